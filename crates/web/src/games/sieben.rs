//! 7 (Sieben): the hole is a real hole, the heptagon is the meter, the two ways are two pictures to press.

mod hand;
mod ladder;
mod moment;
mod pile;
mod sheet;
mod ways;

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_sieben::{Card, Counts, FEW_SEATS, ROUNDS, Sieben, View};

use super::{Drawn, settled_view};
use crate::memo::Memo;
use crate::table::{Here, came, count, put_down};
use crate::watch::watch;

/// So many cards of somebody else's hand are drawn; the number tells the rest.
const MOST_BACKS: u16 = 7;

/// Sieben as the client draws it.
pub(crate) static SIEBEN: Drawn = Drawn {
    middle,
    hand: hand::hand,
    counts,
    sheet: sheet::sheet,
    progress,
    about: |_| None,
    path: super::by_words,
    group: super::as_written,
    describe: super::describe::<Sieben>,
};

/// The card that is lifted: which of its ways is to be chosen.
#[derive(Clone, Copy)]
pub(crate) struct Lifted(RwSignal<Option<Card>>);

/// What the game says, typed.
pub(crate) fn view_of(here: Here) -> Option<View> {
    super::view_of::<Sieben>(here)
}

fn middle(here: Here) -> AnyView {
    let view = settled_view::<Sieben>(here);
    provide_context(Lifted(RwSignal::new(None)));
    let lifted = expect_context::<Lifted>();
    // A new decision begins with no card lifted.
    watch(move || {
        view.track();
        put_down(lifted.0);
    });
    let moments = moment::Moments::follow(here);
    view! {
        <pile::DrawPile here view />
        <ways::Ways here view lifted side=ways::Side::Hole />
        <pile::Heptagon here view moments />
        <Show when=move || lifted.0.get().is_none()><ladder::Ladder here view /></Show>
        <ways::Ways here view lifted side=ways::Side::Number />
        <pile::Aside here view moments />
    }
    .into_any()
}

fn counts(here: Here, seat: Seat) -> AnyView {
    let player = move || view_of(here)?.players.get(seat.index()).cloned();
    // Apart from each other: what stays is not drawn again.
    let cards = here.settled(move || Some(u16::from(player()?.cards)));
    let chips = here.settled(move || Some(u16::from(player()?.chips)));
    let place = here.settled(move || Some(player()?.place?.get()));
    let held = move || match place.get() {
        Some(place) => {
            let place = here.say(&Message::new("web-sieben-place").with("place", place));
            view! { <span class="cnt outt">{place}</span> }.into_any()
        }
        None => count(here, "icon-cards", "web-cards", cards),
    };
    let backs = (here.me() != Some(seat)).then(|| backs(here, seat, cards));
    view! {
        {backs}
        {held}
        {count(here, "icon-chip", "web-chips", chips)}
    }
    .into_any()
}

/// A hand from behind; the card drawn last came from the draw pile.
fn backs(here: Here, seat: Seat, cards: Memo<Option<u16>>) -> AnyView {
    let drawn = here.settled(move || moment::last_drawn(here, seat).map(|(step, _)| step));
    let most = here.settled(move || cards.get().unwrap_or_default().min(MOST_BACKS));
    let back = move |nth: u16| {
        let from = move || {
            let step = drawn.get().filter(|_| nth + 1 == most.get())?;
            Some(came("draw", format!("{seat}-{step}")))
        };
        view! { <svg viewBox="0 0 100 150" data-from=from><use href="#cback" /></svg> }
    };
    view! {
        <span class="backs" aria-hidden="true">
            <For each=move || 0..most.get() key=|nth| *nth children=back />
        </span>
    }
    .into_any()
}

fn progress(here: Here) -> Option<String> {
    let view = view_of(here)?;
    let few = view.players.len() <= usize::from(FEW_SEATS);
    let message = if few {
        Message::new("web-sieben-round-of").with("round", view.round).with("rounds", ROUNDS)
    } else {
        Message::new("web-sieben-chips-left").with("round", view.round).with("chips", view.chips_left)
    };
    Some(here.say(&message))
}

/// The colour of a number, as its card is drawn.
pub(crate) fn hue(card: Card) -> &'static str {
    ["#1A617C", "#226546", "#566010", "#785108", "#983C17", "#8C2438", "#6A2C70"]
        [usize::from(card.number()).saturating_sub(1).min(6)]
}

/// How many cards a heap has.
pub(crate) fn heap(counts: Counts) -> u32 {
    counts.wide_total()
}
