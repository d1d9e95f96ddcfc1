//! Messages as texts, written in one go.
//!
//! It is what `serde_json` writes; but a view that is written already is put in as it is, and not read again first.

use std::cell::Cell;

use serde::Serialize;
use sevenfold_core::json::Data;

use crate::{GameFace, LogLine, ToClient, Update};

thread_local! {
    /// What is written on, text after text.
    static PAPER: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

/// A message as it travels.
pub fn write(message: &ToClient) -> String {
    lend(message, str::to_owned)
}

/// Writes a message as it travels, for somebody who only looks at it.
pub fn lend<T>(message: &ToClient, look: impl FnOnce(&str) -> T) -> T {
    let mut out = Out(PAPER.take());
    out.0.clear();
    match message {
        ToClient::Update(update) => update_into(update, &mut out),
        other => out.json(other),
    }
    // Whatever is put in is text.
    let seen = look(str::from_utf8(&out.0).unwrap_or_default());
    PAPER.set(out.0);
    seen
}

fn update_into(update: &Update, out: &mut Out) {
    let Update { version, after, now, viewer, undone_to, log, table, mine, game } = update;
    out.raw("{\"update\":");
    out.object(|fields| {
        fields.field("version", version);
        fields.field("after", after);
        fields.field("now", now);
        fields.field("viewer", viewer);
        fields.field_if_some("undone_to", undone_to.as_ref());
        if !log.is_empty() {
            fields.key("log");
            fields.out.list(log, line_into);
        }
        fields.field_if_some("table", table.as_ref());
        fields.field_if_some("mine", mine.as_ref());
        if let Some(game) = game {
            fields.key("game");
            game_into(game, fields.out);
        }
    });
    out.raw("}");
}

fn game_into(game: &GameFace, out: &mut Out) {
    let GameFace { step, view, agenda, windows, ask, choices, outcome } = game;
    out.object(|fields| {
        fields.field("step", step);
        fields.data("view", view);
        fields.field("agenda", agenda);
        fields.field("windows", windows);
        fields.field_if_some("ask", ask.as_ref());
        if !choices.is_empty() {
            fields.field("choices", choices);
        }
        fields.field_if_some("outcome", outcome.as_ref());
    });
}

fn line_into(line: &LogLine, out: &mut Out) {
    let LogLine { version, step, at, kind, message, event } = line;
    out.object(|fields| {
        fields.field("version", version);
        fields.field("step", step);
        fields.field("at", at);
        fields.field("kind", kind);
        fields.field("message", message);
        if let Some(event) = event {
            fields.data("event", event);
        }
    });
}

/// A text that is being written.
struct Out(Vec<u8>);

impl Out {
    fn raw(&mut self, text: &str) {
        self.0.extend_from_slice(text.as_bytes());
    }

    /// Messages are plain data whose maps have texts as keys: JSON can hold them.
    fn json(&mut self, it: &impl Serialize) {
        let written = serde_json::to_writer(&mut self.0, it);
        debug_assert!(written.is_ok(), "JSON can hold it");
    }

    fn object(&mut self, fields: impl FnOnce(&mut Fields<'_>)) {
        self.raw("{");
        fields(&mut Fields { out: self, before: "" });
        self.raw("}");
    }

    fn list<T>(&mut self, items: &[T], write: impl Fn(&T, &mut Self)) {
        self.raw("[");
        for (index, item) in items.iter().enumerate() {
            self.raw(if index == 0 { "" } else { "," });
            write(item, self);
        }
        self.raw("]");
    }
}

/// The fields of an object that is being written.
struct Fields<'a> {
    out: &'a mut Out,
    /// What stands before the next one.
    before: &'static str,
}

impl Fields<'_> {
    fn key(&mut self, name: &str) {
        self.out.raw(self.before);
        self.out.raw("\"");
        self.out.raw(name);
        self.out.raw("\":");
        self.before = ",";
    }

    fn field(&mut self, name: &str, it: &impl Serialize) {
        self.key(name);
        self.out.json(it);
    }

    fn field_if_some(&mut self, name: &str, it: Option<&impl Serialize>) {
        if let Some(it) = it {
            self.field(name, it);
        }
    }

    fn data(&mut self, name: &str, data: &Data) {
        self.key(name);
        self.out.raw(&data.text());
    }
}
