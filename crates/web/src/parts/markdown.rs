//! The little Markdown that rule texts use: paragraphs, lists, bold, italic; and the words of a game, explained.

use leptos::prelude::*;
use sevenfold_texts::{Glossary, Origin};

/// Paragraphs and lists of a rule text.
pub(crate) fn paragraphs(text: &str) -> impl IntoView + use<> {
    explained(text, &Glossary::default(), "")
}

/// Paragraphs and lists of a rule text in which words of the game explain themselves. The prefix makes their ids differ
/// from those of other texts on the page.
pub(crate) fn explained(text: &str, glossary: &Glossary, prefix: &str) -> impl IntoView + use<> {
    let mut writer = Writer { glossary, prefix, seen: Vec::new() };
    let mut blocks: Vec<AnyView> = Vec::new();
    let mut list = List::default();
    for line in text.lines().map(str::trim).chain([""]) {
        match Line::read(line) {
            Line::Point(item) => list.add(Kind::Points, writer.item(item), &mut blocks),
            Line::Step(item) => list.add(Kind::Steps, writer.item(item), &mut blocks),
            Line::Blank => list.close(&mut blocks),
            Line::Text(text) => {
                list.close(&mut blocks);
                let class = match Origin::of(text) {
                    Origin::Printed => "",
                    Origin::Ours => "ours",
                    Origin::House => "house",
                };
                blocks.push(view! { <p class=class>{writer.inline(text)}</p> }.into_any());
            }
        }
    }
    blocks
}

enum Line<'a> {
    Point(&'a str),
    Step(&'a str),
    Text(&'a str),
    Blank,
}

impl<'a> Line<'a> {
    fn read(line: &'a str) -> Self {
        if line.is_empty() {
            return Self::Blank;
        }
        if let Some(item) = line.strip_prefix("- ") {
            return Self::Point(item);
        }
        match line.split_once(". ") {
            Some((number, item)) if number.bytes().all(|digit| digit.is_ascii_digit()) => Self::Step(item),
            _ => Self::Text(line),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Kind {
    #[default]
    Points,
    Steps,
}

/// A list that is being read.
#[derive(Default)]
struct List {
    kind: Kind,
    items: Vec<AnyView>,
}

impl List {
    fn add(&mut self, kind: Kind, item: AnyView, blocks: &mut Vec<AnyView>) {
        if self.kind != kind {
            self.close(blocks);
        }
        self.kind = kind;
        self.items.push(item);
    }

    fn close(&mut self, blocks: &mut Vec<AnyView>) {
        if self.items.is_empty() {
            return;
        }
        let items = std::mem::take(&mut self.items);
        blocks.push(match self.kind {
            Kind::Points => view! { <ul class="dots">{items}</ul> }.into_any(),
            Kind::Steps => view! { <ol class="in-order">{items}</ol> }.into_any(),
        });
    }
}

struct Writer<'a> {
    glossary: &'a Glossary,
    prefix: &'a str,
    /// The words that have been explained.
    seen: Vec<String>,
}

impl Writer<'_> {
    fn item(&mut self, text: &str) -> AnyView {
        view! { <li>{self.inline(text)}</li> }.into_any()
    }

    /// Bold and italic pieces of a line.
    fn inline(&mut self, line: &str) -> Vec<AnyView> {
        let mut views = Vec::new();
        for (bold, piece) in line.split("**").enumerate() {
            if bold % 2 == 1 {
                views.push(view! { <b>{piece.to_owned()}</b> }.into_any());
                continue;
            }
            for (italic, part) in piece.split('*').enumerate() {
                if italic % 2 == 1 {
                    views.push(view! { <i>{part.to_owned()}</i> }.into_any());
                } else {
                    self.plain(part, &mut views);
                }
            }
        }
        views
    }

    fn plain(&mut self, text: &str, views: &mut Vec<AnyView>) {
        for (words, term) in self.glossary.marked(text) {
            let words = words.to_owned();
            let Some(term) = term.filter(|term| !self.seen.contains(&term.key)) else {
                views.push(words.into_any());
                continue;
            };
            self.seen.push(term.key.clone());
            let id = format!("term-{}-{}", self.prefix, term.key);
            views.push(view! { <Word id words means=term.means.clone() /> }.into_any());
        }
    }
}

/// A word of the game: what it means is shown to whoever points at it, touches it or comes to it with the keyboard.
#[component]
fn Word(id: String, words: String, means: String) -> impl IntoView {
    view! {
        <span class="termed">
            <button type="button" class="term" aria-describedby=id.clone()>{words}</button>
            <span class="means" role="tooltip" id=id>{means}</span>
        </span>
    }
}
