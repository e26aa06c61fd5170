/* The sheet. */
const sheet = $("sheet"), body = $("sheet-body");
const blocks = [];
let packed = null;
const block = (section) => {
  blocks[section] ??= (async () => {
    packed ??= JSON.parse($("blocks").textContent);
    const bytes = Uint8Array.from(atob(packed[section]), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return JSON.parse(await new Response(stream).text());
  })();
  return blocks[section];
};

const list = (lines) => lines?.length ? make("ul", {}, lines.map((line) => make("li", {}, foreign(line)))) : "";
const webLink = (link) => /^https?:\/\/\S+$/i.test(link) ? make("a", { href: link, rel: "noreferrer noopener" }, foreign(link)) : foreign(link);
const ruleButton = (number) => make("button", {
  type: "button", class: "pill", title: rules.find((rule) => rule[0] === number)?.[1] ?? "", on: { click: () => { sheet.close(); searchFor(number); } },
}, number);

const sides = (place, chosen, detail) => {
  const rows = [];
  engines.forEach((engine, number) => {
    const code = results[number][place];
    if (code === ABSENT) return;
    const data = detail.results?.[number] ?? {};
    const cell = (what, ...children) => make("td", { "data-what": what }, ...children);
    const passed = code === codeOf.passed;
    const said = make("td", {}, make("span", { class: `v-${kindOf(code)}` }, `${SIGNS[kindOf(code)]} ${verdictWords(number, place)}`));
    if (data.known) said.append(make("div", {}, "known: ", foreign(data.known[0]), " (", webLink(data.known[1]), ")"));
    if (data.note) said.append(make("div", { class: "soft" }, foreign(data.note)));
    if (data.where) said.append(make("div", { class: "soft" }, foreign(data.where)));
    const row = make("tr", { class: number === chosen ? "chosen" : null },
      make("th", { scope: "row" }, foreign(engine.label), make("div", {}, rulesOf(number))),
      said,
      passed ? cell("question", make("span", { class: "soft" }, "every question as expected")) : cell("question", foreign(data.question ?? "")),
      passed ? make("td") : cell("expected", foreign(data.expected ?? ""), list(data.expected_readings)),
      passed ? make("td") : cell("got", foreign(data.got ?? ""), list(data.got_readings),
        data.answers ? make("details", {}, make("summary", {}, "all its answers"), list(data.answers.map(([asked, answer]) => `${asked}: ${answer}`))) : ""));
    rows.push(row);
  });
  return make("table", { class: "sides" },
    make("thead", {}, make("tr", {}, ["engine", "verdict", "question", "expected", "got"].map((head) => make("th", { scope: "col" }, head)))),
    make("tbody", {}, rows));
};
const written = (detail, line) => {
  const lines = detail.lines ?? [];
  const indent = Math.min(...lines.filter(([, text]) => text.trim()).map(([, text]) => text.length - text.trimStart().length));
  return make("div", { class: "source mono", tabindex: "0", role: "region", "aria-label": "The scenario as it is written" },
    lines.map(([number, text]) => make("div", { "data-line": number || "", class: number && number === line ? "here" : null },
      text.slice(Number.isFinite(indent) ? indent : 0) || "\u00a0")));
};
const derivation = (steps) => make("table", { class: "why" },
  make("thead", { class: "unseen" }, make("tr", {}, ["rule", "what it does", "value"].map((head) => make("th", { scope: "col" }, head)))),
  make("tbody", {}, steps.map(([rule, text, before, after]) => make("tr", {},
    make("td", {}, rule), make("td", {}, text), make("td", {}, before ? `${before}\u00a0→\u00a0${after}` : after)))));
const board = (markup) => {
  const holder = make("div");
  holder.innerHTML = markup;
  return holder;
};
const oracle = (played, at) => played.steps.filter((step) => step.asked || step.why.length || step.at === at).map((step) =>
  make("div", { class: `step${step.asked ? "" : " action"}${step.at === at ? " here" : ""}` },
    make("h4", {}, step.question),
    step.asked || step.at === at
      ? make("p", { class: "answer" }, "The oracle answers ", make("strong", {}, step.answer), step.at === at ? " (here this engine differs)" : "") : "",
    list(step.readings),
    step.why.length ? derivation(step.why) : step.asked ? make("p", { class: "soft" }, "read off the board as it stands") : ""));

let shownAt = 0;
const show = async (place, column) => {
  const one = scenarios[place];
  state.scenario = one[ID];
  state.at = engines[column].key;
  remember();
  const turn = ++shownAt;
  const facts = make("div", { class: "facts" },
    one[RULES].map((rule) => ruleButton(rules[rule][0])),
    one[STATUS] ? make("span", { class: `pill ${one[STATUS]}` }, one[STATUS]) : "",
    one[VERSIONS].length ? make("span", { class: "pill" }, `holds in ${one[VERSIONS].join(", ")}`) : "",
    one[SOURCE] ? make("span", { class: "pill" }, `from ${one[SOURCE]}`) : "");
  const head = [
    make("h2", { id: "sheet-title" }, foreign(one[TITLE])),
    make("p", { class: "soft" }, foreign(one[ID]), ", ", make("a", { href: address({ scenario: one[ID], at: state.at }) }, "link to this")),
    facts,
  ];
  body.replaceChildren(...head, make("p", { class: "soft" }, "Opening…"));
  if (!sheet.open) sheet.showModal();
  body.scrollTop = 0;
  body.focus();
  let detail;
  try {
    detail = (await block(one[SECTION]))[place];
  } catch (error) {
    body.replaceChildren(...head, make("p", {}, `This browser cannot unpack the details (${error}); a newer one can.`));
    return;
  }
  if (turn !== shownAt) return;
  const data = detail.results?.[column] ?? {};
  const played = detail.by?.[engines[column].rules];
  const step = played?.steps.find((each) => each.at === data.at);
  const parts = [make("section", {}, make("h3", {}, "Answers side by side"), sides(place, column, detail))];
  if (detail.lines) {
    const drawn = played?.boards[step ? step.board : played.boards.length - 1];
    parts.push(make("section", { class: "two" },
      make("div", {}, make("h3", {}, "As it is written"), make("p", { class: "soft" }, detail.file),
        detail.note ? make("p", {}, detail.note) : "", written(detail, step?.line)),
      drawn ? make("div", {}, make("h3", {}, step ? "The board at that question" : "The board at the end"), board(drawn)) : ""));
  }
  if (played?.steps.length) {
    parts.push(make("section", {}, make("h3", {}, `The oracle's derivation, by rules ${engines[column].rules}`), ...oracle(played, failing.has(results[column][place]) ? data.at : 0)));
  } else if (detail.by) {
    parts.push(make("section", {}, make("p", { class: "soft" }, `The oracle does not play by rules ${engines[column].rules}.`)));
  }
  body.replaceChildren(...head, ...parts);
};

const failures = () => found.flatMap((place) => columns().filter((engine) => failing.has(results[engine][place])).map((engine) => [place, engine]));
const step = (by) => {
  const all = failures();
  if (!all.length) {
    $("found").textContent = "No scenario that is shown fails.";
    return;
  }
  const now = all.findIndex(([place, engine]) => scenarios[place][ID] === state.scenario && engines[engine].key === state.at);
  const next = now < 0 ? (by > 0 ? 0 : all.length - 1) : (now + by + all.length) % all.length;
  show(...all[next]);
};
const openFromState = () => {
  if (!state.scenario) { if (sheet.open) sheet.close(); return; }
  const place = scenarios.findIndex((one) => one[ID] === state.scenario);
  const column = Math.max(0, engines.findIndex((engine) => engine.key === state.at));
  if (place >= 0) show(place, column);
  else $("found").textContent = `There is no scenario ${state.scenario} in this report.`;
};

