//! What the worker is asked about a puzzle: what can still become of it, which moves there are, who wins.

use leptos::prelude::*;
use sevenfold_protocol::offline::{Answer, Riddle};
use sevenfold_seven::{Action, Colour, Place, Tile};

use super::{Bench, Position, Verdict};
use crate::puzzles::{Attempt, Hint, Laid, Problem, Progress, of_day, today};

impl Bench {
    /// Lays black tiles at random.
    pub(crate) fn random(self) {
        let number = crate::random::number();
        self.riddler.ask(Riddle::Arrangement(number), move |answer| {
            if let Some(Answer::Arrangement(tiles)) = answer {
                self.clear();
                self.put(&tiles);
            }
        });
    }

    /// Asks what can still become of the try, then goes on.
    pub(crate) fn look_ahead(self, then: impl FnOnce() + 'static) {
        if self.hint.with_untracked(Option::is_some) {
            return then();
        }
        if let Some(answer) = self.tactic.with_value(|tactic| Some(tactic.as_ref()?.answer.clone())) {
            self.hint.set(Some(Hint::of(Some(&Answer::Open(vec![answer])))));
            return then();
        }
        let Some(question) = self.attempt.with_untracked(Attempt::question) else { return };
        let asked = self.attempt.get_untracked();
        self.searching.set(true);
        self.riddler.ask(Riddle::Outlook(question), move |answer| {
            self.searching.set(false);
            if self.attempt.with_untracked(|attempt| *attempt == asked) {
                self.hint.set(Some(Hint::of(answer.as_ref())));
                then();
            }
        });
    }

    /// Shows the next step of a hint.
    pub(crate) fn hint_on(self) {
        self.look_ahead(move || {
            self.hint.update(|hint| {
                if let Some(hint) = hint {
                    hint.on();
                }
            });
            if let Some(place) = self.hint.with_untracked(|hint| hint.as_ref()?.place()) {
                self.hand.look(place);
            }
        });
    }

    /// The way to a solution from what was given, if the worker finds one.
    pub(crate) fn solve(self, told: impl Fn(Vec<String>) + 'static) {
        let given = self.attempt.with_untracked(|attempt| {
            let mut given = attempt.clone();
            // One's own black tiles are given, too.
            let kept = |laid: &Laid| attempt.problem == Problem::Own && laid.colour == Colour::Black;
            let count = given.given + attempt.own().filter(|laid| kept(laid)).count();
            given.laid.truncate(count);
            given
        });
        let Some(question) = given.question() else { return };
        let black = if given.problem == Problem::Own { given.notation(None) } else { Vec::new() };
        self.riddler.ask(Riddle::Outlook(question), move |answer| {
            if let Some(Answer::Open(rest)) = answer {
                told(black.iter().chain(&rest).cloned().collect());
            }
        });
    }

    /// Asks the worker what only it knows.
    pub(super) fn settle(self) {
        let attempt = self.attempt.get_untracked();
        if attempt.problem == Problem::Own {
            self.covers.set(None);
            let black = attempt.notation(Some(Colour::Black));
            if black.len() == Tile::ALL.len() {
                self.riddler.ask(Riddle::Covers(black), move |answer| {
                    if let Some(Answer::Covers(count)) = answer {
                        self.covers.set(Some(count));
                    }
                });
            }
        }
        if attempt.problem.is_game() {
            self.ask_position(attempt);
        }
    }

    fn ask_position(self, attempt: Attempt) {
        self.riddler.ask(Riddle::Position(attempt.notation(None)), move |answer| {
            if self.attempt.with_untracked(|now| *now != attempt) {
                return;
            }
            let Some(Answer::Position(view, legal)) = answer else {
                // An address can say what no game allows.
                return self.clear();
            };
            let legal = legal.iter().filter_map(|text| text.parse::<Action>().ok()?.place()).collect();
            if let Ok(view) = serde_json::from_value(view) {
                self.position.set(Some(Position { view, legal }));
            }
        });
    }

    /// Was that the move that wins?
    pub(super) fn judge(self, place: Place) {
        let Some(answer) = self.tactic.with_value(|tactic| Some(tactic.as_ref()?.answer.clone())) else {
            return;
        };
        let Problem::Tactic(number) = self.problem() else { return };
        if Action::from(place).to_string() == answer {
            self.verdict.set(Some(Verdict::Right));
            let today = today();
            let day = (of_day(today) == number).then_some(today);
            self.progress.update(|progress| progress.solve(number, day));
            self.progress.with_untracked(Progress::keep);
            return;
        }
        self.verdict.set(Some(Verdict::Wrong));
        let asked = self.attempt.get_untracked();
        self.riddler.ask(Riddle::Reply(asked.notation(None)), move |answer| {
            if let Some(Answer::Reply(Some(reply))) = answer
                && self.attempt.with_untracked(|attempt| *attempt == asked)
                && let Ok(reply) = reply.parse()
            {
                self.verdict.set(Some(Verdict::Refuted(reply)));
            }
        });
    }
}
