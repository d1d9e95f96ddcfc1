//! The table of 777 without its drawing: what lies where, what can be pressed, what the captions say.
//!
//! The host says which moves there are; this sorts them onto things one can see and press.

mod hand;
mod offers;
mod ring;
mod sinner;
mod story;
mod thing;

use sevenfold_core::Seat;
use sevenfold_triple_seven::{Action, Attack, Frame, Phase, View};

pub(crate) use hand::{Held, Light, Slot, caption, lay_out, light};
pub(crate) use offers::{Named, Offer, Picture, Tone, Way, offers};
pub(crate) use ring::{Arc, Link, Ring};
pub(crate) use sinner::{Station, stations};
pub(crate) use story::{Deed, Ended, Laid, LaidCards, Reply, Story};
pub(crate) use thing::Thing;

/// Everything the drawing needs to know.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Scene {
    /// The game as this viewer may see it.
    pub view: View,
    /// What this viewer may do.
    pub actions: Vec<Action>,
    /// What has happened in this round.
    pub story: Story,
}

/// What the viewer is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    /// Nothing, or only for a press in a race.
    Nothing,
    /// A first reserve (TS-6).
    Reserve,
    /// A turn (TS-7).
    Turn,
    /// The extra play of a DEUCE (TS-17).
    Extra,
    /// The gift of a SAMARITAN (TS-34).
    Gift,
    /// An answer to an attack (TS-38).
    Answer(Seat, Attack),
    /// Whether to call a HERALD out (TS-27, `declared`).
    CallOut(Seat),
}

/// The press that counts in a race (TS-27).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Race {
    /// Whose HERALD it is.
    pub by: Seat,
    /// What this viewer may press.
    pub press: Option<Press>,
    /// Whoever may cover it on their turn; nobody while it is a last card (TS-26).
    pub covers: Option<Seat>,
}

/// What one presses in a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Press {
    /// One's own HERALD.
    Announce,
    /// Somebody else's.
    CallOut,
}

impl Press {
    /// The move.
    pub(crate) const fn action(self) -> Action {
        match self {
            Self::Announce => Action::Announce,
            Self::CallOut => Action::CallOut,
        }
    }
}

/// Moves as the table writes them; what cannot be read is no move of this game.
pub(crate) fn actions<'a>(texts: impl Iterator<Item = &'a str>) -> Vec<Action> {
    texts.filter_map(|text| text.parse().ok()).collect()
}

impl Scene {
    /// What is asked of the viewer, told by what the viewer may do.
    pub(crate) fn asked(&self) -> Asked {
        let asked = |action: &Action| match action {
            Action::NoReserve => Some(Asked::Reserve),
            Action::Draw | Action::Pass | Action::Swap(_) => Some(Asked::Turn),
            Action::Done => Some(Asked::Extra),
            Action::Give(_) => Some(Asked::Gift),
            Action::Submit | Action::Answer(_) => {
                let (by, attack) = self.view.attack()?;
                Some(Asked::Answer(by, attack))
            }
            Action::Hush => match self.frame()? {
                Frame::CallOut { by, .. } => Some(Asked::CallOut(by)),
                _ => None,
            },
            _ => None,
        };
        let plays = |action: &Action| matches!(action, Action::Play(..) | Action::PlayRun(_));
        let turn = || self.actions.iter().any(plays).then_some(Asked::Turn);
        self.actions.iter().find_map(asked).or_else(turn).unwrap_or(Asked::Nothing)
    }

    /// The race that is open.
    pub(crate) fn race(&self) -> Option<Race> {
        let by = self.view.table.herald?.by;
        let may = |press: Press| self.actions.contains(&press.action()).then_some(press);
        let covers = match self.view.table.phase {
            Phase::Round(frames) if frames.top().is_none() => Some(frames.turn.seat),
            _ => None,
        };
        Some(Race { by, press: may(Press::Announce).or_else(|| may(Press::CallOut)), covers })
    }

    /// The decision that interrupts the turn.
    pub(crate) fn frame(&self) -> Option<Frame> {
        match self.view.table.phase {
            Phase::Round(frames) => frames.top(),
            _ => None,
        }
    }

    /// The SINNER's round, also while a REAPER in it waits: whose, and who is asked now or next.
    pub(crate) fn sinner(&self) -> Option<(Seat, Seat)> {
        let Phase::Round(frames) = self.view.table.phase else { return None };
        frames.above.iter().flatten().find_map(|frame| match *frame {
            Frame::Sin { by, asked } => Some((by, asked)),
            _ => None,
        })
    }

    /// Whom the table waits for.
    pub(crate) fn waits_for(&self) -> Option<Seat> {
        match self.view.table.phase {
            Phase::Reserving { .. } | Phase::FirstDealer | Phase::Deal | Phase::Over { .. } => None,
            Phase::Round(frames) => match frames.top() {
                None => Some(frames.turn.seat),
                Some(Frame::Deuce { seat } | Frame::Gift { seat } | Frame::Draw { seat, .. }) => Some(seat),
                Some(Frame::Trade { to, .. } | Frame::TopGift { to, .. }) => Some(to),
                Some(Frame::Theft { from, .. }) => Some(from),
                Some(Frame::Sin { asked, .. } | Frame::CallOut { asked, .. }) => Some(asked),
                Some(Frame::Smite { at, .. }) => Some(at),
                Some(Frame::LastHerald { .. }) => None,
            },
        }
    }

    /// An attack on one seat: from whom to whom.
    pub(crate) fn aim(&self) -> Option<(Seat, Seat)> {
        match self.frame()? {
            Frame::Trade { by, to } => Some((by, to)),
            Frame::Theft { by, from } => Some((by, from)),
            Frame::Smite { by, at, .. } => Some((by, at)),
            Frame::Gift { seat } => Some((seat, self.view.table.after(seat))),
            _ => None,
        }
    }

    /// Moves about a thing of one's own.
    pub(crate) fn about(&self, thing: Thing) -> impl Iterator<Item = &Action> {
        self.actions.iter().filter(move |action| Thing::of(**action) == Some(thing))
    }
}

#[cfg(test)]
mod tests;
