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

/// A game of so many decisions is looked at with all care. In a longer one they share what these would have had.
const IN_FULL: u64 = 1_400;

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

/// How closely the decisions of one game are looked at, by how many there are.
struct Shares {
    glance: u32,
    /// At the moves of whoever looks back.
    own: u32,
    /// At everybody else's.
    others: u32,
    /// How many moves are one's own, and how many are others'.
    counts: [u64; 2],
    seat: Seat,
}

impl Shares {
    /// In a long game everything gets its glance, and what is left goes to one's own moves first: the others' get a second
    /// look only where it is worth twice the glance.
    fn of(outline: &Outline, seat: Seat, care: Care) -> Self {
        let own = outline.choices().filter(|(_, by)| *by == seat).count() as u64;
        let all = outline.choices().count() as u64;
        let counts = [own, all - own];
        if all <= IN_FULL {
            return Self { glance: care.glance, own: care.close, others: care.close, counts, seat };
        }
        let whole = IN_FULL * u64::from(care.glance + care.close);
        let glance = part(whole / 2, all).clamp(1, care.glance);
        let left = whole - all * u64::from(glance);
        let close = part(left, own).clamp(glance, care.close);
        let rest = part(left.saturating_sub(own * u64::from(close)), all - own).min(care.close);
        let others = if rest < 2 * glance { glance } else { rest };
        Self { glance, own: close, others, counts, seat }
    }

    fn close(&self, by: Seat) -> u32 {
        if by == self.seat { self.own } else { self.others }
    }
}

/// An equal part of so many iterations.
fn part(whole: u64, by: u64) -> u32 {
    u32::try_from(whole / by.max(1)).unwrap_or(u32::MAX)
}

/// What is to be looked at next, by step, and with how many iterations: glances at all that nobody has looked at, then close
/// looks, the critical ones first, then the candidates for the seat's worst moves. Nothing if nothing is left to do.
pub fn looks(outline: &Outline, judged: &Judged, seat: Seat, care: Care) -> Vec<(usize, u32)> {
    let shares = Shares::of(outline, seat, care);
    let unseen = outline.choices().map(|(step, _)| step).filter(|step| !judged.contains_key(step));
    let glances: Vec<(usize, u32)> = unseen.map(|step| (step, shares.glance)).collect();
    if !glances.is_empty() {
        return glances;
    }
    let done = |step: &usize| judged.get(step).map_or(0, |(of, _)| *of);
    let close = close(outline, judged, &shares);
    if !close.is_empty() {
        return close;
    }
    let again = candidates(judged, seat);
    let taken = judged.values().filter(|(of, one)| *of >= care.closer && one.decision.seat == seat).count();
    let left = MOST_CANDIDATES.saturating_sub(taken);
    let again = again.into_iter().filter(|step| done(step) < care.closer).take(left);
    again.map(|step| (step, care.closer)).collect()
}

/// The close looks that nobody has taken yet, the critical ones first.
fn close(outline: &Outline, judged: &Judged, shares: &Shares) -> Vec<(usize, u32)> {
    let is_left = |(of, one): &&(u32, Judgement)| *of < shares.close(one.decision.seat);
    if !judged.values().any(|one| is_left(&one)) {
        return Vec::new();
    }
    let mut decisions: Vec<Decision> = judged.values().map(|(_, one)| one.decision.clone()).collect();
    accounts(outline, &mut decisions);
    let left = |step: usize| judged.get(&step).filter(is_left).map(|(_, one)| one.decision.seat);
    let by_weight = order(&decisions, shares.seat).into_iter();
    by_weight.filter_map(|step| Some((step, shares.close(left(step)?)))).collect()
}

/// How much of the work of a seat's review is done, in hundredths: by iterations, as decisions take unequally long. How many
/// of its moves are looked at once more is not known before.
pub fn done(outline: &Outline, judged: &Judged, seat: Seat, care: Care) -> u64 {
    let shares = Shares::of(outline, seat, care);
    let [own, others] = shares.counts;
    let again = (CANDIDATES as u64).min(own);
    let close = own * u64::from(shares.own) + others * u64::from(shares.others);
    let all = close + again * u64::from(care.closer - shares.own);
    // What was looked at more closely for another seat's sake is not this one's work.
    let asked = |by: Seat| if by == seat { care.closer } else { shares.others };
    let done: u64 = judged.values().map(|(of, one)| u64::from((*of).min(asked(one.decision.seat)))).sum();
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

    fn outline_of(all: &[Judgement]) -> Outline {
        let stops = all.iter().map(|one| Stop::Choice(one.decision.step, one.decision.seat)).collect();
        Outline { fair: vec![0.25; 4], stops, result: Some(vec![1.0, 0.0, 0.0, 0.0]) }
    }

    /// What many judges do who follow the plan: how often everything was tried in all, and what was found.
    fn share_out(all: &[Judgement], seat: Seat, judged: &mut Judged) -> u64 {
        let outline = outline_of(all);
        let mut tries = 0;
        loop {
            let batch = looks(&outline, judged, seat, CARE);
            if batch.is_empty() {
                return tries;
            }
            for (step, iterations) in batch {
                tries += u64::from(iterations);
                judged.insert(step, (iterations, all[step - 1].clone()));
            }
        }
    }

    /// A game of four with so many decisions; now and then somebody loses something.
    fn long(decisions: usize) -> Vec<Judgement> {
        let loss = |step: usize| if step.is_multiple_of(97) { 0.1 } else { 0.0 };
        (1..=decisions).map(|step| judgement(step, (step % 4) as u8, loss(step))).collect()
    }

    #[test]
    fn however_long_a_game_is_it_takes_no_more_than_a_long_one() {
        let most =
            IN_FULL * u64::from(CARE.glance + CARE.close) + MOST_CANDIDATES as u64 * u64::from(CARE.closer);
        for decisions in [1_400, 1_401, 2_000, 6_000, 60_000] {
            let (all, mut judged) = (long(decisions), Judged::new());
            let tries = share_out(&all, Seat::FIRST, &mut judged);
            assert!(tries <= most, "{tries} tries for {decisions} decisions, at most {most}");
            assert!(tries >= most / 2, "{tries} tries for {decisions} decisions are few");
            assert_eq!(judged.len(), decisions, "everything was looked at");
            assert_eq!(done(&outline_of(&all), &judged, Seat::FIRST, CARE), 100);
        }
    }

    /// Whoever looks back from another seat gets as close a look at that one's moves.
    #[test]
    fn in_a_long_game_ones_own_moves_keep_their_close_look() {
        let (all, mut judged) = (long(4_000), Judged::new());
        for seat in [Seat::FIRST, Seat::new(2)] {
            share_out(&all, seat, &mut judged);
            let own = judged.values().filter(|(_, one)| one.decision.seat == seat);
            let (closer, close): (Vec<u32>, Vec<u32>) =
                own.map(|(of, _)| *of).partition(|of| *of == CARE.closer);
            assert!(close.iter().all(|of| *of == CARE.close), "{close:?}");
            assert_eq!((closer.len(), close.len()), (CANDIDATES, 1_000 - CANDIDATES));
        }
        let rest = judged.values().filter(|(_, one)| one.decision.seat == Seat::new(1));
        assert!(rest.clone().all(|(of, _)| (CARE.glance..CARE.close).contains(of)));
    }

    #[test]
    fn a_game_of_usual_length_is_looked_at_in_full() {
        let (all, mut judged) = (long(1_400), Judged::new());
        share_out(&all, Seat::FIRST, &mut judged);
        assert!(judged.values().all(|(of, _)| *of >= CARE.close));
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
            let now = done(&outline, &judged, Seat::FIRST, CARE);
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
        assert_eq!(done(&outline, &judged, Seat::FIRST, CARE), 100);
    }

    #[test]
    fn a_game_without_choices_needs_no_look() {
        let outline = Outline { fair: vec![0.5, 0.5], stops: Vec::new(), result: None };
        assert!(looks(&outline, &Judged::new(), Seat::FIRST, CARE).is_empty());
        assert_eq!(done(&outline, &Judged::new(), Seat::FIRST, CARE), 0);
    }
}
