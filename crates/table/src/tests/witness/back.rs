//! Taking back, as a witness sees it.

use std::collections::BTreeSet;

use sevenfold_core::Seat;
use sevenfold_protocol::{Consent, Request, StandInCause};

use super::{Cause, Taken, Wish, Witness};
use crate::{Entry, Happened, Mover};

impl Witness {
    /// Everybody else who has not resigned: present or not, whoever plays for them.
    fn stakes(&self, seat: Seat) -> Vec<(Seat, String)> {
        let own = self.person(seat).to_owned();
        let mut people = self.people();
        people.retain(|(seat, name)| *name != own && self.stand_in(*seat) != Some(StandInCause::Resigned));
        people
    }

    pub(super) fn taking_back(&mut self, entry: &Entry, cause: &Cause, context: &str) {
        match &entry.what {
            Happened::UndoOffered { seat, keep } => {
                assert!(self.by_sitter(cause, *seat) && self.stand_in(*seat).is_none(), "{context}");
                assert!(!self.stakes(*seat).is_empty(), "somebody is asked: {context}");
                let absent = |(_, name): &(Seat, String)| self.gone_for(name, entry.at).is_some();
                self.seen.wishes_to_the_absent += u32::from(self.stakes(*seat).iter().any(absent));
                self.wish = Some(Wish { by: *seat, keep: *keep, agreed: BTreeSet::new() });
            }
            Happened::UndoAgreed { seat } => {
                assert!(self.by_sitter(cause, *seat), "{context}");
                let agrees =
                    matches!(cause, Cause::Asked(_, Request::AnswerUndo { consent: Consent::Agree, .. }));
                assert!(agrees, "{context}");
                let (people, name) = (self.people(), self.person(*seat).to_owned());
                let own = people.iter().filter(|(_, who)| *who == name).map(|(seat, _)| *seat);
                self.wish.as_mut().expect(context).agreed.extend(own);
            }
            Happened::UndoDeclined { seat } => {
                assert!(self.by_sitter(cause, *seat), "{context}");
                self.wish = None;
            }
            Happened::Undone { seat, keep } => self.undone(cause, *seat, *keep, context),
            other => panic!("{other:?}"),
        }
    }

    fn undone(&mut self, cause: &Cause, seat: Seat, keep: u32, context: &str) {
        let (stakes, back) = (self.stakes(seat), keep as usize);
        let own = |step: &Taken| step.by == Some((seat, Mover::Player));
        assert!(own(&self.steps[back]), "to an own decision: {context}");
        assert!(!self.steps[back + 1..].iter().any(own), "and the last one: {context}");
        if stakes.is_empty() {
            assert!(self.by_sitter(cause, seat), "{context}");
            self.seen.undone_alone += 1;
        } else {
            let wish = self.wish.take().unwrap_or_else(|| panic!("nobody was asked: {context}"));
            assert_eq!((wish.by, wish.keep), (seat, keep), "{context}");
            for (other, name) in stakes {
                assert!(wish.agreed.contains(&other), "{name} has not agreed: {context}");
            }
            assert!(!self.steps[back..].iter().any(|step| step.shows), "what was seen stays: {context}");
            self.seen.undone_by_consent += 1;
        }
        self.steps.truncate(back);
        self.wish = None;
    }
}
