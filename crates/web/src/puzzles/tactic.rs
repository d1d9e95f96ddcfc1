//! Tactics: positions with exactly one winning move, one of them the day's.

use serde::Deserialize;

use crate::files;

/// A position and the only move that wins.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(crate) struct Tactic {
    /// How hard it is.
    pub grade: Grade,
    /// The moves so far, white first.
    pub moves: Vec<String>,
    /// The only move that wins.
    pub answer: String,
}

/// How hard a tactic is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the words say it")]
pub(crate) enum Grade {
    Easy,
    Medium,
    Hard,
}

impl Grade {
    /// The entry of the language files with its name.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Easy => "web-tactic-easy",
            Self::Medium => "web-tactic-medium",
            Self::Hard => "web-tactic-hard",
        }
    }
}

impl Tactic {
    /// All of them, as they were packed with the client.
    pub(crate) async fn fetch() -> Option<Vec<Self>> {
        serde_json::from_str(&files::text("tactics.json").await?).ok()
    }
}

/// So many there are.
pub(crate) const TACTICS: u32 = 200;

/// How far apart in the list the tactics of two days in a row are.
const STRIDE: u32 = 77;

/// The number, from 1, of the tactic of a day.
pub(crate) const fn of_day(day: u32) -> u16 {
    (day % TACTICS * STRIDE % TACTICS) as u16 + 1
}

/// Days since the beginning of 1970, by universal time: the same for everybody.
#[allow(clippy::cast_sign_loss, reason = "no clock is set before 1970")]
pub(crate) fn today() -> u32 {
    const MILLISECONDS: f64 = 24.0 * 60.0 * 60.0 * 1000.0;
    (js_sys::Date::now() / MILLISECONDS) as u32
}

#[cfg(test)]
mod tests {
    use sevenfold_puzzles::tactics;

    use super::*;

    #[test]
    fn the_program_and_the_page_have_the_same_tactic_of_the_day() {
        let all = tactics::Tactic::all();
        assert_eq!(all.len() as u32, TACTICS);
        for day in (20_000..20_400).step_by(7) {
            let number = of_day(day);
            assert_eq!(Some(&all[usize::from(number) - 1]), tactics::Tactic::of_day(day.into()).as_ref());
        }
    }

    #[test]
    fn what_is_packed_can_be_read() {
        let packed = serde_json::to_string(&tactics::Tactic::all()).unwrap();
        let read: Vec<Tactic> = serde_json::from_str(&packed).unwrap();
        assert_eq!((read.len(), read[0].grade), (200, Grade::Medium));
    }
}
