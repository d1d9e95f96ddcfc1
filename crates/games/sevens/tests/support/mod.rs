//! Rounds in a few lines, for the tests.
#![allow(dead_code, reason = "every test file takes what it needs")]

use sevenfold_core::{Breach as _, Game, Seat, Silent};
use sevenfold_sevens::{Action, Card, CardSet, Chance, Event, Options, Sevens, Variant};

pub(crate) fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// `"D7 S10"` as cards.
pub(crate) fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(card).collect()
}

pub(crate) const FAN_TAN: Options = Options { rounds: 4, variant: Variant::FanTan };
pub(crate) const SHICHI_NARABE: Options = Options { rounds: 4, variant: Variant::ShichiNarabe };

/// A deck that gives these seats these cards, and the rest to whoever has room, in order. Seats are served clockwise
/// from the dealer's left.
pub(crate) fn deck(seats: u8, dealer: u8, hands: &[(u8, &str)]) -> Chance {
    let mut wanted: Vec<Vec<Card>> = vec![Vec::new(); usize::from(seats)];
    for (number, hand) in hands {
        wanted[usize::from(*number - 1)] = hand.split_whitespace().map(card).collect();
    }
    let taken: CardSet = wanted.iter().flatten().copied().collect();
    let mut others = Card::all().filter(|card| !taken.contains(*card)).collect::<Vec<_>>().into_iter();
    let order: Vec<usize> =
        seat(dealer).next(seats).around(seats).map(Seat::index).cycle().take(52).collect();
    let mut room = vec![0; usize::from(seats)];
    for &index in &order {
        room[index] += 1;
    }
    for (hand, room) in wanted.iter_mut().zip(&room) {
        hand.extend(others.by_ref().take(room - hand.len()));
    }
    let mut hands: Vec<_> = wanted.into_iter().map(Vec::into_iter).collect();
    Chance::Deck(order.iter().map(|&index| hands[index].next().unwrap()).collect())
}

/// The first round, dealt by seat 1, with these cards in these hands.
pub(crate) fn dealt(options: Options, seats: u8, hands: &[(u8, &str)]) -> Sevens {
    let mut game = Sevens::new(&options, seats).unwrap();
    game.settle(&deck(seats, 1, hands), &mut Silent).unwrap();
    game
}

/// Moves as in `"2 lay D7"`, one after another; what was told.
pub(crate) fn play(game: &mut Sevens, moves: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for text in moves {
        let (seat, action) = read(text);
        if let Err(breach) = game.play(seat, &action, &mut events) {
            panic!("{text}: {breach:?}");
        }
    }
    events
}

/// The rule that refuses a move.
pub(crate) fn refused(game: &Sevens, text: &str) -> String {
    let (seat, action) = read(text);
    game.check(seat, &action).unwrap_err().rule().to_string()
}

/// A seat's legal moves as they are written.
pub(crate) fn legal(game: &Sevens, number: u8) -> Vec<String> {
    game.legal(seat(number)).iter().map(ToString::to_string).collect()
}

fn read(text: &str) -> (Seat, Action) {
    let (number, action) = text.split_once(' ').unwrap();
    (seat(number.parse().unwrap()), action.parse().unwrap())
}

/// Plays the first legal move of whoever is to move until the round is over.
pub(crate) fn finish_round(game: &mut Sevens) {
    let round = game.round();
    while let Some(seat) = game.phase().to_move().filter(|_| game.round() == round) {
        let action = game.legal(seat)[0];
        game.advance(seat, &action, &mut Silent);
    }
}
