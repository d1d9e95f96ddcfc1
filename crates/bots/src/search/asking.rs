//! Whose word it is: windows in which several seats may act, one after the other.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Agenda, Game, Rng, Seat, SeatSet, Viewer};

/// How attractive letting it pass is at first sight: as much as a middling move.
pub(super) const PASS_BIAS: f32 = 0.5;

/// Who is asked, and whether silence is an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    /// This seat must act.
    Must(Seat),
    /// This seat can act, or let it pass.
    May(Seat),
}

impl Asked {
    pub(crate) fn seat(self) -> Seat {
        match self {
            Self::Must(seat) | Self::May(seat) => seat,
        }
    }

    /// How a seat is asked in this position.
    pub(crate) fn of(seat: Seat, agenda: &Agenda) -> Self {
        if agenda.must().contains(seat) { Self::Must(seat) } else { Self::May(seat) }
    }

    /// Whose view this is, and how that seat is asked; nothing if it is not, or if the view has no world.
    pub(crate) fn by_view<G: Game>(view: &G::View, rng: &mut Quick) -> Option<Self> {
        let world = G::imagine(view, rng).ok()?;
        let agenda = world.agenda();
        // A world looks to its viewer like the view it was imagined from, and to nobody else.
        let viewer = agenda.asked().iter().find(|seat| world.view(Viewer::Seat(*seat)) == *view)?;
        Some(Self::of(viewer, &agenda))
    }

    /// Who is asked next, when these seats have let it pass since the last move.
    ///
    /// Where some must and others may act, either is as likely to be quicker. If all have let it pass and nobody must
    /// act, somebody acts all the same, as at a table. Nobody is asked where the table draws or the game is over.
    pub(crate) fn next(agenda: &Agenda, passed: SeatSet, rng: &mut Quick) -> Option<Self> {
        let must = agenda.must();
        let asked = agenda.asked();
        if asked == must && must.len() == 1 {
            return must.first().map(Self::Must);
        }
        let may: SeatSet =
            asked.iter().filter(|seat| !must.contains(*seat) && !passed.contains(*seat)).collect();
        let volunteers = must.is_empty() || !passed.is_empty() || rng.below(2) == 0;
        if volunteers && !may.is_empty() {
            return any(may, rng).map(Self::May);
        }
        any(if must.is_empty() { asked } else { must }, rng).map(Self::Must)
    }
}

fn any(seats: SeatSet, rng: &mut Quick) -> Option<Seat> {
    match seats.len() {
        0 => None,
        1 => seats.first(),
        several => seats.iter().nth(rng.below(several.into()) as usize),
    }
}
