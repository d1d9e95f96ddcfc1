//! What the one at the keyboard does: play, take back, ask for a hint, talk, give up, take over.

use sevenfold_core::notation::{Unresolved, resolve};
use sevenfold_core::{Arg, Message, Seat, SeatSet, WindowId};
use sevenfold_protocol::{Consent, Phase, Request, Talk};

use super::{App, Notice, Overlay, Progress, Purpose, Stage, Typing};
use crate::choices::Choice;
use crate::games::Sight;

/// So many readings of a shorthand are named.
const NAMED: usize = 4;
/// The bot that sits down where nobody does.
const USUAL_BOT: &str = "club";

impl App {
    /// Asks something of the table for a seat.
    pub(super) fn ask(&mut self, seat: Option<Seat>, request: Request, purpose: Purpose) {
        let asked = self.party.ask(seat, request);
        self.awaited.push((asked, purpose));
        self.settle();
    }

    /// Makes the choice under the cursor.
    pub(super) fn choose(&mut self) {
        match self.choices.current().cloned() {
            Some(Choice::Move(text)) => self.play(&text),
            Some(Choice::Group { .. }) => {
                self.input.close();
                self.choices.narrow("");
                self.choices.enter();
                self.first = 0;
            }
            None => {}
        }
    }

    /// Plays for whoever is at the keyboard.
    pub(super) fn play(&mut self, text: &str) {
        if let Some(seat) = self.viewer().seat() {
            let window = self.window_for(seat, text);
            self.play_for(seat, window, text);
        }
    }

    fn play_for(&mut self, seat: Seat, window: WindowId, text: &str) {
        let request = Request::Move { seat, window, text: text.to_owned() };
        self.ask(Some(seat), request, Purpose::Move(seat));
    }

    /// The window a move answers. One that is no choice is put to the window that asks the seat, or to any that is open:
    /// then the game says which rule it breaks.
    fn window_for(&self, seat: Seat, text: &str) -> WindowId {
        let game = self.game();
        let choice = game.and_then(|game| game.choices.iter().find(|choice| choice.text == text));
        let agenda = self.party.agenda();
        let asking = || agenda.windows().iter().find(|window| window.asked().contains(seat));
        let open = || asking().or(agenda.windows().first()).map(|window| window.id);
        // Where nothing is open the table says so.
        choice.map(|choice| choice.window).or_else(open).unwrap_or(WindowId(0))
    }

    /// Sends what was typed: a move, a shorthand for one, or words. What cannot be played stays for correction.
    pub(super) fn submit(&mut self) {
        let text = self.input.text().trim().to_owned();
        if text.is_empty() {
            self.stop_typing();
            return;
        }
        if self.typing == Typing::Talk {
            return self.say(text);
        }
        let race = self.urgent.iter().filter(|urgent| self.viewer().is(urgent.seat));
        let mut legal = self.choices.moves().to_vec();
        legal.extend(race.map(|urgent| urgent.choice.text.clone()));
        match resolve(&text, &legal) {
            Ok(found) => self.play(found),
            Err(Unresolved::NoMatch) => self.play(&text),
            Err(Unresolved::Ambiguous(candidates)) => {
                let named = Arg::list(candidates.iter().take(NAMED).cloned());
                let message = Message::new("terminal-ambiguous").with("text", text).with("moves", named);
                self.notice = Some(Notice::Refused(None, message.with("count", candidates.len())));
            }
        }
    }

    /// Begins to type something to say; there must be others to say it to.
    pub(super) fn begin_talk(&mut self) {
        if !self.party.is_own() && !self.people().is_empty() {
            self.typing = Typing::Talk;
            self.input.open();
        }
    }

    fn say(&mut self, words: String) {
        self.stop_typing();
        if let Some(seat) = self.people().first() {
            self.ask(Some(seat), Request::Say { seat, talk: Talk::Words(words) }, Purpose::Other);
        }
    }

    /// Forgets the line; keys are commands again.
    pub(super) fn stop_typing(&mut self) {
        self.input.close();
        self.typing = Typing::Move;
    }

    /// The key of its own for what races.
    pub(super) fn call(&mut self) {
        let quick: SeatSet = self.urgent.iter().map(|urgent| urgent.seat).collect();
        match quick.len() {
            0 => {}
            1 => self.call_by(self.urgent[0].seat),
            _ => self.overlay = Some(Overlay::Caller),
        }
    }

    /// The quick one was the person at this seat.
    pub(super) fn call_by(&mut self, seat: Seat) {
        self.overlay = None;
        if let Some(urgent) = self.urgent.iter().find(|urgent| urgent.seat == seat).cloned() {
            self.play_for(seat, urgent.choice.window, &urgent.choice.text);
        }
    }

    /// Asks the adviser.
    pub(super) fn hint(&mut self) {
        if let Some(seat) = self.viewer().seat() {
            self.ask(Some(seat), Request::Hint { seat }, Purpose::Hint);
        }
    }

    /// Wishes to take back the last decision of whoever is at the keyboard; between two people, of whoever moved last.
    pub(super) fn take_back(&mut self) {
        let next = if let Stage::HandOver(next) = self.stage { Some(next) } else { None };
        let whose = self.viewer().seat().or(self.moved).or(next);
        match whose {
            Some(seat) => self.ask(Some(seat), Request::OfferUndo { seat }, Purpose::TakeBack),
            None => self.notice = Some(Notice::Info(Message::new("terminal-no-undo"))),
        }
    }

    /// Everybody here who was asked says the same to a wish to take back; one no is enough.
    pub(super) fn answer_take_back(&mut self, consent: Consent) {
        self.overlay = None;
        let Some((_, asked)) = self.party.take_back() else { return };
        let answering = if consent == Consent::Agree { asked } else { asked.iter().take(1).collect() };
        for seat in answering.iter() {
            self.ask(Some(seat), Request::AnswerUndo { seat, consent }, Purpose::TakeBack);
        }
    }

    /// Asks whether somebody really gives up.
    pub(super) fn ask_to_resign(&mut self) {
        let playing = self.party.phase() == Some(&Phase::Playing);
        if playing && self.viewer().seat().is_some() {
            self.overlay = Some(Overlay::Resign);
        }
    }

    /// Gives up.
    pub(super) fn resign(&mut self) {
        self.overlay = None;
        if let Some(seat) = self.viewer().seat() {
            self.ask(Some(seat), Request::Resign { seat }, Purpose::Other);
        }
    }

    /// The person the keyboard was handed to is there.
    pub(super) fn take_over(&mut self) {
        if let Stage::HandOver(seat) = self.stage {
            self.focus = Some(seat);
            self.notice = None;
            self.broken = None;
            self.refresh();
        }
    }

    /// Sits down at a table that gathers.
    pub fn take_a_seat(&mut self) {
        if self.people().is_empty() && self.stage == Stage::Gathering {
            let name = self.name.clone();
            self.ask(None, Request::TakeSeat { seat: None, name }, Purpose::Other);
        }
    }

    /// Begins, with bots on the seats that are still free.
    pub(super) fn start(&mut self) {
        if let Some(seat) = self.people().first() {
            let fill = Some(USUAL_BOT.to_owned());
            self.ask(Some(seat), Request::Start { fill }, Purpose::Other);
        }
    }

    /// The same table once more.
    pub(super) fn rematch(&mut self) {
        let people = self.people();
        if people.is_empty() && self.party.is_own() {
            let secret = self.outside.seed().0;
            if let Err(refusal) = self.party.look_again(secret) {
                self.refuse(refusal);
            }
            self.sight = Sight::default();
            return self.settle();
        }
        for seat in people.iter() {
            self.ask(Some(seat), Request::Rematch { seat }, Purpose::Rematch);
        }
    }

    /// Ends the application.
    pub(super) fn quit(&mut self) {
        self.done = Progress::Done;
    }

    /// The rule of the last refusal.
    pub(crate) fn broken(&self) -> Option<&str> {
        self.broken.as_deref()
    }
}
