//! What `WebDriver` has no word for is said in the browser's own protocol.

use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// A command of the `DevTools` protocol, carried by chromedriver.
#[derive(Debug)]
pub(crate) struct DevTools {
    body: Value,
}

impl DevTools {
    /// A command with its parameters.
    pub(crate) fn new(command: &str, parameters: &Value) -> Self {
        Self { body: json!({ "cmd": command, "params": parameters }) }
    }
}

impl WebDriverCompatibleCommand for DevTools {
    fn endpoint(&self, base_url: &Url, session_id: Option<&str>) -> Result<Url, ParseError> {
        base_url.join(&format!("session/{}/goog/cdp/execute", session_id.unwrap_or_default()))
    }

    fn method_and_body(&self, _request_url: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
