//! What a move has cost and how sure that is; a seat's worst moves; and whether two reviews of a game agree on them.

use sevenfold_core::Seat;

use crate::moment::LEAST;
use crate::{Decision, Judgement, about_equal};

/// So many moves are the worst.
pub const WORST: usize = 3;

/// 95 of 100 values lie within so many standard errors.
const WHISKER: f64 = 1.96;

/// What a move has cost, in shares of a win.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Loss {
    /// How much less it is worth than the best one.
    pub by: f64,
    /// The standard error of that, as if the worlds of the two moves were different ones.
    pub error: f64,
}

impl Loss {
    /// It may have cost as much as this.
    pub fn at_most(self) -> f64 {
        self.by + WHISKER * self.error
    }

    /// Is it apart from another one: do their whiskers not overlap?
    pub fn is_apart(self, other: Self) -> bool {
        (self.by - other.by).abs() > WHISKER * (self.error + other.error)
    }
}

impl Judgement {
    /// Is the move about equal to the best one? Then it is nobody's loss and nobody's gift, whatever the numbers say.
    pub fn is_doubtful(&self) -> bool {
        self.best().zip(self.made()).is_none_or(|(best, made)| about_equal(best, made))
    }

    /// The decision as it is booked. Of many moves that are worth the same some look better than they are, so that what is
    /// in doubt would add up to losses and gifts that nobody made.
    pub(crate) fn booked(&self) -> Decision {
        let loss = self.decision.loss.map(|loss| if self.is_doubtful() { 0.0 } else { loss });
        Decision { loss, ..self.decision.clone() }
    }

    /// What the move has cost, if it has a worth.
    pub fn loss(&self) -> Option<Loss> {
        let (best, made) = self.best().zip(self.made())?;
        Some(Loss { by: self.decision.loss?, error: best.error.hypot(made.error) })
    }
}

/// The worst moves of a seat, by their steps, the worst first: at most three, and only what a page calls a loss.
pub fn worst(judgements: &[Judgement], seat: Seat) -> Vec<(usize, Loss)> {
    let own = judgements.iter().filter(|one| one.decision.seat == seat);
    let mut lost: Vec<(usize, Loss)> = own
        .filter_map(|one| {
            let (best, made) = one.best().zip(one.made())?;
            let loss = one.loss().filter(|loss| loss.by >= LEAST && !about_equal(best, made))?;
            Some((one.decision.step, loss))
        })
        .collect();
    // Equals stay in the order of the game.
    lost.sort_by(|one, other| other.1.by.total_cmp(&one.1.by));
    lost.truncate(WORST);
    lost
}

/// How two reviews of the same game compare in a seat's worst moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Agreement {
    /// Both name the same moves.
    Same,
    /// They name different moves, but what sets those apart is within what they say of their own uncertainty.
    Tied,
    /// One of them says with confidence what the other one denies.
    Contrary,
}

/// Compares two reviews of a game.
///
/// Where they name different moves, each move that only one of them names is looked up in the other. They contradict each
/// other if the whiskers of what the two say it has cost do not overlap; or if it had to make room there for another move,
/// the two reviews put these two moves in opposite orders, and in either of them the whiskers of the two do not overlap.
pub fn compare(one: &[Judgement], other: &[Judgement], seat: Seat) -> Agreement {
    let (first, second) = (worst(one, seat), worst(other, seat));
    let only = |these: &[(usize, Loss)], those: &[(usize, Loss)]| -> Vec<usize> {
        let steps = these.iter().map(|(step, _)| *step);
        steps.filter(|step| !those.iter().any(|(other, _)| other == step)).collect()
    };
    let (ours, theirs) = (only(&first, &second), only(&second, &first));
    if ours.is_empty() && theirs.is_empty() {
        return Agreement::Same;
    }
    let loss = |judgements: &[Judgement], step: usize| {
        judgements.iter().find(|one| one.decision.step == step).and_then(Judgement::loss)
    };
    let both = |step: usize| loss(one, step).zip(loss(other, step));
    let denied = |step: &usize| both(*step).is_none_or(|(here, there)| here.is_apart(there));
    let reversed = |step: usize, instead: usize| {
        let Some((this, that)) = both(step).zip(both(instead)) else { return true };
        let opposite = (this.0.by > that.0.by) != (this.1.by > that.1.by);
        opposite && (this.0.is_apart(that.0) || this.1.is_apart(that.1))
    };
    let contrary = ours.iter().chain(&theirs).any(denied)
        || ours.iter().any(|step| theirs.iter().any(|instead| reversed(*step, *instead)));
    if contrary { Agreement::Contrary } else { Agreement::Tied }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Considered;

    /// Decisions of one seat by what they cost, in hundredths, each with this error of every worth.
    fn game(losses: &[f64], error: f64) -> Vec<Judgement> {
        let one = |(index, loss): (usize, &f64)| {
            let considered = |text: &str, worth| Considered {
                text: text.into(),
                label: None,
                worth,
                error,
                visits: 100,
                reason: None,
            };
            let decision = Decision {
                step: index + 1,
                seat: Seat::FIRST,
                text: "made".into(),
                legal: 2,
                worth: Some(0.5 - loss),
                loss: Some(*loss),
                swing: None,
                best: Vec::new(),
                reason: None,
            };
            let considered = vec![considered("best", 0.5), considered("made", 0.5 - loss)];
            Judgement { decision, considered, ask: None }
        };
        losses.iter().enumerate().map(one).collect()
    }

    fn compared(one: &[f64], other: &[f64], error: f64) -> Agreement {
        compare(&game(one, error), &game(other, error), Seat::FIRST)
    }

    #[test]
    fn the_worst_are_at_most_three_and_sure() {
        let all = game(&[0.2, 0.01, 0.3, 0.1, 0.25], 0.01);
        let steps = |seat| worst(&all, seat).into_iter().map(|(step, _)| step).collect::<Vec<_>>();
        assert_eq!(steps(Seat::FIRST), [3, 5, 1]);
        assert!(steps(Seat::new(1)).is_empty());
        assert!(worst(&game(&[0.2], 0.2), Seat::FIRST).is_empty(), "within the judge's uncertainty");
    }

    #[test]
    fn reviews_that_name_the_same_agree_in_whatever_order() {
        assert_eq!(compared(&[0.3, 0.2, 0.1, 0.0], &[0.2, 0.3, 0.1, 0.0], 0.01), Agreement::Same);
        assert_eq!(compared(&[0.0, 0.0], &[0.0, 0.0], 0.01), Agreement::Same, "nothing to name");
    }

    #[test]
    fn a_tie_for_the_third_place_is_no_contradiction() {
        assert_eq!(compared(&[0.3, 0.2, 0.10, 0.11], &[0.3, 0.2, 0.11, 0.10], 0.01), Agreement::Tied);
        assert_eq!(compared(&[0.3, 0.045], &[0.3, 0.035], 0.01), Agreement::Tied, "just sure, and just not");
    }

    #[test]
    fn what_one_says_with_confidence_and_the_other_denies_is_a_contradiction() {
        assert_eq!(compared(&[0.3, 0.2, 0.1, 0.0], &[0.3, 0.2, 0.0, 0.1], 0.01), Agreement::Contrary);
        assert_eq!(compared(&[0.3, 0.2], &[0.3, 0.0], 0.01), Agreement::Contrary);
        assert_eq!(compared(&[0.3, 0.2, 0.17, 0.11], &[0.3, 0.2, 0.12, 0.125], 0.01), Agreement::Contrary);
    }
}
