//! The rules, book by book as they are asked for.

use std::collections::BTreeMap;

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_texts::{Lang, RuleBook};

use crate::files;

/// Which book: the game's id and the language.
type Title = (String, Lang);

/// The books fetched so far.
#[derive(Clone, Copy)]
pub(crate) struct Library {
    books: RwSignal<BTreeMap<Title, Book>>,
}

/// A book, as far as it is there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Book {
    /// On its way.
    Fetched,
    /// Here.
    Here(RuleBook),
    /// There is no such book, or it cannot be had now.
    Missing,
}

impl Library {
    /// A library without books.
    pub(crate) fn new() -> Self {
        Self { books: RwSignal::new(BTreeMap::new()) }
    }

    /// The library of this page.
    pub(crate) fn here() -> Self {
        expect_context::<Self>()
    }

    /// The rules of a game, to be watched: they come when they are first asked for.
    pub(crate) fn book(self, game: &str, lang: Lang) -> Book {
        let title = (game.to_owned(), lang);
        if let Some(book) = self.books.with(|books| books.get(&title).cloned()) {
            return book;
        }
        spawn_local(async move {
            self.books.update(|books| _ = books.insert(title.clone(), Book::Fetched));
            let text = files::text(&format!("rules-{}.{}.md", title.0, title.1)).await;
            // A rule refers to its text for as long as the page lives, and a book is fetched once.
            let book = text.map_or(Book::Missing, |text| Book::Here(RuleBook::read(text.leak())));
            self.books.update(|books| _ = books.insert(title, book));
        });
        Book::Fetched
    }
}
