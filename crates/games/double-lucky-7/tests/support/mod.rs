//! Helpers the tests share.
#![allow(dead_code, unused_imports, clippy::missing_panics_doc, reason = "each test uses a part of it")]

mod table;

use sevenfold_core::testing::Case;
use sevenfold_core::{Game, Seat, Viewer};
use sevenfold_double_lucky_7::{Card, DoubleLucky7, ExtraFate, Forfeits, JokerTrump, Mode, Options};

pub(crate) use table::{Table, cards, joker, list, mode, seat};

/// Every combination of options and seats. The first half of the list has every seat count with every mode and every
/// reading of the Joker; the second half has them with the other number of rounds.
pub(crate) fn all_cases() -> Vec<Case<DoubleLucky7>> {
    let mut cases = Vec::new();
    for other in [7, 14] {
        for joker_trump in [JokerTrump::LedColour, JokerTrump::DealerCards, JokerTrump::DealerChooses] {
            for mode in [Mode::Tactical, Mode::Dice, Mode::Classic] {
                for seats in 2..=7 {
                    let odd = (cases.len() / 6 + usize::from(seats)) % 2 == 1;
                    let (rounds, forfeits) =
                        if odd { (other, Forfeits::On) } else { (21 - other, Forfeits::Off) };
                    cases.push(Case { options: Options { rounds, mode, joker_trump, forfeits }, seats });
                }
            }
        }
    }
    cases
}

/// The round that is played, or was last; 0 before the first.
pub(crate) fn round_of(game: &DoubleLucky7) -> u8 {
    game.view(Viewer::Watcher).round.map_or(0, |round| round.number)
}

/// Every card that is not in the rest of the deck, each as often as it lies somewhere.
pub(crate) fn cards_out(game: &DoubleLucky7) -> Vec<Card> {
    let mut cards: Vec<Card> = Seat::all(game.seats()).flat_map(|seat| game.hand(seat).iter()).collect();
    cards.extend(game.beneath());
    if let Some(round) = game.view(Viewer::Watcher).round {
        cards.push(round.turned);
        cards.extend(round.played.iter().flat_map(|trick| trick.cards.clone()));
        cards.extend(round.extra.filter(|extra| extra.fate == ExtraFate::Open).map(|extra| extra.card));
    }
    cards
}
