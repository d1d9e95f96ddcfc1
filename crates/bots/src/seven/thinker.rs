//! A player that looks ahead, and plays the end exactly where it can.

use std::cmp::Ordering;

use sevenfold_core::Message;
use sevenfold_core::chance::Quick;
use sevenfold_seven::{Action, Seven, View};

use super::field::{Field, Sides, Spot};
use super::reason::{Proof, reason};
use super::row::Row;
use super::solver::{Ask, Solver, Unsolved};
use super::survey::Room;
use super::tree::{Eye, Growth, Tree};
use crate::{Bot, Effort, Judged, Level};

/// How a player thinks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mind {
    /// How strong it is.
    pub level: Level,
    /// With how many tiles left it begins to work out the end.
    pub end: u8,
    /// With what it sees moves at first.
    pub eye: Eye,
}

impl Mind {
    fn growth(&self) -> Growth {
        let Growth { moves, root_moves, .. } = Growth::FULL;
        let Level { candidates, sight, .. } = self.level;
        Growth {
            eye: self.eye,
            moves: moves.min(candidates),
            root_moves: root_moves.min(candidates),
            sight,
            ..Growth::FULL
        }
    }
}

/// The part of the time that goes into working out the end, if it is not worked out before.
const END_SHARE: f64 = 0.5;

/// A move that was tried less than one in so many times as often as the best is not sure enough to be taken.
const SURE: u32 = 4;

/// A player with a mind.
pub(super) struct Thinker {
    mind: Mind,
    effort: Effort,
    solver: Solver,
    tree: Tree,
}

/// Which moves are asked about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scope {
    /// The best.
    Best,
    /// All of them.
    All,
}

/// How the game ends with best play.
enum End {
    /// This move wins.
    Won(Spot),
    /// These moves draw, and none wins.
    Drawn(Vec<Spot>),
    /// Nothing helps against best play.
    Lost,
}

impl Thinker {
    pub fn new(mind: Mind, effort: &Effort) -> Self {
        Self { mind, effort: effort.clone(), solver: Solver::default(), tree: Tree::default() }
    }

    /// What the moves are worth, best first.
    fn opinions(&mut self, view: &View, scope: Scope) -> Vec<Judged<Spot>> {
        let narrow = Field::<u32>::of(view).and_then(|mut field| self.opinions_of(&mut field, scope));
        let wide = || Field::<u128>::of(view).and_then(|mut field| self.opinions_of(&mut field, scope));
        narrow.or_else(wide).unwrap_or_default()
    }

    /// `None` if the rows are too narrow for what may follow.
    fn opinions_of<R: Row>(&mut self, field: &mut Field<R>, scope: Scope) -> Option<Vec<Judged<Spot>>> {
        let mut moves = Vec::new();
        if field.spots_into(&mut moves) == Room::Short {
            return None;
        }
        let mut share = self.mind.level.share;
        if field.sides() == Sides::Two && field.left() <= self.mind.end {
            share *= END_SHARE;
            let worked_out = match scope {
                Scope::Best => self.end(field, &moves, share),
                Scope::All => self.ends(field, &moves, share).map(Some),
            };
            match worked_out {
                Ok(Some(opinions)) => return Some(opinions),
                Ok(None) | Err(Unsolved::Stopped) => {}
                Err(Unsolved::TooNarrow) => return None,
            }
        }
        Some(self.look_ahead(field, &moves, share, scope))
    }

    /// What the tree finds, the most visited first.
    fn look_ahead<R: Row>(
        &mut self,
        field: &mut Field<R>,
        moves: &[Spot],
        share: f64,
        scope: Scope,
    ) -> Vec<Judged<Spot>> {
        let mut growth = self.mind.growth();
        if scope == Scope::All {
            growth.root_moves = usize::MAX;
        }
        self.tree.grow(field, moves, &growth, &mut self.solver, &mut self.effort.meter(share));
        let nodes = self.tree.moves().iter();
        let mut opinions: Vec<Judged<Spot>> =
            nodes.map(|node| judged(node.spot, node.worth(), node.visits)).collect();
        opinions.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.worth.total_cmp(&one.worth)));
        opinions
    }

    /// The best moves where the end can be worked out; `None` where nothing helps but hope.
    fn end<R: Row>(
        &mut self,
        field: &mut Field<R>,
        moves: &[Spot],
        share: f64,
    ) -> Result<Option<Vec<Judged<Spot>>>, Unsolved> {
        match self.find_end(field, moves, share)? {
            End::Won(spot) => Ok(Some(vec![judged(spot, 1.0, 1)])),
            End::Drawn(spots) => Ok(Some(self.look_ahead(field, &spots, share, Scope::Best))),
            End::Lost => Ok(None),
        }
    }

    fn find_end<R: Row>(
        &mut self,
        field: &mut Field<R>,
        moves: &[Spot],
        share: f64,
    ) -> Result<End, Unsolved> {
        self.solver.begin();
        let mut meter = self.effort.meter(share);
        if let Some(spot) = self.solver.find(field, Ask::Win, &mut meter)? {
            return Ok(End::Won(spot));
        }
        if self.solver.find(field, Ask::Draw, &mut meter)?.is_none() {
            return Ok(End::Lost);
        }
        let mut drawn = Vec::new();
        for &spot in moves {
            field.lay(spot);
            let loses = self.solver.reaches(field, Ask::Win, &mut meter);
            field.lift();
            if !loses? {
                drawn.push(spot);
            }
        }
        Ok(End::Drawn(drawn))
    }

    /// How every move ends, if there is time to work out all of them.
    fn ends<R: Row>(
        &mut self,
        field: &mut Field<R>,
        moves: &[Spot],
        share: f64,
    ) -> Result<Vec<Judged<Spot>>, Unsolved> {
        self.solver.begin();
        let mut meter = self.effort.meter(share);
        let mut opinions = Vec::new();
        for &spot in moves {
            field.lay(spot);
            let value = self.solver.value(field, &mut meter);
            field.lift();
            let worth = match value? {
                Ordering::Greater => 0.0,
                Ordering::Equal => 0.5,
                Ordering::Less => 1.0,
            };
            opinions.push(judged(spot, worth, 1));
        }
        opinions.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        Ok(opinions)
    }

    /// The reason for a move, where these rows are wide enough.
    fn reason_in<R: Row>(&mut self, field: &mut Field<R>, action: &Action) -> Option<Message> {
        let mut moves = Vec::new();
        field.spots_into(&mut moves);
        let spot = moves.into_iter().find(|spot| spot.action().as_ref() == Some(action))?;
        let mut proof = Proof::Nothing;
        if field.sides() == Sides::Two && (2..=self.mind.end).contains(&field.left()) {
            self.solver.begin();
            field.lay(spot);
            let denied = self.solver.reaches(field, Ask::Draw, &mut self.effort.meter(self.mind.level.share));
            field.lift();
            if denied == Ok(false) {
                proof = Proof::Wins;
            }
        }
        Some(reason(field, spot, proof))
    }
}

fn judged(spot: Spot, worth: f32, visits: u32) -> Judged<Spot> {
    Judged { action: spot, worth: worth.into(), visits }
}

impl Bot<Seven> for Thinker {
    fn choose(&mut self, view: &View, legal: &[Action], rng: &mut Quick) -> Option<Action> {
        let left = view.players.iter().map(|player| player.left.len()).sum::<usize>();
        if legal.len() < 2 || left < 2 {
            // The last tile's level is given, and nothing comes after it.
            return legal.first().copied();
        }
        let mut opinions = self.opinions(view, Scope::Best);
        // What was hardly tried may only seem good.
        let most = opinions.first().map_or(0, |best| best.visits);
        opinions.retain(|one| one.visits >= most / SURE);
        let chosen = self.mind.level.pick(&opinions, rng).and_then(|one| one.action.action());
        chosen.filter(|action| legal.contains(action)).or_else(|| legal.first().copied())
    }

    fn judge(&mut self, view: &View, _legal: &[Action], _rng: &mut Quick) -> Vec<Judged<Action>> {
        let opinions = self.opinions(view, Scope::All).into_iter();
        opinions
            .filter_map(|Judged { action, worth, visits }| {
                Some(Judged { action: action.action()?, worth, visits })
            })
            .collect()
    }

    fn reason(&mut self, view: &View, action: &Action) -> Option<Message> {
        let narrow = Field::<u32>::of(view).and_then(|mut field| self.reason_in(&mut field, action));
        narrow.or_else(|| Field::<u128>::of(view).and_then(|mut field| self.reason_in(&mut field, action)))
    }
}
