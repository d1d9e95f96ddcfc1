//! What the table answers.

use sevenfold_client::Hint;
use sevenfold_core::Message;
use sevenfold_protocol::{Refusal, RefusalCode};

use super::{App, Notice, Purpose};
use crate::party::{Answer, Answered};

impl App {
    /// Takes in what has been answered and told.
    pub(super) fn settle(&mut self) {
        while let Some(Answered { asked, answer }) = self.party.answer() {
            let Some(index) = self.awaited.iter().position(|(known, _)| *known == asked) else { continue };
            let (_, purpose) = self.awaited.remove(index);
            // What has happened is seen first: an answer may be about it.
            self.refresh();
            self.answered(purpose, answer);
        }
        self.refresh();
    }

    fn answered(&mut self, purpose: Purpose, answer: Answer) {
        match (purpose, answer) {
            (_, Answer::Refused(refusal)) => self.refuse(refusal),
            (_, Answer::Hinted(hint)) => self.hinted(hint),
            (Purpose::Move(seat), Answer::Done) => {
                self.stop_typing();
                self.choices.narrow("");
                self.notice = None;
                self.moved = Some(seat);
            }
            (Purpose::TakeBack, Answer::Done) => self.taken_back(),
            (Purpose::Rematch, Answer::Done) => self.again(),
            (Purpose::Hint | Purpose::Other, Answer::Done) => {}
        }
    }

    pub(super) fn refuse(&mut self, refusal: Refusal) {
        self.notice = Some(match refusal.code {
            RefusalCode::NotAsked => Notice::Info(Message::new("terminal-no-hint")),
            RefusalCode::NothingToUndo => Notice::Info(Message::new("terminal-no-undo")),
            _ => {
                self.broken = refusal.rule.clone().or(self.broken.take());
                Notice::Refused(refusal.rule, refusal.message)
            }
        });
    }

    fn hinted(&mut self, hint: Hint) {
        self.stop_typing();
        if let Some(choice) = &hint.choice {
            self.choices.find(&choice.text);
        }
        self.notice = Some(Notice::Hint(hint));
    }

    /// It has been taken back, or the others are asked, or one of them does not want it.
    fn taken_back(&mut self) {
        let pending = self.party.take_back();
        let notice = match pending {
            // Somebody here is being asked.
            Some((_, asked)) if !asked.is_empty() => return,
            Some(_) => "terminal-undo-asked",
            None if self.declined() => "terminal-undo-declined",
            None => {
                self.moved = None;
                "terminal-undone"
            }
        };
        self.notice = Some(Notice::Info(Message::new(notice)));
    }

    /// Was the last thing the table told that somebody did not want to take back?
    fn declined(&self) -> bool {
        let face = self.party.face(self.viewer()).or_else(|| self.party.any_face());
        let last = face.and_then(|face| face.log.last());
        last.is_some_and(|line| line.message.key == "table-log-undo-declined")
    }

    /// Another game has begun, or is waited for.
    fn again(&mut self) {
        self.broken = None;
        self.moved = None;
        self.notice = None;
        if self.party.ending().is_some() && self.party.wants_rematch() == self.people() {
            self.notice = Some(Notice::Info(Message::new("terminal-rematch-asked")));
        }
    }
}
