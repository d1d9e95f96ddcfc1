//! Opening a table, and opening it again from its journal.

use serde_json::Value;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::{Legs, Message, Say, SetupError};
use sevenfold_protocol::{Hints, Leg, Millis, Phase, Rated, Settings, limits};
use sevenfold_shelf::{Effort, Shelved};

use crate::chairs::Chairs;
use crate::log::Log;
use crate::mind::Minds;
use crate::presence::Presence;
use crate::table::{Company, Find, Opening};
use crate::time::Time;
use crate::{Done, Entry, Happened, JournalError, Table, TableError};

pub(crate) fn open(find: Find, mut opening: Opening, now: Millis) -> Result<(Table, Done), TableError> {
    let shelved = find_game(find, &opening.settings)?;
    if opening.settings.rated == Rated::Rated {
        be_clean(shelved, &mut opening.settings)?;
    }
    opening.settings.options = check(shelved, &opening.settings)?;
    let table = fresh(shelved, &opening, now);
    let Opening { code, settings, owner, secret } = opening;
    let entry = Entry { number: 1, at: now, what: Happened::Opened { code, settings, owner, secret } };
    Ok((table, Done { journal: vec![entry], ..Done::default() }))
}

pub(crate) fn rebuild(find: Find, entries: &[Entry]) -> Result<Table, JournalError> {
    let broken = |number, key| JournalError { number, message: Message::new(key) };
    let Some((first, rest)) = entries.split_first() else { return Err(broken(0, "journal-empty")) };
    let Happened::Opened { code, settings, owner, secret } = &first.what else {
        return Err(broken(first.number, "journal-not-opened"));
    };
    let shelved = find_game(find, settings)
        .and_then(|shelved| can_be_played(shelved, settings).map(|_| shelved))
        .map_err(|error| JournalError { number: first.number, message: error.say() })?;
    let opening = Opening { code: *code, settings: settings.clone(), owner: owner.clone(), secret: *secret };
    let mut table = fresh(shelved, &opening, first.at);
    table.go_on(rest).map(|()| table)
}

/// What a rated table must have: a clock, so that nobody can hold a game up for ever, no hints, and both games where one
/// seat is better than the other.
fn be_clean(shelved: &'static dyn Shelved, settings: &mut Settings) -> Result<(), TableError> {
    if settings.move_seconds.is_none() {
        return Err(TableError::Setup(SetupError::odd(Message::new("table-rated-clock"))));
    }
    settings.hints = Hints::Off;
    if settings.seats == 2 {
        settings.legs = shelved.meta().legs;
    }
    Ok(())
}

impl Table {
    /// Lets happen again what has happened.
    pub(crate) fn go_on(&mut self, entries: &[Entry]) -> Result<(), JournalError> {
        for entry in entries {
            let broken = |message| JournalError { number: entry.number, message };
            if entry.number != self.version + 1 {
                return Err(broken(Message::new("journal-gap")));
            }
            self.apply(entry).map_err(|error| broken(error.say()))?;
        }
        Ok(())
    }
}

pub(crate) fn find_game(find: Find, settings: &Settings) -> Result<&'static dyn Shelved, TableError> {
    find(&settings.game).ok_or_else(|| TableError::NoSuchGame { game: settings.game.clone() })
}

/// Could the game be played like this? Gives the options with every default filled in.
fn check(shelved: &'static dyn Shelved, settings: &Settings) -> Result<Value, TableError> {
    if let Some(seconds) = settings.move_seconds
        && !(limits::LEAST_MOVE_SECONDS..=limits::MOST_MOVE_SECONDS).contains(&seconds)
    {
        return Err(TableError::BadClock { seconds });
    }
    if settings.options.to_string().len() > limits::OPTIONS_BYTES {
        let message = Message::new("table-options-too-large").with("most", limits::OPTIONS_BYTES);
        return Err(TableError::Setup(SetupError::odd(message)));
    }
    if settings.challenges.as_ref().is_some_and(|list| list.len() > limits::CHALLENGES_BYTES) {
        let message = Message::new("table-challenges-too-long").with("most", limits::CHALLENGES_BYTES);
        return Err(TableError::Setup(SetupError::odd(message)));
    }
    if settings.legs == Legs::Two && (settings.seats != 2 || shelved.meta().legs != Legs::Two) {
        return Err(TableError::Setup(SetupError::odd(Message::new("table-no-return-game"))));
    }
    let run = can_be_played(shelved, settings)?;
    Ok(run.record(sevenfold_core::record::Extras::default()).options)
}

/// A game with these options and seats, before it is dealt.
fn can_be_played(shelved: &'static dyn Shelved, settings: &Settings) -> Result<Box<dyn AnyRun>, TableError> {
    shelved.start(&settings.options, settings.seats, None).map_err(TableError::Setup)
}

/// How a game begins that follows no other.
pub(crate) fn first_leg(legs: Legs) -> Option<Leg> {
    match legs {
        Legs::One => None,
        Legs::Two => Some(Leg::First),
    }
}

fn fresh(shelved: &'static dyn Shelved, opening: &Opening, now: Millis) -> Table {
    Table {
        shelved,
        code: opening.code,
        settings: opening.settings.clone(),
        owner: opening.owner.clone(),
        secret: opening.secret,
        version: 1,
        at: now,
        number: 1,
        seeded: None,
        phase: Phase::Gathering,
        chairs: Chairs::new(opening.settings.seats),
        play: None,
        undo: None,
        rematch_since: None,
        full_since: None,
        leg: first_leg(opening.settings.legs),
        log: Log::default(),
        time: Time::since(now),
        awake: Millis::default(),
        presence: Presence::default(),
        passed: Vec::new(),
        stirred: 1,
        minds: Minds::default(),
        effort: Effort::default(),
        longest: 0,
        company: Company::Players,
    }
}
