//! What can be chosen: all legal moves, step by step where they are many.

mod board;

use std::collections::BTreeSet;

use board::{neighbour, turned};

use crate::games::{Drawing, Spot};

/// So many moves are shown at once before they are put into groups.
const FEW: usize = 10;

/// One thing to choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// A move, in the notation.
    Move(String),
    /// Several moves that begin alike.
    Group {
        /// What they have in common: see [`Drawing::path`].
        path: Vec<String>,
        /// The moves.
        moves: Vec<String>,
    },
}

/// Where an arrow key points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub(crate) enum Arrow {
    Up,
    Down,
    Left,
    Right,
}

/// The choices of one decision, and how far one has got with it.
#[derive(Clone)]
pub(crate) struct Choices {
    drawing: &'static dyn Drawing,
    moves: Vec<String>,
    filter: String,
    path: Vec<String>,
    list: Vec<Choice>,
    cursor: usize,
}

impl Choices {
    /// All these moves.
    pub(crate) fn new(moves: Vec<String>, drawing: &'static dyn Drawing) -> Self {
        let mut choices =
            Self { drawing, moves, filter: String::new(), path: Vec::new(), list: Vec::new(), cursor: 0 };
        choices.collect();
        choices
    }

    /// What is to be chosen from now.
    pub(crate) fn list(&self) -> &[Choice] {
        &self.list
    }

    /// Every move, whatever the groups.
    pub(crate) fn moves(&self) -> &[String] {
        &self.moves
    }

    /// Which of the list the cursor is on.
    pub(crate) fn cursor(&self) -> usize {
        self.cursor
    }

    /// The choice under the cursor.
    pub(crate) fn current(&self) -> Option<&Choice> {
        self.list.get(self.cursor)
    }

    /// The move under the cursor, if it is one.
    pub(crate) fn picked(&self) -> Option<&str> {
        match self.current()? {
            Choice::Move(text) => Some(text),
            Choice::Group { .. } => None,
        }
    }

    /// Puts the cursor on an entry of the list.
    pub(crate) fn point(&mut self, index: usize) {
        if index < self.list.len() {
            self.cursor = index;
        }
    }

    /// Puts the cursor on a move, opening the groups it is in.
    pub(crate) fn find(&mut self, text: &str) {
        self.filter.clear();
        self.path.clear();
        self.collect();
        loop {
            let holds = |choice: &Choice| match choice {
                Choice::Move(own) => own == text,
                Choice::Group { moves, .. } => moves.iter().any(|own| own == text),
            };
            let Some(index) = self.list.iter().position(holds) else { return };
            self.cursor = index;
            let Choice::Group { path, .. } = &self.list[index] else { return };
            self.path.clone_from(path);
            self.collect();
        }
    }

    /// Goes into the group under the cursor; does nothing on a move.
    pub(crate) fn enter(&mut self) {
        if let Some(Choice::Group { path, .. }) = self.current() {
            self.path = path.clone();
            self.collect();
        }
    }

    /// Goes back out of a group. Says whether there was one.
    pub(crate) fn leave(&mut self) -> bool {
        let Some(left) = self.path.pop() else { return false };
        self.collect();
        let back =
            |choice: &Choice| matches!(choice, Choice::Group { path, .. } if path.last() == Some(&left));
        self.cursor = self.list.iter().position(back).unwrap_or(0);
        true
    }

    /// Shows only moves that a shorthand could mean.
    pub(crate) fn narrow(&mut self, filter: &str) {
        if self.filter != filter {
            filter.clone_into(&mut self.filter);
            self.collect();
        }
    }

    /// Moves the cursor: over the table where the moves have places on it, else over a list of that many columns.
    pub(crate) fn go(&mut self, arrow: Arrow, columns: usize) {
        if let Some(spots) = self.spots() {
            self.cursor = neighbour(&spots, self.cursor, arrow);
            return;
        }
        let last = self.list.len().saturating_sub(1);
        self.cursor = match arrow {
            Arrow::Up => self.cursor.checked_sub(columns).unwrap_or(self.cursor),
            Arrow::Left => self.cursor.saturating_sub(1),
            Arrow::Down if self.cursor + columns <= last => self.cursor + columns,
            Arrow::Down => self.cursor,
            Arrow::Right => (self.cursor + 1).min(last),
        };
    }

    /// The same place turned otherwise, or simply the next choice.
    pub(crate) fn turn(&mut self) {
        self.cursor = match self.spots() {
            Some(spots) => turned(&spots, self.cursor),
            None if self.list.is_empty() => 0,
            None => (self.cursor + 1) % self.list.len(),
        };
    }

    /// Do the arrows move a piece over a board?
    pub(crate) fn is_on_board(&self) -> bool {
        self.spots().is_some()
    }

    /// The places of all choices, if they are moves with places.
    fn spots(&self) -> Option<Vec<Spot>> {
        let spot = |choice: &Choice| match choice {
            Choice::Move(text) => self.drawing.spot(text),
            Choice::Group { .. } => None,
        };
        self.list.iter().map(spot).collect::<Option<Vec<_>>>().filter(|spots| !spots.is_empty())
    }

    fn collect(&mut self) {
        let open: Vec<&String> = self.moves.iter().filter(|text| self.is_open(text)).collect();
        let few = open.len() <= FEW;
        let mut seen = BTreeSet::new();
        let mut list = Vec::new();
        for text in &open {
            let path = self.drawing.path(text);
            if few || path.len() <= self.path.len() {
                list.push(Choice::Move((*text).clone()));
                continue;
            }
            let path = path[..=self.path.len()].to_vec();
            if seen.insert(path.clone()) {
                list.push(self.group(path, &open));
            }
        }
        self.list = list;
        self.cursor = 0;
    }

    /// A group, or the only move in it.
    fn group(&self, path: Vec<String>, open: &[&String]) -> Choice {
        let inside = |text: &&&String| self.drawing.path(text).starts_with(&path);
        let mut moves: Vec<String> = open.iter().filter(inside).map(ToString::to_string).collect();
        if moves.len() == 1 { Choice::Move(moves.remove(0)) } else { Choice::Group { path, moves } }
    }

    fn is_open(&self, text: &str) -> bool {
        let fits =
            self.filter.is_empty() || text.starts_with(&self.filter) || words_occur(&self.filter, text);
        // Whoever types looks for a move everywhere, not in one group.
        fits && (!self.filter.is_empty() || self.drawing.path(text).starts_with(&self.path))
    }
}

/// Do all words of a shorthand begin words of the move, in order? As [`sevenfold_core::notation::resolve`] reads.
fn words_occur(shorthand: &str, text: &str) -> bool {
    let mut words = text.split(' ');
    shorthand.split_whitespace().all(|part| words.any(|word| word.starts_with(part)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::drawing;

    fn many() -> Choices {
        let lay = (1..=12).map(|card| format!("lay {card:02}"));
        Choices::new(lay.chain(["take".to_owned()]).collect(), drawing("no such game"))
    }

    #[test]
    fn many_moves_are_grouped_and_a_group_of_one_is_a_move() {
        let choices = many();
        assert_eq!(choices.list().len(), 2);
        assert!(matches!(&choices.list()[0], Choice::Group { moves, .. } if moves.len() == 12));
        assert_eq!(choices.list()[1], Choice::Move("take".into()));
        assert_eq!(choices.picked(), None);
    }

    #[test]
    fn a_group_is_entered_and_left() {
        let mut choices = many();
        choices.enter();
        assert_eq!((choices.list().len(), choices.picked()), (12, Some("lay 01")));
        assert!(choices.leave());
        assert_eq!(choices.list().len(), 2);
        assert!(!choices.leave());
    }

    #[test]
    fn a_move_is_found_wherever_it_is() {
        let mut choices = many();
        choices.find("lay 07");
        assert_eq!(choices.picked(), Some("lay 07"));
        choices.find("take");
        assert_eq!(choices.picked(), Some("take"));
    }

    #[test]
    fn a_filter_looks_through_all_groups() {
        let mut choices = many();
        choices.narrow("lay 1");
        assert_eq!(choices.list().len(), 3);
        choices.narrow("07");
        assert_eq!(choices.picked(), Some("lay 07"));
        choices.narrow("nothing");
        assert!(choices.list().is_empty());
    }

    #[test]
    fn arrows_stay_within_the_list() {
        let mut choices = many();
        choices.enter();
        choices.go(Arrow::Up, 2);
        choices.go(Arrow::Left, 2);
        assert_eq!(choices.cursor(), 0);
        choices.go(Arrow::Down, 2);
        choices.go(Arrow::Right, 2);
        assert_eq!(choices.cursor(), 3);
        (0..9).for_each(|_| choices.go(Arrow::Down, 2));
        assert_eq!(choices.cursor(), 11);
    }
}
