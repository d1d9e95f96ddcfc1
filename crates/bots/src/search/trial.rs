//! A player that tries its moves in the same worlds.
//!
//! Where luck is large and moves are worth nearly the same, means over different worlds differ by chance more than by
//! skill. Here every move is tried in the same imagined world, and what follows is drawn with the same dice; what is
//! compared are differences, and moves that fall behind are given up.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Message, Rng as _, Seat};

use super::asking::Asked;
use super::descent::PASS_BIAS;
use super::glance::Glance;
use super::opening::{Found, Opening, considered, moves};
use super::{Knowledge, Walk, play_on};
use crate::{Bot, Effort, Judged, Level, Meter};

/// Worlds between two looks at who has fallen behind.
const STAGE: usize = 8;
/// So many standard errors behind the best is behind.
const BEHIND: f64 = 2.0;

/// A player that tries its moves in the same worlds, as well as its level lets it.
pub struct Trial<K> {
    knowledge: K,
    level: Level,
    effort: Effort,
}

/// A move under trial.
struct Candidate<A> {
    /// Nothing is to let it pass.
    action: Option<A>,
    /// What it was worth, world by world.
    worths: Vec<f64>,
    looks: f64,
}

impl<K> Trial<K> {
    /// A player that knows this and thinks this much.
    pub fn new(knowledge: K, level: Level, effort: &Effort) -> Self {
        Self { knowledge, level, effort: effort.clone() }
    }

    /// What can be done here, best first; nothing to think about gives that one move and no visits.
    fn think<G: Game>(&mut self, view: &G::View, legal: &[G::Action], rng: &mut Quick) -> Vec<Found<G>>
    where
        K: Knowledge<G>,
    {
        let mut meter = self.effort.meter(self.level.share);
        let (asked, view, glance) = match Opening::<G>::of(&self.knowledge, &self.level, view, legal, rng) {
            Opening::Plain(found) => return found,
            Opening::Open { asked, view, glance } => (asked, view, glance),
        };
        let mut candidates = self.candidates::<G>(asked, legal, &glance);
        let mut alive = candidates.len();
        while alive > 1 && self.stage::<G>(asked.seat(), &view, &mut candidates[..alive], &mut meter, rng) {
            alive = give_up(&mut candidates, alive);
        }
        ranked(candidates, alive, K::KNOBS.bias)
    }

    fn candidates<G: Game>(
        &self,
        asked: Asked,
        legal: &[G::Action],
        glance: &Glance,
    ) -> Vec<Candidate<G::Action>> {
        let new = |action, looks: f32| Candidate { action, worths: Vec::new(), looks: looks.into() };
        let places = considered(&self.level, glance).into_iter();
        let mut all: Vec<_> =
            places.map(|place| new(Some(legal[place].clone()), glance.looks[place])).collect();
        if let Asked::May(_) = asked {
            all.push(new(None, PASS_BIAS));
        }
        all
    }

    /// Tries all candidates in some worlds; says whether there is time for more.
    fn stage<G: Game>(
        &self,
        seat: Seat,
        view: &G::View,
        candidates: &mut [Candidate<G::Action>],
        meter: &mut Meter,
        rng: &mut Quick,
    ) -> bool
    where
        K: Knowledge<G>,
    {
        let mut legal = Vec::new();
        for _ in 0..STAGE {
            let Ok(world) = G::imagine(view, rng) else { return meter.go_on() };
            let dice = u64::from(rng.below(u32::MAX)) << 32 | u64::from(rng.below(u32::MAX));
            for place in 0..candidates.len() {
                if !meter.go_on() {
                    // A world that not all were tried in says nothing.
                    let worlds = candidates[place].worths.len();
                    for tried in &mut candidates[..place] {
                        tried.worths.truncate(worlds);
                    }
                    return false;
                }
                let mut walk = Walk::new(world.clone(), self.level.sight);
                match &candidates[place].action {
                    Some(action) => walk.act(seat, action),
                    None => walk.pass(seat),
                }
                let mut dice = Quick::new(dice);
                let asked = walk.ask(&self.knowledge, &mut dice);
                play_on(&mut walk, asked, &self.knowledge, &mut legal, &mut dice);
                let worth = walk.worth(&self.knowledge)[seat.index()];
                candidates[place].worths.push(worth.into());
            }
        }
        true
    }
}

/// Puts those that have clearly fallen behind after the others; gives how many are left.
fn give_up<A>(candidates: &mut [Candidate<A>], alive: usize) -> usize {
    candidates[..alive].sort_by(|one, other| mean(&other.worths).total_cmp(&mean(&one.worths)));
    let (best, others) = candidates[..alive].split_at(1);
    let close = others.iter().take_while(|other| !is_behind(&best[0].worths, &other.worths));
    1 + close.count()
}

/// Is the second worth less than the first, beyond doubt?
pub(crate) fn is_behind(first: &[f64], second: &[f64]) -> bool {
    let differences: Vec<f64> = first.iter().zip(second).map(|(first, second)| first - second).collect();
    let (count, mean) = (f64::from(differences.len() as u32), mean(&differences));
    let squares: f64 = differences.iter().map(|difference| (difference - mean) * (difference - mean)).sum();
    mean > BEHIND * (squares / (count * (count - 1.0).max(1.0))).sqrt()
}

/// The mean of some worths.
pub(crate) fn mean(worths: &[f64]) -> f64 {
    worths.iter().sum::<f64>() / f64::from(worths.len().max(1) as u32)
}

/// The best first; looks count as much as a few worlds.
fn ranked<A>(candidates: Vec<Candidate<A>>, alive: usize, bias: f64) -> Vec<Judged<Option<A>>> {
    let mut order: Vec<(bool, f64, Judged<Option<A>>)> = candidates
        .into_iter()
        .enumerate()
        .map(|(place, tried)| {
            let worth = mean(&tried.worths);
            let visits = tried.worths.len() as u32;
            let score = worth + bias * tried.looks / f64::from(visits.max(1)).sqrt();
            (place < alive, score, Judged { action: tried.action, worth, visits })
        })
        .collect();
    order.sort_by(|one, other| other.0.cmp(&one.0).then(other.1.total_cmp(&one.1)));
    order.into_iter().map(|(_, _, judged)| judged).collect()
}

impl<G: Game, K: Knowledge<G>> Bot<G> for Trial<K> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action], rng: &mut Quick) -> Option<G::Action> {
        let found = self.think::<G>(view, legal, rng);
        self.level.pick(&found, rng)?.action.clone()
    }

    fn judge(&mut self, view: &G::View, legal: &[G::Action], rng: &mut Quick) -> Vec<Judged<G::Action>> {
        moves::<G>(self.think::<G>(view, legal, rng))
    }

    fn reason(&mut self, view: &G::View, action: &G::Action) -> Option<Message> {
        self.knowledge.reason(view, action)
    }
}
