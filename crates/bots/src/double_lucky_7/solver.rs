//! The exact end of a round in one world: everybody sees all cards and plays for the own share of the win.
//!
//! A result is the set of seats that make their bids, as bits. The leader is always the same, so that a position
//! between tricks is just who has taken how many and which cards are left.

mod memo;

use sevenfold_double_lucky_7::{Card, CardSet};

use super::equity::Shares;
use super::table::Table;
use memo::{Bound, Memo};

/// The seats that make their bids.
pub(super) type Made = u8;

/// Solves ends of rounds; keeps its memory for the next.
#[derive(Clone, Debug, Default)]
pub(super) struct Solver {
    memo: Memo,
}

impl Solver {
    /// A new world, or a new question: what is known of the last one is no use.
    pub(super) fn forget(&mut self) {
        self.memo.clear();
    }

    /// How the round ends when everybody plays for the own share. All calls between two [`Solver::forget`] must be
    /// about the same world and the same shares.
    pub(super) fn solve(&mut self, table: &Table, shares: &Shares) -> Made {
        if table.seats == 2 {
            self.duel(table, shares, f32::NEG_INFINITY, f32::INFINITY)
        } else {
            self.many(table, shares)
        }
    }

    /// Max^n: each seat takes what is best for itself.
    fn many(&mut self, table: &Table, shares: &Shares) -> Made {
        if let Some(made) = settled(table) {
            return made;
        }
        let between = table.trick.laid == 0;
        if between && let Some((made, _)) = self.memo.get(table) {
            return made;
        }
        let seat = table.turn as usize;
        // Nothing is better for a seat than to make its bid alone.
        let most = shares[usize::from(table.hopes(seat)) << seat][seat];
        let mut best = (f32::NEG_INFINITY, 0);
        for card in different(table).iter() {
            let mut after = *table;
            after.play(card);
            let made = self.many(&after, shares);
            let share = shares[made as usize][seat];
            if share > best.0 {
                best = (share, made);
            }
            if share >= most {
                break;
            }
        }
        if between {
            self.memo.put(table, best.1, Bound::Exact);
        }
        best.1
    }

    /// Alpha-beta for two: what one gains the other loses. The window is in shares of the first seat.
    fn duel(&mut self, table: &Table, shares: &Shares, mut low: f32, mut high: f32) -> Made {
        if let Some(made) = settled(table) {
            return made;
        }
        let between = table.trick.laid == 0;
        let share = |made: Made| shares[made as usize][0];
        if between && let Some((made, bound)) = self.memo.get(table) {
            match bound {
                Bound::Exact => return made,
                Bound::AtLeast if share(made) >= high => return made,
                Bound::AtMost if share(made) <= low => return made,
                Bound::AtLeast | Bound::AtMost => {}
            }
        }
        let window = (low, high);
        let first = table.turn == 0;
        let mut best: Option<Made> = None;
        for card in different(table).iter() {
            let mut after = *table;
            after.play(card);
            let made = self.duel(&after, shares, low, high);
            let better =
                |than: Made| if first { share(made) > share(than) } else { share(made) < share(than) };
            if best.is_none_or(better) {
                best = Some(made);
            }
            if first {
                low = low.max(share(made));
            } else {
                high = high.min(share(made));
            }
            if low >= high {
                break;
            }
        }
        let best = best.unwrap_or(0);
        if between {
            let bound = match share(best) {
                found if found >= window.1 => Bound::AtLeast,
                found if found <= window.0 => Bound::AtMost,
                _ => Bound::Exact,
            };
            self.memo.put(table, best, bound);
        }
        best
    }
}

/// The result, if nothing can change it any more.
#[inline]
fn settled(table: &Table) -> Option<Made> {
    let mut made = 0;
    let mut hopes = false;
    for seat in 0..table.seats as usize {
        hopes |= table.hopes(seat);
        made |= u8::from(table.bids[seat] == table.taken[seat]) << seat;
    }
    if table.left == 0 { Some(made) } else { (!hopes).then_some(0) }
}

/// The choices of the seat to move, but only one of neighbours between which no card is left.
#[inline]
pub(super) fn different(table: &Table) -> CardSet {
    let choices = table.choices();
    if choices.len() < 2 {
        return choices;
    }
    let mut live = table.hands.iter().fold(CardSet::EMPTY, |live, hand| live.union(*hand));
    let mut open = None;
    if let Some((_, card)) = table.extra {
        live = live.with(card);
        open = Some(card);
    }
    let beats = |card: Card| table.strength(card) > table.trick.strength;
    let mut kept = CardSet::EMPTY;
    let mut last: Option<Card> = None;
    for card in choices.iter() {
        // The extra card need not follow: it is like no other.
        if Some(card) == open {
            kept = kept.with(card);
            continue;
        }
        let alike = last.is_some_and(|last| {
            last.colour() == card.colour()
                && CardSet::above(last)
                    .minus(CardSet::above(card))
                    .without(card)
                    .intersection(live)
                    .is_empty()
                && beats(last) == beats(card)
        });
        if !alike {
            kept = kept.with(card);
        }
        last = Some(card);
    }
    kept
}
