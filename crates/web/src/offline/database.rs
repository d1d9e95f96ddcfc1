//! The browser's own database, which all tabs share: one row a table, and its journal in pieces that are only added.

use js_sys::{Array, Promise};
use leptos::prelude::window;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbKeyRange, IdbObjectStore, IdbRequest, IdbTransaction, IdbTransactionMode};

const NAME: &str = "sevenfold";
const VERSION: u32 = 1;
/// What a list of tables shows of each, by its code.
const TABLES: &str = "tables";
/// The journals: a piece by the table's code and the number of its first entry.
const JOURNALS: &str = "journals";
/// What the browser calls it when something is added under a key that is taken.
const TAKEN: &str = "ConstraintError";

/// An open database.
#[derive(Clone)]
pub(crate) struct Database(IdbDatabase);

/// What came of writing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Written {
    /// It is kept.
    Kept,
    /// Somebody else has written under this number: nothing has changed.
    Overtaken,
    /// There is no room, or it may not be written: nothing has changed.
    Refused,
}

impl Database {
    /// Opens it; nothing where the browser keeps nothing, as in some private windows.
    pub(crate) async fn open() -> Option<Self> {
        let request = window().indexed_db().ok()??.open_with_u32(NAME, VERSION).ok()?;
        let fresh = request.clone();
        let lay_out = Closure::once(move || {
            if let Some(database) = result(&fresh).and_then(|result| result.dyn_into::<IdbDatabase>().ok()) {
                // In a database that is being made there is room for both.
                let _ = database.create_object_store(TABLES);
                let _ = database.create_object_store(JOURNALS);
            }
        });
        request.set_onupgradeneeded(Some(lay_out.as_ref().unchecked_ref()));
        let database = answer(&request).await.ok()?.dyn_into().ok()?;
        Some(Self(database))
    }

    /// All rows of tables.
    pub(crate) async fn tables(&self) -> Vec<String> {
        let rows = self.begin(IdbTransactionMode::Readonly).and_then(|work| work.tables.get_all().ok());
        match rows {
            Some(request) => texts(answer(&request).await),
            None => Vec::new(),
        }
    }

    /// The row of a table and its journal; nothing if it is not kept.
    pub(crate) async fn table(&self, code: &str) -> Option<(String, String)> {
        let work = self.begin(IdbTransactionMode::Readonly)?;
        let about = answer(&work.tables.get(&code.into()).ok()?);
        let pieces = answer(&work.journals.get_all_with_key(&pieces_of(code)?).ok()?);
        let about = about.await.ok()?.as_string()?;
        Some((about, texts(pieces.await).concat()))
    }

    /// Adds a piece to a journal, unless there is one under its number, and renews the row of its table.
    pub(crate) fn add(
        &self,
        code: &str,
        about: &str,
        first: u64,
        more: &str,
    ) -> impl Future<Output = Written> + use<> {
        let work = self.begin(IdbTransactionMode::Readwrite);
        let done = work.and_then(|work| {
            work.journals.add_with_key(&more.into(), &piece(code, first)).ok()?;
            work.tables.put_with_key(&about.into(), &code.into()).ok()?;
            Some(work.end())
        });
        written(done)
    }

    /// Puts a whole journal in the place of what is kept of a table, if anything is.
    pub(crate) fn replace(
        &self,
        code: &str,
        about: &str,
        journal: &str,
    ) -> impl Future<Output = Written> + use<> {
        let work = self.begin(IdbTransactionMode::Readwrite);
        let done = work.and_then(|work| {
            work.journals.delete(&pieces_of(code)?).ok()?;
            work.journals.put_with_key(&journal.into(), &piece(code, 1)).ok()?;
            work.tables.put_with_key(&about.into(), &code.into()).ok()?;
            Some(work.end())
        });
        written(done)
    }

    /// Throws everything away.
    pub(crate) async fn clear(&self) {
        let done = self.begin(IdbTransactionMode::Readwrite).and_then(|work| {
            work.tables.clear().ok()?;
            work.journals.clear().ok()?;
            Some(work.end())
        });
        written(done).await;
    }

    fn begin(&self, mode: IdbTransactionMode) -> Option<Work> {
        let both = Array::of2(&TABLES.into(), &JOURNALS.into());
        let whole = self.0.transaction_with_str_sequence_and_mode(&both, mode).ok()?;
        let (tables, journals) = (whole.object_store(TABLES).ok()?, whole.object_store(JOURNALS).ok()?);
        Some(Work { whole, tables, journals })
    }
}

/// A database beside that of the tables: texts by their keys, that can be made again when they are lost.
#[derive(Clone)]
pub(crate) struct Drawer(IdbDatabase);

/// What it is called, and where its texts are.
const DRAWER: &str = "sevenfold-study";
const TEXTS: &str = "texts";

impl Drawer {
    /// Opens it; nothing where the browser keeps nothing.
    pub(crate) async fn open() -> Option<Self> {
        let request = window().indexed_db().ok()??.open_with_u32(DRAWER, 1).ok()?;
        let fresh = request.clone();
        let lay_out = Closure::once(move || {
            if let Some(database) = result(&fresh).and_then(|result| result.dyn_into::<IdbDatabase>().ok()) {
                // In a database that is being made there is room for it.
                let _ = database.create_object_store(TEXTS);
            }
        });
        request.set_onupgradeneeded(Some(lay_out.as_ref().unchecked_ref()));
        Some(Self(answer(&request).await.ok()?.dyn_into().ok()?))
    }

    /// The text under a key.
    pub(crate) async fn get(&self, key: &str) -> Option<String> {
        let work = self.0.transaction_with_str_and_mode(TEXTS, IdbTransactionMode::Readonly).ok()?;
        let request = work.object_store(TEXTS).ok()?.get(&key.into()).ok()?;
        answer(&request).await.ok()?.as_string()
    }

    /// Puts a text under a key. A full or forbidden database only means that it is not kept.
    pub(crate) async fn put(&self, key: &str, text: &str) {
        let work = self.0.transaction_with_str_and_mode(TEXTS, IdbTransactionMode::Readwrite);
        let request = work.and_then(|work| work.object_store(TEXTS)?.put_with_key(&text.into(), &key.into()));
        if let Ok(request) = request {
            let _ = answer(&request).await;
        }
    }

    /// Throws everything away.
    pub(crate) async fn clear(&self) {
        let work = self.0.transaction_with_str_and_mode(TEXTS, IdbTransactionMode::Readwrite);
        if let Ok(request) = work.and_then(|work| work.object_store(TEXTS)?.clear()) {
            let _ = answer(&request).await;
        }
    }
}

/// Reading or writing that happens as one, or not at all.
struct Work {
    whole: IdbTransaction,
    tables: IdbObjectStore,
    journals: IdbObjectStore,
}

impl Work {
    /// Told when all of it has happened, or nothing.
    fn end(self) -> impl Future<Output = Written> {
        let ended = JsFuture::from(Promise::new(&mut |done, undone| {
            self.whole.set_oncomplete(Some(&done));
            self.whole.set_onabort(Some(&undone));
        }));
        async move {
            match (ended.await, self.whole.error()) {
                (Ok(_), _) => Written::Kept,
                (Err(_), Some(error)) if error.name() == TAKEN => Written::Overtaken,
                (Err(_), _) => Written::Refused,
            }
        }
    }
}

async fn written(done: Option<impl Future<Output = Written>>) -> Written {
    match done {
        Some(done) => done.await,
        None => Written::Refused,
    }
}

/// What is asked of the database, as a future that listens from now on.
fn answer(request: &IdbRequest) -> impl Future<Output = Result<JsValue, JsValue>> + use<> {
    let asked = JsFuture::from(Promise::new(&mut |done, undone| {
        request.set_onsuccess(Some(&done));
        request.set_onerror(Some(&undone));
    }));
    let request = request.clone();
    async move {
        asked.await?;
        request.result()
    }
}

fn result(request: &IdbRequest) -> Option<JsValue> {
    request.result().ok()
}

fn texts(found: Result<JsValue, JsValue>) -> Vec<String> {
    let found = found.ok().and_then(|found| found.dyn_into::<Array>().ok()).unwrap_or_default();
    found.iter().filter_map(|text| text.as_string()).collect()
}

/// The key of a piece.
fn piece(code: &str, first: u64) -> JsValue {
    // A table has far fewer entries than the 2⁵³ that a number of the browser counts.
    #[allow(clippy::cast_precision_loss, reason = "far below 2⁵³")]
    Array::of2(&code.into(), &(first as f64).into()).into()
}

/// The keys of all pieces of a table: lists come after all numbers.
fn pieces_of(code: &str) -> Option<JsValue> {
    let from = Array::of1(&code.into());
    let to = Array::of2(&code.into(), &Array::new().into());
    Some(IdbKeyRange::bound(&from, &to).ok()?.into())
}
