//! Reading a lesson.

use serde_json::{Map, Value};
use sevenfold_core::Seat;

use crate::{Lesson, Line, Step};

/// A text that is no lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// The line that cannot be read, from 1; one past the last if something is missing.
    pub line: usize,
}

impl Lesson {
    /// Reads a lesson.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        let mut lesson = Self {
            game: String::new(),
            seats: 0,
            seat: Seat::FIRST,
            options: Value::Object(Map::new()),
            steps: Vec::new(),
        };
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                lesson.take(line).ok_or(Unreadable { line: index + 1 })?;
            }
        }
        let begins = lesson.steps.first().is_some_and(Step::begins_anew);
        let whole = begins && !lesson.game.is_empty() && lesson.seats >= lesson.seat.number();
        if whole { Ok(lesson) } else { Err(Unreadable { line: text.lines().count() + 1 }) }
    }

    fn take(&mut self, line: &str) -> Option<()> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "game" => rest.clone_into(&mut self.game),
            "seats" => self.seats = rest.parse().ok()?,
            "seat" => self.seat = seat(rest)?,
            "options" => self.options = serde_json::from_str(rest).ok()?,
            "step" | "teaches" if rest.is_empty() => return None,
            "step" => {
                self.steps.push(Step { name: rest.to_owned(), teaches: Vec::new(), lines: Vec::new() });
            }
            "teaches" => self.steps.last_mut()?.teaches.extend(rest.split(' ').map(str::to_owned)),
            _ => self.steps.last_mut()?.lines.push(happening(word, rest)?),
        }
        Some(())
    }
}

fn happening(word: &str, rest: &str) -> Option<Line> {
    Some(match (word, rest) {
        ("new", "") => Line::New(None),
        ("new", options) => Line::New(Some(serde_json::from_str(options).ok()?)),
        ("here", "") => Line::Here,
        (_, "") => return None,
        ("chance", text) => Line::Chance(text.to_owned()),
        ("ask", moves) => Line::Ask(moves.split(" | ").map(str::to_owned).collect()),
        ("any", text) => Line::Any(text.to_owned()),
        ("try", text) => {
            let (text, rule) = text.rsplit_once(' ')?;
            Line::Try(text.to_owned(), rule.to_owned())
        }
        (number, text) => Line::Act(seat(number)?, text.to_owned()),
    })
}

fn seat(number: &str) -> Option<Seat> {
    Seat::from_number(number.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_is_read() {
        let text = "game crowns\nseats 2\n# a note\nseat 2\n\nstep one\nteaches CR-1 CR-2\nnew\nchance deck 1\n1 lay 4\nhere\n\
                    ask lay 3 | lay 2\ntry lay 9 CR-7\nany pass";
        let lesson = Lesson::read(text).unwrap();
        assert_eq!((lesson.game.as_str(), lesson.seats, lesson.seat.number()), ("crowns", 2, 2));
        let lines = [
            Line::New(None),
            Line::Chance("deck 1".to_owned()),
            Line::Act(Seat::FIRST, "lay 4".to_owned()),
            Line::Here,
            Line::Ask(vec!["lay 3".to_owned(), "lay 2".to_owned()]),
            Line::Try("lay 9".to_owned(), "CR-7".to_owned()),
            Line::Any("pass".to_owned()),
        ];
        let teaches = vec!["CR-1".to_owned(), "CR-2".to_owned()];
        assert_eq!(lesson.steps, [Step { name: "one".to_owned(), teaches, lines: lines.to_vec() }]);
    }

    #[test]
    fn what_is_no_lesson_is_refused_with_its_line() {
        let head = "game crowns\nseats 2\n";
        for (rest, line) in [
            ("lay 4", 3),
            ("step", 3),
            ("step one\nnew\nask", 5),
            ("step one\nteaches\nnew", 4),
            ("step one\nnew\ntry pass", 5),
            ("step one\nnew\n9 pass", 5),
            ("step one\nhere", 5),
            ("", 3),
        ] {
            assert_eq!(Lesson::read(&format!("{head}{rest}")), Err(Unreadable { line }), "{rest}");
        }
    }
}
