//! Any game, without drawings of its own: what is in hand, what lies where and what is counted follow from the view's own
//! structure (`sevenfold_core::Outline`), and what can be done stands there in words.

mod hand;
mod middle;
mod sheet;
mod words;

use leptos::prelude::*;
use sevenfold_core::{Fact, Look, Outline, Seat, Told};

use super::{Drawn, as_written, by_words, face};
use crate::table::Here;

/// Any game as the client lays it out.
pub(crate) static PLAIN: Drawn = Drawn {
    middle: middle::middle,
    hand: hand::hand,
    counts,
    sheet: sheet::sheet,
    progress,
    about: |_| None,
    path: by_words,
    group: as_written,
    describe: |_, _| None,
};

/// So many numbers stand beside a player's name; the sheet has them all.
const BESIDE: usize = 3;

/// The id of the game at the table.
fn game_of(here: Here) -> String {
    here.face.with(|face| face.map(|face| face.settings.game.clone()).unwrap_or_default())
}

/// What the game says about its own view.
fn look_of(here: Here) -> Look {
    face(&game_of(here)).map_or(Look::PLAIN, |face| face.terms.meta.look)
}

/// What can be shown of the view.
fn outline_of(here: Here) -> Outline {
    let look = look_of(here);
    here.with_game(|game| Outline::of(&game.view.value(), &look)).unwrap_or_default()
}

/// The numbers beside a player's name.
fn counts(here: Here, seat: Seat) -> AnyView {
    (move || counted(here, outline_of(here).seats.into_iter().nth(seat.index()).unwrap_or_default()))
        .into_any()
}

fn counted(here: Here, facts: Vec<Fact>) -> AnyView {
    let count = |(name, number): (String, i64)| {
        view! { <span class="cnt"><span class="cl">{words::name(here, &name)}</span><b>{number}</b></span> }
    };
    let numbers = facts.into_iter().filter_map(|fact| match fact.told {
        Told::Number(number) => Some((fact.name, number)),
        Told::Word(_) | Told::Flag(_) | Told::Seat(_) => None,
    });
    numbers.take(BESIDE).map(count).collect_view().into_any()
}

/// The round, where the game counts rounds.
fn progress(here: Here) -> Option<String> {
    let round = outline_of(here).facts.into_iter().find(|fact| fact.name == "round")?;
    Some(format!("{} {}", words::name(here, "round"), words::told(here, &round.told)))
}
