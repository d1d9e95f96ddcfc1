//! The tiles that can be laid now, and those that were.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_seven::Tile;

use super::bench::Bench;
use crate::games::seven::{letter, pattern, shape, to_board};
use crate::memo::Memo;
use crate::pages::puzzles::say;
use crate::puzzles::{Attempt, Hint};
use crate::speech::Speech;

/// A tile in the tray.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Slot {
    tile: Tile,
    /// How many of it are left.
    left: usize,
    /// Does one lie on the board that can be lifted?
    lies: bool,
    /// The level it goes to, and in how many places, in a game.
    goes: Option<(u8, u32)>,
}

fn slots(bench: Bench) -> Vec<Slot> {
    if bench.problem().is_game() {
        return bench.position.with(|position| {
            let left = position.as_ref().and_then(|position| {
                let view = &position.view;
                Some(view.players.get(view.turn?.index())?.left.clone())
            });
            let slot = |left: &sevenfold_seven::Left| Slot {
                tile: left.tile,
                left: 1,
                lies: false,
                goes: Some((left.level, left.places)),
            };
            left.iter().flatten().map(slot).collect()
        });
    }
    bench.attempt.with(|attempt| {
        let lies = |tile: Tile| {
            let of_tile = (0..attempt.laid.len()).filter(|&index| attempt.laid[index].place.tile() == tile);
            of_tile.into_iter().any(|index| attempt.may_lift(index))
        };
        Tile::ALL.map(|tile| Slot { tile, left: attempt.left(tile), lies: lies(tile), goes: None }).to_vec()
    })
}

/// The tiles in the order of the tray, for keys.
pub(crate) fn tiles(bench: Bench) -> Signal<Vec<Tile>> {
    Signal::derive(move || slots(bench).iter().map(|slot| slot.tile).collect())
}

/// The tray.
#[component]
pub(crate) fn Tray(bench: Bench) -> impl IntoView {
    let speech = Speech::here();
    let slots = Memo::new(move |_| slots(bench));
    let each = move || slots.get().into_iter().enumerate().collect::<Vec<_>>();
    view! {
        <ul class="sv-tray pz-tray" aria-label=speech.says("web-seven-tray")>
            <For each key=Clone::clone children=move |(index, slot)| one(bench, index, slot) />
        </ul>
    }
}

fn one(bench: Bench, index: usize, slot: Slot) -> AnyView {
    let speech = Speech::here();
    let tile = slot.tile;
    let chosen = move || bench.hand.tile.get() == Some(tile);
    let open = move || bench.hand.offer.with(|offer| !offer.of_tile(tile).is_empty());
    let lifts = move || slot.left == 0 && slot.lies;
    let wise = move || bench.hint.with(|hint| hint.as_ref().and_then(Hint::tile)) == Some(tile);
    let press = move |event: leptos::ev::MouseEvent| {
        if chosen() {
            bench.hand.drop();
        } else if lifts() {
            bench.lift_tile(tile);
        } else {
            bench.hand.take(tile);
        }
        // Pressed by key: the next keys move it.
        if event.detail() == 0 && bench.hand.tile.get_untracked().is_some() {
            to_board();
        }
    };
    let lies = Memo::new(move |_| {
        let turns = bench.hand.camera.get().stance.turns;
        let hold = bench.hand.hold.get().filter(|hold| hold.tile() == tile);
        hold.map_or_else(
            || (pattern::lying(tile), 0),
            |hold| (pattern::shape_of(hold.place.orientation), turns),
        )
    });
    let picture = move || {
        let (cells, turns) = lies.get();
        if lifts() {
            pattern::hollow(&cells)
        } else {
            pattern::tile(&cells, turns, bench.attempt.with(Attempt::colour))
        }
    };
    let note = move || match slot.goes {
        Some((level, _)) => say(speech, &Message::new("web-seven-goes").with("level", level)),
        None if chosen() => speech.t("web-puzzle-in-hand"),
        None if lifts() => speech.t("web-puzzle-laid"),
        None if slot.left == 0 => speech.t("web-puzzle-left-out"),
        None => say(speech, &Message::new("web-puzzle-left").with("count", slot.left)),
    };
    let places = slot.goes.map(|(_, places)| Message::new("web-seven-spots").with("places", places));
    view! {
        <li class="sv-tl" class:on=chosen class:can=open class:hinted=wise>
            <button
                aria-pressed=move || chosen().to_string()
                disabled=move || !open() && !lifts()
                data-pick=letter(tile)
                on:click=press
            >
                <kbd>{index + 1}</kbd>
                {picture}
                <span class="tn"><b>{letter(tile)}</b>" "{move || say(speech, &shape(tile))}</span>
                <span class="to">{note}</span>
                {places.map(|places| view! { <span class="tp">{move || say(speech, &places)}</span> })}
            </button>
        </li>
    }
    .into_any()
}
