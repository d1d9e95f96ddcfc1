//! A player that tries its moves in the same worlds.
//!
//! Where luck is large and moves are worth nearly the same, means over different worlds differ by chance more than by
//! skill. Here every move is tried in the same imagined world, and what follows is drawn with the same dice; what is
//! compared are differences, and moves that fall behind are given up.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Message, Rng as _, Seat};

use super::asking::{Asked, PASS_BIAS};
use super::glance::Glance;
use super::opening::{Found, Opening, considered, moves};
use super::tried::{Tried, give_up, merged};
use super::{Knowledge, Walk, play_on};
use crate::{Bot, Effort, Field, Judged, Level, Meter, Part, together};

/// Worlds between two looks at who has fallen behind.
const STAGE: usize = 8;

/// A player that tries its moves in the same worlds, as well as its level lets it.
pub struct Trial<K> {
    knowledge: K,
    level: Level,
    effort: Effort,
}

/// A move that is considered.
#[derive(Clone)]
struct Candidate<A> {
    /// Nothing is to let it pass.
    action: Option<A>,
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
        let begun = self.effort.begin();
        let (asked, view, glance) = match Opening::<G>::of(&self.knowledge, &self.level, view, legal, rng) {
            Opening::Plain(found) => return found,
            Opening::Open { asked, view, glance } => (asked, view, glance),
        };
        let candidates = self.candidates::<G>(asked, legal, &glance);
        let meters = begun.meters(Part::first(self.level.share));
        let reports = together(meters, rng, |mut meter, rng| {
            let mut tried = Tried::all(candidates.iter().cloned());
            let mut running = tried.len();
            while running > 1 && self.stage::<G>(asked.seat(), &view, &mut tried[..running], &mut meter, rng)
            {
                if begun.field() == Field::Narrowing {
                    running = give_up(&mut tried, running, Tried::mean);
                }
            }
            tried
        });
        ranked(merged(reports), K::KNOBS.bias)
    }

    fn candidates<G: Game>(
        &self,
        asked: Asked,
        legal: &[G::Action],
        glance: &Glance,
    ) -> Vec<Candidate<G::Action>> {
        let new = |action, looks: f32| Candidate { action, looks: looks.into() };
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
        candidates: &mut [Tried<Candidate<G::Action>>],
        meter: &mut Meter,
        rng: &mut Quick,
    ) -> bool
    where
        K: Knowledge<G>,
    {
        let mut legal = Vec::new();
        for _ in 0..STAGE {
            let Ok(world) = G::imagine_forgetful(view, rng) else { return meter.go_on() };
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
                match &candidates[place].what.action {
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

/// The best first; looks count as much as a few worlds.
fn ranked<A>(mut tried: Vec<Tried<Candidate<A>>>, bias: f64) -> Vec<Judged<Option<A>>> {
    let score = |tried: &Tried<Candidate<A>>| {
        tried.mean() + bias * tried.what.looks / f64::from(tried.worlds().max(1)).sqrt()
    };
    tried.sort_by(|one, other| other.standing.cmp(&one.standing).then(score(other).total_cmp(&score(one))));
    let judged = |tried: Tried<Candidate<A>>| {
        let (worth, visits, error) = (tried.mean(), tried.worlds(), tried.error());
        Judged { action: tried.what.action, worth, visits, error }
    };
    tried.into_iter().map(judged).collect()
}

impl<G: Game, K: Knowledge<G>> Bot<G> for Trial<K> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action], rng: &mut Quick) -> Option<G::Action> {
        let found = self.think::<G>(view, legal, rng);
        self.level.pick(&found, rng)?.action.clone()
    }

    fn judge(&mut self, view: &G::View, legal: &[G::Action], rng: &mut Quick) -> Vec<Judged<G::Action>> {
        let mut judged = moves::<G>(self.think::<G>(view, legal, rng));
        for judged in &mut judged {
            let told = self.knowledge.told(view, judged.worth);
            let beyond = self.knowledge.told(view, judged.worth + judged.error);
            (judged.worth, judged.error) = (told, (beyond - told).abs());
        }
        judged
    }

    fn reason(&mut self, view: &G::View, action: &G::Action) -> Option<Message> {
        self.knowledge.reason(view, action)
    }
}
