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

// What is gone or off is known at once; whether something is hidden only a page that is laid out knows, and to ask for that
// in the middle of an update costs more than the update.
const off = (element) => !element.isConnected || element.disabled;
const away = (element) => off(element) || element.getClientRects().length === 0;
const give = (element) => element?.focus({ preventScroll: !element.matches(".result") });

// Whatever is nearest to what has gone: with the last move that is the result, and no button of it, which a second press
// would hit.
const nearest = () => {
  const over = document.querySelector("main.table > .result");
  if (over) {
    over.tabIndex = -1;
    return over;
  }
  for (const [box, at] of last.around) {
    const things = box.isConnected ? inside(box) : [];
    if (things.length > 0) return things[Math.min(Math.max(at, 0), things.length - 1)];
  }
  // Where one's own side is no box of its own, as on phones, what lies in it.
  const mine = document.querySelector("main.table .mine");
  return mine && away(mine) ? inside(mine)[0] : mine;
};

const keep = () => {
  const has = document.activeElement;
  const free = has === document.body;
  if (document.querySelector("dialog[open]")) return;
  // Whoever was only given something to hold goes on to the result when it comes.
  const over = has === holder && document.querySelector("main.table > .result");
  if (over && !over.contains(has)) return give(nearest());
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
// A browser that has much to do takes the focus from what was switched off some frames later.
addEventListener("focusout", () => requestAnimationFrame(keep));
addEventListener("pointerdown", forget);
addEventListener("keydown", forget);
const note = (lost) => {
  if (last && lost(last.element)) owner ??= last.element;
};
// What is switched off or hidden loses the focus only when the page is drawn.
const drawing = () => {
  note(away);
  requestAnimationFrame(keep);
};
const changed = () => {
  note(off);
  requestAnimationFrame(drawing);
};
const watched = { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled"] };
new MutationObserver(changed).observe(document.getElementById("app"), watched);
