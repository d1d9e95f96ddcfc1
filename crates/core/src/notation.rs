//! Reading moves and chance steps: the text notation is a contract (`docs/spec/notation.md`).

use crate::{Message, Say};

/// Text that is not a move at all, whatever the position. It never needs a game to be found out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// The text, shortened if it was long.
    pub text: String,
}

/// How much of an unreadable text is given back.
const SHOWN: usize = 60;

impl NotationError {
    /// This text cannot be read.
    pub fn new(text: &str) -> Self {
        let mut shown: String = text.chars().take(SHOWN).collect();
        if shown.len() < text.len() {
            shown.push('…');
        }
        Self { text: shown }
    }
}

impl Say for NotationError {
    fn say(&self) -> Message {
        Message::new("notation-unreadable").with("text", self.text.as_str())
    }
}

impl std::fmt::Display for NotationError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.say().fmt(f)
    }
}

impl std::error::Error for NotationError {}

/// A short text that names no single legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unresolved {
    /// No legal move is written like this.
    NoMatch,
    /// Several are.
    Ambiguous(Vec<String>),
}

/// Finds the one legal move that a shorthand means: the move itself, or the only one that begins with it,
/// or the only one in which all its words occur in order (`4 n` for `lay 4 number`).
pub fn resolve<'a>(shorthand: &str, legal: &'a [String]) -> Result<&'a str, Unresolved> {
    if let Some(exact) = legal.iter().find(|text| *text == shorthand) {
        return Ok(exact);
    }
    let readings: [&dyn Fn(&str) -> bool; 2] =
        [&|text| text.starts_with(shorthand), &|text| words_occur(shorthand, text)];
    for reads in readings {
        let found: Vec<&'a String> = legal.iter().filter(|text| reads(text)).collect();
        match found.as_slice() {
            [] => {}
            [one] => return Ok(one),
            many => return Err(Unresolved::Ambiguous(many.iter().map(ToString::to_string).collect())),
        }
    }
    Err(Unresolved::NoMatch)
}

fn words_occur(shorthand: &str, text: &str) -> bool {
    let mut words = text.split(' ');
    !shorthand.is_empty() && shorthand.split_whitespace().all(|part| words.any(|word| word.starts_with(part)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn legal() -> Vec<String> {
        ["lay 4 hole", "lay 4 number", "lay 5 number"].map(String::from).to_vec()
    }

    #[test]
    fn a_shorthand_that_fits_one_move_is_that_move() {
        assert_eq!(resolve("5", &legal()), Ok("lay 5 number"));
        assert_eq!(resolve("4 n", &legal()), Ok("lay 4 number"));
        assert_eq!(resolve("lay 4 hole", &legal()), Ok("lay 4 hole"));
    }

    #[test]
    fn a_shorthand_that_fits_several_names_them() {
        assert_eq!(
            resolve("4", &legal()),
            Err(Unresolved::Ambiguous(vec!["lay 4 hole".into(), "lay 4 number".into()]))
        );
        assert_eq!(resolve("7", &legal()), Err(Unresolved::NoMatch));
        assert_eq!(resolve("", &legal()), Err(Unresolved::Ambiguous(legal())));
    }

    #[test]
    fn an_unreadable_text_is_given_back_shortened() {
        assert_eq!(NotationError::new(&"é".repeat(100)).text.chars().count(), SHOWN + 1);
    }
}
