//! Applying an entry: the one way in which a table changes, alive or rebuilt.

use sevenfold_core::chance::Seed;
use sevenfold_core::{Message, Seat, SeatSet, SetupError};
use sevenfold_protocol::{Auto, Ending, EndingCause, Leg, Phase, StandIn, StandInCause};

use sevenfold_fair::sums;

use crate::chairs::{Chair, Person, Rematch, Share};
use crate::log::Stamp;
use crate::play::{Asked, Play};
use crate::table::Offer;
use crate::verbs::open::first_leg;
use crate::{Entry, Happened, Mover, Note, PlayerId, Table, TableError};

/// What an entry changed, for those who are told.
pub(crate) enum Change {
    /// Parts of what can be seen.
    Some {
        /// The table itself.
        table: bool,
        /// The game.
        game: bool,
        /// Steps were taken back.
        undone_to: Option<u32>,
    },
    /// All of it.
    Everything,
    /// All of it, and who sits where.
    Seats,
}

impl Change {
    const TABLE: Self = Self::Some { table: true, game: false, undone_to: None };
    const GAME: Self = Self::Some { table: false, game: true, undone_to: None };
    const BOTH: Self = Self::Some { table: true, game: true, undone_to: None };
    const LOG: Self = Self::Some { table: false, game: false, undone_to: None };

    /// Is there something else to think about?
    fn stirs_the_game(&self) -> bool {
        match self {
            Self::Some { game, .. } => *game,
            Self::Everything | Self::Seats => true,
        }
    }
}

impl Table {
    /// Applies the next entry, or says why it cannot have happened and changes nothing.
    pub(crate) fn apply(&mut self, entry: &Entry) -> Result<Change, TableError> {
        let change = self.change(entry)?;
        self.version = entry.number;
        self.at = entry.at;
        self.time.reach(entry.at);
        if change.stirs_the_game() {
            self.stirred = entry.number;
            self.minds.clear();
        }
        Ok(change)
    }

    fn change(&mut self, entry: &Entry) -> Result<Change, TableError> {
        match &entry.what {
            // A table is opened once; whoever rebuilds one begins with that.
            Happened::Opened { .. } => Err(TableError::Running),
            Happened::Sat { seat, player, name, part } => {
                let person = newcomer(player, name, part, (entry.number, *seat));
                self.seat_changes(entry, *seat, Chair::Person(person), "table-log-sat")
            }
            Happened::BotSat { seat, bot } => {
                self.seat_changes(entry, *seat, Chair::Bot(bot.clone()), "table-log-bot-sat")
            }
            Happened::Freed { seat } => self.seat_changes(entry, *seat, Chair::Free, "table-log-freed"),
            Happened::Returned { seat, player } => self.returned(entry, *seat, player),
            Happened::Named { seat, name } => self.named(*seat, name),
            Happened::AddedPart { seat, part } => {
                self.person_mut(*seat)?.share = Share::open(part);
                Ok(Change::TABLE)
            }
            Happened::Sealed { seat, game, seal } => self.sealed(*seat, *game, seal),
            Happened::Closed { waits, until } => {
                self.gathering()?;
                self.phase = Phase::Dealing { waits: *waits, until: *until };
                Ok(Change::TABLE)
            }
            Happened::Revealed { seat, part } => self.revealed(*seat, part),
            Happened::Seeded { seed } => {
                self.gathering()?;
                self.seeded = Some(Seed(seed.0));
                Ok(Change::TABLE)
            }
            Happened::Started => self.started(entry),
            Happened::Drew { text } => self.drew(entry, text),
            Happened::Moved { seat, text, by } => self.moved(entry, *seat, text, *by),
            Happened::UndoOffered { seat, keep } => {
                self.undo = Some(Offer { by: *seat, keep: *keep, agreed: SeatSet::EMPTY });
                self.note(entry, "table-log-undo-offered", *seat);
                Ok(Change::TABLE)
            }
            Happened::UndoAgreed { seat } => self.undo_agreed(*seat),
            Happened::UndoDeclined { seat } => {
                self.undo = None;
                self.note(entry, "table-log-undo-declined", *seat);
                Ok(Change::TABLE)
            }
            Happened::Undone { seat, keep } => self.undone(entry, *seat, *keep),
            Happened::SteppedIn { seat, bot, cause } => self.stepped_in(entry, *seat, bot, *cause),
            Happened::Resigned { seat } => self.resigned(entry, *seat),
            Happened::TimedOut { seat } => {
                self.running()?;
                self.note_in_game(entry, Note::TimedOut, *seat);
                self.lose(EndingCause::TimeUp(*seat), *seat);
                Ok(Change::BOTH)
            }
            Happened::WantsRematch { seat, part } => {
                let person = self.person_mut(*seat)?;
                person.rematch = Rematch::Wanted;
                if !part.is_empty() {
                    person.next_share = Share::open(part);
                }
                self.rematch_since.get_or_insert(entry.at);
                self.note(entry, "table-log-wants-rematch", *seat);
                Ok(Change::TABLE)
            }
            Happened::Rematched => {
                self.next_game();
                Ok(Change::Everything)
            }
            Happened::Exchanged { last } => self.exchanged(entry, *last),
            Happened::Said { seat, talk } => {
                self.log.talk(self.stamp(entry), *seat, talk.clone());
                Ok(Change::LOG)
            }
            Happened::AutoSet { seat, auto } => {
                self.person_mut(*seat)?.auto = *auto;
                Ok(Change::LOG)
            }
            Happened::BotsPaced { speed } => {
                self.settings.bots = *speed;
                Ok(Change::Everything)
            }
        }
    }

    fn person_mut(&mut self, seat: Seat) -> Result<&mut Person, TableError> {
        self.chairs.person_mut(seat).ok_or(TableError::NotYourSeat { seat })
    }

    /// A line of the log comes after the steps that have been taken.
    fn stamp(&self, entry: &Entry) -> Stamp {
        let step = self.play.as_ref().map_or(0, Play::steps);
        Stamp { version: entry.number, step, at: entry.at }
    }

    fn note(&mut self, entry: &Entry, key: &'static str, seat: Seat) {
        self.log.table(self.stamp(entry), Message::new(key).with("seat", seat));
    }

    /// A line of the log that the record of the game tells, too.
    fn note_in_game(&mut self, entry: &Entry, note: Note, seat: Seat) {
        self.log.table(self.stamp(entry), note.say(seat));
        // The record of a game that is over has been handed out.
        if let (Phase::Playing, Some(play)) = (&self.phase, self.play.as_mut()) {
            play.note(seat, note);
        }
    }

    /// Did the table move for somebody who had the time to do so, and did not ask for it?
    fn is_time_up(&self, seat: Seat, by: Mover) -> bool {
        let asked = self.play.iter().flat_map(Play::asked).find(|asked| asked.seat == seat);
        let person = self.chairs.get(seat).and_then(Chair::active);
        let wished = person.is_none_or(|person| person.auto != Auto::Off);
        by == Mover::Table && (!wished || asked.is_some_and(Asked::is_turn))
    }

    fn seat_changes(
        &mut self,
        entry: &Entry,
        seat: Seat,
        sitter: Chair,
        key: &'static str,
    ) -> Result<Change, TableError> {
        let chair = self.chairs.get_mut(seat).ok_or(TableError::NoSuchSeat { seat })?;
        *chair = sitter;
        // A return game is between the two who played the first.
        self.leg = match (&self.phase, self.leg) {
            (Phase::Over(_), Some(Leg::First)) => None,
            (Phase::Gathering, Some(Leg::Return { .. })) => Some(Leg::First),
            (_, leg) => leg,
        };
        let full = self.phase == Phase::Gathering && self.chairs.count_free() == 0;
        self.full_since = full.then_some(entry.at);
        // Whoever left has no name any more by which a sentence could call the seat.
        let message = Message::new(key).with("seat", seat).with("number", seat.number());
        self.log.table(self.stamp(entry), message);
        let players = self.players();
        self.presence.forget_all_but(|player| players.contains(player));
        Ok(Change::TABLE)
    }

    fn returned(&mut self, entry: &Entry, seat: Seat, player: &PlayerId) -> Result<Change, TableError> {
        let person = self.person_mut(seat)?;
        person.player = player.clone();
        if person.has_resigned() || person.stand_in.take().is_none() {
            return Ok(Change::TABLE);
        }
        self.note_in_game(entry, Note::Returned, seat);
        Ok(Change::BOTH)
    }

    fn named(&mut self, seat: Seat, name: &str) -> Result<Change, TableError> {
        name.clone_into(&mut self.person_mut(seat)?.name);
        // The record of a game that is over has been handed out.
        if self.phase == Phase::Playing
            && let Some(known) = self.play.as_mut().and_then(|play| play.names.get_mut(seat.index()))
        {
            name.clone_into(known);
        }
        Ok(Change::TABLE)
    }

    /// A seal is for the present game or for the next.
    fn sealed(&mut self, seat: Seat, game: u32, given: &str) -> Result<Change, TableError> {
        let present = game == self.number;
        let person = self.person_mut(seat)?;
        let share = if present { &mut person.share } else { &mut person.next_share };
        *share = Share::Sealed(given.to_owned());
        Ok(Change::TABLE)
    }

    /// Others are told who is no longer waited for; the part itself they see with the deal. Only the one that was sealed is
    /// taken in.
    fn revealed(&mut self, seat: Seat, part: &str) -> Result<Change, TableError> {
        let promise = sums::commit(&self.game_secret(self.number));
        let person = self.person_mut(seat)?;
        let given = person.share.seal().ok_or(TableError::BadPart)?.to_owned();
        if !sums::is_whole(part) || sums::seal(&promise, seat, part) != given {
            return Err(TableError::BadPart);
        }
        person.share = Share::Revealed { seal: given, part: part.to_owned() };
        if let Phase::Dealing { waits, .. } = &mut self.phase {
            *waits = waits.without(seat);
        }
        Ok(Change::TABLE)
    }

    fn started(&mut self, entry: &Entry) -> Result<Change, TableError> {
        let shares = self.chairs.shares();
        let promised = || sums::seed(&self.game_secret(self.number), shares.iter().map(Share::added));
        let seed = self.seeded.unwrap_or_else(promised);
        let run = self
            .shelved
            .start(&self.settings.options, self.settings.seats, Some(seed))
            .map_err(TableError::Setup)?;
        let names = self.chairs.iter().map(|(_, chair)| called(chair)).collect();
        self.play = Some(Play::new(run, shares, names, entry.at));
        self.phase = Phase::Playing;
        self.passed.clear();
        self.log.table(self.stamp(entry), Message::new("table-log-started"));
        Ok(Change::BOTH)
    }

    fn play_mut(&mut self) -> Result<&mut Play, TableError> {
        self.running()?;
        self.play.as_mut().ok_or(TableError::NotStarted)
    }

    fn drew(&mut self, entry: &Entry, text: &str) -> Result<Change, TableError> {
        let settled = self.play_mut()?.settle(text, entry.at);
        let events = settled.map_err(|message| TableError::Setup(SetupError::odd(message)))?;
        self.log.events(self.stamp(entry), events);
        Ok(self.after_step())
    }

    fn moved(&mut self, entry: &Entry, seat: Seat, text: &str, by: Mover) -> Result<Change, TableError> {
        let time_up = self.is_time_up(seat, by);
        let events = self.play_mut()?.add_move(seat, text, by, entry.at).map_err(TableError::Refused)?;
        if time_up {
            self.note_in_game(entry, Note::TimeUp, seat);
        }
        self.log.events(self.stamp(entry), events);
        Ok(self.after_step())
    }

    /// A step ends whatever was wished for before it; perhaps it ends the game.
    fn after_step(&mut self) -> Change {
        let wished = self.undo.take().is_some();
        let Some(play) = self.play.as_ref() else { return Change::GAME };
        let agenda = play.run.agenda();
        self.passed.retain(|(window, _)| agenda.is_open(*window));
        if !play.is_over() {
            return if wished { Change::BOTH } else { Change::GAME };
        }
        let outcome = play.run.outcome();
        let winners = outcome.as_ref().map_or(SeatSet::EMPTY, |outcome| outcome.winners);
        self.phase = Phase::Over(Ending { cause: EndingCause::Played, winners, outcome });
        Change::BOTH
    }

    fn undo_agreed(&mut self, seat: Seat) -> Result<Change, TableError> {
        let player = self.person_mut(seat)?.player.clone();
        let answered = self.chairs.seats_of(&player);
        let offer = self.undo.as_mut().ok_or(TableError::NoUndoOffer)?;
        offer.agreed = answered.iter().fold(offer.agreed, SeatSet::with);
        Ok(Change::TABLE)
    }

    fn undone(&mut self, entry: &Entry, seat: Seat, keep: u32) -> Result<Change, TableError> {
        self.play_mut()?.undo_to(keep as usize, entry.at);
        self.undo = None;
        self.passed.clear();
        self.log.undo_to(keep);
        self.note(entry, "table-log-undone", seat);
        Ok(Change::Some { table: true, game: true, undone_to: Some(keep) })
    }

    fn stepped_in(
        &mut self,
        entry: &Entry,
        seat: Seat,
        bot: &str,
        cause: StandInCause,
    ) -> Result<Change, TableError> {
        self.person_mut(seat)?.stand_in = Some(StandIn { bot: bot.to_owned(), cause });
        self.undo = None;
        self.note_in_game(entry, Note::SteppedIn, seat);
        Ok(Change::BOTH)
    }

    /// The game ends with this seat in the last place; the others share the first.
    fn lose(&mut self, cause: EndingCause, seat: Seat) {
        let winners = SeatSet::all(self.settings.seats).without(seat);
        self.phase = Phase::Over(Ending { cause, winners, outcome: None });
    }

    /// Resigning ends a game of two, a rated game, and one that everybody else has resigned; otherwise a bot plays on.
    fn resigned(&mut self, entry: &Entry, seat: Seat) -> Result<Change, TableError> {
        self.running()?;
        if self.is_rated() {
            self.note_in_game(entry, Note::Resigned, seat);
            self.lose(EndingCause::Resigned(seat), seat);
            return Ok(Change::BOTH);
        }
        let bot = self.stand_in_bot().to_owned();
        self.person_mut(seat)?.stand_in = Some(StandIn { bot, cause: StandInCause::Resigned });
        self.undo = None;
        self.note_in_game(entry, Note::Resigned, seat);
        let two = self.settings.seats == 2;
        if two || self.chairs.people().all(|(_, person)| person.has_resigned()) {
            let others = SeatSet::all(self.settings.seats).without(seat);
            let winners = if two { others } else { SeatSet::EMPTY };
            self.phase = Phase::Over(Ending { cause: EndingCause::Resigned(seat), winners, outcome: None });
        }
        Ok(Change::BOTH)
    }

    /// Whoever got up and has not asked for the return game stays away from it, too, until the seat is taken again.
    fn exchanged(&mut self, entry: &Entry, last: Option<Seat>) -> Result<Change, TableError> {
        let Phase::Over(ending) = &self.phase else { return Err(TableError::Running) };
        let first: SeatSet = ending.winners.iter().map(|seat| seat.next(self.settings.seats)).collect();
        if !self.owes_return_game() {
            return Err(TableError::GameOver);
        }
        let away = |(seat, person): (Seat, &Person)| {
            let silent = person.rematch == Rematch::Silent && last != Some(seat);
            let left = person.stand_in.clone().filter(|stand_in| stand_in.cause == StandInCause::Left);
            Some((seat, left.filter(|_| silent)?))
        };
        let away: Vec<(Seat, StandIn)> = self.chairs.people().filter_map(away).collect();
        self.next_game();
        for (seat, stand_in) in away {
            self.person_mut(seat)?.stand_in = Some(stand_in);
        }
        self.chairs.exchange();
        self.leg = Some(Leg::Return { first });
        self.log.table(self.stamp(entry), Message::new("table-log-exchanged"));
        match first.first() {
            Some(seat) if first.len() == 1 => self.note(entry, "table-log-first-won", seat),
            _ => self.log.table(self.stamp(entry), Message::new("table-log-first-drawn")),
        }
        Ok(Change::Seats)
    }

    fn next_game(&mut self) {
        self.number += 1;
        self.leg = first_leg(self.settings.legs);
        self.seeded = None;
        self.phase = Phase::Gathering;
        self.play = None;
        self.undo = None;
        self.rematch_since = None;
        self.full_since = None;
        self.passed.clear();
        self.log.next_game();
        for person in self.chairs.people_mut() {
            person.share = std::mem::take(&mut person.next_share);
            person.rematch = Rematch::Silent;
            person.stand_in = None;
        }
    }
}

fn newcomer(player: &PlayerId, name: &str, part: &str, (sat, sat_at): (u64, Seat)) -> Person {
    Person {
        player: player.clone(),
        name: name.to_owned(),
        share: Share::open(part),
        next_share: Share::Nothing,
        sat,
        sat_at,
        stand_in: None,
        auto: Auto::Off,
        rematch: Rematch::Silent,
    }
}

/// What a record calls whoever sits here.
fn called(chair: &Chair) -> String {
    match chair {
        Chair::Free => String::new(),
        Chair::Person(person) => person.name.clone(),
        Chair::Bot(bot) => bot.clone(),
    }
}
