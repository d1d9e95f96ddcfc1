//! A browser window with a profile of its own.

use std::path::Path;

use fantoccini::elements::{Element, ElementRef};
use fantoccini::wd::WindowHandle;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use sevenfold_texts::{Lang, Texts};
use tempfile::TempDir;

use crate::devtools::DevTools;
use crate::driver::Driver;
use crate::look;
use crate::player::PRESSES;

const FLAGS: &[&str] = &[
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
];

/// How big a window is, and whether it is touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// 1440 × 900, with a mouse.
    Desk,
    /// 1280 × 720, with a mouse: what is left of a small laptop.
    Laptop,
    /// 390 × 844, upright, touched.
    Phone,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// A browser window.
pub struct Window {
    client: Client,
    origin: String,
    _profile: TempDir,
}

impl Window {
    pub(crate) async fn open(driver: &Driver, origin: &str, size: Size) -> Self {
        let profile = tempfile::tempdir().unwrap();
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        let client = ClientBuilder::new(connector)
            .capabilities(capabilities(&profile, size))
            .connect(&driver.url())
            .await
            .unwrap();
        let window = Self { client, origin: origin.to_owned(), _profile: profile };
        window.prefer(Ink::Light).await;
        window.watch().await;
        window
    }

    /// Goes to an address of the server and waits until a page is there.
    pub async fn go(&self, path: &str) {
        self.client.goto(&format!("{}{path}", self.origin)).await.unwrap();
        self.until_page().await;
    }

    /// Loads the page anew.
    pub async fn reload(&self) {
        self.client.refresh().await.unwrap();
        self.until_page().await;
    }

    async fn until_page(&self) {
        self.until("a page", "return !!document.querySelector('#main:not([aria-busy])')").await;
    }

    /// Where the window is, without the server.
    pub async fn path(&self) -> String {
        self.client.current_url().await.unwrap().path().to_owned()
    }

    /// The title in the tab.
    pub async fn title(&self) -> String {
        self.client.title().await.unwrap()
    }

    /// The page as it stands, in HTML.
    pub async fn source(&self) -> String {
        self.client.source().await.unwrap()
    }

    /// Everything that can be read on the page.
    pub async fn text(&self) -> String {
        self.script("return document.body.innerText", vec![]).await.as_str().unwrap_or_default().to_owned()
    }

    /// Runs a script in the page.
    pub async fn script(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.client.execute(script, arguments).await.unwrap_or_else(|error| panic!("{error}\n{script}"))
    }

    /// Runs a script that calls its last argument when it is done.
    pub async fn patient_script(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.client.execute_async(script, arguments).await.unwrap_or_else(|error| panic!("{error}\n{script}"))
    }

    /// Says something in the browser's own protocol.
    pub async fn devtools(&self, command: &str, parameters: &Value) -> Value {
        self.client.issue_cmd(DevTools::new(command, parameters)).await.unwrap()
    }

    /// Says something in the browser's own protocol that may come too late.
    pub(crate) async fn try_devtools(&self, command: &str, parameters: &Value) -> Option<Value> {
        self.client.issue_cmd(DevTools::new(command, parameters)).await.ok()
    }

    /// From now on this runs in every page before anything else.
    pub(crate) async fn before_pages(&self, script: &str) {
        self.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script })).await;
    }

    /// Has the browser prefer light or dark, as a setting of the system would; and little motion, for which a test has
    /// no eyes.
    pub async fn prefer(&self, ink: Ink) {
        self.emulate(ink, "reduce").await;
    }

    /// Lets things move, as they do for whoever has no wish about it.
    pub async fn with_motion(&self) {
        self.emulate(Ink::Light, "no-preference").await;
    }

    async fn emulate(&self, ink: Ink, motion: &str) {
        let scheme = match ink {
            Ink::Light => "light",
            Ink::Dark => "dark",
        };
        let features = json!({ "features": [
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ] });
        self.devtools("Emulation.setEmulatedMedia", &features).await;
    }

    /// Gives the browser a device that makes and shows passkeys, for somebody who is there and it is them.
    pub async fn with_passkeys(&self) {
        self.devtools("WebAuthn.enable", &json!({})).await;
        let options = json!({ "options": {
            "protocol": "ctap2", "transport": "internal", "hasResidentKey": true,
            "hasUserVerification": true, "isUserVerified": true, "automaticPresenceSimulation": true,
        } });
        self.devtools("WebAuthn.addVirtualAuthenticator", &options).await;
    }

    /// Presses the first button or link that is called so in English; `key` is one of the language files.
    pub async fn press_named(&self, key: &str) {
        let name = said(Lang::En, key);
        self.press_found(&format!("a button “{name}”"), look::NAMED, &name).await;
    }

    /// Presses the first thing a selector finds.
    pub async fn press(&self, selector: &str) {
        // What is not laid out yet cannot be pressed.
        let script = "return [...document.querySelectorAll(arguments[0])]
            .find((e) => e.getClientRects().length > 0) ?? null";
        self.press_found(selector, script, selector).await;
    }

    /// Presses what a script finds; a page that draws it anew meanwhile is looked at again.
    async fn press_found(&self, what: &str, script: &str, argument: &str) {
        for press in 1.. {
            let found = self.until_with(what, script, vec![json!(argument)]).await;
            // Into the middle, where no bar lies over it; what has gone meanwhile is looked for again.
            let _ = self.client.execute(look::INTO_VIEW, vec![found.clone()]).await;
            match self.element(&found).click().await {
                Ok(()) => return,
                Err(error) if error.is_stale_element_reference() => {}
                // What is drawn anew is nowhere for a moment.
                Err(error) if error.is_element_not_interactable() && press < PRESSES => {}
                Err(error) => self.give_up(&format!("{what} could not be pressed: {error}")).await,
            }
        }
    }

    /// Presses what a selector finds, and says whether it could: somebody else may have been quicker.
    pub async fn press_if(&self, selector: &str) -> bool {
        let found = self.script("return document.querySelector(arguments[0])", vec![json!(selector)]).await;
        !found.is_null() && self.element(&found).click().await.is_ok()
    }

    /// Hands a file to the page.
    pub async fn choose_file(&self, file: &Path) {
        let found =
            self.until("a field for files", "return document.querySelector('input[type=\"file\"]')").await;
        self.element(&found).send_keys(file.to_str().unwrap()).await.unwrap();
    }

    /// The tab that is looked at.
    pub async fn tab(&self) -> WindowHandle {
        self.client.window().await.unwrap()
    }

    /// Opens an address in another tab of the same browser, which is looked at from now on.
    pub async fn open_tab(&self, path: &str) {
        let other = self.client.new_window(true).await.unwrap();
        self.client.switch_to_window(other.handle).await.unwrap();
        self.watch().await;
        self.go(path).await;
    }

    /// Looks at another tab.
    pub async fn turn_to_tab(&self, tab: &WindowHandle) {
        self.client.switch_to_window(tab.clone()).await.unwrap();
        self.devtools("Page.bringToFront", &json!({})).await;
    }

    /// Closes the tab that is looked at, and looks at another one.
    pub async fn close_tab(&self, next: &WindowHandle) {
        self.client.close_window().await.unwrap();
        self.turn_to_tab(next).await;
    }

    /// The page dies without a word, and another tab is opened in the same browser.
    pub async fn crash(&self) {
        let other = self.client.new_window(true).await.unwrap();
        // A page that dies answers nothing.
        let _ = self.client.issue_cmd(DevTools::new("Page.crash", &json!({}))).await;
        self.turn_to_tab(&other.handle).await;
    }

    /// Fills a field.
    pub async fn fill(&self, selector: &str, text: &str) {
        let script = "return document.querySelector(arguments[0])";
        let found = self.until_with(selector, script, vec![json!(selector)]).await;
        let field = self.element(&found);
        field.clear().await.unwrap();
        field.send_keys(text).await.unwrap();
    }

    pub(crate) const fn client(&self) -> &Client {
        &self.client
    }

    /// An element that a script has returned.
    pub(crate) fn element(&self, found: &Value) -> Element {
        let id = found.as_object().and_then(|object| object.values().next()?.as_str());
        let id = id.unwrap_or_else(|| panic!("no element: {found}"));
        Element::from_element_id(self.client.clone(), ElementRef::from(id.to_owned()))
    }

    /// A picture of what can be seen of the page, as PNG.
    pub async fn picture(&self) -> Vec<u8> {
        self.client.screenshot().await.unwrap_or_default()
    }

    /// Fails, and leaves a picture of the page.
    pub(crate) async fn give_up(&self, why: &str) -> ! {
        let folder = std::env::temp_dir().join("sevenfold-browser-tests");
        let name = std::thread::current().name().unwrap_or("story").replace("::", "-");
        let picture = folder.join(format!("{name}.png"));
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(&picture, self.picture().await).unwrap();
        let address = self.client.current_url().await.map(|url| url.to_string()).unwrap_or_default();
        let mishaps = self.mishaps().await.join("\n");
        panic!("{why}\nat {address}, see {}\n{mishaps}\n{}", picture.display(), self.text().await)
    }
}

/// A text of the language files that has no facts.
pub fn said(lang: Lang, key: &str) -> String {
    Texts::of(lang).look_up(key).unwrap_or_else(|| panic!("no text {key}"))
}

fn capabilities(profile: &TempDir, size: Size) -> Map<String, Value> {
    let mut flags: Vec<String> = FLAGS.iter().map(|flag| (*flag).to_owned()).collect();
    flags.push(format!("--user-data-dir={}", profile.path().display()));
    let mut options = json!({ "args": flags, "prefs": { "intl.accept_languages": "en" } });
    let mouse = |width: u32, height: u32| json!({ "width": width, "height": height, "pixelRatio": 1.0, "touch": false, "mobile": false });
    let metrics = match size {
        Size::Desk => mouse(1440, 900),
        Size::Laptop => mouse(1280, 720),
        Size::Phone => json!({ "width": 390, "height": 844, "pixelRatio": 2.0, "touch": true }),
    };
    // The size of the page itself, whatever the browser puts around it.
    options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
    let all = json!({
        "browserName": "chrome",
        "goog:chromeOptions": options,
        "timeouts": { "script": 60_000, "pageLoad": 60_000 },
        "unhandledPromptBehavior": "accept",
    });
    all.as_object().unwrap().clone()
}
