//! Where this browser keeps its own tables, each with its journal. All tabs share it.

use leptos::task::spawn_local;
use sevenfold_core::json;
use sevenfold_protocol::TableCode;
use sevenfold_protocol::offline::{Journal, Kept};
use std::cell::RefCell;
use std::rc::Rc;

use super::database::{Database, Drawer, Written};
use crate::speech::storage;

/// Under such keys tables were kept in the storage of pages, each whole, before there was a database.
const BEFORE: &str = "sevenfold-table-";

/// A table, and everything that happened at it; nothing if it is not kept here.
pub(crate) async fn table(code: TableCode) -> Option<(Kept, Journal)> {
    let (about, journal) = open().await?.table(code.as_str()).await?;
    Some((json::from_text(&about).ok()?, Journal(journal)))
}

/// All tables kept in this browser, the latest first.
pub(crate) async fn tables() -> Vec<Kept> {
    let Some(database) = open().await else { return Vec::new() };
    let rows = database.tables().await;
    let mut tables: Vec<Kept> = rows.iter().filter_map(|about| json::from_text(about).ok()).collect();
    tables.sort_by_key(|kept| std::cmp::Reverse(kept.last));
    tables
}

/// Throws away all tables kept in this browser.
pub(crate) async fn forget_all() {
    if let Some(database) = open().await {
        database.clear().await;
    }
    if let Some(drawer) = Drawer::open().await {
        drawer.clear().await;
    }
}

/// Opens the database, and brings over what was kept before there was one.
async fn open() -> Option<Database> {
    let database = Database::open().await?;
    let Some(storage) = storage() else { return Some(database) };
    let count = storage.length().unwrap_or_default();
    let keys: Vec<String> = (0..count).filter_map(|index| storage.key(index).ok()?).collect();
    for key in keys {
        let Some(code) = key.strip_prefix(BEFORE) else { continue };
        let text = storage.get_item(&key).ok().flatten().unwrap_or_default();
        let Some((about, journal)) = text.split_once('\n') else { continue };
        if database.replace(code, about, journal).await == Written::Kept {
            // What is there twice from now on does no harm.
            let _ = storage.remove_item(&key);
        }
    }
    Some(database)
}

/// Keeps what happens at one table, in the order in which it is told.
pub(crate) struct Keeper {
    state: Rc<RefCell<State>>,
    /// Somebody else has written to this journal.
    overtaken: Rc<dyn Fn()>,
}

enum State {
    /// The database is on its way; this is to be written then.
    Opening(Vec<Page>),
    Open(Database),
    /// There is none: the game can be played to its end, but not resumed.
    Without,
}

enum Page {
    More { about: Kept, first: u64, more: Journal },
    Instead { about: Kept, journal: Journal },
}

impl Keeper {
    /// Opens the database; tells when somebody else writes to the same journal.
    pub(crate) fn new(overtaken: impl Fn() + 'static) -> Self {
        let state = Rc::new(RefCell::new(State::Opening(Vec::new())));
        let keeper = Self { state, overtaken: Rc::new(overtaken) };
        let (state, overtaken) = (Rc::clone(&keeper.state), Rc::clone(&keeper.overtaken));
        spawn_local(async move {
            let opened = open().await.map_or(State::Without, State::Open);
            let before = state.replace(opened);
            if let (State::Opening(waiting), State::Open(database)) = (before, &*state.borrow()) {
                for page in &waiting {
                    write(database, page, &overtaken);
                }
            }
        });
        keeper
    }

    /// Adds to the journal.
    pub(crate) fn keep(&self, about: Kept, first: u64, more: Journal) {
        self.take(Page::More { about, first, more });
    }

    /// Puts another journal in the place of what is kept.
    pub(crate) fn keep_instead(&self, about: Kept, journal: Journal) {
        self.take(Page::Instead { about, journal });
    }

    fn take(&self, page: Page) {
        match &mut *self.state.borrow_mut() {
            State::Opening(waiting) => waiting.push(page),
            State::Open(database) => write(database, &page, &self.overtaken),
            State::Without => {}
        }
    }
}

/// Writes at once: the database itself keeps the order.
fn write(database: &Database, page: &Page, overtaken: &Rc<dyn Fn()>) {
    let (Page::More { about, .. } | Page::Instead { about, .. }) = page;
    let Ok(line) = serde_json::to_string(about) else { return };
    let code = about.code.as_str();
    match page {
        Page::More { first, more, .. } => {
            let done = database.add(code, &line, *first, &more.0);
            let overtaken = Rc::clone(overtaken);
            spawn_local(async move {
                if done.await == Written::Overtaken {
                    overtaken();
                }
            });
        }
        Page::Instead { journal, .. } => {
            let done = database.replace(code, &line, &journal.0);
            spawn_local(async move { _ = done.await });
        }
    }
}
