//! What the tabs of this browser tell each other about a table that is open in several of them.
//!
//! One tab plays: the one that was opened last, or in which something was last pressed. The others follow.

use serde::{Deserialize, Serialize};
use sevenfold_core::json;
use sevenfold_protocol::{Ask, TableCode};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{BroadcastChannel, MessageEvent};

/// What a tab calls out to the others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Call {
    /// I play from now on.
    Mine,
    /// I do not play any more.
    Left,
    /// I follow whoever plays.
    Following,
    /// This is what my worker said, as it said it.
    Heard(String),
    /// To whoever plays: tell me this.
    Ask(Ask),
}

/// The way to the other tabs; it ends when it is dropped.
pub(crate) struct Channel {
    wire: Option<BroadcastChannel>,
    _listener: Closure<dyn FnMut(MessageEvent)>,
}

impl Channel {
    /// Listens for calls about a table. A browser without such channels has no other tabs.
    pub(crate) fn open(code: TableCode, heard: impl Fn(Call) + 'static) -> Self {
        let listener = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            // Another build of the client may call something this one does not know.
            if let Ok(call) = json::from_text(&text) {
                heard(call);
            }
        });
        let wire = BroadcastChannel::new(&format!("sevenfold-{code}")).ok();
        if let Some(wire) = &wire {
            wire.set_onmessage(Some(listener.as_ref().unchecked_ref()));
        }
        Self { wire, _listener: listener }
    }

    /// Calls out to the other tabs.
    pub(crate) fn call(&self, call: &Call) {
        if let (Some(wire), Ok(text)) = (&self.wire, serde_json::to_string(call)) {
            // A channel that is closed has nobody to talk to.
            let _ = wire.post_message(&text.into());
        }
    }
}

impl Drop for Channel {
    fn drop(&mut self) {
        if let Some(wire) = &self.wire {
            wire.close();
        }
    }
}
