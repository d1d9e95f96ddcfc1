//! Rainbow, Seven!, Double Seven!, Clear!: what is worth a band across the table, and who still has a last turn.

use sevenfold_core::Seat;
use sevenfold_double_seven::{Contents, Event, Stage, Tiles, View};

/// Something worth stopping for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    /// A rack was shown (DS-6).
    Rainbow(Seat, Tiles),
    /// A family reached seven (DS-14).
    Seven(Seat, Option<Contents>),
    /// The 77 token was won (DS-15).
    DoubleSeven(Seat),
    /// A rack was cleared (DS-8).
    Clear(Seat),
    /// The last tile was drawn (DS-20).
    LastTile(Seat),
}

impl Moment {
    /// Whose moment it is.
    pub(crate) const fn seat(self) -> Seat {
        match self {
            Self::Rainbow(seat, _)
            | Self::Seven(seat, _)
            | Self::DoubleSeven(seat)
            | Self::Clear(seat)
            | Self::LastTile(seat) => seat,
        }
    }

    /// Of several moments of one step the greatest is shown.
    const fn weight(self) -> u8 {
        match self {
            Self::Rainbow(..) => 0,
            Self::Clear(_) => 1,
            Self::LastTile(_) => 2,
            Self::Seven(..) => 3,
            Self::DoubleSeven(_) => 4,
        }
    }

    fn of(event: &Event, view: &View) -> Option<Self> {
        use sevenfold_double_seven::Ending;
        match event {
            Event::Rainbow { seat, rack } => Some(Self::Rainbow(*seat, *rack)),
            Event::Seven { seat, family } => {
                Some(Self::Seven(*seat, view.family(*family).map(|family| family.contents)))
            }
            Event::DoubleSeven { seat } => Some(Self::DoubleSeven(*seat)),
            Event::Cleared { seat } => Some(Self::Clear(*seat)),
            Event::EndTriggered { seat, why: Ending::LastTile } => Some(Self::LastTile(*seat)),
            _ => None,
        }
    }
}

/// The moment of the running turn or of the one before: the greatest of the latest step that has one.
///
/// The events come with the number of their step, oldest first.
pub(crate) fn latest(events: &[(u32, Event)], view: &View) -> Option<Moment> {
    let mut turns = 0;
    let mut found: Option<(u32, Moment)> = None;
    for (step, event) in events.iter().rev() {
        if found.is_some_and(|(of, _)| of != *step) {
            break;
        }
        if matches!(event, Event::Passed { .. } | Event::Cleared { .. } | Event::Skipped { .. }) {
            turns += 1;
        }
        if turns > 1 {
            break;
        }
        if let Some(moment) = Moment::of(event, view)
            && found.is_none_or(|(_, greatest)| greatest.weight() < moment.weight())
        {
            found = Some((*step, moment));
        }
    }
    found.map(|(_, moment)| moment)
}

/// One station on the way to the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Station {
    /// Whose turn it is, was or will be.
    pub seat: Seat,
    /// How far it is.
    pub state: Last,
}

/// How far a last turn is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Last {
    /// It is over.
    Played,
    /// It is running.
    Running,
    /// It comes.
    Ahead,
}

/// The last turns in playing order, whoever triggered the end first; none while the end is not in sight.
pub(crate) fn last_turns(view: &View) -> Vec<Station> {
    let Some(first) = view.ending else { return Vec::new() };
    let mut state = if view.stage == Stage::Over { None } else { Some(Last::Played) };
    let mut station = |seat: Seat| {
        let now = match state {
            None => Last::Played,
            Some(_) if seat == view.turn => {
                state = Some(Last::Ahead);
                Last::Running
            }
            Some(so_far) => so_far,
        };
        Station { seat, state: now }
    };
    first.around(view.seats()).map(&mut station).collect()
}
