//! The end of a game worked out, its moves shared out among threads.

use std::cmp::Ordering;

use super::field::Field;
use super::row::Row;
use super::solver::{Ask, Lot, Solver, Unsolved};
use super::spot::Spot;
use crate::{Meter, at_once};

/// A position to be worked out.
pub(super) struct Ending<'a, R> {
    field: &'a Field<R>,
    moves: &'a [Spot],
    desks: Vec<Desk<'a>>,
}

/// One thread's.
struct Desk<'a> {
    solver: &'a mut Solver,
    meter: Meter,
    lot: Lot,
}

/// How the game ends with best play.
pub(super) enum End {
    /// The best moves, or all, and what they are worth.
    Known(Vec<(Spot, f64)>),
    /// These moves draw, and none wins.
    Drawn(Vec<Spot>),
    /// Nothing helps against best play.
    Lost,
}

/// What is known of moves that were worked out one after the other.
#[derive(Default)]
pub(super) struct Proofs {
    /// This one wins.
    pub won: Option<Spot>,
    /// These do not win.
    pub refuted: Vec<Spot>,
    /// These draw; told only of moves that do not win.
    pub drawn: Vec<Spot>,
    /// Why not everything is known.
    pub unsolved: Option<Unsolved>,
}

/// How moves end with best play.
#[derive(Default)]
pub(super) struct Ends {
    /// What those are worth whose end is known.
    pub worths: Vec<(Spot, f64)>,
    /// Why not everything is known.
    pub unsolved: Option<Unsolved>,
}

impl<'a, R: Row> Ending<'a, R> {
    /// Each solver gets its part of the moves, and a meter.
    pub(super) fn new(
        field: &'a Field<R>,
        moves: &'a [Spot],
        solvers: &'a mut [Solver],
        meters: Vec<Meter>,
    ) -> Self {
        let of = meters.len();
        let desk = |(index, (solver, meter))| Desk { solver, meter, lot: Lot { index, of } };
        let desks = solvers.iter_mut().zip(meters).enumerate().map(desk).collect();
        Self { field, moves, desks }
    }

    /// A move that wins, or else all that draw.
    pub(super) fn best(&mut self) -> Result<End, Unsolved> {
        let (field, moves) = (self.field, self.moves);
        let ends = at_once(self.desks.iter_mut().collect(), |desk| desk.best(&mut field.clone(), moves));
        let mut drawn = Vec::new();
        let mut unsolved = None;
        for end in ends {
            match end {
                Ok(End::Known(won)) => return Ok(End::Known(won)),
                Ok(End::Drawn(spots)) => drawn.extend(spots),
                Ok(End::Lost) => {}
                Err(why) => unsolved = unsolved.max(Some(why)),
            }
        }
        match unsolved {
            Some(why) => Err(why),
            None if drawn.is_empty() => Ok(End::Lost),
            None => Ok(End::Drawn(drawn)),
        }
    }

    /// What can be proven of the moves in their order, however far that goes.
    pub(super) fn proofs(&mut self) -> Proofs {
        let (field, moves) = (self.field, self.moves);
        let mut all = Proofs::default();
        for proofs in at_once(self.desks.iter_mut().collect(), |desk| desk.proofs(&mut field.clone(), moves))
        {
            all.won = all.won.or(proofs.won);
            all.refuted.extend(proofs.refuted);
            all.drawn.extend(proofs.drawn);
            all.unsolved = all.unsolved.max(proofs.unsolved);
        }
        all
    }

    /// How the moves end, in their order, however far that goes.
    pub(super) fn all(&mut self) -> Ends {
        let (field, moves) = (self.field, self.moves);
        let mut all = Ends::default();
        for ends in at_once(self.desks.iter_mut().collect(), |desk| desk.all(&mut field.clone(), moves)) {
            all.worths.extend(ends.worths);
            all.unsolved = all.unsolved.max(ends.unsolved);
        }
        let place = |spot: &Spot| moves.iter().position(|one| one == spot);
        all.worths.sort_by_cached_key(|(spot, _)| place(spot));
        all
    }
}

impl Desk<'_> {
    fn best<R: Row>(&mut self, field: &mut Field<R>, moves: &[Spot]) -> Result<End, Unsolved> {
        let Self { solver, meter, lot } = self;
        let lot = *lot;
        solver.begin();
        if let Some(spot) = solver.find(field, Ask::Win, lot, meter)? {
            return Ok(End::Known(vec![(spot, 1.0)]));
        }
        if solver.find(field, Ask::Draw, lot, meter)?.is_none() {
            return Ok(End::Lost);
        }
        let mut drawn = Vec::new();
        for &spot in lot.of(moves) {
            if !self.reaches_after(field, spot, Ask::Win)? {
                drawn.push(spot);
            }
        }
        Ok(End::Drawn(drawn))
    }

    fn proofs<R: Row>(&mut self, field: &mut Field<R>, moves: &[Spot]) -> Proofs {
        let mut proofs = Proofs::default();
        self.solver.begin();
        proofs.unsolved = self.prove(field, moves, &mut proofs).err();
        proofs
    }

    /// First which of the moves wins, then which draw.
    fn prove<R: Row>(
        &mut self,
        field: &mut Field<R>,
        moves: &[Spot],
        proofs: &mut Proofs,
    ) -> Result<(), Unsolved> {
        for &spot in self.lot.of(moves) {
            if !self.reaches_after(field, spot, Ask::Draw)? {
                proofs.won = Some(spot);
                return Ok(());
            }
            proofs.refuted.push(spot);
        }
        for &spot in self.lot.of(moves) {
            if !self.reaches_after(field, spot, Ask::Win)? {
                proofs.drawn.push(spot);
            }
        }
        Ok(())
    }

    /// Does the other side get what it asks for after this move?
    fn reaches_after<R: Row>(
        &mut self,
        field: &mut Field<R>,
        spot: Spot,
        ask: Ask,
    ) -> Result<bool, Unsolved> {
        field.lay(spot);
        let reached = self.solver.reaches(field, ask, &mut self.meter);
        field.lift();
        reached
    }

    fn all<R: Row>(&mut self, field: &mut Field<R>, moves: &[Spot]) -> Ends {
        let Self { solver, meter, lot } = self;
        let mut ends = Ends::default();
        solver.begin();
        for &spot in lot.of(moves) {
            field.lay(spot);
            let value = solver.value(field, meter);
            field.lift();
            match value {
                Ok(theirs) => ends.worths.push((spot, worth(theirs.reverse()))),
                Err(why) => {
                    ends.unsolved = Some(why);
                    break;
                }
            }
        }
        ends
    }
}

/// What a result is worth.
fn worth(result: Ordering) -> f64 {
    match result {
        Ordering::Less => 0.0,
        Ordering::Equal => 0.5,
        Ordering::Greater => 1.0,
    }
}
