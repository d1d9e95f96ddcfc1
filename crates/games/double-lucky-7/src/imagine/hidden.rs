//! Deals the unseen cards to the hidden hands.

use arrayvec::ArrayVec;
use sevenfold_core::{MAX_SEATS, NoWorld, Rng};

use super::count::{self, Group};
use crate::pieces::{Card, CardSet, DECK};
use crate::state::Round;
use crate::view::RoundView;

/// How often a deal that breaks a void is thrown away before the ways to deal are counted. Both are uniform;
/// throwing away is quicker while few colours are void.
const TRIES: u8 = 12;

/// A hand that is to be dealt.
#[derive(Clone, Copy)]
struct Place {
    seat: usize,
    need: u8,
    forbidden: CardSet,
}

/// The unseen cards, from which hands are drawn one card at a time.
struct Pile {
    cards: ArrayVec<Card, DECK>,
    /// How many have been drawn: they are at the front.
    drawn: usize,
}

impl Pile {
    fn draw(&mut self, rng: &mut impl Rng) -> Option<Card> {
        let left = self.cards.len().checked_sub(self.drawn).filter(|&left| left > 0)?;
        let found = self.drawn + rng.below(left as u32) as usize;
        self.cards.swap(self.drawn, found);
        self.drawn += 1;
        Some(self.cards[self.drawn - 1])
    }
}

/// Fills the hands the viewer knows as they are, the others at random, and turns a card beneath the trump card.
pub(super) fn deal(round: &mut Round, seen: &RoundView, rng: &mut impl Rng) -> Result<(), NoWorld> {
    let mut unseen = CardSet::ALL.without(seen.turned);
    for &card in round.laid.cards() {
        unseen = unseen.without(card);
    }
    if let Some(extra) = seen.extra {
        unseen = unseen.without(extra.card);
    }
    let mut places: ArrayVec<Place, MAX_SEATS> = ArrayVec::new();
    for (seat, player) in seen.players.iter().enumerate() {
        match player.hand {
            Some(hand) => {
                unseen = unseen.minus(hand);
                round.hands[seat] = hand;
            }
            None => places.push(Place { seat, need: player.cards, forbidden: player.voids.cards() }),
        }
    }
    // Hands that may not have everything come first: whatever they leave, the others can take.
    places.sort_unstable_by_key(|place| place.forbidden.is_empty());
    let mut pile = deal_places(round, &places, unseen, rng)?;
    if seen.extra.is_none() {
        round.beneath = Some(pile.draw(rng).ok_or(NoWorld)?);
    }
    Ok(())
}

fn deal_places(
    round: &mut Round,
    places: &[Place],
    unseen: CardSet,
    rng: &mut impl Rng,
) -> Result<Pile, NoWorld> {
    let needed: u32 = places.iter().map(|place| u32::from(place.need)).sum();
    if needed > u32::from(unseen.len()) {
        return Err(NoWorld);
    }
    let mut pile = Pile { cards: unseen.iter().collect(), drawn: 0 };
    for _ in 0..TRIES {
        pile.drawn = 0;
        if try_deal(round, places, &mut pile, rng) {
            return Ok(pile);
        }
    }
    let (bound, free) = places.split_at(places.partition_point(|place| !place.forbidden.is_empty()));
    let left = deal_bound(round, bound, unseen, rng)?;
    pile = Pile { cards: left.iter().collect(), drawn: 0 };
    if try_deal(round, free, &mut pile, rng) { Ok(pile) } else { Err(NoWorld) }
}

/// Deals without regard to voids; false as soon as one is broken.
fn try_deal(round: &mut Round, places: &[Place], pile: &mut Pile, rng: &mut impl Rng) -> bool {
    for place in places {
        let mut hand = CardSet::EMPTY;
        for _ in 0..place.need {
            match pile.draw(rng) {
                Some(card) if !place.forbidden.contains(card) => hand = hand.with(card),
                _ => return false,
            }
        }
        round.hands[place.seat] = hand;
    }
    true
}

/// Deals the hands that have voids, all ways equally likely; gives back the cards that are left.
fn deal_bound(
    round: &mut Round,
    bound: &[Place],
    unseen: CardSet,
    rng: &mut impl Rng,
) -> Result<CardSet, NoWorld> {
    let mut groups: ArrayVec<Group, MAX_SEATS> = ArrayVec::new();
    for place in bound {
        match groups.iter_mut().find(|group| group.forbidden == place.forbidden) {
            Some(group) => group.need += place.need,
            None => groups.push(Group { forbidden: place.forbidden, need: place.need }),
        }
    }
    // The last group needs no counting; the largest gains most by that.
    groups.sort_unstable_by_key(|group| group.need);
    let mut left = unseen;
    let pools = count::deal(&groups, unseen, rng)?;
    for (group, pool) in groups.iter().zip(pools) {
        left = left.minus(pool);
        let mut pile = Pile { cards: pool.iter().collect(), drawn: 0 };
        for place in bound.iter().filter(|place| place.forbidden == group.forbidden) {
            if !try_deal(round, std::slice::from_ref(place), &mut pile, rng) {
                return Err(NoWorld);
            }
        }
    }
    Ok(left)
}
