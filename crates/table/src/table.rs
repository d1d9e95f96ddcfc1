//! The table: what it holds, and the doors to it.

use sevenfold_core::chance::Seed;
use sevenfold_core::record::{Document, Extras};
use sevenfold_core::{Seat, SeatSet, Viewer, WindowId};
use sevenfold_protocol::{
    Ask, Leg, Millis, Phase, Rated, Request, SeatToken, Settings, TableCode, ToClient, Watching, limits,
};
use sevenfold_shelf::{Effort, Shelved};

use crate::chairs::{Chair, Chairs, Person};
use crate::log::Log;
use crate::mind::{Minds, Thinking, Thought};
use crate::play::Play;
use crate::presence::Presence;
use crate::time::Time;
use crate::work::Work;
use crate::{Done, Entry, Happened, JournalError, PlayerId, Secret, TableError, record, verbs};

/// Where a table finds its game: [`sevenfold_shelf::find`], or another shelf.
pub type Find = fn(&str) -> Option<&'static dyn Shelved>;

/// What a host hands in to open a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Opening {
    /// A code that no other table has.
    pub code: TableCode,
    /// How the table is set.
    pub settings: Settings,
    /// Who opens it. To sit down is a request like anybody's.
    pub owner: PlayerId,
    /// 32 bytes from a source of randomness that nobody can foresee.
    pub secret: Secret,
}

/// A running table.
pub struct Table {
    pub(crate) shelved: &'static dyn Shelved,
    pub(crate) code: TableCode,
    pub(crate) settings: Settings,
    pub(crate) owner: PlayerId,
    pub(crate) secret: Secret,
    /// The number of the last entry.
    pub(crate) version: u64,
    /// When the last entry was made.
    pub(crate) at: Millis,
    /// Which game this is at this table, from 1.
    pub(crate) number: u32,
    /// What this game is dealt from, where its host has given a seed and promised nothing.
    pub(crate) seeded: Option<Seed>,
    pub(crate) phase: Phase,
    pub(crate) chairs: Chairs,
    pub(crate) play: Option<Play>,
    pub(crate) undo: Option<Offer>,
    /// Since when somebody has wanted another game.
    pub(crate) rematch_since: Option<Millis>,
    /// Since when all seats have been taken, while people gather.
    pub(crate) full_since: Option<Millis>,
    /// Which of two games with the seats exchanged is at the table, where two are played.
    pub(crate) leg: Option<Leg>,
    pub(crate) log: Log,
    /// Not kept: the host's clock may be another one next time.
    pub(crate) time: Time,
    /// Since when the host's time has run without a leap: nobody's time has run before that. Not kept.
    pub(crate) awake: Millis,
    /// Not kept.
    pub(crate) presence: Presence,
    /// Bots that let a window pass in which they need not act. Not kept: asked again they say the same.
    pub(crate) passed: Vec<(WindowId, Seat)>,
    /// The version at which the game came to be as it is.
    pub(crate) stirred: u64,
    /// What bots think at the moment.
    pub(crate) minds: Minds,
    /// How much bots may think. Not kept: it is the host's.
    pub(crate) effort: Effort,
    /// The longest time, in milliseconds, for which thinking keeps an answer back. Not kept either.
    pub(crate) longest: u64,
    /// May bots play without anybody at the table? Not kept either.
    pub(crate) company: Company,
}

/// For whom a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Company {
    /// For people who sit at the table: without them bots wait.
    Players,
    /// Also for those who only look on.
    Onlookers,
}

/// A wish to take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Offer {
    pub(crate) by: Seat,
    pub(crate) keep: u32,
    /// Who has agreed.
    pub(crate) agreed: SeatSet,
}

impl Table {
    /// Opens a table for a game of the catalogue.
    pub fn open(opening: Opening, now: Millis) -> Result<(Self, Done), TableError> {
        Self::open_from(sevenfold_shelf::find, opening, now)
    }

    /// Opens a table for a game of this shelf.
    pub fn open_from(find: Find, opening: Opening, now: Millis) -> Result<(Self, Done), TableError> {
        verbs::open::open(find, opening, now)
    }

    /// Rebuilds a table of the catalogue from its journal. Nobody has arrived yet.
    pub fn from_journal(entries: &[Entry]) -> Result<Self, JournalError> {
        Self::from_journal_of(sevenfold_shelf::find, entries)
    }

    /// Rebuilds a table of this shelf from its journal.
    pub fn from_journal_of(find: Find, entries: &[Entry]) -> Result<Self, JournalError> {
        verbs::open::rebuild(find, entries)
    }

    /// The same table with bots that think this much.
    #[must_use]
    pub fn with_effort(self, effort: Effort) -> Self {
        Self { effort, ..self }
    }

    /// The host was off, or its clock has leapt, until this moment: nobody's time for a move has run before it, and nobody
    /// has been missed.
    pub fn awake_since(&mut self, awake: Millis) {
        self.awake = self.time.at_clock(awake);
    }

    /// The same table with answers of bots that leave no sooner than after this time, in milliseconds: the longest that
    /// thinking takes here. Without it an answer leaves as soon as it is found and its delay is over, which shows how
    /// long the bot has thought.
    #[must_use]
    pub fn with_longest_thought(self, longest: u64) -> Self {
        Self { longest, ..self }
    }

    /// The same table, at which bots also play among themselves: for hosts whose people only look on.
    #[must_use]
    pub fn with_bots_alone(self) -> Self {
        Self { company: Company::Onlookers, ..self }
    }

    /// Deals the game that is about to begin from this seed. Nothing is promised of it then, and its record tells nothing
    /// of its deal: this is for hosts who are the player's own program.
    pub fn deal_from(&mut self, seed: Seed, now: Millis) -> Result<Done, TableError> {
        let mut work = self.work(now);
        self.gathering()?;
        self.happen(&mut work, Happened::Seeded { seed: Secret(seed.0) })?;
        Ok(self.finish(work))
    }

    /// What bots are to think about from now on, for hosts who let them think beside the table; each is handed out once
    /// and brought back with [`Table::thought`].
    pub fn thinking(&mut self, now: Millis) -> Vec<Thinking> {
        let now = self.time.told(now);
        verbs::tick::begin_thinking(self, now)
    }

    /// A bot has thought. Its answer leaves in a [`Table::act`] when it may: ask for [`Table::wake`].
    pub fn thought(&mut self, thought: Thought, now: Millis) {
        let now = self.time.told(now);
        self.minds.answer(thought, now, self.longest);
    }

    /// Somebody asks for something.
    pub fn handle(&mut self, who: &PlayerId, ask: &Ask, now: Millis) -> Result<Done, TableError> {
        let mut work = self.work(now);
        self.check_wear(&ask.request)?;
        match verbs::carry_out(self, &mut work, who, &ask.request)? {
            verbs::Answer::Done => work.done.reply.push(ToClient::Done { id: ask.id }),
            verbs::Answer::Seated(seat) => {
                let token = self.token(seat);
                work.done.reply.extend(token.map(|token| ToClient::Seated { id: ask.id, seat, token }));
            }
            verbs::Answer::Hinted(seat, choice, reason) => {
                work.done.reply.push(ToClient::Hinted { id: ask.id, seat, choice, reason });
            }
            verbs::Answer::Welcome => verbs::hello::welcome(self, &mut work, who, ask.id),
            verbs::Answer::Fresh => {
                work.done.reply.push(ToClient::Done { id: ask.id });
                verbs::hello::snapshots(self, &mut work, who);
            }
        }
        Ok(self.finish(work))
    }

    /// A connection of this person is open.
    pub fn arrived(&mut self, who: &PlayerId, now: Millis) -> Done {
        let mut work = self.work(now);
        verbs::away::arrived(self, &mut work, who);
        self.finish(work)
    }

    /// A connection of this person is closed.
    pub fn gone(&mut self, who: &PlayerId, now: Millis) -> Done {
        let mut work = self.work(now);
        verbs::away::gone(self, &mut work, who);
        self.finish(work)
    }

    /// Time has passed: whatever is due happens.
    pub fn tick(&mut self, now: Millis) -> Done {
        let mut work = self.work(now);
        verbs::tick::tick(self, &mut work);
        self.finish(work)
    }

    /// Time has passed: whatever is due happens, but nobody thinks. For hosts who ask for [`Table::thinking`].
    pub fn act(&mut self, now: Millis) -> Done {
        let mut work = self.work(now);
        verbs::tick::act(self, &mut work);
        self.finish(work)
    }

    /// When the table next wants to be told the time.
    pub fn wake(&self) -> Option<Millis> {
        verbs::tick::wake(self).map(|at| self.time.on_clock(at))
    }

    /// Which viewers a person is: one for each seat, or a watcher; none where nobody may look on.
    pub fn viewers(&self, who: &PlayerId) -> Vec<Viewer> {
        let seats = self.chairs.seats_of(who);
        if !seats.is_empty() {
            return seats.iter().map(Viewer::Seat).collect();
        }
        if self.may_watch() { vec![Viewer::Watcher] } else { Vec::new() }
    }

    /// Is this person that viewer?
    pub fn is_viewer(&self, who: &PlayerId, viewer: Viewer) -> bool {
        let seats = self.chairs.seats_of(who);
        match viewer {
            Viewer::Seat(seat) => seats.contains(seat),
            Viewer::Watcher => seats.is_empty() && self.may_watch(),
        }
    }

    /// The code on the invitation.
    pub fn code(&self) -> TableCode {
        self.code
    }

    /// How the table is set, options filled in.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Gathering, playing, or over.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The number of the last entry of the journal.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// When something last happened.
    pub fn last_change(&self) -> Millis {
        self.at
    }

    /// Is anybody connected?
    pub fn is_attended(&self) -> bool {
        self.presence.here().next().is_some()
    }

    /// Everybody who has a seat, without repetition.
    pub fn players(&self) -> Vec<PlayerId> {
        let mut players: Vec<PlayerId> =
            self.chairs.people().map(|(_, person)| person.player.clone()).collect();
        players.sort();
        players.dedup();
        players
    }

    /// Whom the game waits for; nobody unless one is running.
    pub fn turn(&self) -> SeatSet {
        match (&self.phase, &self.play) {
            (Phase::Playing, Some(play)) => play.run.agenda().must(),
            _ => SeatSet::EMPTY,
        }
    }

    /// How often has been dealt in the game that is at the table.
    pub fn round(&self) -> u32 {
        self.play.as_ref().map_or(0, |play| play.run.round())
    }

    /// The record of the game, once it is over.
    pub fn record(&self) -> Option<Document> {
        record::record(self)
    }

    /// The game so far as a bare record, without names and deal. It holds the truth: only a host whose players are one
    /// person's keyboard gives it out before the game is over.
    pub fn record_so_far(&self) -> Option<Document> {
        self.play.as_ref().map(|play| play.run.record(Extras::default()))
    }

    fn work(&mut self, now: Millis) -> Work {
        Work::new(self.time.told(now))
    }

    fn finish(&mut self, mut work: Work) -> Done {
        work.done.wake = self.wake();
        work.done
    }

    /// A table at the end of its journal only takes what brings a game to its end.
    fn check_wear(&self, request: &Request) -> Result<(), TableError> {
        let worn = self.version >= limits::JOURNAL_ENTRIES;
        match request {
            Request::Hello { .. } | Request::Refresh | Request::Move { .. } | Request::Resign { .. } => {
                Ok(())
            }
            _ if worn => Err(TableError::WornOut),
            _ => Ok(()),
        }
    }
}

/// What verbs ask of a table.
impl Table {
    /// May those without a seat look on? While people gather they must, to find a seat.
    pub(crate) fn may_watch(&self) -> bool {
        self.settings.watching == Watching::Open || self.phase == Phase::Gathering
    }

    pub(crate) fn chair(&self, seat: Seat) -> Result<&Chair, TableError> {
        self.chairs.get(seat).ok_or(TableError::NoSuchSeat { seat })
    }

    /// The person at this seat, if it is this one.
    pub(crate) fn own(&self, who: &PlayerId, seat: Seat) -> Result<&Person, TableError> {
        let person = self.chair(seat)?.person().filter(|person| person.player == *who);
        person.ok_or(TableError::NotYourSeat { seat })
    }

    /// The person at this seat, if it is this one and plays.
    pub(crate) fn own_active(&self, who: &PlayerId, seat: Seat) -> Result<&Person, TableError> {
        let person = self.own(who, seat)?;
        match person.stand_in {
            None => Ok(person),
            Some(_) if person.has_resigned() => Err(TableError::Resigned),
            Some(_) => Err(TableError::StoodIn),
        }
    }

    /// The game that is running.
    pub(crate) fn running(&self) -> Result<&Play, TableError> {
        match (&self.phase, &self.play) {
            (Phase::Playing, Some(play)) => Ok(play),
            (Phase::Over(_), _) => Err(TableError::GameOver),
            _ => Err(TableError::NotStarted),
        }
    }

    pub(crate) fn gathering(&self) -> Result<(), TableError> {
        match self.phase {
            Phase::Gathering => Ok(()),
            Phase::Dealing { .. } | Phase::Playing => Err(TableError::Running),
            Phase::Over(_) => Err(TableError::GameOver),
        }
    }

    /// The seat whose word counts: of whoever opened the table, or else the first person's.
    pub(crate) fn owner_seat(&self) -> Option<Seat> {
        let first = || self.chairs.people().map(|(seat, _)| seat).next();
        self.chairs.seats_of(&self.owner).first().or_else(first)
    }

    /// Is the return game the next one here? Not if somebody got up after the first.
    pub(crate) fn owes_return_game(&self) -> bool {
        matches!(self.phase, Phase::Over(_)) && self.leg == Some(Leg::First)
    }

    /// Does this person's word count?
    pub(crate) fn check_owner(&self, who: &PlayerId) -> Result<(), TableError> {
        let seated = || self.owner_seat().is_some_and(|seat| self.own(who, seat).is_ok());
        if self.owner == *who || seated() { Ok(()) } else { Err(TableError::OwnerOnly) }
    }

    /// Do the games of this table count?
    pub(crate) fn is_rated(&self) -> bool {
        self.settings.rated == Rated::Rated
    }

    /// In a rated game a bot's strength is known.
    pub(crate) fn check_bot(&self, bot: &str) -> Result<(), TableError> {
        let known = if self.is_rated() { self.shelved.levels() } else { self.shelved.bots() };
        if known.contains(&bot) { Ok(()) } else { Err(TableError::NoSuchBot { bot: bot.to_owned(), known }) }
    }

    /// The bot that stands in for people: a club player, or the best there is.
    pub(crate) fn stand_in_bot(&self) -> &'static str {
        let known = self.shelved.bots();
        let club = known.iter().find(|name| **name == "club");
        club.or(known.last()).copied().unwrap_or("random")
    }

    /// The secret of a game at this table; it is shown when that game is over.
    pub(crate) fn game_secret(&self, number: u32) -> [u8; 32] {
        self.secret.derive("game", &[u64::from(number)])
    }

    /// What proves that a seat is somebody's.
    pub(crate) fn token(&self, seat: Seat) -> Option<SeatToken> {
        let person = self.chairs.get(seat)?.person()?;
        let proof = self.secret.derive("token", &[u64::from(person.sat_at.number()), person.sat]);
        let mut token = [0; 16];
        token.copy_from_slice(&proof[..16]);
        Some(SeatToken(token))
    }

    /// Who is to be told: the seats whose players have arrived, and watchers if there are any.
    pub(crate) fn audience(&self) -> Vec<Viewer> {
        let seated = self.chairs.people().filter(|(_, person)| self.presence.is_here(&person.player));
        let mut viewers: Vec<Viewer> = seated.map(|(seat, _)| Viewer::Seat(seat)).collect();
        if self.watchers() > 0 {
            viewers.push(Viewer::Watcher);
        }
        viewers
    }

    /// How many have arrived who have no seat and may look on.
    pub(crate) fn watchers(&self) -> u32 {
        if !self.may_watch() {
            return 0;
        }
        let looks_on = |player: &&PlayerId| self.chairs.seats_of(player).is_empty();
        self.presence.here().filter(looks_on).count() as u32
    }
}
