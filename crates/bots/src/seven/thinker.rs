//! A player that looks ahead, and plays the end exactly where it can.

use std::time::Duration;

use sevenfold_core::Message;
use sevenfold_core::chance::Quick;
use sevenfold_seven::{Action, Seven, View};

use super::ending::{End, Ending, Proofs};
use super::field::{Field, Sides};
use super::reason::{Proof, reason};
use super::row::Row;
use super::solver::{Ask, Guide, Solver, Unsolved};
use super::spot::Spot;
use super::survey::Room;
use super::told::{doubt, share, told};
use super::tree::{self, Eye, First, Growth, Tree};
use crate::{Begun, Bot, Effort, Judged, Level, Meter, Part, at_once};

/// How a player thinks.
#[derive(Clone, Copy)]
pub(super) struct Mind {
    /// How strong it is.
    pub level: Level,
    /// With how many tiles left it begins to work out the end.
    pub end: u8,
    /// With what it sees moves and positions.
    pub eye: Eye,
}

impl Mind {
    /// With how many tiles left it is worth while to work out the end. Where the effort seldom reaches that far, whoever has
    /// learned something better looks ahead for all of it.
    fn end(&self, effort: &Effort) -> u8 {
        match self.eye {
            Eye::Instinct | Eye::Counts => self.end,
            Eye::Learned(_) if effort.is_at_least(400_000, Duration::from_millis(300)) => self.end,
            Eye::Learned(_) => self.end.min(7),
        }
    }

    /// What it does first where it works out the end of a game with so many tiles left.
    fn start(&self, left: u8) -> Start {
        match self.eye {
            Eye::Learned(_) if left >= LOOKED_AT => Start::Looking,
            _ => Start::Solving,
        }
    }

    /// What works out the end for it.
    fn solver(&self) -> Solver {
        match self.eye {
            Eye::Instinct | Eye::Counts => Solver::default(),
            Eye::Learned(learned) => Solver::guided(Guide::new(learned)),
        }
    }

    fn growth(&self, sides: Sides) -> Growth {
        let full = match self.eye {
            Eye::Instinct | Eye::Counts => Growth::FULL,
            Eye::Learned(_) if sides == Sides::Two => Growth::LEARNED_OF_TWO,
            Eye::Learned(_) => Growth::LEARNED,
        };
        let Level { candidates, sight, .. } = self.level;
        Growth {
            eye: self.eye,
            moves: full.moves.min(candidates),
            root_moves: full.root_moves.min(candidates),
            sight,
            ..full
        }
    }
}

/// How working out the end begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Start {
    /// At once.
    Solving,
    /// With looking ahead, which says which moves to try first.
    Looking,
}

/// With fewer tiles left, the end is worked out before it would pay to look ahead.
const LOOKED_AT: u8 = 6;

/// The part of the time that goes into looking ahead before the end is worked out.
const LOOK_SHARE: f64 = 0.4;

/// The part of the time that goes into working out the end at once, if it is not worked out before.
const END_SHARE: f64 = 0.5;

/// A move that was tried less than one in so many times as often as the best is not sure enough to be taken.
const SURE: u32 = 4;

/// A player with a mind.
pub(super) struct Thinker {
    mind: Mind,
    effort: Effort,
    /// One of each for each thread.
    solvers: Vec<Solver>,
    trees: Vec<Tree>,
}

/// Which moves are asked about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Scope {
    /// The best.
    Best,
    /// All of them.
    All,
}

impl Thinker {
    pub(super) fn new(mind: Mind, effort: &Effort) -> Self {
        let threads = || 0..effort.threads().count();
        let solvers = threads().map(|_| mind.solver()).collect();
        let trees = threads().map(|_| Tree::default()).collect();
        Self { mind, effort: effort.clone(), solvers, trees }
    }

    /// What the moves are worth, best first.
    pub(super) fn opinions(&mut self, view: &View, scope: Scope) -> Vec<Judged<Spot>> {
        let begun = self.effort.begin();
        let narrow = Field::<u32>::of(view).and_then(|mut field| self.opinions_of(&mut field, scope, &begun));
        let wide =
            || Field::<u128>::of(view).and_then(|mut field| self.opinions_of(&mut field, scope, &begun));
        narrow.or_else(wide).unwrap_or_default()
    }

    /// `None` if the rows are too narrow for what may follow.
    fn opinions_of<R: Row>(
        &mut self,
        field: &mut Field<R>,
        scope: Scope,
        begun: &Begun,
    ) -> Option<Vec<Judged<Spot>>> {
        let mut moves = Vec::new();
        if field.spots_into(&mut moves) == Room::Short {
            return None;
        }
        let mut ahead = Part::first(self.mind.level.share);
        if field.sides() == Sides::Two && field.left() <= self.mind.end(&self.effort) {
            if scope == Scope::Best && self.mind.start(field.left()) == Start::Looking {
                return self.look_and_prove(field, &moves, begun);
            }
            let end = Part::first(self.mind.level.share * END_SHARE);
            ahead = Part { after: end.share, share: self.mind.level.share * (1.0 - END_SHARE) };
            let mut ending = Ending::new(field, &moves, &mut self.solvers, begun.meters(end));
            let known = match scope {
                Scope::Best => ending.best(),
                Scope::All => ending.all().map(End::Known),
            };
            match known {
                Ok(End::Known(worths)) => return Some(sorted(worths)),
                Ok(End::Drawn(spots)) => moves = spots,
                Ok(End::Lost) | Err(Unsolved::Stopped) => {}
                Err(Unsolved::TooNarrow) => return None,
            }
        }
        Some(self.look_ahead(field, &moves, scope, begun.meters(ahead)))
    }

    /// Looks ahead, and then works out what comes of the moves, the best-looking first. `None` as in `opinions_of`.
    fn look_and_prove<R: Row>(
        &mut self,
        field: &Field<R>,
        moves: &[Spot],
        begun: &Begun,
    ) -> Option<Vec<Judged<Spot>>> {
        let whole = self.mind.level.share;
        let look = Part::first(whole * LOOK_SHARE);
        let opinions = self.look_ahead(field, moves, Scope::Best, begun.meters(look));
        let seen = opinions.iter().map(|one| one.action);
        let unseen = moves.iter().copied().filter(|&spot| opinions.iter().all(|one| one.action != spot));
        let order: Vec<Spot> = seen.chain(unseen).collect();
        let prove = Part { after: look.share, share: whole - look.share };
        let proofs = Ending::new(field, &order, &mut self.solvers, begun.meters(prove)).proofs();
        settled(opinions, proofs)
    }

    /// What the trees find, the most visited first.
    fn look_ahead<R: Row>(
        &mut self,
        field: &Field<R>,
        moves: &[Spot],
        scope: Scope,
        meters: Vec<Meter>,
    ) -> Vec<Judged<Spot>> {
        let mut growth = self.mind.growth(field.sides());
        if scope == Scope::All {
            growth.root_moves = usize::MAX;
            growth.first = First::Each;
        }
        let desks = self.trees.iter_mut().zip(&mut self.solvers).zip(meters).enumerate().collect();
        at_once(desks, |(thread, ((tree, solver), mut meter))| {
            let growth = growth.varied(thread);
            tree.grow(&mut field.clone(), moves, &growth, solver, &mut meter);
        });
        let mut opinions = tree::opinions(&self.trees);
        opinions.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.worth.total_cmp(&one.worth)));
        opinions
    }

    /// The reason for a move, where these rows are wide enough.
    fn reason_in<R: Row>(&mut self, field: &mut Field<R>, action: &Action) -> Option<Message> {
        let mut moves = Vec::new();
        field.spots_into(&mut moves);
        let spot = moves.into_iter().find(|spot| spot.action().as_ref() == Some(action))?;
        let mut proof = Proof::Nothing;
        if field.sides() == Sides::Two && (2..=self.mind.end).contains(&field.left()) {
            let solver = &mut self.solvers[0];
            solver.begin();
            field.lay(spot);
            let denied = solver.reaches(field, Ask::Draw, &mut self.effort.meter(self.mind.level.share));
            field.lift();
            if denied == Ok(false) {
                proof = Proof::Wins;
            }
        }
        Some(reason(field, spot, proof))
    }
}

/// Opinions after some of the moves were worked out: a win is taken, and of what is worse than another nothing is left.
pub(super) fn settled(opinions: Vec<Judged<Spot>>, proofs: Proofs) -> Option<Vec<Judged<Spot>>> {
    let Proofs { won, refuted, drawn, unsolved } = proofs;
    if let Some(spot) = won {
        return Some(sorted(vec![(spot, 1.0)]));
    }
    let stays = |spot: &Spot| match unsolved {
        Some(_) => !refuted.contains(spot),
        None => drawn.contains(spot),
    };
    match unsolved {
        Some(Unsolved::TooNarrow) => return None,
        // Against best play nothing helps: the other side may err where it is hardest.
        None if drawn.is_empty() => return Some(opinions),
        _ => {}
    }
    let left: Vec<Judged<Spot>> = opinions.iter().filter(|one| stays(&one.action)).cloned().collect();
    if !left.is_empty() {
        return Some(left);
    }
    // Nobody looked at the moves that are left.
    Some(if drawn.is_empty() {
        opinions
    } else {
        sorted(drawn.into_iter().map(|spot| (spot, 0.5)).collect())
    })
}

/// Moves whose worth is known, the best first.
fn sorted(mut worths: Vec<(Spot, f64)>) -> Vec<Judged<Spot>> {
    worths.sort_by(|one, other| other.1.total_cmp(&one.1));
    worths.into_iter().map(|(action, worth)| Judged::sure(action, worth, 1)).collect()
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
        let opinions = self.opinions(view, Scope::All);
        let tries = opinions.iter().map(|one| one.visits).sum();
        let told = |one: &Judged<Spot>| match self.mind.eye {
            // What was worked out is told as it is.
            Eye::Learned(_) if one.error > 0.0 => (told(view, one.worth), doubt(one.worth, tries)),
            Eye::Learned(_) | Eye::Instinct | Eye::Counts => (one.worth, one.error),
        };
        opinions
            .into_iter()
            .filter_map(|opinion| {
                let (worth, error) = told(&opinion);
                let (worth, error) = (share(view, worth), share(view, error));
                let action = opinion.action.action()?;
                Some(Judged { worth, error, ..opinion.map(|_| action) })
            })
            .collect()
    }

    fn reason(&mut self, view: &View, action: &Action) -> Option<Message> {
        let narrow = Field::<u32>::of(view).and_then(|mut field| self.reason_in(&mut field, action));
        narrow.or_else(|| Field::<u128>::of(view).and_then(|mut field| self.reason_in(&mut field, action)))
    }
}
