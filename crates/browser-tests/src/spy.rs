//! Listens to what a page hears from the server, and can change what it says; and to what goes wrong inside it.

use crate::Window;
use crate::layout::strings;

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

/// What a page complains about, its panics above all.
const WATCH: &str = "
    window.mishaps = [];
    const plain = console.error;
    console.error = (...words) => { window.mishaps.push(words.join(' ')); plain(...words); };
    addEventListener('error', (event) => window.mishaps.push(String(event.message)));
    addEventListener('unhandledrejection', (event) => window.mishaps.push(String(event.reason)));";

impl Window {
    /// From the next page on, keeps what goes wrong inside it.
    pub(crate) async fn watch(&self) {
        self.before_pages(WATCH).await;
    }

    /// What went wrong inside this page.
    pub async fn mishaps(&self) -> Vec<String> {
        strings(&self.script("return window.mishaps ?? []", vec![]).await)
    }

    /// From the next page on, keeps every text that comes over a socket.
    pub async fn listen(&self) {
        self.before_pages(LISTEN).await;
    }

    /// Every text that came over this page's sockets.
    pub async fn heard(&self) -> Vec<String> {
        let heard = self.script("return window.heard", vec![]).await;
        strings(&heard)
    }

    /// From the next page on, speaks as a client of an older version does.
    pub async fn age(&self) {
        self.before_pages(AGE).await;
    }
}
