/* What each scenario can be found by. */
const ID = 0, TITLE = 1, SECTION = 2, RULES = 3, STATUS = 4, VERSIONS = 5, SOURCE = 6, WORDS = 7;
const haystacks = scenarios.map((one) =>
  [one[ID], one[TITLE], sections[one[SECTION]], one[STATUS], one[SOURCE], one[WORDS]].join("\n").toLowerCase());
const isRule = (term) => /^\d{3}(\.\w+)*$/.test(term);
const cites = (one, term) => one[RULES].some((rule) => rules[rule][0] === term || rules[rule][0].startsWith(`${term}.`));

/* State, and the address that keeps it. */
const fresh = () => ({
  q: "", verdict: new Set(), engine: new Set(), section: "", status: "", version: "", view: "rules",
  open: new Set(), scenario: "", at: "", before: "", after: "",
});
let state = fresh();
const SETS = ["verdict", "engine", "open"];
const usual = fresh();

const address = (of) => {
  const parts = new URLSearchParams();
  for (const [key, value] of Object.entries(of)) {
    const written = value instanceof Set ? [...value].join("~") : value;
    if (written && written !== usual[key]) parts.set(key, written);
  }
  return `#${parts}`;
};
const remember = () => {
  const hash = address(state);
  if (hash !== (location.hash || "#")) history.replaceState(null, "", hash === "#" ? location.pathname + location.search : hash);
};
const recall = () => {
  state = fresh();
  const hash = location.hash.slice(1);
  // A plain anchor, such as that of the link to the results, is no state.
  const parts = new URLSearchParams(hash.includes("=") ? hash : "");
  for (const key of Object.keys(state)) {
    const value = parts.get(key);
    if (value) state[key] = SETS.includes(key) ? new Set(value.split("~")) : value;
  }
  if (!["rules", "scenarios"].includes(state.view)) state.view = "rules";
};

const columns = () => {
  const chosen = engines.map((_, place) => place).filter((place) => state.engine.has(engines[place].key));
  return chosen.length ? chosen : engines.map((_, place) => place);
};

/* Filtering. */
const isFiltered = () => Boolean(state.q.trim() || state.verdict.size || state.section || state.status || state.version);
const matching = () => {
  const terms = state.q.toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = new Set([...state.verdict].map((verdict) => codeOf[verdict]));
  const shown = columns();
  const found = [];
  for (let place = 0; place < scenarios.length; place++) {
    const one = scenarios[place];
    if (state.section && sections[one[SECTION]] !== state.section) continue;
    if (state.status && one[STATUS] !== state.status) continue;
    if (state.version && !one[VERSIONS].includes(state.version)) continue;
    if (!shown.some((engine) => results[engine][place] !== ABSENT && (!wanted.size || wanted.has(results[engine][place])))) continue;
    if (!terms.every((term) => isRule(term) ? cites(one, term) || haystacks[place].includes(term) : haystacks[place].includes(term))) continue;
    found.push(place);
  }
  return found;
};

const count = (places, engine) => {
  const counts = { passed: 0, failed: 0, open: 0, untested: 0, all: 0, known: 0 };
  for (const place of places) {
    const code = results[engine][place];
    if (code === ABSENT) continue;
    counts[kindOf(code)]++;
    counts.all++;
    if (known[engine].has(place)) counts.known++;
  }
  return counts;
};

const share = (places, engine) => {
  const cell = make("td", { "data-engine": engines[engine].label });
  const counts = count(places, engine);
  if (!counts.all) {
    cell.append(make("span", { class: "none" }, "not in this report"));
    return cell;
  }
  const tested = counts.all - counts.untested;
  const meter = make("span", { class: "meter", "aria-hidden": "true" });
  let reached = 0;
  for (const kind of ["passed", "failed", "open"]) {
    reached += counts[kind];
    meter.style.setProperty(`--${kind}-to`, `${100 * reached / counts.all}%`);
  }
  const words = make("span", {}, make("b", {}, `${tested}/${counts.all}`), " tested");
  const said = [];
  if (counts.passed) said.push(make("span", { class: "v-passed" }, `${counts.passed} passed`));
  if (counts.failed) said.push(make("span", { class: "v-failed" }, `${counts.failed} failed${counts.known ? ` (${counts.known} known)` : ""}`));
  if (counts.open) said.push(make("span", { class: "v-open" }, `${counts.open} open`));
  const line = make("span");
  said.forEach((part, place) => line.append(place ? ", " : "", part));
  cell.append(make("span", { class: "share" }, words, meter, line));
  return cell;
};

const verdictWords = (engine, place) => {
  const code = results[engine][place];
  return `${verdicts[code]}${known[engine].has(place) ? ", known" : ""}`;
};
const scenarioRow = (place, flat) => {
  const one = scenarios[place];
  const row = make("tr", { class: flat ? "scenario flat" : "scenario" },
    make("th", { scope: "row" }, foreign(one[TITLE]), make("span", { class: "soft" }, foreign(one[ID]))));
  for (const engine of columns()) {
    const code = results[engine][place];
    const cell = make("td", { "data-engine": engines[engine].label });
    if (code === ABSENT) cell.append(make("span", { class: "none" }, "not in this report"));
    else {
      const said = verdictWords(engine, place);
      cell.append(make("button", {
        type: "button", class: `cell c-${kindOf(code)}`, "data-key": `cell ${place} ${engine} ${flat}`, "data-place": place, "data-column": engine,
        "aria-label": `${said}: ${one[TITLE]}, ${engines[engine].label}`,
      }, `${SIGNS[kindOf(code)]} ${said}`));
    }
    row.append(cell);
  }
  return row;
};
const toggleRow = (kind, key, label, more, places, open) => {
  const row = make("tr", { class: kind }, make("th", { scope: "row" },
    make("button", { type: "button", class: "toggle", "aria-expanded": String(open), "data-open": key, "data-key": `toggle ${key}` },
      make("span", {}, foreign(label), more ? make("span", { class: "soft" }, ` ${more}`) : ""))));
  for (const engine of columns()) row.append(share(places, engine));
  return row;
};

