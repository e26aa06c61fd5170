/* The report page: a matrix that opens, filters whose state is in the address, and a sheet for the scenario that is open.
   Its files are parts of one function. Every text goes in through textContent; only boards, which the suite drew and
   escaped, are parsed as markup. */
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

