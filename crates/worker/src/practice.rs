//! A game played on from one of its moments, against bots: to try a better move, or from an exercise. Nothing is kept.

mod exercise;
mod shown;
mod turn;

use sevenfold_core::chance::Quick;
use sevenfold_core::erased::{AnyEvent, AnyRun, Told};
use sevenfold_core::{Agenda, Seat, SeatSet, Viewer};
use sevenfold_protocol::{Ask, Choice, Millis, PROTOCOL, Request, Settings, Sitter, ToClient};
use sevenfold_review::advice;
use sevenfold_review::wire::{Answer, MoveFace};
use sevenfold_shelf::{AnyBot, Shelved};
use sevenfold_table::Effort;

use crate::host::{Output, answer};
use crate::lesson::refusal;
use crate::lore::Missing;
use exercise::words;
use turn::Turn;

/// The bot that plays for a person who is not here.
const STAND_IN: &str = "expert";

/// Whether the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flow {
    /// An exercise: nothing goes on before it is answered.
    Asking,
    /// It was answered, and the position stays to be looked at.
    Answered,
    /// The game is played.
    Playing,
}

/// Where a game is played on from, and who sat there.
pub(crate) struct Beginning {
    pub run: Box<dyn AnyRun>,
    /// How many steps led there that the run does not tell of.
    pub untold: usize,
    pub settings: Settings,
    pub sitters: Vec<Sitter>,
}

/// A game that is played on.
pub(crate) struct Practice {
    game: &'static dyn Shelved,
    run: Box<dyn AnyRun>,
    untold: usize,
    seat: Seat,
    settings: Settings,
    sitters: Vec<Sitter>,
    players: Vec<Box<dyn AnyBot>>,
    effort: Effort,
    dice: Quick,
    told: Vec<(usize, Told)>,
    /// The moves there were to begin with, in words.
    moves: Vec<MoveFace>,
    answer: Option<Answer>,
    /// What the turn is to bring, where that is asked.
    turn: Option<Turn>,
    flow: Flow,
    version: u64,
}

impl Practice {
    /// Plays on from here at a seat; nothing if the game is not one of ours.
    pub(crate) fn begin(
        Beginning { run, untold, settings, mut sitters }: Beginning,
        seat: Seat,
        name: &str,
        effort: Effort,
        now: Millis,
    ) -> Option<(Self, Output)> {
        let game = sevenfold_shelf::find(&settings.game)?;
        sitters.resize(settings.seats.into(), Sitter::Bot { bot: STAND_IN.to_owned() });
        for (other, sitter) in Seat::all(settings.seats).zip(&mut sitters) {
            *sitter = match sitter {
                _ if other == seat => Sitter::Person { name: name.to_owned(), here: true, stand_in: None },
                Sitter::Bot { bot } => Sitter::Bot { bot: bot.clone() },
                _ => Sitter::Bot { bot: STAND_IN.to_owned() },
            };
        }
        let player = |sitter: &Sitter| match sitter {
            Sitter::Bot { bot } => game.bot(bot, &effort).or_else(|| game.bot(STAND_IN, &effort)),
            _ => game.bot(STAND_IN, &effort),
        };
        let players = sitters.iter().map(player).collect::<Option<Vec<_>>>()?;
        let moves = words(game, &*run, seat, &effort);
        let dice = Quick::new(run.len() as u64);
        let mut practice = Self {
            game,
            run,
            untold,
            seat,
            settings,
            sitters,
            players,
            effort,
            dice,
            told: Vec::new(),
            moves,
            answer: None,
            turn: None,
            flow: Flow::Playing,
            version: 0,
        };
        let mut output = Output::default();
        practice.draw();
        practice.show(&mut output, now);
        Some((practice, output))
    }

    /// The player asks for something.
    pub(crate) fn ask(&mut self, ask: &Ask, now: Millis) -> Output {
        let id = ask.id;
        let reply = match &ask.request {
            Request::Hello { .. } => {
                ToClient::Welcome { id, protocol: PROTOCOL, now, seats: SeatSet::only(self.seat) }
            }
            Request::Move { text, .. } => self.play(id, text),
            Request::Hint { seat } => self.hint(id, *seat),
            _ => ToClient::Done { id },
        };
        answer(reply, |output| self.show(output, now))
    }

    /// Time has passed: somebody else moves.
    pub(crate) fn tick(&mut self, now: Millis) -> Output {
        let mut output = Output::default();
        if self.flow == Flow::Playing
            && let Some((seat, text)) = self.next_of_others()
            && let Ok(events) = self.run.play(seat, &text)
        {
            self.hear(&events);
            self.draw();
        }
        self.show(&mut output, now);
        output
    }

    fn play(&mut self, id: u32, text: &str) -> ToClient {
        if self.turn.is_some() && self.flow == Flow::Asking {
            return self.take_turn(id, text);
        }
        let asking = self.flow == Flow::Asking;
        let played = if asking {
            // An answer is tried, not made: the position stays in view.
            self.run.boxed_clone().play(self.seat, text)
        } else {
            self.run.play(self.seat, text)
        };
        match played {
            Ok(_) if asking => {
                (self.flow, self.answer) = (Flow::Answered, Some(Answer::Move(text.to_owned())));
                ToClient::Done { id }
            }
            Ok(events) => {
                self.answer.get_or_insert_with(|| Answer::Move(text.to_owned()));
                self.hear(&events);
                self.draw();
                ToClient::Done { id }
            }
            Err(refused) => ToClient::Refused { id: Some(id), refusal: refusal(refused) },
        }
    }

    fn hint(&mut self, id: u32, seat: Seat) -> ToClient {
        let steps = self.untold + self.run.len();
        let hint = advice::hint(self.game, &*self.run, self.seat, steps, &self.effort);
        let reason = hint.as_ref().and_then(|hint| hint.reason.clone());
        let choice = hint.and_then(|hint| {
            let window = self.run.window_of(self.seat, &hint.text)?;
            let label = self.run.describe(self.seat, &hint.text);
            Some(Choice { window, text: hint.text, label })
        });
        ToClient::Hinted { id, seat, choice, reason }
    }

    /// Whatever the table has to draw: from the game's own seed, or by dice where the cards were dealt anew.
    fn draw(&mut self) {
        while matches!(self.run.agenda(), Agenda::Chance(_)) {
            let events = self.run.draw().or_else(|| {
                let text = self.run.sample(&mut self.dice)?;
                self.run.settle(&text).ok()
            });
            let Some(events) = events else { return };
            self.hear(&events);
        }
    }

    fn hear(&mut self, events: &[Box<dyn AnyEvent>]) {
        let step = self.run.len();
        let seen = events.iter().filter_map(|event| event.seen_by(Viewer::Seat(self.seat)));
        self.told.extend(seen.map(|told| (step, told)));
    }

    /// What somebody else does next; nothing while it is the player's turn.
    fn next_of_others(&mut self) -> Option<(Seat, String)> {
        let agenda = self.run.agenda();
        let (must, asked) = (agenda.must(), agenda.asked());
        let others: Vec<Seat> = asked.iter().filter(|seat| *seat != self.seat).collect();
        for seat in others.iter().copied().filter(|seat| must.contains(*seat)).chain(others.iter().copied()) {
            let choice = self.players.get_mut(seat.index())?.choose(&*self.run, seat, &mut self.dice);
            let due = must.contains(seat);
            let choice = choice.or_else(|| due.then(|| self.run.legal(seat).into_iter().next())?);
            if let Some(text) = choice {
                return Some((seat, text));
            }
        }
        // Nobody wants to: the question is let pass where it can be.
        let first = others.first().filter(|_| !asked.contains(self.seat))?;
        Some((*first, self.run.passive(*first).or_else(|| self.run.legal(*first).into_iter().next())?))
    }

    /// What somebody at the table has learned from and is not here.
    pub(crate) fn lacks(&self) -> Option<Missing> {
        let file = self.sitters.iter().find_map(|sitter| match sitter {
            Sitter::Bot { bot } => self.game.lacks(bot),
            _ => None,
        });
        Some(Missing { shelved: self.game, file: file? })
    }

    /// The same of whoever answers what is asked.
    pub(crate) fn lacks_for(&self, ask: &Ask) -> Option<Missing> {
        let Request::Hint { .. } = ask.request else { return None };
        Some(Missing { shelved: self.game, file: self.game.lacks(self.game.adviser()?)? })
    }
}
