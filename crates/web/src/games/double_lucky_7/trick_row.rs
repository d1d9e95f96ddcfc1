//! The trick in the middle, in playing order.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_double_lucky_7::Card;

use super::model::{Part, Place, row};
use super::pieces::card_from;
use super::table::Table;
use crate::memo::Memo;
use crate::table::{Sign, came, spot_of};

/// What makes a place another one: a card that comes is a new thing and moves in.
type Key = (u8, usize, Seat, Option<Card>);

/// The trick in the middle, in playing order.
#[component]
pub(crate) fn TrickRow(table: Table) -> impl IntoView {
    let here = table.here;
    let places = here.settled(move || table.see(row).unwrap_or_default());
    let at = here.settled(move || table.round(|_, round| (round.number, round.played.len(), round.tricks)));
    let label = move || {
        let (trick, tricks) = at.get().map_or((1, 1), |(_, played, tricks)| (played.max(1), tricks));
        table.say(&Message::new("web-double-lucky-7-trick-of").with("trick", trick).with("tricks", tricks))
    };
    let keyed = move || {
        let (round, played, _) = at.get().unwrap_or_default();
        let key = |place: Place| -> Key { (round, played, place.seat, place.card) };
        places.get().into_iter().map(key).collect::<Vec<_>>()
    };
    view! {
        <ol class="trick" data-spot="trick" style=move || format!("--n:{}", places.with(Vec::len).max(4)) aria-label=label>
            <For each=keyed key=|key| *key children=move |key| view! { <PlaceView table places key /> } />
        </ol>
    }
}

#[component]
fn PlaceView(table: Table, places: Memo<Vec<Place>>, key: Key) -> impl IntoView {
    let (round, trick, seat, of) = key;
    let part = table.here.settled(move || {
        places.with(|places| {
            places.iter().find(|place| place.seat == seat).map_or(Part::Later, |place| place.part)
        })
    });
    let mine = untrack(|| table.here.me()) == Some(seat);
    let words = move || match part.get() {
        Part::Led => Some(table.t("led")),
        Part::Winning => Some(table.t("winning")),
        Part::Took => Some(table.t("takes")),
        Part::Turn if mine => Some(table.t("your-card")),
        Part::Turn => Some(table.t("to-play")),
        Part::Plain | Part::Later => None,
    };
    let wins = move || matches!(part.get(), Part::Winning | Part::Took);
    let name = move || of.map(|of| table.say(&Message::new("web-fact").with("fact", of.name())));
    let inside = match of {
        Some(of) => {
            let from = if mine { format!("card-{of}") } else { spot_of(seat) };
            card_from(of, came(&from, format!("{round}-{trick}")))
        }
        None => view! {
            <span class="hole" aria-hidden="true"><svg class="i"><use href=format!("#seat-{}", seat.number()) /></svg></span>
        }
        .into_any(),
    };
    view! {
        <li class:win=wins class:took=move || part.get() == Part::Took class:mine=mine class:turn=move || part.get() == Part::Turn class:laid=of.is_some()>
            {inside}
            <span class="by">
                <Sign seat />
                <span><b>{move || table.name(seat)}</b><span class="vh">{name}</span><small>{words}</small></span>
            </span>
        </li>
    }
}
