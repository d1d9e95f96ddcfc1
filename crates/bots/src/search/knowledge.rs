//! What a player knows of a game beyond its rules.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Message, Outcome, Rng, Seat};

use super::{Knobs, label};
use crate::Level;

/// What a player knows of a game beyond its rules: one implementation a game, and all its levels share it.
///
/// Everything here is asked of imagined worlds. A world knows more than a player would; what a seat thinks of its own
/// moves should rest on what that seat could know, or it will count on cards it only guesses.
pub trait Knowledge<G: Game>: Send + Sync {
    /// How the search is set for this game.
    const KNOBS: Knobs = Knobs::USUAL;
    /// How its levels differ, weakest first.
    const LEVELS: [Level; 5] = Level::USUAL;

    /// Each seat's share of the win to be expected, about 1 in all, where a look ahead stops or the game is over.
    fn worth(&self, game: &G, shares: &mut [f32]);

    /// Has the look ahead from `root` gone far enough? Asked after every move and every chance step, so that the end of
    /// a round is seen before the next is dealt.
    fn horizon(&self, root: &G, game: &G, plies: u32) -> bool;

    /// Appends what each legal move of the seat looks like at first sight: bigger is better, only differences count.
    fn prior(&self, game: &G, seat: Seat, legal: &[G::Action], scores: &mut Vec<f32>);

    /// The move of a seat in a playout, by its place in the list: what looks best, now and then anything.
    fn playout(&self, game: &G, seat: Seat, legal: &[G::Action], rng: &mut Quick) -> usize {
        if legal.len() < 2 || rng.below(100) < Self::KNOBS.noise {
            return rng.below(legal.len() as u32) as usize;
        }
        let mut scores = Vec::with_capacity(legal.len());
        self.prior(game, seat, legal, &mut scores);
        best_of(&scores, rng)
    }

    /// What a seat that may act in a playout but need not does; nothing is to let it pass.
    fn volunteer(&self, game: &G, seat: Seat, legal: &[G::Action], rng: &mut Quick) -> Option<usize> {
        (rng.below(2) == 0).then(|| self.playout(game, seat, legal, rng))
    }

    /// What the observer sees of somebody else's move; moves that look alike share their place in the tree.
    fn seen(&self, _game: &G, _observer: Seat, _mover: Seat, action: &G::Action) -> u64 {
        label(action)
    }

    /// The view of somebody who has forgotten this share (up to 1) of what can be forgotten. In its worlds the viewer can
    /// make the same moves; if it has none, nothing is forgotten.
    fn forget(&self, view: &G::View, _share: f32, _rng: &mut Quick) -> G::View {
        view.clone()
    }

    /// What is told of the worth of a move that was found here, where that was measured to say too much or too little. It
    /// rises with the worth.
    fn told(&self, _view: &G::View, worth: f64) -> f64 {
        worth
    }

    /// Why this move, in one sentence for a person at that seat.
    fn reason(&self, _view: &G::View, _action: &G::Action) -> Option<Message> {
        None
    }
}

/// Nothing but the rules: games are played at random to their end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rules;

/// A random game that takes longer counts as undecided.
const PATIENCE: u32 = 1_000;

impl<G: Game> Knowledge<G> for Rules {
    const KNOBS: Knobs = Knobs::TEXTBOOK;

    fn worth(&self, game: &G, shares: &mut [f32]) {
        match game.outcome() {
            Some(outcome) => win_shares(&outcome, shares),
            None => shares.fill(1.0 / f32::from(game.seats())),
        }
    }

    fn horizon(&self, _root: &G, _game: &G, plies: u32) -> bool {
        plies >= PATIENCE
    }

    fn prior(&self, _game: &G, _seat: Seat, legal: &[G::Action], scores: &mut Vec<f32>) {
        scores.resize(scores.len() + legal.len(), 0.0);
    }

    fn playout(&self, _game: &G, _seat: Seat, legal: &[G::Action], rng: &mut Quick) -> usize {
        rng.below(legal.len() as u32) as usize
    }
}

/// Each winner's share of the win.
pub fn win_shares(outcome: &Outcome, shares: &mut [f32]) {
    shares.fill(0.0);
    let winners = f32::from(outcome.winners.len().max(1));
    for seat in outcome.winners.iter() {
        shares[seat.index()] = 1.0 / winners;
    }
}

/// The place of the best score, any of the best if there are several.
pub(crate) fn best_of(scores: &[f32], rng: &mut Quick) -> usize {
    let most = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let equals = scores.iter().filter(|score| **score >= most).count() as u32;
    let nth = if equals > 1 { rng.below(equals) as usize } else { 0 };
    let mut best = scores.iter().enumerate().filter(|(_, score)| **score >= most);
    best.nth(nth).map_or(0, |(place, _)| place)
}

/// Scores as numbers from 0 (the worst) to 1 (the best); all 0 if they are equal.
pub(crate) fn spread(scores: &mut [f32]) {
    let least = scores.iter().copied().fold(f32::INFINITY, f32::min);
    let most = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let width = most - least;
    for score in scores {
        *score = if width > 0.0 { (*score - least) / width } else { 0.0 };
    }
}
