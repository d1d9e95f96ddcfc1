// Keeps the focus at the table. What has it may vanish or be switched off when somebody moves; then whatever took its
// place has it, or else what is nearest around it. So keyboard and screen reader never begin again at the top.
const CAN = "button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), [tabindex='0']";
let last = null;
// What lost the focus by being switched off, and what has it meanwhile: it goes back, unless something was pressed since.
let owner = null;
let holder = null;

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
const give = (element) => element?.focus({ preventScroll: true });

// Whatever is nearest to what has gone.
const nearest = () => {
  for (const [box, at] of last.around) {
    const things = box.isConnected ? inside(box) : [];
    if (things.length > 0) return things[Math.min(Math.max(at, 0), things.length - 1)];
  }
  return document.querySelector("main.table .mine");
};

const keep = () => {
  const has = document.activeElement;
  const free = has === document.body;
  if (document.querySelector("dialog[open]")) return;
  if (owner && !away(owner) && (free || has === holder)) return give(owner);
  if (!free || !last || !away(last.element)) return;
  const [whose, next] = [owner, nearest()];
  give(next);
  [owner, holder] = [whose, next];
};

const forget = () => {
  owner = holder = null;
};
addEventListener("focusin", ({ target }) => {
  forget();
  last = target.closest("main.table") ? { element: target, around: around(target) } : null;
});
addEventListener("pointerdown", forget);
addEventListener("keydown", forget);
// What is switched off loses the focus only when the page is drawn.
const changed = () => {
  if (last && away(last.element)) owner ??= last.element;
  requestAnimationFrame(() => requestAnimationFrame(keep));
};
const watched = { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled"] };
new MutationObserver(changed).observe(document.getElementById("app"), watched);
