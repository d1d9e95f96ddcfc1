//! What is on a page.

use crate::Picture;

/// Pictures that are less wide than this have room for something beside them.
const NARROW: f64 = 160.0;

/// A page to lay beside a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    /// What it is of.
    pub title: String,
    /// What the game is about, in a sentence.
    pub aim: String,
    /// Its boxes, in order.
    pub panels: Vec<Panel>,
    /// Small print.
    pub foot: String,
}

/// A box with a heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Panel {
    /// Its heading.
    pub title: String,
    /// How much of the page's width it takes.
    pub width: Width,
    /// Is its table one to write in?
    pub pad: bool,
    /// What is in it.
    pub items: Vec<Item>,
}

/// How much of the page's width a box takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Width {
    /// A third.
    Third,
    /// Half.
    Half,
    /// All of it.
    Wide,
}

/// Something in a box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// A paragraph.
    Text(String),
    /// A step and its number.
    Step(String, String),
    /// One of several things.
    Point(String),
    /// A row of a table.
    Row(Vec<String>),
    /// A picture, by its name.
    Picture(String),
}

impl Sheet {
    /// Reads a sheet.
    pub fn read(text: &str) -> Self {
        let mut sheet = Self::default();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            sheet.take(line);
        }
        sheet
    }

    fn take(&mut self, line: &str) {
        if let Some(title) = line.strip_prefix("## ") {
            self.panels.push(Panel::headed(title));
        } else if let Some(title) = line.strip_prefix("# ") {
            title.clone_into(&mut self.title);
        } else if let Some(foot) = line.strip_prefix("> ") {
            foot.clone_into(&mut self.foot);
        } else if let Some(panel) = self.panels.last_mut() {
            panel.items.push(Item::read(line));
        } else {
            line.clone_into(&mut self.aim);
        }
    }
}

impl Panel {
    /// The picture beside which everything else in the box stands: one at the head of a wide box that is narrow itself.
    pub fn beside(&self) -> Option<Picture> {
        match self.items.first() {
            Some(Item::Picture(name)) if self.width == Width::Wide => {
                Picture::named(name).filter(|picture| picture.size.0 < NARROW)
            }
            _ => None,
        }
    }

    fn headed(line: &str) -> Self {
        let (title, marks) = line.split_once(" {").unwrap_or((line, ""));
        let width = match () {
            () if marks.contains("wide") => Width::Wide,
            () if marks.contains("half") => Width::Half,
            () => Width::Third,
        };
        Self { title: title.to_owned(), width, pad: marks.contains("pad"), items: Vec::new() }
    }
}

impl Item {
    fn read(line: &str) -> Self {
        if let Some(point) = line.strip_prefix("- ") {
            return Self::Point(point.to_owned());
        }
        if let Some(row) = line.strip_prefix('|') {
            let row = row.strip_suffix('|').unwrap_or(row);
            return Self::Row(row.split('|').map(|cell| cell.trim().to_owned()).collect());
        }
        if let Some(picture) = line.strip_prefix('!') {
            return Self::Picture(picture.to_owned());
        }
        match line.split_once(". ") {
            Some((number, step)) if number.bytes().all(|digit| digit.is_ascii_digit()) => {
                Self::Step(number.to_owned(), step.to_owned())
            }
            _ => Self::Text(line.to_owned()),
        }
    }
}

/// The pieces of a text, and whether each is bold.
pub fn pieces(text: &str) -> impl Iterator<Item = (&str, bool)> {
    text.split("**")
        .enumerate()
        .map(|(index, piece)| (piece, index % 2 == 1))
        .filter(|(piece, _)| !piece.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_is_read() {
        let sheet = Sheet::read(
            "# Title\nAim.\n\n## Box {half}\nText.\n1. First\n- point\n| a | |\n!ways\n## Grid {wide pad}\n> foot",
        );
        assert_eq!(
            (sheet.title.as_str(), sheet.aim.as_str(), sheet.foot.as_str()),
            ("Title", "Aim.", "foot")
        );
        let items = [
            Item::Text("Text.".to_owned()),
            Item::Step("1".to_owned(), "First".to_owned()),
            Item::Point("point".to_owned()),
            Item::Row(vec!["a".to_owned(), String::new()]),
            Item::Picture("ways".to_owned()),
        ];
        assert_eq!((sheet.panels[0].items.as_slice(), sheet.panels[0].width), (&items[..], Width::Half));
        assert!(sheet.panels[1].pad && sheet.panels[1].width == Width::Wide);
    }

    #[test]
    fn bold_words_are_pieces_of_their_own() {
        assert_eq!(pieces("a **b** c").collect::<Vec<_>>(), [("a ", false), ("b", true), (" c", false)]);
    }
}
