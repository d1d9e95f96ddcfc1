//! What it costs a page to hear something: the time of its script, on a processor that is slowed down.

use serde_json::{Value, json};

use crate::Window;
use crate::layout::strings;

/// Notes for every message of a table's worker how long the page was busy with it, and with all that followed at once. The
/// first listener is there before the page's own and the last one after it; between two of them the page does whatever it
/// has promised itself meanwhile. Whoever asks then where something lies has the page laid out for it: that is noted, too.
const WEIGH: &str = r#"
    window.weighed = [];
    window.lookedUp = [];
    let hearing = false;
    const note = (name) => { if (hearing) window.lookedUp.push(name); };
    for (const name of ['getClientRects', 'getBoundingClientRect']) {
      const plain = Element.prototype[name];
      Element.prototype[name] = function () { note(name); return plain.call(this); };
    }
    for (const [kind, name] of [[Element, 'scrollHeight'], [HTMLElement, 'offsetHeight'], [HTMLElement, 'offsetWidth']]) {
      const plain = Object.getOwnPropertyDescriptor(kind.prototype, name).get;
      Object.defineProperty(kind.prototype, name, { get() { note(name); return plain.call(this); } });
    }
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      constructor(...address) {
        super(...address);
        let begun = 0;
        this.addEventListener('message', () => { begun = performance.now(); hearing = true; });
        setTimeout(() => this.addEventListener('message', ({ data }) => {
          const took = performance.now() - begun;
          hearing = false;
          window.weighed.push([String(data).startsWith('{"tell":{"update"'), took]);
        }));
      }
    };"#;

/// What a page has heard from its worker, in milliseconds of script.
#[derive(Clone, Debug, Default)]
pub struct Weighed {
    /// Each update of the table, the quickest first.
    pub updates: Vec<f64>,
    /// Everything else together: what was to be kept, and answers.
    pub others: f64,
}

impl Weighed {
    /// So many of a hundred updates took no longer than this.
    pub fn within(&self, percent: usize) -> f64 {
        let last = self.updates.len().saturating_sub(1);
        self.updates.get(last * percent / 100).copied().unwrap_or_default()
    }

    /// What is heard beside an update, on average.
    #[allow(clippy::cast_precision_loss, reason = "a few thousand updates")]
    pub fn beside(&self) -> f64 {
        self.others / self.updates.len().max(1) as f64
    }
}

impl Window {
    /// From the next page on, weighs what a table's worker says.
    pub async fn weigh(&self) {
        self.before_pages(WEIGH).await;
    }

    /// Makes the page's processor so many times slower than it is.
    pub async fn slow_down(&self, times: u32) {
        self.devtools("Emulation.setCPUThrottlingRate", &json!({ "rate": times })).await;
    }

    /// What the page looked up of its own layout while it heard something, by the names of the functions.
    pub async fn looked_up(&self) -> Vec<String> {
        strings(&self.script("return window.lookedUp", vec![]).await)
    }

    /// What was heard since the last time this was asked.
    pub async fn weighed(&self) -> Weighed {
        let all = self.script("return window.weighed.splice(0)", vec![]).await;
        let mut weighed = Weighed::default();
        for one in all.as_array().into_iter().flatten() {
            let took = one[1].as_f64().unwrap_or_default();
            match &one[0] {
                Value::Bool(true) => weighed.updates.push(took),
                _ => weighed.others += took,
            }
        }
        weighed.updates.sort_by(f64::total_cmp);
        weighed
    }
}
