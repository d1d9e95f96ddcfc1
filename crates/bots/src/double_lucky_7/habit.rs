//! How players go on by habit: a quick guess at a bid, and tricks played to make it. For playouts.

use sevenfold_core::Rng;
use sevenfold_double_lucky_7::{Card, CardSet, Trump};

use super::odds::{Odds, Place, hope};
use super::table::{Table, unit};

/// A seat behind that wants a trick beats a card if it can, this likely.
const EAGER: f32 = 0.9;
/// One that wants none beats it only if it has to.
const UNWILLING: f32 = 0.35;
/// A trump is no danger to a plain card while its holder has to follow.
const RUFF: f32 = 0.25;
/// What a bid that cannot be made any more costs, in squared tricks.
const MISSED: f32 = 4.0;
/// How far apart two guesses at a bid may be, in tricks.
pub(super) const SWAY: f32 = 0.6;

/// Bids what the hand is likely to take, more or less, or the nearest bid that is allowed.
pub(super) fn bid(odds: &Odds, table: &Table, seat: u8, sway: f32, rng: &mut impl Rng) -> u8 {
    let hope = hope(odds, table, seat, table.hands[seat as usize]);
    let wanted = hope + sway * (unit(rng) - 0.5);
    nearest(wanted, table.left, table.hook(seat))
}

/// The allowed bid nearest to what is wanted.
pub(super) fn nearest(wanted: f32, tricks: u8, hook: Option<u8>) -> u8 {
    let off = |bid: u8| (f32::from(bid) - wanted).abs();
    let allowed = (0..=tricks).filter(|&bid| Some(bid) != hook);
    allowed.min_by(|a, b| off(*a).total_cmp(&off(*b))).unwrap_or(0)
}

/// Everybody plays on by habit until so many tricks are left.
pub(super) fn play_on(odds: &Odds, table: &mut Table, left: u8) {
    while table.left > left {
        let card = card(odds, table);
        table.play(card);
    }
}

/// The card somebody plays who only asks whether another trick is wanted: the strongest, or the weakest.
pub(super) fn first_card(table: &Table) -> Card {
    let seat = table.turn as usize;
    let strength = |card: &Card| (table.strength(*card), card.rank());
    let choices = table.choices();
    let card = if table.taken[seat] < table.bids[seat] {
        choices.iter().max_by_key(strength)
    } else {
        choices.iter().min_by_key(strength)
    };
    card.unwrap_or(Card::JOKER)
}

/// The card that leaves a hand which takes just what is still needed.
#[inline]
pub(super) fn card(odds: &Odds, table: &Table) -> Card {
    let choices = table.choices();
    let mut cards = choices.iter();
    let first = cards.next().unwrap_or(Card::JOKER);
    if choices.len() < 2 {
        return first;
    }
    let seat = table.turn as usize;
    if !table.hopes(seat) {
        return spoil(table, choices);
    }
    let thought = Thought::new(odds, table);
    let mut best = (f32::MAX, first);
    for card in choices.iter() {
        let cost = thought.cost(card);
        if cost < best.0 {
            best = (cost, card);
        }
    }
    best.1
}

/// What the seat to move can see and wants.
struct Thought<'a> {
    odds: &'a Odds,
    table: &'a Table,
    place: Place,
    need: f32,
    /// What the whole hand takes in the tricks after this one.
    rest: f32,
}

impl<'a> Thought<'a> {
    fn new(odds: &'a Odds, table: &'a Table) -> Self {
        let seat = table.turn;
        let mut hand = table.hands[seat as usize];
        let unseen = CardSet::ALL.minus(table.gone).minus(hand);
        if let Some((owner, card)) = table.extra
            && owner == seat
        {
            hand = hand.with(card);
        }
        let place = Place { seat, cards: table.left - 1, unseen };
        let need = f32::from(table.bids[seat as usize]) - f32::from(table.taken[seat as usize]);
        let rest = if place.cards == 0 {
            0.0
        } else {
            hand.iter().map(|card| place.chance(odds, table, card)).sum()
        };
        Self { odds, table, place, need, rest }
    }

    /// How far from the bid the seat is likely to end if it plays this card.
    fn cost(&self, card: Card) -> f32 {
        let wins = self.wins(card);
        let rest = if self.place.cards == 0 {
            0.0
        } else {
            (self.rest - self.place.chance(self.odds, self.table, card)).min(f32::from(self.place.cards))
        };
        wins * self.off(self.need - 1.0, rest) + (1.0 - wins) * self.off(self.need, rest)
    }

    fn off(&self, need: f32, rest: f32) -> f32 {
        if need < 0.0 || need > f32::from(self.place.cards) {
            return MISSED;
        }
        (need - rest) * (need - rest)
    }

    /// How likely the card is to take this trick.
    fn wins(&self, card: Card) -> f32 {
        let table = self.table;
        let strength = table.strength(card);
        if strength <= table.trick.strength {
            return 0.0;
        }
        if table.behind() == 0 || card.is_joker() || table.trump == Trump::DealerCard {
            return 1.0;
        }
        let mut beaters = f32::from(CardSet::above(card).intersection(self.place.unseen).len());
        if let Trump::Colour { colour } = table.trump
            && card.colour() != Some(colour)
        {
            beaters += RUFF * f32::from(CardSet::of(colour).intersection(self.place.unseen).len());
        }
        let many = f32::from(self.place.cards + 1) * beaters / f32::from(self.place.unseen.len().max(1));
        let held = many / (1.0 + many);
        let mut wins = 1.0;
        let mut other = table.turn as usize;
        for _ in 0..table.behind() {
            other = if other + 1 == table.seats as usize { 0 } else { other + 1 };
            let eager = table.taken[other] < table.bids[other];
            wins *= 1.0 - held * if eager { EAGER } else { UNWILLING };
        }
        wins
    }
}

/// Nothing to lose: takes the trick from somebody who wants it, leaves it to somebody who does not.
fn spoil(table: &Table, choices: CardSet) -> Card {
    let winning = table.trick.winning as usize;
    let wanted = table.trick.laid > 0 && table.hopes(winning) && table.taken[winning] < table.bids[winning];
    let strength = |card: &Card| table.strength(*card);
    let card = if wanted { choices.iter().max_by_key(strength) } else { choices.iter().min_by_key(strength) };
    card.unwrap_or(Card::JOKER)
}
