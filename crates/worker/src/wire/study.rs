//! What is asked of the worker with which one looks back and practises.

use sevenfold_review::wire::{FromStudy, ToStudy};

use super::{Hosting, Wire, effort, now};
use crate::film::Projector;
use crate::host::Output;
use crate::practice::Practice;

impl Wire {
    pub(super) fn study(&self, message: ToStudy) {
        match message {
            ToStudy::Outline => {
                let outline = self.work.borrow().film.as_ref().and_then(Projector::outline);
                self.post(&FromStudy::Outline(outline));
            }
            ToStudy::Judge { step, iterations } => {
                let judged = self.work.borrow().film.as_ref().and_then(|film| film.judge(step, iterations));
                self.post(&FromStudy::Judged { step, judgement: judged.map(Box::new) });
            }
            ToStudy::Practise { step, seat, cards, name } => {
                let begun = self.work.borrow().film.as_ref().and_then(|film| {
                    Practice::begin(film.moment(step, seat, cards)?, seat, &name, effort(), now())
                });
                self.practise(begun);
            }
            ToStudy::Exercise { game, text, name } => {
                self.practise(Practice::exercise(&game, &text, &name, effort(), now()));
            }
        }
    }

    fn practise(&self, begun: Option<(Practice, Output)>) {
        self.begin(begun.map(|(practice, output)| (Hosting::Practice(Box::new(practice)), output)));
    }
}
