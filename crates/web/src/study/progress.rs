//! How good one is at exercises, which were tried, and which mistakes of one's own are due again; kept in this browser.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sevenfold_core::record::Document;
use sevenfold_exercises::{Exercise, Level, Spacing, Try, Worth, elo};
use sevenfold_review::Judgement;
use sevenfold_review::wire::Answer;

use crate::speech::{keep, kept};

const KEPT: &str = "sevenfold-exercises";

/// What the exercises from one's own games are called in an address.
pub(crate) const MINE: &str = "mine";

/// So many mistakes are kept; the oldest make room.
const MOST: usize = 100;

/// Everything that is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Progress {
    /// One's rating.
    pub rating: f64,
    /// How many exercises were tried.
    pub tried: u32,
    /// How well each exercise is known, by game and number.
    known: BTreeMap<String, Spacing>,
    /// What exercises are rated by now, where they have moved.
    ratings: BTreeMap<String, f64>,
    /// One's own mistakes.
    pub mistakes: Vec<Mistake>,
}

/// A position of one's own in which another move was better.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Mistake {
    /// The game's id.
    pub game: String,
    /// The position, as an exercise.
    pub exercise: Exercise,
    /// The move that was made; nothing where it was kept before that was told.
    #[serde(default)]
    pub made: String,
    /// When it is due again.
    pub spacing: Spacing,
}

impl Default for Progress {
    fn default() -> Self {
        let (known, ratings) = (BTreeMap::new(), BTreeMap::new());
        Self { rating: elo::BEGIN, tried: 0, known, ratings, mistakes: Vec::new() }
    }
}

impl Progress {
    /// What was kept in this browser.
    pub(crate) fn kept() -> Self {
        kept(KEPT)
    }

    /// Keeps it.
    pub(crate) fn keep(&self) {
        keep(KEPT, self);
    }

    /// What an exercise is rated by now.
    pub(crate) fn rating_of(&self, key: &str, exercise: &Exercise) -> f64 {
        self.ratings.get(key).copied().unwrap_or_else(|| exercise.rating.into())
    }

    /// Was it solved?
    pub(crate) fn has_solved(&self, key: &str) -> bool {
        self.known.get(key).is_some_and(|known| known.row > 0)
    }

    /// Notes a try. Only the first of a day moves ratings.
    pub(crate) fn note(&mut self, key: &str, exercise: &Exercise, answer: &Answer, today: u32) {
        let mistake = self.mistakes.iter().find(|mistake| mistake.exercise == *exercise);
        let score = score(exercise, answer, mistake.map(|mistake| mistake.made.as_str()));
        let what = if score >= Some(1.0) { Try::Solved } else { Try::Missed };
        let before = self.known.get(key).copied().unwrap_or_else(|| Spacing::missed(today));
        if before.is_due(today) {
            if let Some(score) = score {
                let of = self.rating_of(key, exercise);
                let (mine, its) = elo::after(self.rating, of, score, self.tried);
                (self.rating, self.tried) = (mine, self.tried + 1);
                self.ratings.insert(key.to_owned(), its);
            }
            self.known.insert(key.to_owned(), before.tried(what, today));
        }
        for mistake in self.mistakes.iter_mut().filter(|mistake| mistake.exercise == *exercise) {
            mistake.spacing = mistake.spacing.tried(what, today);
        }
    }

    /// The exercise to try next, by its place: not solved yet, and as hard as one is good.
    pub(crate) fn next(&self, game: &str, exercises: &[Exercise], after: Option<usize>) -> Option<usize> {
        let far = |place: &usize| {
            let key = key(game, *place);
            let off = (self.rating_of(&key, &exercises[*place]) - self.rating).abs();
            if self.has_solved(&key) { off + 10_000.0 } else { off }
        };
        let places = (0..exercises.len()).filter(|place| Some(*place) != after);
        places.min_by(|one, other| far(one).total_cmp(&far(other)))
    }

    /// The mistakes that are due.
    pub(crate) fn due(&self, today: u32) -> Vec<&Mistake> {
        self.mistakes.iter().filter(|mistake| mistake.spacing.is_due(today)).collect()
    }

    /// Keeps a mistake of one's own, unless it is kept already.
    pub(crate) fn remember(&mut self, mistake: Mistake) {
        let same = |other: &Mistake| {
            other.exercise.seed == mistake.exercise.seed && other.exercise.moves == mistake.exercise.moves
        };
        if !self.mistakes.iter().any(same) {
            self.mistakes.push(mistake);
            let many = self.mistakes.len();
            self.mistakes.drain(..many.saturating_sub(MOST));
        }
    }
}

/// What an exercise is kept under; its place counts from 0.
pub(crate) fn key(game: &str, place: usize) -> String {
    format!("{game}-{}", place + 1)
}

/// How good an answer is: all for the best and for what is about equal to it, half for what is not much worse, else
/// nothing; nothing, too, for the mistake made again. `None` if that is not known.
fn score(exercise: &Exercise, answer: &Answer, mistake: Option<&str>) -> Option<f64> {
    let text = match answer {
        Answer::Move(text) => text,
        Answer::Turn(brought) => return Some(turn_score(exercise, *brought)),
    };
    let less = exercise.answer().zip(exercise.worth(text)).map(|(best, own)| best.share() - own.share());
    match less {
        None if exercise.may_be_as_good(text) => None,
        Some(_) if exercise.is_as_good(text) => Some(1.0),
        Some(_) if mistake == Some(text.as_str()) => Some(0.0),
        Some(less) if less < 0.05 => Some(0.5),
        _ => Some(0.0),
    }
}

/// A turn counts by what it has brought: half if it is one short of more than that.
fn turn_score(exercise: &Exercise, brought: u8) -> f64 {
    match exercise.aim.as_ref().map(|aim| aim.most.saturating_sub(brought)) {
        Some(0) => 1.0,
        Some(1) if brought > 1 => 0.5,
        _ => 0.0,
    }
}

impl Mistake {
    /// The position of a judged decision of a record; nothing if the record does not tell what was drawn.
    pub(crate) fn of(document: &Document, judgement: &Judgement, today: u32) -> Option<Self> {
        let before = document.steps.get(..judgement.decision.step.checked_sub(1)?)?;
        let moves = before.iter().filter_map(|step| {
            let seat = step.get("seat")?.as_u64()?;
            Some(format!("{seat} {}", step.get("do")?.as_str()?))
        });
        let worth = |one: &sevenfold_review::Considered| Worth::new(one.text.clone(), one.worth, one.error);
        let exercise = Exercise {
            level: Level::Medium,
            rating: 1400,
            seats: document.seats,
            options: document.options.clone(),
            seed: document.seed?.to_string(),
            moves: moves.collect(),
            seat: judgement.decision.seat,
            worths: judgement.considered.iter().map(worth).collect(),
            aim: None,
            mark: String::new(),
        };
        let made = judgement.decision.text.clone();
        Some(Self { game: document.game.clone(), exercise, made, spacing: Spacing::missed(today) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_core::Seat;
    use sevenfold_exercises::{Aim, Measure};

    fn made(text: &str) -> Answer {
        Answer::Move(text.to_owned())
    }

    fn exercise(rating: u16) -> Exercise {
        let worth = |text: &str, parts| Worth(text.to_owned(), parts, 10);
        Exercise {
            level: Level::Easy,
            rating,
            seats: 2,
            options: serde_json::Value::Null,
            seed: "00".repeat(32),
            moves: Vec::new(),
            seat: Seat::FIRST,
            worths: vec![worth("a", 6000), worth("b", 5700), worth("c", 2000)],
            aim: None,
            mark: String::new(),
        }
    }

    #[test]
    fn answers_move_the_rating_once_a_day_and_mistakes_come_again() {
        let mut progress = Progress::default();
        let one = exercise(1200);
        progress.note("g-1", &one, &made("a"), 100);
        let after = progress.rating;
        assert!(after > elo::BEGIN && progress.has_solved("g-1") && progress.tried == 1);
        progress.note("g-1", &one, &made("c"), 100);
        assert_eq!((progress.rating, progress.tried), (after, 1), "it is not due before tomorrow");
        progress.note("g-2", &one, &made("c"), 100);
        assert!(progress.rating < after && !progress.has_solved("g-2"));
        let text = serde_json::to_string(&progress).unwrap();
        assert_eq!(serde_json::from_str::<Progress>(&text).unwrap(), progress);
    }

    #[test]
    #[allow(clippy::float_cmp, reason = "halves are exact")]
    fn nearly_as_good_is_half_the_answer() {
        let one = exercise(1200);
        let told = |mistake| ["a", "b", "c", "x"].map(|text| score(&one, &made(text), mistake));
        assert_eq!(told(None), [1.0, 0.5, 0.0, 0.0].map(Some));
        assert_eq!(told(Some("b")), [1.0, 0.0, 0.0, 0.0].map(Some), "the same mistake again");
        let aim = Aim { measure: Measure::Tiles, most: 5, line: Vec::new() };
        let turn = Exercise { worths: Vec::new(), aim: Some(aim), ..one };
        assert_eq!([6, 5, 4, 3].map(|brought| turn_score(&turn, brought)), [1.0, 1.0, 0.5, 0.0]);
    }

    /// Of many moves that are about equal only some are kept: whoever finds another one is not told to be wrong.
    #[test]
    fn what_nobody_has_judged_moves_no_rating() {
        let mut one = exercise(1400);
        one.worths.insert(1, Worth("a too".to_owned(), 5990, 10));
        one.worths.truncate(2);
        one.worths.push(Worth("mine".to_owned(), 2000, 10));
        let mut progress = Progress::default();
        progress.note("mine-1", &one, &made("another"), 100);
        assert_eq!((progress.rating, progress.tried), (elo::BEGIN, 0));
        progress.note("mine-2", &one, &made("a too"), 100);
        assert!(
            progress.rating > elo::BEGIN && progress.has_solved("mine-2") && !progress.has_solved("mine-1")
        );
    }

    #[test]
    fn next_is_what_is_as_hard_as_one_is_good_and_not_solved_yet() {
        let mut progress = Progress::default();
        let all = [exercise(900), exercise(1250), exercise(1800)];
        assert_eq!(progress.next("g", &all, None), Some(1));
        progress.note(&key("g", 1), &all[1], &made("a"), 100);
        assert_eq!(progress.next("g", &all, None), Some(0));
        assert_eq!(progress.next("g", &all, Some(0)), Some(2));
    }

    #[test]
    fn a_mistake_is_kept_once_and_due_when_it_should_be() {
        let mut progress = Progress::default();
        let (game, spacing) = ("g".to_owned(), Spacing::missed(100));
        let mistake = Mistake { game, exercise: exercise(1400), made: "b".into(), spacing };
        progress.remember(mistake.clone());
        progress.remember(mistake);
        assert_eq!((progress.due(100).len(), progress.due(99).len()), (1, 0));
        let one = progress.mistakes[0].exercise.clone();
        progress.note("mine", &one, &made("b"), 99);
        assert!(progress.rating < elo::BEGIN, "made again it counts nothing: {}", progress.rating);
        progress.note("mine", &one, &made("a"), 100);
        assert!(progress.due(100).is_empty() && progress.due(101).len() == 1);
    }
}
