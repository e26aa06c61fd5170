/* Drawing the matrix: only what is open is made. */
const FEW = 30;
let found = [];
const draw = () => {
  found = matching();
  const focused = document.activeElement?.dataset?.key;
  const head = $("columns");
  head.replaceChildren(head.firstElementChild, ...columns().map((engine) =>
    make("th", { scope: "col" }, foreign(engines[engine].label), rulesOf(engine))));
  const few = isFiltered() && found.length <= FEW;
  const rows = document.createDocumentFragment();
  sections.forEach((name, number) => {
    const places = found.filter((place) => scenarios[place][SECTION] === number);
    if (!places.length) return;
    const key = name;
    const open = few ? !state.open.has(`-${key}`) : state.open.has(key);
    rows.append(toggleRow("section", key, name, plural(places.length, "scenario"), places, open));
    if (!open) return;
    if (few || state.view === "scenarios") {
      rows.append(...places.map((place) => scenarioRow(place, true)));
      return;
    }
    const byRule = new Map();
    for (const place of places) for (const rule of scenarios[place][RULES]) {
      if (!byRule.has(rule)) byRule.set(rule, []);
      byRule.get(rule).push(place);
    }
    const uncited = places.filter((place) => !scenarios[place][RULES].length);
    for (const rule of [...byRule.keys()].sort((one, other) => one - other)) {
      const inner = `${name}/${rules[rule][0]}`;
      const ruleOpen = state.open.has(inner);
      rows.append(toggleRow("rule", inner, rules[rule][0], rules[rule][1], byRule.get(rule), ruleOpen));
      if (ruleOpen) rows.append(...byRule.get(rule).map((place) => scenarioRow(place, false)));
    }
    rows.append(...uncited.map((place) => scenarioRow(place, true)));
  });
  if (!found.length) rows.append(make("tr", {}, make("td", { colspan: columns().length + 1 }, "Nothing fits. Clear a filter.")));
  $("rows").replaceChildren(rows);
  $("found").textContent = isFiltered()
    ? `${found.length} of ${plural(scenarios.length, "scenario")} shown`
    : `${plural(scenarios.length, "scenario")}; open a section to see its rules, a rule to see its scenarios, a result to see why`;
  if (focused) document.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
};
const controls = () => {
  if ($("q").value !== state.q) $("q").value = state.q;
  for (const id of ["section", "status", "version", "view"]) $(id).value = state[id];
  for (const button of document.querySelectorAll("[data-filter]")) {
    button.setAttribute("aria-pressed", String(state[button.dataset.filter].has(button.dataset.value)));
  }
};
const update = () => { controls(); draw(); remember(); };

