//! Counts the odds in self-play: everybody bids and plays by habit, again and again with the odds counted before.

use sevenfold_core::chance::Quick;
use sevenfold_core::{MAX_SEATS, Rng};
use sevenfold_double_lucky_7::{Card, CardSet, Trump};

use super::{Kind, ODDS, Odds, Place};
use crate::double_lucky_7::habit;
use crate::double_lucky_7::table::{Table, Trick};

/// How often a card with these indices was held, and how often it took a trick.
type Counts = Vec<[u32; 2]>;

fn flat([seats, cards, kind, higher]: [usize; 4]) -> usize {
    ((seats * 7 + cards) * 6 + kind) * 14 + higher
}

/// A round dealt at random.
pub fn dealt(seats: u8, cards: u8, rng: &mut Quick) -> Table {
    let mut deck = Card::ORDERED;
    rng.shuffle(&mut deck);
    let mut hands = [CardSet::EMPTY; MAX_SEATS];
    let mut deck = deck.into_iter();
    for hand in &mut hands[..seats as usize] {
        *hand = deck.by_ref().take(cards as usize).collect();
    }
    let turned = deck.next().unwrap();
    // Rounds without trumps are rare; they are counted as often as others.
    let trump = match turned.colour() {
        Some(colour) if rng.below(4) > 0 => Trump::Colour { colour },
        _ => Trump::None,
    };
    Table {
        seats,
        leader: 0,
        trump,
        left: cards,
        turn: 0,
        trick: Trick { laid: 0, led: None, winning: 0, strength: 0 },
        hands,
        extra: None,
        bids: [0; MAX_SEATS],
        taken: [0; MAX_SEATS],
        times: [1; MAX_SEATS],
        gone: CardSet::EMPTY.with(turned),
    }
}

/// Plays a round by habit and counts at the start of every trick what becomes of each card.
fn round(odds: &Odds, mut table: Table, rng: &mut Quick, counts: &mut Counts) {
    for seat in 0..table.seats {
        table.bids[seat as usize] = habit::bid(odds, &table, seat, rng);
    }
    let mut held: Vec<(Card, usize)> = Vec::new();
    while table.left > 0 {
        if table.trick.laid == 0 {
            for seat in 0..table.seats {
                let hand = table.hands[seat as usize];
                let unseen = CardSet::ALL.minus(table.gone).minus(hand);
                let place = Place { seat, cards: hand.len(), unseen };
                let coloured = hand.iter().filter(|card| !card.is_joker());
                held.extend(coloured.map(|card| (card, flat(place.index(&table, card)))));
            }
        }
        let mut trick = Vec::new();
        while trick.len() < table.seats as usize {
            let seat = table.turn;
            // Now and then anything, so that the odds are not only those of one way to play.
            let choices: Vec<Card> = table.choices().iter().collect();
            let card =
                if rng.below(20) == 0 { *rng.pick(&choices).unwrap() } else { habit::card(odds, &table) };
            trick.push((seat, card, table.taken));
            table.play(card);
        }
        let before = trick[0].2;
        for (seat, card, _) in trick {
            let won = u32::from(table.taken[seat as usize] > before[seat as usize]);
            held.retain(|&(other, index)| {
                if other == card {
                    counts[index][0] += 1;
                    counts[index][1] += won;
                }
                other != card
            });
        }
    }
}

/// The odds after so many rounds of each size.
fn count(odds: &Odds, rounds: u32, rng: &mut Quick) -> Odds {
    let mut counts: Counts = vec![[0; 2]; 6 * 7 * 6 * 14];
    for seats in 2..=7 {
        for cards in 1..=7 {
            for _ in 0..rounds {
                round(odds, dealt(seats, cards, rng), rng, &mut counts);
            }
        }
    }
    let mut new = *odds;
    for (place, [held, won]) in
        new.as_flattened_mut().as_flattened_mut().as_flattened_mut().iter_mut().zip(counts)
    {
        // What hardly ever happens keeps its old number.
        *place = ((255 * won + 30 * u32::from(*place)) / (held + 30)) as u8;
    }
    new
}

/// A first guess: the share of the colour that is not higher, squared among many.
fn guess() -> Odds {
    let mut odds = ODDS;
    for (seats, by_cards) in odds.iter_mut().enumerate() {
        for by_kind in by_cards.iter_mut() {
            for (kind, by_higher) in by_kind.iter_mut().enumerate() {
                for (higher, place) in by_higher.iter_mut().enumerate() {
                    let rank = 14 - higher;
                    let plain = rank * rank * 230 / 196 * 4 / (4 + seats);
                    *place =
                        if kind / 2 == Kind::Trump as usize { 100 + 155 * rank / 14 } else { plain } as u8;
                }
            }
        }
    }
    odds
}

/// With `SEVENFOLD_LONG` the table is counted anew and printed.
#[test]
fn the_odds_are_those_of_self_play() {
    let mut rng = Quick::new(7);
    if std::env::var_os("SEVENFOLD_LONG").is_some() {
        let passes = [6_000, 6_000, 6_000, 6_000, 6_000, 6_000, 6_000, 60_000];
        let odds = passes.iter().fold(guess(), |odds, &rounds| count(&odds, rounds, &mut rng));
        println!("{odds:?}");
    }
    let again = count(&ODDS, 200, &mut rng);
    let off = |(a, b): (&u8, &u8)| u64::from(a.abs_diff(*b));
    let cells = |odds: &Odds| odds.as_flattened().as_flattened().as_flattened().to_vec();
    let total: u64 = cells(&ODDS).iter().zip(&cells(&again)).map(off).sum();
    // A few hundredths of a trick a cell at most, on average.
    assert!(total < 8 * cells(&ODDS).len() as u64, "{total}");
}
