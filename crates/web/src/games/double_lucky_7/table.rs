//! What the parts of this table share.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_double_lucky_7::{Action, Mode, RoundView, View};

use super::model::{Offer, Pick};
use super::view_of;
use crate::memo::Memo;
use crate::speech::Speech;
use crate::table::{Here, hinted};
use crate::watch::watch;

/// What the parts of this table share: what is seen, what may be done, and what has been chosen.
#[derive(Clone, Copy)]
pub(crate) struct Table {
    /// The page.
    pub here: Here,
    /// What the viewer knows.
    pub view: Memo<Option<View>>,
    /// What the viewer may do.
    pub offer: Memo<Offer>,
    /// What has been chosen but not confirmed.
    pub pick: RwSignal<Pick>,
    /// The reader's language.
    pub speech: Speech,
}

impl Table {
    /// The table of this page.
    pub(crate) fn new(here: Here) -> Self {
        let view = Memo::new(move |_| view_of(here));
        let offer = Memo::new(move |_| Offer::read(here.choices().iter().map(|choice| choice.text.as_str())));
        let pick = RwSignal::new(Pick::Nothing);
        // Each decision begins anew.
        watch(move || {
            let begin = view.with(|view| view.as_ref().map(|view| view.phase));
            pick.set(begin.map_or(Pick::Nothing, |phase| offer.with(|offer| Pick::begin(phase, offer))));
        });
        Self { here, view, offer, pick, speech: Speech::here() }
    }

    /// The table that the middle made.
    pub(crate) fn here() -> Self {
        expect_context::<Self>()
    }

    /// Something about what is seen; nothing before the game runs.
    pub(crate) fn see<T>(self, read: impl FnOnce(&View) -> T) -> Option<T> {
        self.view.with(|view| view.as_ref().map(read))
    }

    /// Something about the round; nothing before the first deal.
    pub(crate) fn round<T>(self, read: impl FnOnce(&View, &RoundView) -> T) -> Option<T> {
        self.view.with(|view| view.as_ref().and_then(|view| Some(read(view, view.round.as_ref()?))))
    }

    /// How the wheel is used.
    pub(crate) fn mode(self) -> Mode {
        self.see(|view| view.options.mode).unwrap_or(Mode::Classic)
    }

    /// May the viewer do this now?
    pub(crate) fn may(self, action: Action) -> bool {
        self.offer.with(|offer| offer.has(action))
    }

    /// Does it.
    pub(crate) fn act(self, action: Action) {
        let text = action.to_string();
        if let Some(choice) = self.here.choices().into_iter().find(|choice| choice.text == text) {
            self.here.play(&choice);
        }
    }

    /// Would a good player do this, as far as that was asked?
    pub(crate) fn wise(self, action: Action) -> bool {
        hinted(self.here).is_some_and(|text| text == action.to_string())
    }

    /// A sentence with facts.
    pub(crate) fn say(self, message: &Message) -> String {
        self.here.say(message)
    }

    /// A label of this table, by the end of its key.
    pub(crate) fn t(self, key: &str) -> String {
        self.here.t(&format!("web-double-lucky-7-{key}"))
    }

    /// A label of this table, to be shown: it changes with the language.
    pub(crate) fn says(self, key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.t(key)
    }

    /// A player's name, or "you".
    pub(crate) fn name(self, seat: Seat) -> String {
        self.here.name(seat)
    }
}
