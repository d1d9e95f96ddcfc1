//! A player that looks ahead, and plays the end exactly where it can.

use sevenfold_core::Message;
use sevenfold_core::chance::Quick;
use sevenfold_seven::{Action, Seven, View};

use super::ending::{End, Ending};
use super::field::{Field, Sides};
use super::mind::{Mind, Start};
use super::reason::reason;
use super::row::Row;
use super::solver::{Solver, Unsolved};
use super::spot::Spot;
use super::survey::Room;
use super::told::{doubt, share, told};
use super::tree::{self, Eye, First, Tree};
use super::worked::{Worked, joined, settled, sorted};
use crate::{Begun, Bot, Effort, Judged, Meter, Part, at_once};

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
    /// What was worked out of the position that was judged last.
    worked: Worked,
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
        Self { mind, effort: effort.clone(), solvers, trees, worked: Worked::default() }
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
            match (scope, self.mind.start(field.left())) {
                (Scope::Best, Start::Looking) => return self.look_and_prove(field, &moves, begun),
                (Scope::All, start) => return self.work_out(field, &moves, start, begun),
                (Scope::Best, Start::Solving) => {}
            }
            let end;
            [end, ahead] = self.halves();
            match Ending::new(field, &moves, &mut self.solvers, begun.meters(end)).best() {
                Ok(End::Known(worths)) => return Some(sorted(worths)),
                Ok(End::Drawn(spots)) => moves = spots,
                Ok(End::Lost) | Err(Unsolved::Stopped) => {}
                Err(Unsolved::TooNarrow) => return None,
            }
        }
        Some(self.look_ahead(field, &moves, scope, begun.meters(ahead)))
    }

    /// What goes into working out the end at once, and the rest.
    fn halves(&self) -> [Part; 2] {
        let whole = self.mind.level.share;
        let first = Part::first(whole * END_SHARE);
        [first, Part { after: first.share, share: whole * (1.0 - END_SHARE) }]
    }

    /// What every move is worth: as it was worked out as far as that went, and as it looks beyond that. `None` as in
    /// `opinions_of`.
    fn work_out<R: Row>(
        &mut self,
        field: &Field<R>,
        moves: &[Spot],
        start: Start,
        begun: &Begun,
    ) -> Option<Vec<Judged<Spot>>> {
        let [first, second] = self.halves();
        let mut seen = Vec::new();
        let mut order = moves.to_vec();
        let mut time = first;
        if start == Start::Looking {
            seen = self.look_ahead(field, moves, Scope::All, begun.meters(first));
            order = seen.iter().map(|one| one.action).collect();
            time = second;
        }
        let ends = Ending::new(field, &order, &mut self.solvers, begun.meters(time)).all();
        if ends.unsolved == Some(Unsolved::TooNarrow) {
            return None;
        }
        if ends.unsolved.is_some() && start == Start::Solving {
            seen = self.look_ahead(field, moves, Scope::All, begun.meters(second));
        }
        self.worked.learn(&ends.worths);
        Some(joined(seen, ends.worths))
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
    fn reason_in<R: Row>(&mut self, field: &mut Field<R>, view: &View, action: &Action) -> Option<Message> {
        let mut moves = Vec::new();
        field.spots_into(&mut moves);
        let spot = moves.into_iter().find(|spot| spot.action().as_ref() == Some(action))?;
        let can_be_proven =
            field.sides() == Sides::Two && (2..=self.mind.end(&self.effort)).contains(&field.left());
        if can_be_proven && !self.worked.is_of(view) {
            self.weighed(view);
        }
        Some(reason(field, spot, self.worked.proof(view, spot)))
    }

    /// What every move is worth, and what was worked out of it is remembered for the reasons.
    fn weighed(&mut self, view: &View) -> Vec<Judged<Spot>> {
        self.worked = Worked::of(view);
        self.opinions(view, Scope::All)
    }
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
        let opinions = self.weighed(view);
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
        let narrow = Field::<u32>::of(view).and_then(|mut field| self.reason_in(&mut field, view, action));
        let wide = || Field::<u128>::of(view).and_then(|mut field| self.reason_in(&mut field, view, action));
        narrow.or_else(wide)
    }
}
