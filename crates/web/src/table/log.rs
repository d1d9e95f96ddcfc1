//! What has happened, in natural language, as far as this viewer knows it.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use sevenfold_core::{Arg, Message, Seat};
use sevenfold_protocol::{LogKind, LogLine, Snapshot};

use super::told::Edition;
use super::{Here, Sign};
use crate::parts::Icon;
use crate::watch::watch;

/// Is the drawer open on small screens?
#[derive(Clone, Copy)]
pub(crate) struct Drawer(pub RwSignal<bool>);

/// The log beside the table; a drawer on small screens.
#[component]
pub(crate) fn Log(here: Here, drawer: Drawer) -> impl IntoView {
    let list = NodeRef::<leptos::html::Ol>::new();
    let mut written = Written::default();
    // What is there already comes with the page: only what is added to it is read out.
    let first = written.more(here, 0).into_iter().collect_view();
    let written = Rc::new(RefCell::new(written));
    watch({
        let written = Rc::clone(&written);
        move || {
            here.face.track();
            if let Some(list) = list.get() {
                written.borrow_mut().follow(here, &list);
            }
        }
    });
    // In another language all lines are other ones; so they are when somebody is called something else.
    let mut first_words = true;
    watch(move || {
        here.track_words();
        let Some(list) = list.get().filter(|_| !std::mem::take(&mut first_words)) else { return };
        let mut written = written.borrow_mut();
        written.keep(0, &list);
        written.follow(here, &list);
    });
    // The newest line is in view, also when the drawer opens.
    watch(move || {
        drawer.0.track();
        if let Some(list) = list.get() {
            show_newest(&list);
        }
    });
    view! {
        <aside class="log" class:open=move || drawer.0.get() aria-label=here.says("web-log")>
            {here.drawn().and_then(|drawn| (drawn.sheet)(here))}
            <h2>
                <Icon name="icon-log" />
                {here.says("web-log")}
                <span class="sp"></span>
                <button class="tool close" aria-label=here.says("web-log-close") on:click=move |_| drawer.0.set(false)>
                    <Icon name="icon-close" />
                </button>
            </h2>
            // It can be scrolled, so it can be reached by key.
            <div role="log" aria-live="polite"><ol node_ref=list tabindex="0">{first}</ol></div>
        </aside>
    }
}

/// What stands there of a log. A line is drawn once, however many come after it.
#[derive(Default)]
struct Written {
    /// Of which one.
    of: Option<Edition>,
    rows: Vec<Row>,
}

/// What a line was drawn from.
#[derive(PartialEq)]
struct Row {
    version: u64,
    kind: LogKind,
    message: Message,
}

impl Row {
    fn of(line: &LogLine) -> Self {
        Self { version: line.version, kind: line.kind, message: line.message.clone() }
    }
}

impl Written {
    /// Takes away what the log does not say any more, and adds what has come.
    fn follow(&mut self, here: Here, list: &web_sys::Element) {
        let known = |face: &Snapshot| face.log.len() == self.rows.len() && self.of == here.edition();
        if here.face.with_untracked(|face| face.is_some_and(known)) {
            return;
        }
        let alike = |log: &[LogLine]| {
            self.rows.iter().zip(log).take_while(|(row, line)| **row == Row::of(line)).count()
        };
        let stays = if self.of == here.edition() {
            self.rows.len()
        } else {
            here.face.with_untracked(|face| face.map_or(0, |face| alike(&face.log)))
        };
        for_newest(list, self.newest(), web_sys::DomTokenList::remove_1);
        self.keep(stays, list);
        for row in self.more(here, stays) {
            row.build().mount(list, None);
        }
        for_newest(list, self.newest(), web_sys::DomTokenList::add_1);
        show_newest(list);
    }

    /// Keeps the first lines only.
    fn keep(&mut self, stays: usize, list: &web_sys::Element) {
        for _ in self.rows.drain(stays..) {
            if let Some(last) = list.last_element_child() {
                last.remove();
            }
        }
    }

    /// The rows of the lines that have come.
    fn more(&mut self, here: Here, from: usize) -> Vec<AnyView> {
        self.of = here.edition();
        let (rows, drawn) = here.face.with_untracked(|face| {
            let log = face.map(|face| &face.log[from..]).unwrap_or_default();
            let newest = log.last().map_or(0, |line| line.version);
            let drawn = log.iter().map(|line| row(here, line, newest)).collect();
            (log.iter().map(Row::of).collect::<Vec<_>>(), drawn)
        });
        self.rows.extend(rows);
        drawn
    }

    /// How many lines came last.
    fn newest(&self) -> usize {
        let last = self.rows.last().map(|row| row.version);
        self.rows.iter().rev().take_while(|row| Some(row.version) == last).count()
    }
}

/// Brings the newest line into view: where that is, is asked once all is drawn.
fn show_newest(list: &web_sys::Element) {
    let list = list.clone();
    request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
}

/// Marks the last so many rows, or takes the mark from them.
fn for_newest(
    list: &web_sys::Element,
    count: usize,
    mark: fn(&web_sys::DomTokenList, &str) -> Result<(), wasm_bindgen::JsValue>,
) {
    let rows = std::iter::successors(list.last_element_child(), web_sys::Element::previous_element_sibling);
    for row in rows.take(count) {
        // An element of ours takes a class.
        let _ = mark(&row.class_list(), "now");
    }
}

/// The lines of a log that came after a version of the table.
pub(crate) fn newer(log: &[LogLine], after: u64) -> &[LogLine] {
    &log[log.partition_point(|line| line.version <= after)..]
}

/// A line, with the sign of whom it is about. What happened last is marked.
fn row(here: Here, line: &LogLine, newest: u64) -> AnyView {
    let class = match line.kind {
        LogKind::Game => "",
        LogKind::Table => "tbl",
        LogKind::Talk(_) => "said",
    };
    let sign = about(&line.message).map(|seat| view! { <Sign seat /> }.into_any());
    let blank = || view! { <span class="sign none"></span> }.into_any();
    view! {
        <li class=class class:now=line.version == newest>
            {sign.unwrap_or_else(blank)}
            <span class="tx">{here.say(&line.message)}</span>
        </li>
    }
    .into_any()
}

/// Whom a sentence is about.
fn about(message: &Message) -> Option<Seat> {
    message.args.iter().find_map(|(name, fact)| match fact {
        Arg::Seat(seat) if name == "seat" => Some(*seat),
        _ => None,
    })
}

/// The last thing that happened, and the way to the drawer: under the table on small screens.
#[component]
pub(crate) fn LogHandle(here: Here, drawer: Drawer) -> impl IntoView {
    let last = here.settled(move || here.face.with(|face| Some(face?.log.last()?.message.clone())));
    view! {
        <button class="loghandle" aria-expanded=move || drawer.0.get().to_string() on:click=move |_| drawer.0.update(|open| *open = !*open)>
            <Icon name="icon-log" />
            <span>{move || last.with(|last| last.as_ref().map(|last| here.say(last)))}</span>
            <Icon name="icon-up" />
        </button>
    }
}
