//! Where a story happens: a server of its own, and the browsers that meet on it.

use std::path::Path;

use sevenfold_protocol::Settings;
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::driver::Driver;
use crate::host::Host;
use crate::{Size, Window};

/// So many stories go on at once, however many processors there are: a browser takes a few hundred megabytes.
const AT_ONCE: usize = 3;

static PLACES: Semaphore = Semaphore::const_new(AT_ONCE);

/// A server with an empty store, and a driver for browsers.
pub struct Stage {
    host: Host,
    driver: Driver,
    _place: SemaphorePermit<'static>,
}

impl Stage {
    /// An empty stage.
    pub async fn open() -> Self {
        let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/client/index.html");
        assert!(
            client.exists(),
            "the client is not built: `cargo xtask test` does that, or `cargo xtask web`"
        );
        let place = PLACES.acquire().await.unwrap();
        Self { driver: Driver::start(), host: Host::start().await, _place: place }
    }

    /// Somebody comes, with a browser that has never been here.
    pub async fn window(&self, size: Size) -> Window {
        Window::open(&self.driver, &self.origin(), size).await
    }

    /// The same, by the server's name instead of its address: passkeys are made for names.
    pub async fn window_by_name(&self, size: Size) -> Window {
        Window::open(&self.driver, &format!("http://localhost:{}", self.host.address.port()), size).await
    }

    /// Ada and Bo, at a desk and with a phone, sit at a table of the server that is set like this; and its code.
    pub async fn two_at_a_table(&self, settings: &Settings) -> (Window, Window, String) {
        let (ada, bo) = tokio::join!(self.window(Size::Desk), self.window(Size::Phone));
        let code = ada.share_table(&bo, settings).await;
        (ada, bo, code)
    }

    /// Has a member look after the place, as whoever runs it does at the terminal.
    pub async fn appoint(&self, name: &str) {
        sevenfold_server::steward::set_role(self.host.database(), name, sevenfold_server::Role::Admin)
            .await
            .unwrap();
    }

    /// The server stops; for the browsers this is a network that is gone.
    pub async fn cut_network(&mut self) {
        self.host.stop().await;
    }

    /// The server is there again, where it was, with all it knew.
    pub async fn restore_network(&mut self) {
        self.host.begin().await;
    }

    /// The whole address of one of its pages, for whoever comes without a browser.
    pub fn address(&self, path: &str) -> String {
        format!("{}{path}", self.origin())
    }

    fn origin(&self) -> String {
        format!("http://{}", self.host.address)
    }
}
