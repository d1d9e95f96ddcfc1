//! Windows of any size, what of a table is seen in them, and how much of it moves by itself.

use serde_json::json;

use crate::Window;
use crate::layout::strings;

/// Sizes a table is played at: phones upright and sideways, tablets, pages at 150 and 200 %, desks.
pub const SCREENS: [(u32, u32); 12] = [
    (320, 568),
    (360, 640),
    (390, 844),
    (667, 375),
    (844, 390),
    (720, 450),
    (820, 1180),
    (1180, 820),
    (960, 600),
    (1280, 720),
    (1440, 900),
    (2560, 1440),
];

/// What has to be seen at once: the question whole, the middle for the most part, and whatever in hand can be pressed.
const OUT_OF_SIGHT: &str = "
    // What lies in front of a table's parts hides them: the hand, the seats, the log, and the bar.
    const fronts = '.mine, .opps, .loghandle, .bar';
    const shown = (e, x, y) => {
      const there = document.elementFromPoint(x, y);
      return there && (e.contains(there) || !there.closest(fronts) || there.closest(fronts).contains(e));
    };
    const seen = (e) => {
      const box = e.getBoundingClientRect();
      const parts = [...Array(10).keys()].map((at) => (at + 0.5) / 10);
      const points = parts.flatMap((down) => parts.map((along) => [box.left + along * box.width, box.top + down * box.height]));
      return box.width * box.height > 0 ? points.filter(([x, y]) => shown(e, x, y)).length / points.length : 0;
    };
    const name = (e) => `${e.tagName.toLowerCase()}.${e.getAttribute('class')} “${(e.getAttribute('aria-label') ?? e.textContent).trim().slice(0, 30)}”`;
    const faults = [];
    const hidden = (e, least, what) => {
      if (!e) faults.push(`${what} is not there`);
      else if (seen(e) < least) faults.push(`${what}: ${name(e)} is seen by ${Math.round(seen(e) * 100)} %`);
    };
    const first = (list) => list.map((s) => document.querySelector(s)).find((e) => e?.getClientRects().length > 0);
    hidden(document.querySelector('.ask p'), 0.99, 'the question');
    const middle = first(['.se-rows', '.ring', '.stock', '.trick', '.bb', '.sofar', '.chg', '.invite', '.wheel', '.stage .hexes', '.ts-heart']);
    hidden(middle, 0.6, 'the middle');
    const ladder = first(['.pot']);
    if (ladder) hidden(ladder, 0.95, 'what going out is worth');
    // Whoever bids looks at the cards.
    document.querySelectorAll('.dlhand > li').forEach((e) => hidden(e, 0.6, 'in hand'));
    // A row that can be pushed sideways is seen as far as it begins.
    const pushed = (e) => [...(function* () { for (let up = e.parentElement; up; up = up.parentElement) yield up; })()]
      .some((up) => up.scrollWidth > up.clientWidth + 1 && ['auto', 'scroll'].includes(getComputedStyle(up).overflowX));
    for (const e of document.querySelectorAll('.mine :is([data-move], [data-pick])')) {
      if (e.getClientRects().length > 0 && !e.closest('.me, .ts-own') && !pushed(e)) hidden(e, 0.9, 'in hand');
    }
    return faults;";

/// Boxes of a table that lie on each other: seats, question, helps, hand, and the middle where it has a place of its own.
const OVERLAPS: &str = "
    const parts = ['.opp', '.mid > .stack', '.mid > .pot', '.mid > .way', '.ask', '.acts', '.hand > li', '.se-hand > li', '.rack', '.racts', '.dlhand > li', '.sv-tray', '.sv-acts', '.ts-hand > li', '.ts-offers > *'];
    const boxes = parts.flatMap((s) => [...document.querySelectorAll(`main ${s}`)]).filter((e) => e.getClientRects().length > 0);
    const name = (e) => `${e.tagName.toLowerCase()}.${e.getAttribute('class')}`;
    const found = [];
    boxes.forEach((one, at) => boxes.slice(at + 1).forEach((other) => {
      if (one.contains(other) || other.contains(one)) return;
      const [a, b] = [one, other].map((e) => e.getBoundingClientRect());
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 4 && high > 4 && one.parentElement === other.parentElement) found.push(`${name(one)} and ${name(other)} overlap by ${Math.round(wide)} × ${Math.round(high)}`);
    }));
    return found.slice(0, 5);";

/// Adds up what moves by itself from now on. What a press moves counts as well: the next press must not miss.
const WATCH_SHIFTS: &str = "
    window.shifts = [];
    new PerformanceObserver((list) => list.getEntries().forEach((shift) => window.shifts.push(
      [shift.value, ...shift.sources.map(({ node }) => node?.getAttribute?.('class') ?? node?.nodeName ?? '?')])))
      .observe({ type: 'layout-shift' });";

impl Window {
    /// Makes the page so large.
    pub async fn resize(&self, (width, height): (u32, u32)) {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", &metrics).await;
        let sized = "return innerWidth === arguments[0] && innerHeight === arguments[1]";
        self.until_with("the size", sized, vec![json!(width), json!(height)]).await;
    }

    /// Sets the browser to letters half as large again.
    pub async fn enlarge_letters(&self) {
        let sizes = json!({ "fontSizes": { "standard": 24, "fixed": 20 } });
        self.devtools("Page.setFontSizes", &sizes).await;
        let large = "return getComputedStyle(document.documentElement).fontSize === '24px'";
        self.until("large letters", large).await;
    }

    /// What is needed now and is not seen, or lies on something else.
    pub async fn out_of_sight(&self) -> Vec<String> {
        let hidden = strings(&self.script(OUT_OF_SIGHT, vec![]).await);
        let overlaps = strings(&self.script(OVERLAPS, vec![]).await);
        hidden.into_iter().chain(overlaps).collect()
    }

    /// From now on keeps what moves on this page without having been moved.
    pub async fn watch_shifts(&self) {
        self.script(WATCH_SHIFTS, vec![]).await;
    }

    /// How much has moved since it was last asked, and what.
    pub async fn shifted(&self) -> (f64, String) {
        let take = "const taken = window.shifts; window.shifts = []; return taken";
        let shifts = self.script(take, vec![]).await;
        let shifts = shifts.as_array().cloned().unwrap_or_default();
        let sum = shifts.iter().filter_map(|shift| shift[0].as_f64()).sum();
        (sum, serde_json::to_string(&shifts).unwrap())
    }
}
