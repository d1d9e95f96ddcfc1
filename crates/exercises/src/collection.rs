//! The exercises of a game as a file.

use serde::{Deserialize, Serialize};
use sevenfold_core::json;

use crate::Exercise;

/// What a file says it is.
pub const FORMAT: &str = "sevenfold-exercises-1";

/// The exercises of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Collection {
    /// What this is.
    pub format: String,
    /// The game's id.
    pub game: String,
    /// The bot that judged, or what has proved the turns that are asked for.
    pub judge: String,
    /// And what agreed.
    pub second: String,
    /// The exercises, the easiest first.
    pub exercises: Vec<Exercise>,
}

impl Collection {
    /// Reads a file; nothing if it is none of ours.
    pub fn read(text: &str) -> Option<Self> {
        json::from_text::<Self>(text).ok().filter(|all| all.format == FORMAT)
    }

    /// As a file: one exercise a line.
    pub fn write(&self) -> String {
        let line = |exercise: &Exercise| serde_json::to_string(exercise).unwrap_or_default();
        let lines: Vec<String> = self.exercises.iter().map(line).collect();
        let Self { format, game, judge, second, .. } = self;
        format!(
            "{{\"format\":{format:?},\"game\":{game:?},\"judge\":{judge:?},\"second\":{second:?},\"exercises\":[\n{}\n]}}\n",
            lines.join(",\n")
        )
    }
}
