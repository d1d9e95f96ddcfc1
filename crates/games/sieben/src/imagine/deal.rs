//! Dealing cards to places that do not take every card.

use sevenfold_core::Rng;

use crate::memory::{Limit, allow};
use crate::pieces::{Card, CardSet, Counts, NUMBERS};
use crate::view::PlayerView;

/// How many plain random deals are tried.
const TRIES: u32 = 12;
/// How many swaps are tried per card to mix a deal that had to be built.
const SWAPS: u32 = 4;

/// Somewhere hidden cards can be: a hand, the draw pile.
#[derive(Clone, Debug)]
pub(super) struct Place {
    size: u8,
    /// Of any two, one is about some of the other's numbers, or they are about different ones.
    limits: Vec<Limit>,
}

impl Place {
    pub(super) fn hand(player: &PlayerView) -> Self {
        Self { size: player.cards, limits: player.limits.clone() }
    }

    /// The draw pile has only cards out of `among`.
    pub(super) fn draw_pile(size: u8, among: Counts) -> Self {
        let only =
            |card: Card| Limit { cards: [card].into_iter().collect::<CardSet>(), most: among.of(card) };
        Self { size, limits: Card::all().map(only).collect() }
    }

    fn takes(&self, cards: Counts) -> bool {
        cards.total() <= self.size && allow(&self.limits, cards)
    }
}

/// Deals the cards, all of them, so that every place is full and takes what it gets; `None` if that cannot be.
pub(super) fn deal(cards: Counts, places: &[Place], rng: &mut impl Rng) -> Option<Vec<Counts>> {
    let sizes: u32 = places.iter().map(|place| u32::from(place.size)).sum();
    if sizes != cards.wide_total() {
        return None;
    }
    let mut slots = cards.to_vec();
    for _ in 0..TRIES {
        rng.shuffle(&mut slots);
        let dealt = hand_out(&slots, places);
        if places.iter().zip(&dealt).all(|(place, cards)| place.takes(*cards)) {
            return Some(dealt);
        }
    }
    let mut dealt = vec![Counts::NONE; places.len()];
    for &card in &slots {
        put(card, &mut dealt, places)?;
    }
    mix(&mut dealt, places, rng);
    Some(dealt)
}

fn hand_out(slots: &[Card], places: &[Place]) -> Vec<Counts> {
    let mut rest = slots.iter().copied();
    places.iter().map(|place| rest.by_ref().take(place.size.into()).collect()).collect()
}

/// Puts one more card somewhere, moving others on if need be: a shortest chain of moves, as in matroid
/// intersection (each place's limits are a laminar matroid), so that it finds a way whenever there is one.
fn put(card: Card, dealt: &mut [Counts], places: &[Place]) -> Option<()> {
    // For each number that would have to move: for which number, and out of which place.
    let mut moved_for: [Option<(Card, usize)>; NUMBERS + 1] = [None; NUMBERS + 1];
    let mut queue = vec![card];
    let mut next = 0;
    while let Some(&homeless) = queue.get(next) {
        next += 1;
        for (index, place) in places.iter().enumerate() {
            let mut with = dealt[index];
            with.add(homeless);
            if place.takes(with) {
                dealt[index] = with;
                move_along(homeless, card, &moved_for, dealt);
                return Some(());
            }
            for leaving in dealt[index].numbers().iter() {
                if queue.contains(&leaving) {
                    continue;
                }
                let mut exchanged = with;
                exchanged.remove(leaving);
                if place.takes(exchanged) {
                    moved_for[usize::from(leaving.number())] = Some((homeless, index));
                    queue.push(leaving);
                }
            }
        }
    }
    None
}

/// The card `last` has found a place: every card before it takes the place of the one it drove out.
fn move_along(
    last: Card,
    first: Card,
    moved_for: &[Option<(Card, usize)>; NUMBERS + 1],
    dealt: &mut [Counts],
) {
    let mut leaving = last;
    while leaving != first {
        let Some((coming, index)) = moved_for[usize::from(leaving.number())] else { return };
        dealt[index].remove(leaving);
        dealt[index].add(coming);
        leaving = coming;
    }
}

/// Random swaps of two cards between two places, where both places take the result. A swap and its reverse are
/// equally likely, so that in the long run every deal that fits is.
fn mix(dealt: &mut [Counts], places: &[Place], rng: &mut impl Rng) {
    let mut slots: Vec<(usize, Card)> = dealt
        .iter()
        .enumerate()
        .flat_map(|(index, cards)| cards.cards().map(move |card| (index, card)))
        .collect();
    let count = slots.len() as u32;
    for _ in 0..SWAPS * count {
        let (one, other) = (rng.below(count) as usize, rng.below(count) as usize);
        let ((here, mine), (there, theirs)) = (slots[one], slots[other]);
        if here == there || mine == theirs {
            continue;
        }
        let swapped = [(here, mine, theirs), (there, theirs, mine)].map(|(index, gone, come)| {
            let mut cards = dealt[index];
            cards.remove(gone);
            cards.add(come);
            (index, cards)
        });
        if swapped.iter().all(|&(index, cards)| places[index].takes(cards)) {
            for (index, cards) in swapped {
                dealt[index] = cards;
            }
            slots[one].1 = theirs;
            slots[other].1 = mine;
        }
    }
}
