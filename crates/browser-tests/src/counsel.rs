//! A game's worker that is asked what its bots would do, without a table.

use serde_json::{Value, json};
use sevenfold_protocol::offline::{Consult, FromWorker, ToWorker};

use crate::Window;

const START: &str = "
    const [game, done] = arguments;
    const address = `/app/${document.body.dataset.build}/worker.js`;
    window.counsel = new Worker(address, { type: 'module', name: game });
    window.counsel.onmessage = () => done(true);";

const ASK: &str = "
    const [question, done] = arguments;
    window.counsel.onmessage = ({ data }) => done(data);
    window.counsel.postMessage(question);";

/// A browser that keeps nothing for when there is no network.
const FORGET: &str = "Object.defineProperty(navigator, 'serviceWorker', { value: undefined });";

impl Window {
    /// From the next page on, keeps nothing of the client.
    pub async fn forget(&self) {
        self.before_pages(FORGET).await;
    }

    /// Starts a game's worker beside the page, and waits until it listens.
    pub async fn start_counsel(&self, game: &str) {
        self.patient_script(START, vec![json!(game)]).await;
    }

    /// What a bot would do, says the worker that was started.
    pub async fn consult(&self, consult: Consult) -> Option<String> {
        let question = serde_json::to_string(&ToWorker::Consult(consult)).unwrap();
        match self.patient_script(ASK, vec![json!(question)]).await {
            Value::String(text) => match serde_json::from_str(&text).unwrap() {
                FromWorker::Advice(advice) => advice,
                other => panic!("{other:?}"),
            },
            other => panic!("{other:?}"),
        }
    }
}
