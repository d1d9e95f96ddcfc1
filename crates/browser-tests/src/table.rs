//! Tables on the server: opened, found and taken as people do.

use serde_json::json;
use sevenfold_protocol::Settings;

use crate::Window;

impl Window {
    /// Opens a table on the server, set as the form does not offer, goes there, and says its code.
    pub async fn open_table(&self, settings: &Settings) -> String {
        self.go("/settings").await;
        let open = "
            const [settings, done] = arguments;
            fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: settings })
              .then((answer) => answer.json()).then((opened) => done(opened.code));";
        let settings = serde_json::to_string(settings).unwrap();
        let code = self.patient_script(open, vec![json!(settings)]).await;
        let code = code.as_str().unwrap_or_else(|| panic!("no table was opened: {code}")).to_owned();
        self.go(&format!("/table/{code}")).await;
        code
    }

    /// Sits down at the first free seat.
    pub async fn sit(&self, name: &str) {
        self.fill("input[autocomplete='nickname']", name).await;
        self.press_named("web-sit-here").await;
        self.until("one's own seat", "return !!document.querySelector('.gather .chairs')").await;
        self.until_said(sevenfold_texts::Lang::En, "web-get-up").await;
    }

    /// Opens a table on the server at which Ada sits in this window and Bo in another; says its code.
    pub async fn share_table(&self, other: &Self, settings: &Settings) -> String {
        let code = self.open_table(settings).await;
        self.sit("Ada").await;
        other.go(&format!("/table/{code}")).await;
        other.sit("Bo").await;
        code
    }

    /// Starts the game at the table that is shared with another window.
    pub async fn start_with(&self, other: &Self) {
        self.press_named("web-start").await;
        tokio::join!(self.until_begun(), other.until_begun());
    }

    /// Waits until there is something to press in the game, or it is over.
    pub async fn until_asked(&self) {
        self.until("a turn", "return !!document.querySelector('[data-move], [data-pick], .result')").await;
    }

    /// Waits until the game has begun.
    pub async fn until_begun(&self) {
        self.until("a game", "return !!document.querySelector('[role=\"log\"]')").await;
    }

    /// Gives the game up.
    pub async fn give_up_the_game(&self) {
        self.press_named("web-this-seat").await;
        self.press(".leaving > :last-child .btn").await;
        self.press(".leaving .btn.bad").await;
    }
}
