//! Listens to what a page hears from the server, and can change what it says.

use serde_json::Value;

use crate::Window;

const LISTEN: &str = "
    window.heard = [];
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
      constructor(...address) {
        super(...address);
        this.addEventListener('message', (event) => window.heard.push(event.data));
      }
    };";

/// A client from before: it says an older version in its first words.
const AGE: &str = "
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
      send.call(this, text.replace(/\"protocol\":\\d+/, '\"protocol\":0'));
    };";

impl Window {
    /// From the next page on, keeps every text that comes over a socket.
    pub async fn listen(&self) {
        self.before_pages(LISTEN).await;
    }

    /// Every text that came over this page's sockets.
    pub async fn heard(&self) -> Vec<String> {
        let heard = self.script("return window.heard", vec![]).await;
        let texts = heard.as_array().cloned().unwrap_or_default();
        texts.iter().filter_map(Value::as_str).map(str::to_owned).collect()
    }

    /// From the next page on, speaks as a client of an older version does.
    pub async fn age(&self) {
        self.before_pages(AGE).await;
    }
}
