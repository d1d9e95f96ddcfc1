//! How closely each decision is looked at, and what comes next: whoever judges follows it, in a browser and at the terminal.

use std::collections::BTreeMap;

use sevenfold_core::Seat;

use crate::{Decision, Judgement, Outline, accounts, order};

/// Judgements by step, and with how many iterations each was made.
pub type Judged = BTreeMap<usize, (u32, Judgement)>;

/// A glance is so small a part of a close look.
const GLANCE: u32 = 8;

/// So many of a seat's own moves, those that may have cost most, are looked at once more.
const CANDIDATES: usize = 6;

/// However the worst moves turn out, no more of a seat's moves than these are looked at once more.
const MOST_CANDIDATES: usize = 10;

/// How much the judge may think about a decision, in iterations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Care {
    /// At first, at every decision.
    pub glance: u32,
    /// Then, at every decision.
    pub close: u32,
    /// At last, at those moves of one's own that may be the worst.
    pub closer: u32,
}

impl Care {
    /// As much as lets two cores review a game within half a minute (`docs/review.md` has the figures).
    pub fn of(game: &str) -> Self {
        let (close, closer) = match game {
            "double-seven" => (720, 4_800),
            "double-lucky-7" => (240, 2_400),
            "sieben" => (640, 6_400),
            "seven" => (4_000, 16_000),
            _ => (960, 9_600),
        };
        Self { glance: close / GLANCE, close, closer }
    }
}

/// What is to be looked at next, by step, and with how many iterations: glances at all that nobody has looked at, then close
/// looks, the critical ones first, then the candidates for the seat's worst moves. Nothing if nothing is left to do.
pub fn looks(outline: &Outline, judged: &Judged, seat: Seat, care: Care) -> Vec<(usize, u32)> {
    let unseen = outline.choices().map(|(step, _)| step).filter(|step| !judged.contains_key(step));
    let glances: Vec<(usize, u32)> = unseen.map(|step| (step, care.glance)).collect();
    if !glances.is_empty() {
        return glances;
    }
    let done = |step: &usize| judged.get(step).map_or(0, |(of, _)| *of);
    let mut decisions: Vec<Decision> = judged.values().map(|(_, one)| one.decision.clone()).collect();
    accounts(outline, &mut decisions);
    let by_weight = order(&decisions, seat).into_iter().filter(|step| done(step) < care.close);
    let close: Vec<(usize, u32)> = by_weight.map(|step| (step, care.close)).collect();
    if !close.is_empty() {
        return close;
    }
    let again = candidates(judged, seat);
    let taken = judged.values().filter(|(of, one)| *of >= care.closer && one.decision.seat == seat).count();
    let left = MOST_CANDIDATES.saturating_sub(taken);
    let again = again.into_iter().filter(|step| done(step) < care.closer).take(left);
    again.map(|step| (step, care.closer)).collect()
}

/// How much of the work of a review is done, in hundredths: by iterations, as decisions take unequally long. How many of a
/// seat's moves are looked at once more is not known before.
pub fn done(outline: &Outline, judged: &Judged, care: Care) -> u64 {
    let choices = outline.choices().count() as u64;
    let again = (CANDIDATES as u64).min(choices);
    let all = choices * u64::from(care.close) + again * u64::from(care.closer - care.close);
    let done: u64 = judged.values().map(|(of, _)| u64::from(*of)).sum();
    (100 * done).checked_div(all).unwrap_or(0).min(100)
}

/// The moves of a seat that may have cost most, the one that may have cost most first.
fn candidates(judged: &Judged, seat: Seat) -> Vec<usize> {
    let own = judged.values().map(|(_, one)| one).filter(|one| one.decision.seat == seat);
    let mut all: Vec<(f64, usize)> =
        own.filter_map(|one| Some((one.loss()?.at_most(), one.decision.step))).collect();
    // Equals stay in the order of the game.
    all.sort_by(|one, other| other.0.total_cmp(&one.0));
    all.into_iter().take(CANDIDATES).map(|(_, step)| step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Alternative, Considered, Stop};

    const CARE: Care = Care { glance: 10, close: 80, closer: 320 };

    fn judgement(step: usize, seat: u8, loss: f64) -> Judgement {
        let considered = |text: &str, worth| Considered {
            text: text.into(),
            label: None,
            worth,
            error: 0.01,
            visits: 10,
            reason: None,
        };
        let decision = Decision {
            step,
            seat: Seat::new(seat),
            text: "made".into(),
            legal: 2,
            worth: Some(0.5 - loss),
            loss: Some(loss),
            swing: None,
            best: vec![Alternative { text: "best".into(), worth: 0.5, visits: 10 }],
            reason: None,
        };
        let considered = vec![considered("best", 0.5), considered("made", 0.5 - loss)];
        Judgement { decision, considered, ask: None }
    }

    /// What a judge does who follows the plan and always finds the same.
    fn follow(losses: &[(u8, f64)]) -> (Vec<(usize, u32)>, Judged) {
        let all: Vec<Judgement> =
            losses.iter().zip(1..).map(|((seat, loss), step)| judgement(step, *seat, *loss)).collect();
        let stops = all.iter().map(|one| Stop::Choice(one.decision.step, one.decision.seat)).collect();
        let outline = Outline { fair: vec![0.5, 0.5], stops, result: Some(vec![1.0, 0.0]) };
        let (mut taken, mut judged) = (Vec::new(), Judged::new());
        let mut before = 0;
        while let Some((step, iterations)) = looks(&outline, &judged, Seat::FIRST, CARE).first().copied() {
            taken.push((step, iterations));
            judged.insert(step, (iterations, all[step - 1].clone()));
            let now = done(&outline, &judged, CARE);
            assert!(now >= before && now <= 100, "from {before} to {now} after {taken:?}");
            before = now;
        }
        (taken, judged)
    }

    #[test]
    fn glances_come_first_then_close_looks_then_the_worst_of_ones_own_once_more() {
        let losses = [(0, 0.0), (1, 0.4), (0, 0.2), (0, 0.01), (0, 0.3), (0, 0.02), (0, 0.03), (0, 0.004)];
        let (taken, judged) = follow(&losses);
        let glances: Vec<(usize, u32)> = (1..=8).map(|step| (step, 10)).collect();
        assert_eq!(taken[..8], glances);
        assert!(taken[8..16].iter().all(|(_, iterations)| *iterations == 80), "{taken:?}");
        assert_eq!(
            taken[16..],
            [(5, 320), (3, 320), (7, 320), (6, 320), (4, 320), (8, 320)],
            "six of one's own, the worst first"
        );
        assert!(judged.values().all(|(of, _)| *of >= 80));
        let stops = (1..=8).map(|step| Stop::Choice(step, Seat::FIRST)).collect();
        let outline = Outline { fair: vec![0.5, 0.5], stops, result: None };
        assert_eq!(done(&outline, &judged, CARE), 100);
    }

    #[test]
    fn a_game_without_choices_needs_no_look() {
        let outline = Outline { fair: vec![0.5, 0.5], stops: Vec::new(), result: None };
        assert!(looks(&outline, &Judged::new(), Seat::FIRST, CARE).is_empty());
        assert_eq!(done(&outline, &Judged::new(), CARE), 0);
    }
}
