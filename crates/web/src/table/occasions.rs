//! What a table shows on occasion: before the game, after it, in a window, when something is wrong. A part of the
//! program of its own, since nobody needs it for the first move.

use leptos::prelude::*;
use sevenfold_client::{Hint, Warning};
use sevenfold_core::Seat;
use sevenfold_protocol::{Ending, StandInCause};

use super::Here;
use super::cover::Cover;
use super::deal_alarm::Warned;
use super::gathering::Gathering;
use super::hint::Hinted;
use super::keys::KeyList;
use super::refused::RuleText;
use super::result::Panel;
use super::seat_menu::Menu;
use super::stand_in::{Away, BotPlays};
use super::talk::PhraseList;
use crate::later;
use crate::watch::watch;

/// What is shown on occasion, as a part of the program.
pub(crate) struct Occasions {
    /// The table while people gather.
    pub gathering: fn(Here) -> AnyView,
    /// The device is handed to a seat; in the tint of its game.
    pub cover: fn(Here, Seat, &'static str) -> AnyView,
    /// What can be done about the own seat, in a window that is open as long as the signal says so.
    pub menu: fn(Here, RwSignal<bool>) -> AnyView,
    /// The phrases to say; saying one puts them away.
    pub phrases: fn(Here, RwSignal<bool>) -> AnyView,
    /// The short keys.
    pub keys: fn(Here) -> AnyView,
    /// A rule of the game; by its id.
    pub rule: fn(Here, String) -> AnyView,
    /// How it ended.
    pub result: fn(Here, Ending) -> AnyView,
    /// What is wrong with the deal, until it is put away.
    pub deal: fn(Here, Warning, RwSignal<bool>) -> AnyView,
    /// A bot plays for the person at a seat.
    pub bot: fn(Here, Seat, StandInCause) -> AnyView,
    /// Somebody is away.
    pub away: fn(Here, Seat) -> AnyView,
    /// What a good player would do.
    pub hint: fn(Here, Hint) -> AnyView,
}

/// What is shown on occasion.
pub(crate) static OCCASIONS: Occasions = Occasions {
    gathering: |here| view! { <Gathering here /> }.into_any(),
    cover: |here, seat, tint| view! { <Cover here seat tint /> }.into_any(),
    menu: |here, open| view! { <Menu here open /> }.into_any(),
    phrases: |here, open| view! { <PhraseList here open /> }.into_any(),
    keys: |here| view! { <KeyList here /> }.into_any(),
    rule: |here, rule| view! { <RuleText here rule /> }.into_any(),
    result: |here, ending| view! { <Panel here ending /> }.into_any(),
    deal: |here, warning, put_away| view! { <Warned here warning put_away /> }.into_any(),
    bot: |here, seat, cause| view! { <BotPlays here seat cause /> }.into_any(),
    away: |here, seat| view! { <Away here seat /> }.into_any(),
    hint: |here, hint| view! { <Hinted here hint /> }.into_any(),
};

/// One of them, as soon as that part of the program is there.
pub(crate) fn on_occasion(show: impl Fn(&'static Occasions) -> AnyView + Send + Sync + 'static) -> AnyView {
    shown(Box::new(show))
}

/// One for all: the program would have the code of a view that waits once for each.
fn shown(show: Box<dyn Fn(&'static Occasions) -> AnyView + Send + Sync>) -> AnyView {
    let there = later::fetch(later::occasions);
    let shown = move || Some(show(there.get()?));
    shown.into_any()
}

/// Has that part brought as soon as the game has gone on: whoever loses the network then still sees how it ends.
pub(crate) fn prepare(here: Here) {
    let begun = here.decision.get_untracked();
    let brought = StoredValue::new(false);
    watch(move || {
        if here.decision.get() != begun && !brought.get_value() {
            brought.set_value(true);
            later::fetch(later::occasions);
        }
    });
}
