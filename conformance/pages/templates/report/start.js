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
    const target = rows[line]?.cells[column]?.querySelector("button") ?? (down ? rows[line]?.querySelector("button") : null);
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
