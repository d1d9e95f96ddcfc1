//! What the page gets to see of a game that is played on.

use sevenfold_core::{Message, Viewer};
use sevenfold_protocol::offline::FromWorker;
use sevenfold_protocol::{Ending, EndingCause, GameFace, LogLine, Millis, Mine, Snapshot, ToClient};
use sevenfold_review::wire::{FromStudy, PracticeFace};
use sevenfold_table::{Offered, Scene, show};

use super::{Flow, Practice};
use crate::host::{Output, line};

/// How long the others seem to think: one is to see what they do.
const THINKING: u64 = 900;

impl Practice {
    pub(super) fn is_mine(&self) -> bool {
        self.flow != Flow::Answered && self.run.agenda().asked().contains(self.seat)
    }

    pub(super) fn show(&mut self, output: &mut Output, now: Millis) {
        self.version += 1;
        let over = self.run.outcome().is_some();
        let snapshot = self.snapshot(now);
        output.post.push(FromWorker::Tell(Box::new(ToClient::Snapshot(Box::new(snapshot)))));
        let (answer, moves) = (self.answer.clone(), self.moves.clone());
        output.study.push(FromStudy::Practice(PracticeFace { answer, moves }));
        let others = self.run.agenda().asked().iter().any(|seat| seat != self.seat);
        let waits = self.run.agenda().must().contains(self.seat) || (self.is_mine() && !others);
        output.wake = (!over && !waits && self.flow == Flow::Playing).then(|| now.plus(THINKING));
    }

    fn snapshot(&self, now: Millis) -> Snapshot {
        let outcome = self.run.outcome();
        let ending = outcome.map(|outcome| Ending {
            cause: EndingCause::Played,
            winners: outcome.winners,
            outcome: Some(outcome),
        });
        let scene =
            Scene { settings: &self.settings, sitters: &self.sitters, ending: ending.as_ref(), leg: None };
        let offered = if self.is_mine() { Offered::Moves } else { Offered::Nothing };
        let shown = show(&*self.run, Viewer::Seat(self.seat), scene, offered);
        let roster = self.game.bots().into_iter().map(str::to_owned).collect();
        let mine = Some(Mine { can_hint: self.is_mine(), ..Mine::default() });
        let game = shown.game.map(|game| GameFace { ask: self.invitation().or(game.ask), ..game });
        Snapshot { version: self.version, now, roster, mine, game, log: self.log(now), ..shown }
    }

    /// What the player is told to do where nothing is asked any more.
    fn invitation(&self) -> Option<Message> {
        (self.flow == Flow::Answered).then(|| Message::new("web-exercise-answered"))
    }

    fn log(&self, now: Millis) -> Vec<LogLine> {
        self.told.iter().map(|(step, told)| line(*step, told.clone(), now)).collect()
    }
}
