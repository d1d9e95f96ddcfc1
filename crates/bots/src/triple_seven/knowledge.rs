//! What a player of 777 knows beyond the rules.

use arrayvec::ArrayVec;
use sevenfold_core::chance::Quick;
use sevenfold_core::{Game as _, MAX_SEATS, Message, Rng, Seat};
use sevenfold_triple_seven::{Action, Card, Cards, Gift, Phase, TripleSeven, View, Whereabouts};

use super::judge::Judge;
use super::stand::{Missing, Stand};
use super::weights::{WEIGHTS, Weights};
use super::{equity, reason, strength, told};
use crate::Level;
use crate::search::{Knobs, Knowledge, label, win_shares};

/// What a player of 777 knows beyond the rules: a round counts for what it collects; answers are kept for when they
/// save most; whoever is about to collect is attacked.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lore;

/// The move that these weights like best, by its place in the list; any of the best if there are several.
pub fn policy(game: &TripleSeven, seat: Seat, legal: &[Action], weights: &Weights, rng: &mut Quick) -> usize {
    let stand = Stand::of_seat(game, seat);
    let judge = Judge::new(&stand, weights);
    let (mut best, mut most, mut equals) = (0, f32::NEG_INFINITY, 0);
    for (place, action) in legal.iter().enumerate() {
        let worth = judge.worth(*action);
        if worth > most {
            (best, most, equals) = (place, worth, 1);
        } else if worth >= most {
            equals += 1;
            if rng.below(equals) == 0 {
                best = place;
            }
        }
    }
    best
}

/// A round that takes longer than this is as good as undecided.
const PATIENCE: u32 = 200;
/// How many moves even the best player looks ahead: what chance adds further on hides more than it shows.
const SIGHT: u32 = 20;
/// How many moves even the best player tries: what looks worse is hardly ever better.
const CANDIDATES: usize = 8;

impl Knowledge<TripleSeven> for Lore {
    const KNOBS: Knobs = Knobs { noise: 5, ..Knobs::USUAL };
    const LEVELS: [Level; 5] = [
        Level { name: "careless", share: 0.03, candidates: 3, sight: 1, forgetting: 1.0, softness: 0.2 },
        Level { name: "casual", share: 0.06, candidates: 3, sight: 3, forgetting: 0.8, softness: 0.08 },
        Level { name: "club", share: 0.15, candidates: 4, sight: 5, forgetting: 0.5, softness: 0.03 },
        Level { name: "expert", share: 0.4, candidates: 6, sight: 8, forgetting: 0.3, softness: 0.015 },
        Level { candidates: CANDIDATES, sight: SIGHT, ..Level::MASTER },
    ];

    fn worth(&self, game: &TripleSeven, shares: &mut [f32]) {
        if let Some(outcome) = game.outcome() {
            return win_shares(&outcome, shares);
        }
        let missing: ArrayVec<Missing, MAX_SEATS> =
            Seat::all(game.seats()).map(|seat| Missing::of(game.collected_by(seat))).collect();
        match game.table().phase {
            Phase::Deal | Phase::FirstDealer => equity::shares(&missing, shares),
            _ => within_round(game, &missing, shares),
        }
    }

    /// The round is the horizon: with the next deal all begins anew but for what was collected.
    fn horizon(&self, _root: &TripleSeven, game: &TripleSeven, plies: u32) -> bool {
        game.table().phase == Phase::Deal || plies >= PATIENCE
    }

    fn prior(&self, game: &TripleSeven, seat: Seat, legal: &[Action], scores: &mut Vec<f32>) {
        let stand = Stand::of_seat(game, seat);
        let judge = Judge::new(&stand, &WEIGHTS);
        scores.extend(legal.iter().map(|action| judge.worth(*action)));
    }

    fn playout(&self, game: &TripleSeven, seat: Seat, legal: &[Action], rng: &mut Quick) -> usize {
        if legal.len() < 2 {
            return 0;
        }
        if rng.below(100) < Self::KNOBS.noise {
            return rng.below(legal.len() as u32) as usize;
        }
        policy(game, seat, legal, &WEIGHTS, rng)
    }

    /// Nobody forgets a HERALD, be it their own or another's: a press is never wrong.
    fn volunteer(&self, _: &TripleSeven, _: Seat, legal: &[Action], _: &mut Quick) -> Option<usize> {
        legal.iter().position(|action| matches!(action, Action::Announce | Action::CallOut))
    }

    /// What is put aside, and what is passed on to others, is hidden (TS-39); before the round even whether somebody
    /// reserves (TS-6).
    fn seen(&self, game: &TripleSeven, observer: Seat, mover: Seat, action: &Action) -> u64 {
        let hidden = match action {
            Action::Reserve(_) | Action::NoReserve
                if matches!(game.table().phase, Phase::Reserving { .. }) =>
            {
                Hidden::FirstReserve
            }
            Action::Reserve(_) => Hidden::Reserve,
            Action::Swap(_) => Hidden::Swap,
            Action::Give(Gift::Card(_)) if game.table().after(mover) != observer => Hidden::Gift,
            Action::Give(Gift::Run(_)) if game.table().after(mover) != observer => Hidden::GiftOfThree,
            _ => return label(action),
        };
        label(&hidden)
    }

    fn forget(&self, view: &View, share: f32, rng: &mut Quick) -> View {
        forget(view, share, rng)
    }

    fn told(&self, view: &View, worth: f64) -> f64 {
        told::told(view.table.seats, worth)
    }

    fn reason(&self, view: &View, action: &Action) -> Option<Message> {
        reason::reason(view, *action)
    }
}

/// What is seen of a hidden move.
#[derive(Hash)]
enum Hidden {
    FirstReserve,
    Reserve,
    Swap,
    Gift,
    GiftOfThree,
}

/// The shares of the win while a round is played: by who may collect in it, and what.
fn within_round(game: &TripleSeven, missing: &[Missing], shares: &mut [f32]) {
    let mut chances = [0.0; MAX_SEATS];
    Seat::all(game.seats()).for_each(|seat| chances[seat.index()] = strength::chance(game, seat));
    let all: f32 = chances.iter().sum();
    let mut after = [0.0; MAX_SEATS];
    let after = &mut after[..missing.len()];
    let mut lacking: ArrayVec<Missing, MAX_SEATS> = missing.iter().copied().collect();
    shares.fill(0.0);
    for seat in Seat::all(game.seats()) {
        let (place, chance) = (seat.index(), chances[seat.index()] / all);
        let reserve = game.reserve_of(seat).map(Card::kind).filter(|kind| missing[place].contains(*kind));
        let Some(kind) = reserve.or(missing[place].first()) else { continue };
        lacking[place] = missing[place].without(kind);
        equity::shares(&lacking, after);
        shares.iter_mut().zip(&*after).for_each(|(share, after)| *share += chance * after);
        lacking[place] = missing[place];
    }
}

/// Takes hidden cards for some that lie in the pile, and no longer knows who holds which.
fn forget(view: &View, share: f32, rng: &mut Quick) -> View {
    let mut blurred = view.clone();
    let mut under: Vec<Card> = view.table.pile.under.iter().collect();
    let mut hidden: Vec<Card> = view.hidden.iter().flat_map(|some| some.cards.iter()).collect();
    if hidden.is_empty() {
        return blurred;
    }
    rng.shuffle(&mut under);
    rng.shuffle(&mut hidden);
    #[allow(clippy::cast_sign_loss, reason = "a share is between 0 and 1")]
    let mistaken = (share * f32::from(under.len().min(hidden.len()) as u8)) as usize;
    under[..mistaken].swap_with_slice(&mut hidden[..mistaken]);
    blurred.table.pile.under = under.into_iter().collect();
    blurred.hidden = vec![anywhere(view, hidden.into_iter().collect())];
    blurred
}

/// Hidden cards that may be wherever hidden cards can be.
fn anywhere(view: &View, cards: Cards) -> Whereabouts {
    let others = || Seat::all(view.table.seats).filter(|seat| !view.viewer.is(*seat));
    let reserved = |seat: &Seat| view.players[seat.index()].reserved;
    Whereabouts {
        cards,
        hands: others().collect(),
        reserves: others().filter(reserved).collect(),
        stack: true,
    }
}
