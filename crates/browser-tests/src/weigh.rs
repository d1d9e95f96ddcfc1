//! What it costs a page to hear something: the time of its script, on a processor that is slowed down.

use serde_json::{Value, json};

use crate::Window;

/// Notes for every message of a table's worker how long the page was busy with it, and with all that followed at once. The
/// first listener is there before the page's own and the last one after it; between two of them the page does whatever it
/// has promised itself meanwhile.
const WEIGH: &str = "
    window.weighed = [];
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      constructor(...address) {
        super(...address);
        let begun = 0;
        this.addEventListener('message', () => { begun = performance.now(); });
        setTimeout(() => this.addEventListener('message', () => window.weighed.push(performance.now() - begun)));
      }
    };";

impl Window {
    /// From the next page on, weighs what a table's worker says.
    pub async fn weigh(&self) {
        self.before_pages(WEIGH).await;
    }

    /// Makes the page's processor so many times slower than it is.
    pub async fn slow_down(&self, times: u32) {
        self.devtools("Emulation.setCPUThrottlingRate", &json!({ "rate": times })).await;
    }

    /// The milliseconds of each message since the last time this was asked.
    pub async fn weighed(&self) -> Vec<f64> {
        let weighed = self.script("return window.weighed.splice(0)", vec![]).await;
        weighed.as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
    }
}
