//! The line one types on.

/// A line being typed, and where in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Input {
    text: String,
    /// In characters from the left.
    cursor: usize,
    open: Openness,
}

/// Whether keys are letters for the line, or commands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Openness {
    #[default]
    Closed,
    Open,
}

/// A change to the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub(crate) enum Edit {
    Type(char),
    Backspace,
    Delete,
    Left,
    Right,
    Home,
    End,
    Clear,
}

/// A move is never longer; more is a cat on the keyboard.
const LONGEST: usize = 120;

impl Input {
    /// Is something being typed?
    pub(crate) fn is_open(&self) -> bool {
        self.open == Openness::Open
    }

    /// What has been typed.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Where the cursor stands, in characters.
    pub(crate) fn cursor(&self) -> usize {
        self.cursor
    }

    /// Begins to type.
    pub(crate) fn open(&mut self) {
        self.open = Openness::Open;
    }

    /// Forgets the line; keys are commands again.
    pub(crate) fn close(&mut self) {
        *self = Self::default();
    }

    /// Changes the line.
    pub(crate) fn edit(&mut self, edit: Edit) {
        let length = self.text.chars().count();
        match edit {
            Edit::Type(letter) if length < LONGEST && !letter.is_control() => {
                self.text.insert(self.byte(self.cursor), letter);
                self.cursor += 1;
            }
            Edit::Type(_) => {}
            Edit::Backspace if self.cursor == 0 && self.text.is_empty() => self.close(),
            Edit::Backspace => self.remove(self.cursor.checked_sub(1)),
            Edit::Delete => self.remove((self.cursor < length).then_some(self.cursor)),
            Edit::Left => self.cursor = self.cursor.saturating_sub(1),
            Edit::Right => self.cursor = (self.cursor + 1).min(length),
            Edit::Home => self.cursor = 0,
            Edit::End => self.cursor = length,
            Edit::Clear => (self.text, self.cursor) = (String::new(), 0),
        }
    }

    fn remove(&mut self, at: Option<usize>) {
        if let Some(at) = at {
            self.text.remove(self.byte(at));
            self.cursor = at;
        }
    }

    fn byte(&self, character: usize) -> usize {
        self.text.char_indices().nth(character).map_or(self.text.len(), |(byte, _)| byte)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(text: &str) -> Input {
        let mut input = Input::default();
        input.open();
        text.chars().for_each(|letter| input.edit(Edit::Type(letter)));
        input
    }

    #[test]
    fn a_line_can_be_corrected_in_the_middle() {
        let mut input = typed("lay é hole");
        input.edit(Edit::Home);
        (0..4).for_each(|_| input.edit(Edit::Right));
        input.edit(Edit::Delete);
        input.edit(Edit::Type('4'));
        assert_eq!(input.text(), "lay 4 hole");
    }

    #[test]
    fn deleting_what_is_not_there_changes_nothing_but_closes_an_empty_line() {
        let mut input = typed("a");
        input.edit(Edit::Delete);
        assert_eq!(input.text(), "a");
        input.edit(Edit::Backspace);
        assert!(input.is_open());
        input.edit(Edit::Backspace);
        assert!(!input.is_open());
    }

    #[test]
    fn a_line_has_an_end() {
        assert_eq!(typed(&"x".repeat(1000)).text().len(), LONGEST);
    }
}
