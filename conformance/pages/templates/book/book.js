/* The book's search: it looks through a list that stands in a file of its own, so that it needs no server. */
(() => {
  const results = document.getElementById("results"), found = document.getElementById("found"), field = document.getElementById("q");
  /* A link to something in a closed list opens the list. */
  const reveal = () => {
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target instanceof HTMLDetailsElement) target.open = true;
  };
  addEventListener("hashchange", reveal);
  reveal();
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && !/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) { event.preventDefault(); field.focus(); }
  });
  if (!results || !window.RULINGS) return;
  const MOST = 100;
  const entries = window.RULINGS.map(([title, address, id, status, words, more]) =>
    ({ title, address, id, status, words, low: `${title}\n${id}\n${status}\n${words}\n${more}`.toLowerCase(), head: title.toLowerCase() }));
  const isRule = (term) => /^\d{3}(\.\w+)*$/.test(term);
  const holds = (entry, term) => isRule(term)
    ? new RegExp(`(^|[\\s(])${term.replaceAll(".", "\\.")}(\\.\\w|[\\s),;]|$)`).test(entry.low)
    : entry.low.includes(term);
  const excerpt = (entry, terms) => {
    const at = Math.max(0, ...terms.map((term) => entry.words.toLowerCase().indexOf(term)));
    const start = Math.max(0, at - 60);
    return `${start ? "…" : ""}${entry.words.slice(start, start + 160)}${entry.words.length > start + 160 ? "…" : ""}`;
  };
  const search = () => {
    const terms = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    results.replaceChildren();
    if (!terms.length) {
      found.textContent = "Type a card, a keyword, a rule number or a few words into the field above.";
      return;
    }
    const hits = entries.filter((entry) => terms.every((term) => holds(entry, term)))
      .map((entry) => [terms.filter((term) => entry.head.includes(term)).length, entry])
      .sort((one, other) => other[0] - one[0]).map(([, entry]) => entry);
    found.textContent = hits.length ? `${hits.length} found${hits.length > MOST ? `, the first ${MOST} shown` : ""}` : "Nothing found. Try fewer words, or the indexes.";
    for (const entry of hits.slice(0, MOST)) {
      const item = document.createElement("li"), link = document.createElement("a"), line = document.createElement("div");
      link.href = entry.address;
      link.textContent = entry.title;
      line.className = "soft";
      line.textContent = excerpt(entry, terms);
      item.append(link);
      if (entry.status === "disputed") {
        const pill = document.createElement("span");
        pill.className = "pill unruled";
        pill.textContent = "left open";
        item.append(" ", pill);
      }
      item.append(line);
      results.append(item);
    }
  };
  field.value = new URLSearchParams(location.search).get("q") ?? "";
  field.addEventListener("input", () => {
    search();
    history.replaceState(null, "", `${location.pathname}${field.value ? `?q=${encodeURIComponent(field.value)}` : ""}`);
  });
  field.form.addEventListener("submit", (event) => event.preventDefault());
  search();
})();
