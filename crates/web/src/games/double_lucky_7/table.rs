//! What the parts of this table share.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_double_lucky_7::{Action, DoubleLucky7, Mode, RoundView, View};
use sevenfold_protocol::GameFace;

use super::model::{Offer, Pick};
use crate::games::settled_view;
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
        let view = settled_view::<DoubleLucky7>(here);
        let read = |game: &GameFace| Offer::read(game.choices.iter().map(|choice| choice.text.as_str()));
        let offer = here.settled(move || here.with_game(read).unwrap_or_default());
        let pick = RwSignal::new(Pick::Nothing);
        // Each decision begins anew.
        watch(move || {
            let begin = view.with(|view| view.as_ref().map(|view| view.phase));
            let begin = begin.map_or(Pick::Nothing, |phase| offer.with(|offer| Pick::begin(phase, offer)));
            if pick.get_untracked() != begin {
                pick.set(begin);
            }
        });
        Self { here, view, offer, pick, speech: Speech::here() }
    }

    /// What the parts of this table share.
    pub(crate) fn at(here: Here) -> Self {
        crate::games::shared(here, |table: &Self| table.here, Self::new)
    }

    /// A part of what is seen as a value to be watched; nothing before the game runs.
    pub(crate) fn settled<T>(self, part: impl Fn(&View) -> T + 'static) -> Memo<Option<T>>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        self.here.settled(move || self.see(&part))
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
