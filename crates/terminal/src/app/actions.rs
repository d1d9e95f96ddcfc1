//! What the one at the keyboard does: play, take back, ask for a hint, take over.

use sevenfold_core::erased::Refused;
use sevenfold_core::notation::{Unresolved, resolve};
use sevenfold_core::{Arg, Message, RuleId, Seat, SeatSet};

use super::{App, Notice, Overlay, Progress, Stage};
use crate::choices::Choice;

/// So many readings of a shorthand are named.
const NAMED: usize = 4;

impl App {
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
            self.play_for(seat, text);
        }
    }

    fn play_for(&mut self, seat: Seat, text: &str) {
        match self.host.play(seat, text) {
            Ok(()) => {
                self.input.close();
                self.choices.narrow("");
                self.notice = None;
                self.host.tick(self.now);
                self.refresh();
            }
            Err(refused) => self.refuse(&refused),
        }
    }

    fn refuse(&mut self, refused: &Refused) {
        let rule = match refused {
            Refused::Breach { rule, .. } => Some(*rule),
            Refused::Unreadable(_) => None,
        };
        self.broken = rule.or(self.broken);
        self.notice = Some(Notice::Refused(rule, refused.message().clone()));
    }

    /// Plays what was typed: a move, or a shorthand for one. What cannot be played stays for correction.
    pub(super) fn submit(&mut self) {
        let text = self.input.text().trim().to_owned();
        if text.is_empty() {
            self.input.close();
            return;
        }
        let race = self.urgent.iter().filter(|urgent| self.viewer().is(urgent.seat));
        let mut legal = self.choices.moves().to_vec();
        legal.extend(race.map(|urgent| urgent.text.clone()));
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
            self.play_for(seat, &urgent.text);
        }
    }

    /// Asks the adviser.
    pub(super) fn hint(&mut self) {
        let Some(seat) = self.viewer().seat() else { return };
        self.notice = Some(match self.host.hint(seat) {
            Some(hint) => {
                self.input.close();
                self.choices.find(&hint.text);
                Notice::Hint(hint)
            }
            None => Notice::Info(Message::new("terminal-no-hint")),
        });
    }

    /// Takes back to the previous decision of a person; where several play, only if they agree.
    pub(super) fn take_back(&mut self) {
        match self.host.last_step_of(self.people()) {
            None => self.notice = Some(Notice::Info(Message::new("terminal-no-undo"))),
            Some(keep) if self.people().len() > 1 => self.overlay = Some(Overlay::TakeBack { keep }),
            Some(keep) => self.take_back_to(keep),
        }
    }

    pub(super) fn take_back_to(&mut self, keep: usize) {
        self.overlay = None;
        self.host.undo_to(keep);
        self.host.tick(self.now);
        self.refresh();
        self.notice = Some(Notice::Info(Message::new("terminal-undone")));
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

    /// The same table once more.
    pub(super) fn rematch(&mut self) {
        let seed = self.outside.seed();
        match self.host.rematch(seed) {
            Ok(()) => {
                self.notice = None;
                self.broken = None;
                self.famed = false;
                self.host.tick(self.now);
                self.refresh();
            }
            Err(error) => self.notice = Some(Notice::Refused(error.rule, error.message)),
        }
    }

    /// Ends the application.
    pub(super) fn quit(&mut self) {
        self.done = Progress::Done;
    }

    /// The rule of the last refusal.
    pub(crate) fn broken(&self) -> Option<RuleId> {
        self.broken
    }
}
