//! Somebody who hears a page and never sees it: plays by what the accessibility tree says, and by nothing else.

use serde_json::{Value, json};
use sevenfold_texts::Lang;

use crate::{Window, said};

/// What is said beside the game at every table: it plays no move.
const ASIDE: &[&str] = &[
    "web-hint",
    "web-undo",
    "web-this-seat",
    "web-back",
    "web-double-seven-start",
    "web-double-seven-two-for-one",
    "web-double-seven-take-back",
];

/// A button that was heard.
struct Heard {
    name: String,
    node: Value,
}

/// Somebody who listens. Chooses by chance, the same every time.
pub struct Listener {
    dice: u64,
    aside: Vec<String>,
}

impl Default for Listener {
    fn default() -> Self {
        let known = ASIDE.iter().filter_map(|key| sevenfold_texts::Texts::of(Lang::En).look_up(key));
        Self { dice: 0x7777, aside: known.collect() }
    }
}

impl Listener {
    /// Presses one of the buttons that are heard at the table, if there is any.
    pub async fn press(&mut self, window: &Window) -> Option<String> {
        let heard = self.buttons(window).await;
        if heard.is_empty() {
            return None;
        }
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let chosen = &heard[(self.dice >> 33) as usize % heard.len()];
        // What has vanished meanwhile cannot be pressed.
        window.press_node(&chosen.node).await.then(|| chosen.name.clone())
    }

    /// Every button of the table that is not switched off.
    async fn buttons(&self, window: &Window) -> Vec<Heard> {
        let nodes = window.nodes_of("main").await;
        let on = |node: &&Value| {
            let mut states = node["properties"].as_array().into_iter().flatten();
            let off =
                states.any(|property| property["name"] == "disabled" && property["value"]["value"] == true);
            node["role"]["value"] == "button" && node["ignored"] != true && !off
        };
        let heard = nodes.iter().filter(on).map(|node| Heard {
            name: node["name"]["value"].as_str().unwrap_or_default().to_owned(),
            node: node["backendDOMNodeId"].clone(),
        });
        // Why something was refused is explained in a window over the table; whoever asks must close it again.
        let why = said(Lang::En, "web-why");
        heard.filter(|heard| !self.aside.contains(&heard.name) && !heard.name.starts_with(&why)).collect()
    }

    /// Plays until the result is heard, and says how many things were pressed.
    pub async fn play_to_the_end(&mut self, window: &Window, most: u32) -> u32 {
        let over = said(Lang::En, "web-ask-over");
        for pressed in 0..most {
            window
                .until_within(
                    std::time::Duration::from_mins(2),
                    "something to press, or the end",
                    "return !!document.querySelector('main [data-move], main [data-pick], .result')",
                    vec![],
                )
                .await;
            if window.text().await.contains(&over) {
                return pressed;
            }
            self.press(window).await;
        }
        window.give_up("the game takes too long").await
    }
}

impl Window {
    /// What is heard below the first thing with this role.
    pub(crate) async fn nodes_of(&self, role: &str) -> Vec<Value> {
        let all = self.nodes().await;
        let Some(root) = all.iter().find(|node| node["role"]["value"] == role) else { return Vec::new() };
        let mut found = Vec::new();
        let mut open = vec![root.clone()];
        while let Some(node) = open.pop() {
            let below = node["childIds"].as_array().cloned().unwrap_or_default();
            open.extend(below.iter().filter_map(|id| all.iter().find(|node| node["nodeId"] == *id)).cloned());
            found.push(node);
        }
        found
    }

    /// Presses a thing as assistive technology does; says whether it was still there.
    async fn press_node(&self, node: &Value) -> bool {
        let found = self.try_devtools("DOM.resolveNode", &json!({ "backendNodeId": node })).await;
        let Some(object) = found.and_then(|found| found["object"]["objectId"].as_str().map(str::to_owned))
        else {
            return false;
        };
        let press = json!({ "objectId": object, "functionDeclaration": "function () { this.click() }" });
        self.try_devtools("Runtime.callFunctionOn", &press).await.is_some()
    }
}
