//! What has happened in this round, from the log: the order of the pile, what everybody did last, how the SINNER's
//! round goes, and how the round before ended.

use sevenfold_core::{Arg, Seat};
use sevenfold_triple_seven::{Action, Card, Event, Main, Play, Run};

/// Something on the pile, and who laid it there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Laid {
    /// Who.
    pub by: Seat,
    /// A card, or a 567 as one.
    pub what: LaidCards,
}

/// What was laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LaidCards {
    /// A card.
    Card(Card),
    /// A 567.
    Run(Run),
}

/// How somebody answered the SINNER (TS-35).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reply {
    /// Drew that many cards.
    Drew(u8),
    /// Answered with this card.
    With(Main),
}

/// What somebody did last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    /// Laid something on the pile.
    Laid(LaidCards),
    /// Drew.
    Drew(u8),
    /// Passed.
    Passed,
    /// Reserved a card, or changed the reserve.
    Reserved,
    /// Was quick in a race.
    Called,
}

/// How the round before this one ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// Somebody went out, and perhaps collected a card.
    Won(Seat, Option<Card>),
    /// Nobody did (TS-9).
    Void,
}

/// What has happened in this round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Story {
    /// The pile, the newest last.
    pub laid: Vec<Laid>,
    /// What everybody did last, with the version of the table it came with.
    pub deeds: Vec<(Seat, Deed, u64)>,
    /// The answers to the SINNER that lies on the pile or under its answers.
    pub replies: Vec<(Seat, Reply)>,
    /// How the round before ended.
    pub before: Option<Ended>,
    /// The version of the newest event.
    pub newest: u64,
    ended: Option<Ended>,
}

impl Story {
    /// Tells it from the events of the log, each with the version of the table it came with.
    pub(crate) fn of<'a>(events: impl Iterator<Item = (u64, &'a Event)>) -> Self {
        let mut story = Self::default();
        for (version, event) in events {
            story.newest = version;
            story.hear(version, event);
        }
        story
    }

    fn hear(&mut self, version: u64, event: &Event) {
        match *event {
            Event::Dealt { .. } => {
                *self = Self { before: self.ended, newest: self.newest, ..Self::default() };
            }
            Event::Played { seat, play } => self.play(version, seat, play),
            Event::Answered { seat, with, .. } => {
                self.lay(version, seat, LaidCards::Card(Card::main(with)));
                self.replies.push((seat, Reply::With(with)));
            }
            Event::Drew { seat, count, .. } => {
                self.did(version, seat, Deed::Drew(count));
                self.drew_for_sinner(seat, count);
            }
            Event::Submitted { seat } => self.replies.push((seat, Reply::Drew(0))),
            Event::Passed { seat } | Event::Declined { seat } | Event::Hushed { seat } => {
                self.did(version, seat, Deed::Passed);
            }
            Event::Reserved { seat, .. } | Event::Swapped { seat, .. } => {
                self.did(version, seat, Deed::Reserved);
            }
            Event::Announced { seat } | Event::CalledOut { by: seat, .. } => {
                self.did(version, seat, Deed::Called);
            }
            Event::Reshuffled { .. } => {
                let under = self.laid.len().saturating_sub(1);
                self.laid.drain(..under);
            }
            Event::Void { .. } => self.ended = Some(Ended::Void),
            Event::WonRound { seat, collected } => self.ended = Some(Ended::Won(seat, collected)),
            _ => {}
        }
    }

    fn play(&mut self, version: u64, seat: Seat, play: Action) {
        let what = match play {
            Action::Play(_, play) => LaidCards::Card(play.card()),
            Action::PlayRun(run) => LaidCards::Run(run),
            _ => return,
        };
        if matches!(play, Action::Play(_, Play::Main(Main::Sinner, _))) {
            self.replies.clear();
        }
        self.lay(version, seat, what);
    }

    fn lay(&mut self, version: u64, by: Seat, what: LaidCards) {
        self.laid.push(Laid { by, what });
        self.did(version, by, Deed::Laid(what));
    }

    fn did(&mut self, version: u64, seat: Seat, deed: Deed) {
        self.deeds.retain(|(who, ..)| *who != seat);
        self.deeds.push((seat, deed, version));
    }

    /// Whoever submitted to the SINNER draws next; a reshuffle may come in between.
    fn drew_for_sinner(&mut self, seat: Seat, count: u8) {
        let last = self.replies.iter_mut().rfind(|(who, _)| *who == seat);
        if let Some((_, Reply::Drew(drawn))) = last {
            *drawn += count;
        }
    }

    /// What somebody did just now.
    pub(crate) fn just_did(&self, seat: Seat) -> Option<Deed> {
        let just = |(who, _, version): &&(Seat, Deed, u64)| *who == seat && *version == self.newest;
        self.deeds.iter().find(just).map(|(_, deed, _)| *deed)
    }
}

impl LaidCards {
    /// As a fact of a sentence.
    pub(crate) fn say(self) -> Arg {
        match self {
            Self::Card(card) => card.say(),
            Self::Run(run) => run.say(),
        }
    }
}
