// Keeps the focus at the table. What has it may vanish or be switched off when somebody moves; then whatever took its
// place has it, or else what is nearest around it. So keyboard and screen reader never begin again at the top.
const CAN = "button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), [tabindex='0']";
let last = null;

const inside = (box) => [...box.querySelectorAll(CAN)].filter((element) => element.getClientRects().length > 0);

// What lies around an element, nearest first, and which of the things to press in there it is.
const around = (element) => {
  const boxes = [];
  for (let box = element.parentElement; box && !box.matches("main"); box = box.parentElement) {
    if (box.matches("ul, ol, [role=group], section, div")) boxes.push([box, inside(box).indexOf(element)]);
  }
  return boxes;
};

const away = (element) => !element.isConnected || element.disabled || element.getClientRects().length === 0;

const keep = () => {
  if (document.activeElement !== document.body || !last) return;
  if (document.querySelector("dialog[open]")) return;
  if (!away(last.element)) {
    // Switched off and on again between two moves: nobody else has it.
    if (last.lost) last.element.focus({ preventScroll: true });
    return;
  }
  for (const [box, at] of last.around) {
    const things = box.isConnected ? inside(box) : [];
    if (things.length > 0) return things[Math.min(Math.max(at, 0), things.length - 1)].focus({ preventScroll: true });
  }
  document.querySelector("main.table .mine")?.focus({ preventScroll: true });
};

addEventListener("focusin", ({ target }) => {
  last = target.closest("main.table") ? { element: target, around: around(target) } : null;
});
// What is switched off loses the focus only when the page is drawn.
const changed = () => {
  if (last && away(last.element)) last.lost = true;
  requestAnimationFrame(() => requestAnimationFrame(keep));
};
// Whoever presses beside everything means to leave it.
addEventListener("pointerdown", () => {
  if (last) last.lost = false;
});
const watched = { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled"] };
new MutationObserver(changed).observe(document.getElementById("app"), watched);
