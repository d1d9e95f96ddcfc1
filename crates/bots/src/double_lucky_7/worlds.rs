//! Worlds a player thinks possible: what it cannot see dealt anew, hands that fit their bids more often.
//!
//! A Metropolis chain over the hidden cards: two of them change places if that makes the bids no less likely, and
//! with the ratio of the likelihoods otherwise. It starts from a world imagined from the view.

use arrayvec::ArrayVec;
use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, MAX_SEATS, Rng, Seat};
use sevenfold_double_lucky_7::{
    Card, CardSet, DECK, DoubleLucky7, JokerTrump, Luck, Nudge, RoundView, Trump, Use, View,
};

use super::odds::{OPENING, hope};
use super::table::{Each, Table, unit};

/// What a player keeps in mind and makes of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mind {
    /// Sees the running trick and the own hand; what was played before is half forgotten, and voids are not noticed.
    Forgetful,
    /// Knows all that was played and who is out of what.
    Counting,
    /// And takes bids for what they say about hands.
    Reading,
}

/// How often cards change places between two worlds, for each hidden card in a hand.
const STIR: u32 = 2;
/// And before the first.
const FIRST_STIR: u32 = 12;
/// How far bids are usually off what the odds say, in tricks, squared.
const OFF: f32 = 0.8;
/// A card of an earlier trick is remembered by a forgetful player, in percent.
const REMEMBERED: u32 = 50;

/// The owner of a card nobody holds.
const NOBODY: u8 = MAX_SEATS as u8;

/// Worlds, one after the other.
#[derive(Clone, Debug)]
pub(super) struct Worlds {
    table: Table,
    /// The hidden cards; those in hands first.
    cards: ArrayVec<Card, DECK>,
    owners: ArrayVec<u8, DECK>,
    held: u32,
    /// What a hand cannot have.
    forbidden: Each<CardSet>,
    evidence: Option<Evidence>,
    likely: Each<f32>,
}

/// What the bids were made on.
#[derive(Clone, Debug)]
struct Evidence {
    /// The round when bids were made.
    opening: Table,
    /// The bid made on the hand a seat holds now, and the cards played from that hand.
    bids: Each<Option<u8>>,
    played: Each<CardSet>,
}

impl Worlds {
    /// The worlds of a player at this seat. `None` if the view fits none.
    pub(super) fn of(view: &View, mind: Mind, rng: &mut Quick) -> Option<Self> {
        let round = view.round.as_ref()?;
        let mut table = Table::of(view)?;
        let mut forbidden = [CardSet::EMPTY; MAX_SEATS];
        let mut known = CardSet::EMPTY;
        for (i, player) in round.players.iter().enumerate() {
            if let Some(hand) = player.hand {
                table.hands[i] = hand;
                known = known.union(hand);
            }
            if mind != Mind::Forgetful {
                forbidden[i] = player.voids.cards();
            }
        }
        let hidden = |i: usize| round.players[i].hand.is_none();
        if mind == Mind::Forgetful {
            table.gone = remembered(view, round, &table, rng);
            deal_blindly(&mut table, round, known, rng);
        } else {
            let world = DoubleLucky7::imagine(view, rng).ok()?;
            for seat in Seat::all(view.seats) {
                table.hands[seat.index()] = world.hand(seat);
            }
        }
        let mut worlds = Self {
            table,
            cards: ArrayVec::new(),
            owners: ArrayVec::new(),
            held: 0,
            forbidden,
            evidence: (mind == Mind::Reading).then(|| Evidence::of(view, round, &table)).flatten(),
            likely: [1.0; MAX_SEATS],
        };
        let mut rest = CardSet::ALL.minus(table.gone).minus(known);
        for seat in (0..view.seats).filter(|&seat| hidden(seat as usize)) {
            let hand = table.hands[seat as usize];
            worlds.put(hand, seat);
            rest = rest.minus(hand);
            worlds.likely[seat as usize] = worlds.likelihood(seat, hand);
        }
        worlds.held = worlds.cards.len() as u32;
        worlds.put(rest, NOBODY);
        worlds.stir(FIRST_STIR, rng);
        Some(worlds)
    }

    fn put(&mut self, cards: CardSet, owner: u8) {
        for card in cards.iter() {
            self.cards.push(card);
            self.owners.push(owner);
        }
    }

    /// The world as it stands.
    pub(super) fn table(&self) -> &Table {
        &self.table
    }

    /// The next world.
    pub(super) fn next(&mut self, rng: &mut Quick) -> Table {
        self.stir(STIR, rng);
        self.table
    }

    /// A card nobody holds: the deck's next one.
    pub(super) fn beneath(&self, rng: &mut Quick) -> Card {
        rng.pick(&self.cards[self.held as usize..]).copied().unwrap_or(Card::JOKER)
    }

    fn stir(&mut self, times: u32, rng: &mut Quick) {
        for _ in 0..times * self.held {
            let one = rng.below(self.held) as usize;
            let other = rng.below(self.cards.len() as u32) as usize;
            self.exchange(one, other, rng);
        }
    }

    /// Lets two hidden cards change places, or not.
    fn exchange(&mut self, one: usize, other: usize, rng: &mut Quick) {
        let (to, from) = (self.owners[one], self.owners[other]);
        if to == from {
            return;
        }
        let (gives, gets) = (self.cards[one], self.cards[other]);
        let may = |owner: u8, card: Card| owner == NOBODY || !self.forbidden[owner as usize].contains(card);
        if !may(to, gets) || !may(from, gives) {
            return;
        }
        if self.evidence.is_some() {
            let first = self.likelihood(to, self.table.hands[to as usize].without(gives).with(gets));
            let mut ratio = first / self.likely[to as usize];
            let mut second = 1.0;
            if from != NOBODY {
                second = self.likelihood(from, self.table.hands[from as usize].without(gets).with(gives));
                ratio *= second / self.likely[from as usize];
            }
            if ratio < 1.0 && unit(rng) >= ratio {
                return;
            }
            self.likely[to as usize] = first;
            if from != NOBODY {
                self.likely[from as usize] = second;
            }
        }
        self.cards.swap(one, other);
        let hands = &mut self.table.hands;
        hands[to as usize] = hands[to as usize].without(gives).with(gets);
        if from != NOBODY {
            hands[from as usize] = hands[from as usize].without(gets).with(gives);
        }
    }

    /// How well a hand fits the bid that was made on it.
    fn likelihood(&self, seat: u8, hand: CardSet) -> f32 {
        let Some(evidence) = &self.evidence else { return 1.0 };
        let Some(bid) = evidence.bids[seat as usize] else { return 1.0 };
        let hand = hand.union(evidence.played[seat as usize]);
        let off = f32::from(bid) - hope(&OPENING, &evidence.opening, seat, hand);
        let fit = 1.0 / (1.0 + off * off / OFF);
        fit * fit
    }
}

impl Evidence {
    fn of(view: &View, round: &RoundView, table: &Table) -> Option<Self> {
        let mut opening = *table;
        opening.left = round.tricks;
        opening.gone = CardSet::EMPTY.with(round.turned);
        opening.trump = trump_at_first(view, round)?;
        let mut bids = [None; MAX_SEATS];
        for (bid, player) in bids.iter_mut().zip(&round.players) {
            *bid = player.bid;
        }
        match round.luck {
            Some(Luck::Used { what: Use::ChangeBid { seat, by }, .. }) => {
                let bid = &mut bids[seat.index()];
                let back = match by {
                    Nudge::Up => Nudge::Down,
                    Nudge::Down => Nudge::Up,
                };
                *bid = bid.and_then(|bid| back.of(bid));
            }
            Some(Luck::Used { what: Use::PlayerSwap { low, high }, .. }) => {
                bids.swap(low.index(), high.index());
            }
            _ => {}
        }
        let extra = round.extra.map(|extra| extra.card);
        let mut played = [CardSet::EMPTY; MAX_SEATS];
        for (seat, card) in round.played.iter().flat_map(|trick| trick.by_seat(view.seats)) {
            if Some(card) != extra {
                played[seat.index()] = played[seat.index()].with(card);
            }
        }
        Some(Self { opening, bids, played })
    }
}

/// What was trump when bids were made; `None` if that cannot be told.
fn trump_at_first(view: &View, round: &RoundView) -> Option<Trump> {
    if !matches!(round.luck, Some(Luck::Used { what: Use::ChangeTrump { .. } | Use::NoTrump, .. })) {
        return Some(round.trump);
    }
    match (round.turned.colour(), view.options.joker_trump) {
        (Some(colour), _) => Some(Trump::Colour { colour }),
        (None, JokerTrump::LedColour) => Some(Trump::LedColour),
        (None, JokerTrump::DealerCards) => Some(Trump::DealerCard),
        (None, JokerTrump::DealerChooses) => None,
    }
}

/// The cards a forgetful player knows to be out: those that lie there, and some of the others.
fn remembered(view: &View, round: &RoundView, table: &Table, rng: &mut Quick) -> CardSet {
    let mut gone = CardSet::EMPTY.with(round.turned);
    if let Some(extra) = round.extra {
        gone = gone.with(extra.card);
    }
    let running = usize::from(table.trick.laid > 0);
    let earlier = round.played.len() - running;
    for (i, trick) in round.played.iter().enumerate() {
        for (seat, card) in trick.by_seat(view.seats) {
            if i >= earlier || view.viewer.is(seat) || rng.below(100) < REMEMBERED {
                gone = gone.with(card);
            }
        }
    }
    gone
}

/// Deals the hidden hands from all that could be there.
fn deal_blindly(table: &mut Table, round: &RoundView, known: CardSet, rng: &mut Quick) {
    let mut deck: ArrayVec<Card, DECK> = CardSet::ALL.minus(table.gone).minus(known).iter().collect();
    rng.shuffle(&mut deck);
    for (hand, player) in table.hands.iter_mut().zip(&round.players) {
        if player.hand.is_none() {
            *hand = deck.drain(..player.cards as usize).collect();
        }
    }
}
