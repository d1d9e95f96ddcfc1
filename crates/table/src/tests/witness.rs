//! Somebody who sees who is in the room and reads the journal, and knows `docs/rights.md` by heart. The witness shares no
//! code with the table, and knows one game: Parley.

mod back;
mod deal;
mod legs;
mod seats;
mod seen;

use std::collections::{BTreeMap, BTreeSet};

use sevenfold_core::{Legs, Seat};
use sevenfold_protocol::{Hints, Millis, Pace, Request, SeatToken, Settings, StandInCause};

use crate::{Entry, Happened, Mover};
use deal::Deal;
pub(super) use seen::Seen;

/// Whoever opened the table.
const OPENER: &str = "ada";
/// Being gone counts from here on, when another player asks ...
const GONE: u64 = 20_000;
/// ... and by itself.
const LONG_GONE: u64 = 120_000;
/// The patience of a slow table.
const THREE_DAYS: u64 = 3 * 24 * 60 * 60 * 1000;

/// Why something was written into the journal.
#[derive(Clone, Debug)]
pub(super) enum Cause {
    /// This person asked for something.
    Asked(String, Request),
    /// This person came.
    Came(String),
    /// Time passed.
    Time,
}

#[derive(Clone, PartialEq, Debug)]
enum Sitter {
    Nobody,
    Bot,
    Person { name: String, stand_in: Option<StandInCause>, wants: bool },
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Phase {
    Gathering,
    Dealing,
    Playing,
    Over,
}

/// A step that was taken: whose, made by whom, and whether it showed anybody something.
#[derive(Clone, Debug)]
struct Taken {
    by: Option<(Seat, Mover)>,
    shows: bool,
}

#[derive(Clone, Debug)]
struct Wish {
    by: Seat,
    keep: u32,
    agreed: BTreeSet<Seat>,
}

/// Which of two games it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Leg {
    /// Each game stands for itself, or a pair was broken off.
    None,
    First,
    Return,
}

impl Leg {
    fn begin(legs: Legs) -> Self {
        if legs == Legs::Two { Self::First } else { Self::None }
    }
}

pub(super) struct Witness {
    pace: Pace,
    legs: Legs,
    leg: Leg,
    hints: Hints,
    chairs: Vec<Sitter>,
    /// What whoever sits there was given to come back with.
    tokens: BTreeMap<Seat, SeatToken>,
    dead_tokens: Vec<SeatToken>,
    /// Which game it is, from 1.
    game: u32,
    deal: Deal,
    phase: Phase,
    steps: Vec<Taken>,
    last_step: Millis,
    wish: Option<Wish>,
    wanted_since: Option<Millis>,
    here: BTreeMap<String, u32>,
    gone: BTreeMap<String, Millis>,
    read: usize,
    pub(super) seen: Seen,
}

impl Witness {
    pub(super) fn new(settings: &Settings) -> Self {
        Self {
            pace: settings.pace,
            legs: settings.legs,
            leg: Leg::begin(settings.legs),
            hints: settings.hints,
            chairs: vec![Sitter::Nobody; usize::from(settings.seats)],
            tokens: BTreeMap::new(),
            dead_tokens: Vec::new(),
            game: 1,
            deal: Deal::default(),
            phase: Phase::Gathering,
            steps: Vec::new(),
            last_step: Millis(0),
            wish: None,
            wanted_since: None,
            here: BTreeMap::new(),
            gone: BTreeMap::new(),
            read: 0,
            seen: Seen::default(),
        }
    }

    pub(super) fn came(&mut self, name: &str) {
        *self.here.entry(name.to_owned()).or_default() += 1;
    }

    pub(super) fn went(&mut self, name: &str, now: Millis) {
        let left = self.here.get_mut(name).unwrap();
        *left -= 1;
        if *left == 0 {
            self.gone.insert(name.to_owned(), now);
        }
    }

    /// Reads what is new, and says what must not be.
    pub(super) fn read(&mut self, journal: &[Entry], cause: &Cause) {
        let new: Vec<Entry> = journal[self.read..].to_vec();
        self.read = journal.len();
        for entry in new {
            self.entry(&entry, cause);
        }
    }

    fn person(&self, seat: Seat) -> &str {
        match &self.chairs[seat.index()] {
            Sitter::Person { name, .. } => name,
            other => panic!("a person at {seat}: {other:?}"),
        }
    }

    fn stand_in(&self, seat: Seat) -> Option<StandInCause> {
        match &self.chairs[seat.index()] {
            Sitter::Person { stand_in, .. } => *stand_in,
            Sitter::Nobody | Sitter::Bot => None,
        }
    }

    fn people(&self) -> Vec<(Seat, String)> {
        let seats = Seat::all(self.chairs.len() as u8).zip(&self.chairs);
        let people = seats.filter_map(|(seat, chair)| match chair {
            Sitter::Person { name, .. } => Some((seat, name.clone())),
            Sitter::Nobody | Sitter::Bot => None,
        });
        people.collect()
    }

    /// For how long somebody has been gone; nothing if the person is here.
    fn gone_for(&self, name: &str, now: Millis) -> Option<u64> {
        let here = self.here.get(name).is_some_and(|count| *count > 0);
        if here { None } else { self.gone.get(name).map(|since| now.since(*since)) }
    }

    /// The person whose word counts asked for it.
    fn by_owner(&self, cause: &Cause) -> bool {
        let opener_sits = self.people().iter().any(|(_, name)| name == OPENER);
        let first = self.people().first().map(|(_, name)| name.clone());
        match cause {
            Cause::Asked(name, _) => name == OPENER || !opener_sits && Some(name) == first.as_ref(),
            Cause::Came(_) | Cause::Time => false,
        }
    }

    /// The person who sits there asked for it.
    fn by_sitter(&self, cause: &Cause, seat: Seat) -> bool {
        matches!(cause, Cause::Asked(name, _) if name == self.person(seat))
    }

    fn entry(&mut self, entry: &Entry, cause: &Cause) {
        let context = format!("{entry:?} because of {cause:?}");
        match &entry.what {
            Happened::Sat { .. }
            | Happened::BotSat { .. }
            | Happened::Freed { .. }
            | Happened::Returned { .. } => self.seat_changes(entry, cause, &context),
            Happened::Named { seat, .. } | Happened::Said { seat, .. } | Happened::AutoSet { seat, .. } => {
                assert!(self.by_sitter(cause, *seat), "{context}");
            }
            Happened::AddedPart { .. } => panic!("parts are sealed: {context}"),
            Happened::BotsPaced { .. } => assert!(self.by_owner(cause), "{context}"),
            Happened::Seeded { .. } => panic!("no host of these tables gives a seed: {context}"),
            Happened::Sealed { .. }
            | Happened::Closed { .. }
            | Happened::Revealed { .. }
            | Happened::Started => self.dealing(entry, cause, &context),
            Happened::Drew { .. } => self.took(entry.at, None, true),
            Happened::Moved { seat, text, by } => self.moved(entry.at, cause, *seat, text, *by, &context),
            Happened::UndoOffered { .. }
            | Happened::UndoAgreed { .. }
            | Happened::UndoDeclined { .. }
            | Happened::Undone { .. } => self.taking_back(entry, cause, &context),
            Happened::SteppedIn { seat, cause: why, .. } => {
                self.stepped_in(entry.at, cause, *seat, *why, &context);
            }
            Happened::Resigned { seat } => {
                assert!(self.by_sitter(cause, *seat) && self.phase == Phase::Playing, "{context}");
                self.set_stand_in(*seat, Some(StandInCause::Resigned));
                self.wish = None;
                let all = self
                    .people()
                    .iter()
                    .all(|(seat, _)| self.stand_in(*seat) == Some(StandInCause::Resigned));
                if all || self.chairs.len() == 2 {
                    self.phase = Phase::Over;
                }
            }
            Happened::WantsRematch { seat, .. } => {
                assert!(self.by_sitter(cause, *seat) && self.phase == Phase::Over, "{context}");
                self.wanted_since.get_or_insert(entry.at);
                if let Sitter::Person { wants, .. } = &mut self.chairs[seat.index()] {
                    *wants = true;
                }
            }
            Happened::Rematched => self.rematched(&context),
            Happened::Exchanged { last } => self.exchanged(entry.at, cause, *last, &context),
            Happened::TimedOut { .. } => panic!("these tables are casual: {context}"),
            Happened::Opened { .. } => assert_eq!(entry.number, 1, "{context}"),
        }
    }

    fn set_stand_in(&mut self, seat: Seat, cause: Option<StandInCause>) {
        if let Sitter::Person { stand_in, .. } = &mut self.chairs[seat.index()] {
            *stand_in = cause;
        }
    }

    fn rematched(&mut self, context: &str) {
        assert_eq!(self.phase, Phase::Over, "{context}");
        assert_ne!(self.leg, Leg::First, "the return game comes first: {context}");
        for chair in &mut self.chairs {
            if let Sitter::Person { stand_in, wants, .. } = chair {
                assert!(*wants, "whoever sits wants it: {context}");
                (*stand_in, *wants) = (None, false);
            }
        }
        self.leg = Leg::begin(self.legs);
        self.next_game();
    }

    /// Whatever follows on a finished game.
    fn next_game(&mut self) {
        self.phase = Phase::Gathering;
        self.game += 1;
        self.deal.next_game();
        self.wish = None;
        self.wanted_since = None;
    }

    fn took(&mut self, at: Millis, by: Option<(Seat, Mover)>, shows: bool) {
        assert_eq!(self.phase, Phase::Playing);
        self.steps.push(Taken { by, shows });
        self.last_step = at;
        self.wish = None;
        // The deal, and forty moves.
        if self.steps.len() == 41 {
            self.phase = Phase::Over;
        }
    }

    fn moved(&mut self, at: Millis, cause: &Cause, seat: Seat, text: &str, by: Mover, context: &str) {
        let bot = !matches!(self.chairs[seat.index()], Sitter::Person { stand_in: None, .. });
        let asked = matches!(cause, Cause::Asked(_, Request::Move { .. }));
        match by {
            Mover::Player => assert!(!bot && asked && self.by_sitter(cause, seat), "{context}"),
            Mover::Bot => assert!(bot, "{context}"),
            Mover::Table => assert!(!bot, "{context}"),
        }
        let away = bot && self.stand_in(seat) == Some(StandInCause::Away);
        self.seen.moves_for_the_absent += u32::from(away);
        let shows = ["draw", "show", "parry"].iter().any(|word| text.starts_with(word));
        self.took(at, Some((seat, by)), shows);
    }

    /// A bot comes for whoever got up; for whoever is gone it comes when another player asks or after a while.
    fn stepped_in(&mut self, at: Millis, cause: &Cause, seat: Seat, why: StandInCause, context: &str) {
        // Whoever gets up while the game is being dealt keeps the seat as during it.
        let left_while_dealt = self.phase == Phase::Dealing && why == StandInCause::Left;
        assert!(self.phase == Phase::Playing || left_while_dealt, "{context}");
        assert_eq!(self.stand_in(seat), None, "{context}");
        if why == StandInCause::Left {
            assert!(self.by_sitter(cause, seat), "{context}");
        } else {
            let gone = self.gone_for(self.person(seat), at).unwrap_or_else(|| panic!("here: {context}"));
            match cause {
                Cause::Asked(name, Request::LetBotPlay { .. }) => {
                    let plays = |(own, who): &(Seat, String)| who == name && self.stand_in(*own).is_none();
                    assert!(name != self.person(seat) && self.people().iter().any(plays), "{context}");
                    assert!(gone >= GONE, "{context}");
                    let patient = at.since(self.last_step) >= THREE_DAYS;
                    assert!(self.pace == Pace::Live || patient, "{context}");
                    self.seen.stepped_in_slowly += u32::from(self.pace == Pace::Slow);
                }
                _ => assert!(self.pace == Pace::Live && gone >= LONG_GONE, "{context}"),
            }
            self.seen.stepped_in += 1;
        }
        self.set_stand_in(seat, Some(why));
        self.wish = None;
    }
}
