//! Counts the odds in self-play: everybody bids and plays by habit, again and again with the odds counted before.

use sevenfold_core::chance::Quick;
use sevenfold_core::{MAX_SEATS, Rng};
use sevenfold_double_lucky_7::{Card, CardSet, Trump};

use super::{Kind, ODDS, OPENING, Odds, Place, hope};
use crate::double_lucky_7::habit;
use crate::double_lucky_7::table::{Table, Trick};

/// How often a card with these indices was held, and how often it took a trick.
type Counts = Vec<[u32; 2]>;

fn flat([seats, cards, kind, higher]: [usize; 4]) -> usize {
    ((seats * 7 + cards) * 6 + kind) * 14 + higher
}

/// A round dealt at random.
pub(super) fn dealt(seats: u8, cards: u8, rng: &mut Quick) -> Table {
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

/// Plays a round by habit and counts what becomes of each card.
fn round(odds: &Tables, mut table: Table, rng: &mut Quick, counts: &mut [Counts; 2]) {
    for seat in 0..table.seats {
        table.bids[seat as usize] = habit::bid(&odds.opening, &table, seat, habit::SWAY, rng);
    }
    let cards = table.left;
    let mut held: Vec<(Card, u8, usize)> = Vec::new();
    while table.left > 0 {
        if table.trick.laid == 0 {
            for seat in 0..table.seats {
                let hand = table.hands[seat as usize];
                let unseen = CardSet::ALL.minus(table.gone).minus(hand);
                let place = Place { seat, cards: hand.len(), unseen };
                let coloured = hand.iter().filter(|card| !card.is_joker());
                held.extend(coloured.map(|card| (card, table.left, flat(place.index(&table, card)))));
            }
        }
        let mut trick = Vec::new();
        while trick.len() < table.seats as usize {
            let seat = table.turn;
            // Now and then anything, so that the odds are not only those of one way to play.
            let choices: Vec<Card> = table.choices().iter().collect();
            let card = if rng.below(20) == 0 {
                *rng.pick(&choices).unwrap()
            } else {
                habit::card(&odds.later, &table)
            };
            trick.push((seat, card, table.taken));
            table.play(card);
        }
        let before = trick[0].2;
        for (seat, card, _) in trick {
            let won = u32::from(table.taken[seat as usize] > before[seat as usize]);
            held.retain(|&(other, left, index)| {
                if other == card {
                    for counts in &mut counts[usize::from(left < cards)..] {
                        counts[index][0] += 1;
                        counts[index][1] += won;
                    }
                }
                other != card
            });
        }
    }
}

/// The two tables.
#[derive(Clone)]
struct Tables {
    opening: Odds,
    later: Odds,
}

/// The odds after so many rounds of each size.
fn count(odds: &Tables, rounds: u32, rng: &mut Quick) -> Tables {
    let mut counts = [vec![[0; 2]; 6 * 7 * 6 * 14], vec![[0; 2]; 6 * 7 * 6 * 14]];
    for seats in 2..=7 {
        for cards in 1..=7 {
            for _ in 0..rounds {
                round(odds, dealt(seats, cards, rng), rng, &mut counts);
            }
        }
    }
    let [opening, later] = counts;
    Tables { opening: learn(&odds.opening, opening), later: learn(&odds.later, later) }
}

fn learn(odds: &Odds, counts: Counts) -> Odds {
    let mut new = *odds;
    let places = new.as_flattened_mut().as_flattened_mut().as_flattened_mut();
    for (place, [held, won]) in places.iter_mut().zip(counts) {
        // What hardly ever happens keeps its old number.
        *place = ((255 * won + 30 * u32::from(*place)) / (held + 30)) as u8;
    }
    new
}

/// A first guess: the share of the colour that is not higher, squared among many.
fn guess() -> Odds {
    let mut odds = ODDS;
    for (seats, by_cards) in odds.iter_mut().enumerate() {
        for (kind, by_higher) in by_cards.iter_mut().flat_map(|by_kind| by_kind.iter_mut().enumerate()) {
            for (higher, place) in by_higher.iter_mut().enumerate() {
                let rank = 14 - higher;
                let plain = rank * rank * 230 / 196 * 4 / (4 + seats);
                *place = if kind / 2 == Kind::Trump as usize { 100 + 155 * rank / 14 } else { plain } as u8;
            }
        }
    }
    odds
}

/// With `SEVENFOLD_LONG` the tables are counted anew and printed.
#[test]
fn the_odds_are_those_of_self_play() {
    let mut rng = Quick::new(7);
    if std::env::var_os("SEVENFOLD_LONG").is_some() {
        let first = Tables { opening: guess(), later: guess() };
        let odds = [1_000, 1_000, 2_000, 2_000, 4_000, 12_000];
        let odds = odds.iter().fold(first, |odds, &rounds| count(&odds, rounds, &mut rng));
        println!("{:?}\n{:?}", odds.opening, odds.later);
    }
    let known = Tables { opening: OPENING, later: ODDS };
    let again = count(&known, 200, &mut rng);
    for (old, new) in [(known.opening, again.opening), (known.later, again.later)] {
        let (old, new) = (old.as_flattened().as_flattened(), new.as_flattened().as_flattened());
        let pairs = old.as_flattened().iter().zip(new.as_flattened());
        let off: u64 = pairs.clone().map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
        // A few hundredths of a trick each, on average.
        assert!(off < 8 * pairs.len() as u64, "{off}");
    }
}

/// What all hands hope for is about what there is.
#[test]
fn hopes_add_up_to_the_tricks() {
    let mut rng = Quick::new(3);
    for seats in 2..=7 {
        for cards in 1..=7 {
            let hopes = |table: &Table| -> f32 {
                (0..seats).map(|seat| hope(&OPENING, table, seat, table.hands[seat as usize])).sum()
            };
            let mean = (0..500).map(|_| hopes(&dealt(seats, cards, &mut rng))).sum::<f32>() / 500.0;
            let off = (mean / f32::from(cards) - 1.0).abs();
            assert!(off < 0.15, "{seats} seats, {cards} cards: {mean}");
        }
    }
}
