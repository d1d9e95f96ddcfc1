// Shows where things came from. A thing that has come somewhere says from where: data-from is the name of a place and
// the number of the step that brought it; the place has that name in data-spot. Each flight is shown once, several one
// after another; whoever prefers little motion sees a mark on what has come instead.
const LENGTH = 220;
const NEXT = 110;
const SMALLEST = 0.35;

const places = new Map();
let flown = new Set();
let table = null;
let timer = 0;

const wish = matchMedia("(prefers-reduced-motion: reduce)");
const calm = () => document.documentElement.dataset.motion === "less" || wish.matches;

// Where an element is on the page, however far that is scrolled.
const lies = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2 + scrollX, y: top + height / 2 + scrollY, width, height };
};

const look = () => {
  for (const spot of table?.querySelectorAll("[data-spot]") ?? []) {
    const lying = lies(spot);
    if (lying.width > 0) places.set(spot.dataset.spot, lying);
  }
};

const fly = (element, flight, delay) => {
  const from = places.get(flight.split(" ")[0]);
  const to = lies(element);
  if (!from || !to.width) return;
  // Inside a drawing a pixel is as long as the drawing says.
  const unit = element.ownerSVGElement?.getScreenCTM().a ?? 1;
  const start = { translate: `${(from.x - to.x) / unit}px ${(from.y - to.y) / unit}px` };
  // What is placed by its drawing would grow from the drawing's corner.
  if (!element.hasAttribute("transform")) {
    start.scale = Math.max(SMALLEST, Math.min(1, from.width / to.width, from.height / to.height));
  }
  // One frame alone would be the last: the thing would fly away from where it lies.
  element.animate([{ ...start, offset: 0 }], { duration: LENGTH, delay, easing: "ease-out", fill: "backwards" });
};

const changed = () => {
  const now = document.querySelector("main.table");
  const all = [...(now?.querySelectorAll("[data-from]") ?? [])];
  if (now !== table) {
    // What lies on a table when one comes to it has not just come.
    [table, flown] = [now, new Set(all.map((element) => element.dataset.from))];
  }
  const coming = all.filter((element) => !flown.has(element.dataset.from));
  if (coming.length > 0) {
    const flights = [...new Set(coming.map((element) => element.dataset.from))];
    flights.forEach((flight) => flown.add(flight));
    for (const marked of table.querySelectorAll("[data-came]")) delete marked.dataset.came;
    for (const element of coming) {
      const flight = element.dataset.from;
      if (calm()) element.dataset.came = "";
      // By then it is drawn, and not yet shown: where it lies need not be found out in the middle of an update.
      else requestAnimationFrame(() => fly(element, flight, flights.indexOf(flight) * NEXT));
    }
  }
  clearTimeout(timer);
  timer = setTimeout(look, LENGTH + NEXT);
};

// What is pressed is where it is now; and by then nothing flies.
addEventListener("pointerdown", look, { capture: true, passive: true });
addEventListener("keydown", look, { capture: true, passive: true });
const watched = { subtree: true, childList: true, attributes: true, attributeFilter: ["data-from"] };
new MutationObserver(changed).observe(document.getElementById("app"), watched);
