/* The report page: a matrix that opens, filters whose state is in the address, and a sheet for the scenario that is open.
   Every text goes in through textContent; only boards, which the suite drew and escaped, are parsed as markup. */
(() => {
  const $ = (id) => document.getElementById(id);
  const index = JSON.parse($("index").textContent);
  const { engines, sections, rules, scenarios, verdicts, results } = index;
  const failing = new Set(index.failing);
  const known = index.known.map((places) => new Set(places));
  const ABSENT = ".";
  const codeOf = Object.fromEntries(Object.entries(verdicts).map(([code, verdict]) => [verdict, code]));
  const kindOf = (code) => code === codeOf.passed ? "passed" : failing.has(code) ? "failed" : code === codeOf.unruled ? "open" : "untested";
  const SIGNS = { passed: "✓", failed: "✗", open: "?", untested: "–" };

  const make = (name, attributes = {}, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (value === null || value === undefined || value === false) continue;
      if (key === "class") made.className = value;
      else if (key === "on") for (const [event, act] of Object.entries(value)) made.addEventListener(event, act);
      else made.setAttribute(key, value === true ? "" : value);
    }
    made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== ""));
    return made;
  };
  const foreign = (text) => make("bdi", {}, text);
  const rulesOf = (engine) => engines[engine].label.includes(`rules ${engines[engine].rules}`) ? "" : make("span", { class: "soft" }, ` rules ${engines[engine].rules}`);
  const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

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
    for (const kind of ["passed", "failed", "open", "untested"]) {
      if (!counts[kind]) continue;
      const part = make("i", { class: kind });
      part.style.width = `${100 * counts[kind] / counts.all}%`;
      meter.append(part);
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
      make("td", {}, rule), make("td", {}, text), make("td", {}, before ? `${before} → ${after}` : after)))));
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

  /* What the reader does. */
  const searchFor = (words) => { state.q = words; state.open.clear(); update(); $("q").focus(); };
  $("q").addEventListener("input", () => { state.q = $("q").value; update(); });
  for (const id of ["section", "status", "version", "view"]) $(id).addEventListener("change", () => { state[id] = $(id).value; update(); });
  for (const button of document.querySelectorAll("[data-filter]")) {
    button.addEventListener("click", () => {
      const set = state[button.dataset.filter], value = button.dataset.value;
      if (!set.delete(value)) set.add(value);
      update();
    });
  }
  $("clear").addEventListener("click", () => { const { before, after } = state; state = { ...fresh(), before, after }; update(); });
  $("rows").addEventListener("click", (event) => {
    const target = event.target.closest("button");
    if (!target) return;
    if (target.dataset.open !== undefined) {
      const key = target.dataset.open, closing = `-${key}`, isOpen = target.getAttribute("aria-expanded") === "true";
      state.open.delete(closing);
      state.open.delete(key);
      state.open.add(isOpen ? closing : key);
      if (isOpen && !(isFiltered() && found.length <= FEW)) state.open.delete(closing);
      update();
    } else if (target.dataset.place !== undefined) show(Number(target.dataset.place), Number(target.dataset.column));
  });
  $("rows").addEventListener("keydown", (event) => {
    const rows = [...$("rows").rows], at = event.target.closest("td, th"), row = at?.parentElement;
    if (!row || !event.key.startsWith("Arrow")) return;
    const down = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0, across = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0;
    let line = rows.indexOf(row), column = at.cellIndex;
    do {
      line += down;
      column += across;
      const target = rows[line]?.cells[column]?.querySelector("button") ?? (down ? rows[line]?.cells[0]?.querySelector("button") : null);
      if (target) { target.focus(); event.preventDefault(); return; }
    } while (rows[line]?.cells[column]);
  });
  for (const [id, key] of [["before", "before"], ["after", "after"]]) {
    $(id)?.addEventListener("change", () => { state[key] = $(id).value; compare(); remember(); });
  }
  $("close").addEventListener("click", () => sheet.close());
  $("next").addEventListener("click", () => step(1));
  $("previous").addEventListener("click", () => step(-1));
  sheet.addEventListener("click", (event) => { if (event.target === sheet) sheet.close(); });
  sheet.addEventListener("close", () => {
    const key = `[data-place="${scenarios.findIndex((one) => one[ID] === state.scenario)}"]`;
    state.scenario = state.at = "";
    shownAt++;
    remember();
    if (document.activeElement === document.body || !document.activeElement) document.querySelector(key)?.focus();
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    if (event.key === "/" && !sheet.open) { event.preventDefault(); $("q").focus(); }
    if (event.key === "n") step(1);
    if (event.key === "p") step(-1);
  });
  const restart = () => { recall(); controls(); draw(); compare(); openFromState(); };
  addEventListener("hashchange", restart);
  restart();
})();
