//! Waiting: whatever is waited for is looked for until it is there, or until patience ends.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use sevenfold_texts::Lang;

use crate::{Window, said};

/// How long anything may take to show. Only a test that fails waits so long.
const PATIENCE: Duration = Duration::from_mins(1);
/// How often it is looked for.
pub(crate) const BREATH: Duration = Duration::from_millis(15);

impl Window {
    /// Waits until a script returns something.
    pub async fn until(&self, what: &str, script: &str) -> Value {
        self.until_with(what, script, vec![]).await
    }

    /// Waits until a script with arguments returns something.
    pub async fn until_with(&self, what: &str, script: &str, arguments: Vec<Value>) -> Value {
        self.until_within(PATIENCE, what, script, arguments).await
    }

    /// Waits so long at most until a script with arguments returns something.
    pub async fn until_within(
        &self,
        patience: Duration,
        what: &str,
        script: &str,
        arguments: Vec<Value>,
    ) -> Value {
        match self.comes_within(patience, script, arguments).await {
            Some(found) => found,
            None => self.give_up(&format!("waited in vain for {what}")).await,
        }
    }

    /// What a script with arguments returns, if it returns something in that time.
    pub(crate) async fn comes_within(
        &self,
        patience: Duration,
        script: &str,
        arguments: Vec<Value>,
    ) -> Option<Value> {
        let begun = Instant::now();
        loop {
            // While a page is on its way there is nothing to run scripts in.
            let found = self.client().execute(script, arguments.clone()).await.unwrap_or(Value::Null);
            if found.as_bool() != Some(false) && !found.is_null() {
                return Some(found);
            }
            if begun.elapsed() > patience {
                return None;
            }
            tokio::time::sleep(BREATH).await;
        }
    }

    /// Waits until this stands on the page.
    pub async fn until_text(&self, text: &str) {
        let script = "return document.body.innerText.includes(arguments[0])";
        self.until_with(&format!("“{text}”"), script, vec![json!(text)]).await;
    }

    /// Waits until a sentence of the language files stands on the page.
    pub async fn until_said(&self, lang: Lang, key: &str) {
        self.until_text(&said(lang, key)).await;
    }
}
