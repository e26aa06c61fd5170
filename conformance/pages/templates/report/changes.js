/* What changed between two reports. */
const SVG = "http://www.w3.org/2000/svg";
const draft = (name, attributes, text) => {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  return made;
};
const KINDS = [
  ["now failing", (a, b) => a !== "failed" && b === "failed", -1],
  ["no longer failing", (a, b) => a === "failed" && b === "passed", 1],
  ["no longer tested", (a, b) => ["passed", "failed", "open"].includes(a) && b === "untested", -1],
  ["now tested, and passed", (a, b) => a === "untested" && b === "passed", 1],
  ["only in the first", (a, b) => a && !b, 0],
  ["only in the second", (a, b) => !a && b, 0],
  ["other changes of verdict", (a, b) => a && b && a !== b, 0],
];
const compare = () => {
  const holder = $("changes");
  if (!holder) return;
  const before = engines.findIndex((engine) => engine.key === state.before), after = engines.findIndex((engine) => engine.key === state.after);
  const [left, right] = [before < 0 ? pair[0] : before, after < 0 ? pair[1] : after];
  $("before").value = engines[left].key;
  $("after").value = engines[right].key;
  const groups = KINDS.map(([title]) => [title, []]);
  const better = sections.map(() => 0), worse = sections.map(() => 0);
  scenarios.forEach((one, place) => {
    const kinds = [left, right].map((engine) => results[engine][place]).map((code) => code === ABSENT ? "" : kindOf(code));
    const which = KINDS.findIndex(([, test]) => test(...kinds));
    if (which < 0) return;
    groups[which][1].push(place);
    if (KINDS[which][2] > 0) better[one[SECTION]]++;
    if (KINDS[which][2] < 0) worse[one[SECTION]]++;
  });
  const flipped = left > right;
  const answers = index.changes[flipped ? `${right}-${left}` : `${left}-${right}`];
  const link = (place) => make("li", {}, make("button", { type: "button", class: "link", on: { click: () => show(place, results[right][place] === ABSENT ? left : right) } }, foreign(scenarios[place][TITLE])));
  const lists = make("div");
  for (const [title, places] of groups) {
    if (!places.length) continue;
    const items = places.slice(0, 200).map(link);
    lists.append(make("details", { open: places.length <= 8 }, make("summary", {}, make("b", {}, `${title}: ${places.length}`)),
      make("ul", {}, items, places.length > 200 ? make("li", {}, `and ${places.length - 200} more`) : "")));
  }
  const otherAnswers = Object.entries(answers ?? {});
  if (otherAnswers.length) {
    lists.append(make("details", { open: otherAnswers.length <= 8 }, make("summary", {}, make("b", {}, `other answers: ${otherAnswers.length}`)),
      make("ul", {}, otherAnswers.map(([place, asked]) => {
        const item = link(Number(place));
        item.append(make("ul", {}, asked.map(([question, one, other]) => make("li", {}, foreign(question), ": ", foreign(flipped ? other : one), " → ", foreign(flipped ? one : other)))));
        return item;
      }))));
  }
  if (!lists.childElementCount) lists.append(make("p", {}, left === right ? "Choose two different reports." : "Every verdict is the same."));
  holder.replaceChildren(make("div", { class: "changed" }, make("div", {}, changeChart(better, worse)), lists));
};
const changeChart = (better, worse) => {
  const touched = sections.map((_, place) => place).filter((place) => better[place] || worse[place]);
  if (!touched.length) return make("p", { class: "soft" }, "No section has become better or worse.");
  const most = Math.max(...touched.map((place) => Math.max(better[place], worse[place])));
  const width = 130, middle = 280, height = 24 * touched.length + 26;
  const said = touched.map((place) => `${sections[place]}: ${better[place]} better, ${worse[place]} worse`).join("; ");
  const drawing = draft("svg", { class: "bars", viewBox: `0 0 460 ${height}`, role: "img", "aria-label": said });
  drawing.append(draft("text", { x: middle - 6, y: 13, "text-anchor": "end" }, "worse"), draft("text", { x: middle + 6, y: 13 }, "better"));
  touched.forEach((place, number) => {
    const y = 24 * number + 22;
    drawing.append(draft("text", { x: 0, y: y + 13 }, sections[place]));
    const w = width * worse[place] / most, b = width * better[place] / most;
    if (w) drawing.append(draft("rect", { class: "s-worse", x: middle - w, y: y + 2, width: w, height: 15 }), draft("text", { x: middle - w - 4, y: y + 14, "text-anchor": "end" }, worse[place]));
    if (b) drawing.append(draft("rect", { class: "s-better", x: middle, y: y + 2, width: b, height: 15 }), draft("text", { x: middle + b + 4, y: y + 14 }, better[place]));
  });
  drawing.append(draft("line", { class: "axis", x1: middle, x2: middle, y1: 18, y2: height }));
  return drawing;
};
const pair = (() => {
  for (let left = 0; left < engines.length; left++) for (let right = left + 1; right < engines.length; right++) {
    if (index.changes[`${left}-${right}`]) return [left, right];
  }
  return [0, Math.min(1, engines.length - 1)];
})();

