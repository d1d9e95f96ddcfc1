//! What a player of Sieben knows beyond the rules.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game as _, Message, Rng, Seat};
use sevenfold_sieben::{Action, Card, FEW_SEATS, Phase, ROUNDS, Sieben, View};

use super::strength::{burden, chance};
use super::turn::{Turn, Weights};
use super::{reason, told};
use crate::Level;
use crate::equity::{odds, race};
use crate::search::{Knobs, Knowledge};

/// What a player of Sieben knows beyond the rules: a round is a race, a Seven! is worth two cards and more, and what is
/// left on the pile is the next player's chance.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lore;

/// Found by `cargo run --release -p sevenfold-bots --example sieben_tune`.
pub const WEIGHTS: Weights = Weights {
    burden: [1.10, 0.93, 1.07, 0.84, 0.64, 0.82, -0.49],
    variety: 0.55,
    next_seven: 2.19,
    next_out: 3.52,
    next_stuck: 1.15,
};

/// The move that these weights like best, by its place in the list.
pub fn policy(game: &Sieben, seat: Seat, legal: &[Action], weights: &Weights) -> usize {
    let turn = Turn::of(game, seat, weights);
    let worths = legal.iter().map(|action| turn.worth(*action)).enumerate();
    // The first of equals, so that equal positions give equal moves.
    let best = worths.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map_or(0, |(place, _)| place)
}

/// How many moves even the best player looks ahead: what chance adds further on hides more than it shows.
const SIGHT: u32 = 8;
/// The part of a worth that is the chips themselves: in a game that is decided every chip still counts a little.
const MARGIN: f32 = 0.05;

impl Knowledge<Sieben> for Lore {
    const KNOBS: Knobs = Knobs { noise: 5, ..Knobs::USUAL };
    const LEVELS: [Level; 5] = [
        Level { name: "careless", share: 0.03, candidates: 4, sight: 1, forgetting: 1.0, softness: 0.45 },
        Level { name: "casual", share: 0.08, candidates: 3, sight: 2, forgetting: 0.8, softness: 0.1 },
        Level { name: "club", share: 0.2, candidates: 4, sight: 4, forgetting: 0.5, softness: 0.06 },
        Level { name: "expert", share: 0.5, candidates: 6, sight: 6, forgetting: 0.2, softness: 0.02 },
        Level { sight: SIGHT, ..Level::MASTER },
    ];

    fn worth(&self, game: &Sieben, shares: &mut [f32]) {
        let mut points = [0.0; sevenfold_core::MAX_SEATS];
        let seats = shares.len();
        for seat in Seat::all(game.seats()) {
            points[seat.index()] = f32::from(game.chips(seat)) + still_due(game, seat);
        }
        race(&points[..seats], to_come(game), shares);
        let all: f32 = points.iter().sum::<f32>().max(1.0);
        for (share, points) in shares.iter_mut().zip(points) {
            *share = (1.0 - MARGIN) * *share + MARGIN * points / all;
        }
    }

    /// The round is the horizon; for whoever thinks it is over once that seat is out.
    fn horizon(&self, root: &Sieben, game: &Sieben, _plies: u32) -> bool {
        let out = root.phase().to_move().is_some_and(|seat| !game.playing().contains(seat));
        game.phase() == Phase::Deal || out
    }

    fn prior(&self, game: &Sieben, seat: Seat, legal: &[Action], scores: &mut Vec<f32>) {
        let turn = Turn::of(game, seat, &WEIGHTS);
        scores.extend(legal.iter().map(|action| turn.worth(*action)));
    }

    fn playout(&self, game: &Sieben, seat: Seat, legal: &[Action], rng: &mut Quick) -> usize {
        if legal.len() < 2 {
            return 0;
        }
        if rng.below(100) < Self::KNOBS.noise {
            return rng.below(legal.len() as u32) as usize;
        }
        policy(game, seat, legal, &WEIGHTS)
    }

    /// Forgets what penalties have shown, and takes cards that were put aside for others.
    fn forget(&self, view: &View, share: f32, rng: &mut Quick) -> View {
        let mut blurred = view.clone();
        for player in &mut blurred.players {
            player.limits.clear();
        }
        let seen: Vec<Card> = view.aside.cards().collect();
        let unseen: Vec<Card> = view.unseen.cards().collect();
        if seen.is_empty() || unseen.is_empty() {
            return blurred;
        }
        // Both are counted in u8: there are 80 cards.
        let most = seen.len().min(unseen.len()) as u8;
        #[allow(clippy::cast_sign_loss, reason = "a share is between 0 and 1")]
        let mistaken = (share * f32::from(most)) as usize;
        let [mut seen, mut unseen] = [seen, unseen];
        rng.shuffle(&mut seen);
        rng.shuffle(&mut unseen);
        seen[..mistaken].copy_from_slice(&unseen[..mistaken]);
        blurred.aside = seen.into_iter().collect();
        blurred
    }

    fn told(&self, view: &View, worth: f64) -> f64 {
        told::told(view.players.len(), worth)
    }

    fn reason(&self, view: &View, action: &Action) -> Option<Message> {
        reason::reason(view, *action)
    }
}

/// The chips a seat may expect of the round that is running: one, and one more for everybody it is out before.
fn still_due(game: &Sieben, seat: Seat) -> f32 {
    let playing = game.playing();
    if !playing.contains(seat) || matches!(game.phase(), Phase::Deal | Phase::Over) {
        return 0.0;
    }
    let own = strength(game, seat);
    let before = playing.without(seat).iter().map(|other| odds(own - strength(game, other)));
    1.0 + before.sum::<f32>()
}

/// How well a seat stands in the round, in logits.
fn strength(game: &Sieben, seat: Seat) -> f32 {
    let hand = game.hand(seat);
    let turn = if game.phase().to_move() == Some(seat) { chance(hand.numbers(), game.face()) } else { 0.0 };
    turn - burden(hand)
}

/// How far the rounds to come may carry one seat ahead of another: in each, places are as good as drawn by lot.
fn to_come(game: &Sieben) -> f32 {
    let seats = f32::from(game.seats());
    let paid: f32 = Seat::all(game.seats()).map(|seat| f32::from(game.chips(seat))).sum();
    let left = if game.seats() <= FEW_SEATS {
        f32::from(ROUNDS.saturating_sub(game.round()))
    } else {
        (f32::from(sevenfold_sieben::CHIPS) - paid) / (seats * (seats + 1.0) / 2.0)
    };
    // The difference of two places drawn by lot has the variance n (n + 1) / 6.
    let rounds = if game.phase() == Phase::Over { 0.0 } else { left };
    let this = if game.phase() == Phase::Deal || game.phase() == Phase::Over { 0.0 } else { 0.5 };
    ((rounds + this) * seats * (seats + 1.0) / 6.0).sqrt()
}
