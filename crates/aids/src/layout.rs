//! Laying a sheet out on paper: boxes in rows, text broken into lines.

use crate::metrics::width;
use crate::page::{Anchor, Ink, Mark, Page, Paper, moved, rectangle, times};
use crate::pictures::Picture;
use crate::sheet::{Item, Panel, Sheet, Width, pieces};

/// The sheet itself: it fits A4 and Letter with margins.
const SHEET: (f64, f64) = (547.0, 742.0);
/// The largest and the smallest text, in points, and the step between two tries.
const TEXT: (f64, f64, f64) = (12.0, 7.0, 0.25);
/// Between two boxes.
const GAP: f64 = 8.0;
/// Between a box's edge and its text.
const PAD: f64 = 6.0;

/// Lays the sheet out in the largest text that fits.
pub(crate) fn page(sheet: &Sheet, paper: Paper) -> Option<Page> {
    let mut text = TEXT.0;
    while text >= TEXT.1 {
        let layout = Layout { text };
        if let Some(marks) = layout.sheet(sheet) {
            let (width, height) = paper.size();
            let margin = ((width - SHEET.0) / 2.0, (height - SHEET.1) / 2.0);
            let marks = marks.into_iter().map(|mark| moved(mark, margin)).collect();
            return Some(Page { paper, text, marks });
        }
        text -= TEXT.2;
    }
    None
}

struct Layout {
    text: f64,
}

impl Layout {
    fn sheet(&self, sheet: &Sheet) -> Option<Vec<Mark>> {
        let title = 22.0;
        let mut marks = vec![words((0.0, title), title, true, Ink::Black, &sheet.title)];
        let left = width(&sheet.title, title, true) + 16.0;
        let (aim, height) = self.text_at(&sheet.aim, (left, 4.0), SHEET.0 - left);
        marks.extend(aim);
        let mut y = (title + 6.0).max(height + 8.0);
        marks.push(Mark::Line { from: (0.0, y), to: (SHEET.0, y), width: 1.5, ink: Ink::Black });
        y += GAP;
        let mut panels = sheet.panels.as_slice();
        while !panels.is_empty() {
            let count = row(panels);
            let (marks_of_row, height) = self.row(&panels[..count], y)?;
            marks.extend(marks_of_row);
            y += height + GAP;
            panels = &panels[count..];
        }
        let foot = SHEET.1 - 12.0;
        marks.push(Mark::Line { from: (0.0, foot), to: (SHEET.0, foot), width: 0.5, ink: Ink::Grey });
        marks.push(words((0.0, foot + 9.0), 7.0, false, Ink::Grey, &sheet.foot));
        let fits = y <= foot && width(&sheet.foot, 7.0, false) <= SHEET.0;
        fits.then_some(marks)
    }

    /// The boxes of a row, all equally high; `None` if one has a table too wide for it.
    fn row(&self, panels: &[Panel], y: f64) -> Option<(Vec<Mark>, f64)> {
        let gaps = GAP * (times(panels.len()) - 1.0);
        let each = (SHEET.0 - gaps) / times(panels.len());
        let inside: Vec<_> =
            panels.iter().map(|panel| self.panel(panel, each - 2.0 * PAD)).collect::<Option<_>>()?;
        let height = inside.iter().map(|(_, height)| *height).fold(0.0, f64::max) + 2.0 * PAD;
        let mut marks = Vec::new();
        for (index, (inner, _)) in inside.into_iter().enumerate() {
            let x = times(index) * (each + GAP);
            marks.push(rectangle((x, y), each, height, None, Some(Ink::Grey)));
            marks.extend(inner.into_iter().map(|mark| moved(mark, (x + PAD, y + PAD))));
        }
        Some((marks, height))
    }

    fn panel(&self, panel: &Panel, space: f64) -> Option<(Vec<Mark>, f64)> {
        let heading = Self { text: self.text + 2.5 };
        let (mut marks, tall) = heading.text_at(&format!("**{}**", panel.title), (0.0, 0.0), space);
        let mut y = tall + 1.5;
        let beside = panel.beside();
        let left = beside.as_ref().map_or(0.0, |picture| picture.size.0 + 2.0 * PAD);
        let low = beside.as_ref().map_or(0.0, |picture| y + picture.size.1);
        let skipped = usize::from(beside.is_some());
        let pictured = beside.into_iter().flat_map(|picture| picture.marks);
        marks.extend(pictured.map(|mark| moved(mark, (0.0, y))));
        let space = space - left;
        let columns = self.columns(panel, space)?;
        let mut head = true;
        for item in panel.items.iter().skip(skipped) {
            let (inner, height) = match item {
                Item::Text(text) => self.text_at(text, (0.0, 0.0), space),
                Item::Point(text) => self.hung("•", text, space),
                Item::Step(number, text) => self.hung(number, text, space),
                Item::Row(cells) => {
                    let row = self.cells(cells, &columns, head, panel.pad);
                    head = false;
                    row
                }
                Item::Picture(name) => {
                    Picture::named(name).map_or((Vec::new(), 0.0), |picture| picture.fitted(space))
                }
            };
            marks.extend(inner.into_iter().map(|mark| moved(mark, (left, y))));
            y += height + 3.0;
        }
        Some((marks, y.max(low)))
    }

    /// The widths of a table's columns: by what is in them, or all alike if it is one to write in; `None` if a word
    /// would have to be broken.
    fn columns(&self, panel: &Panel, space: f64) -> Option<Vec<f64>> {
        let rows: Vec<&Vec<String>> = panel
            .items
            .iter()
            .filter_map(|item| if let Item::Row(cells) = item { Some(cells) } else { None })
            .collect();
        let count = rows.iter().map(|row| row.len()).max().unwrap_or_default();
        let widest = |column: usize, part: fn(&str) -> Vec<&str>| {
            let cells = rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.replace("**", ""));
            let parts = cells.map(|cell| {
                part(&cell).into_iter().map(|part| width(part, self.text, true)).fold(0.0, f64::max)
            });
            parts.fold(6.0, f64::max) + 6.0
        };
        let needs: Vec<f64> =
            (0..count).map(|column| widest(column, |cell| vec![cell]).min(space / 3.0)).collect();
        // A word is never broken: what is lacking is taken from where lines can be broken.
        let least: Vec<f64> =
            (0..count).map(|column| widest(column, |cell| cell.split_whitespace().collect())).collect();
        if panel.pad {
            // Names are written where nothing is printed, and they take room.
            let names = rows.iter().skip(1).all(|row| row.first().is_none_or(String::is_empty));
            let room = if names { 0.24 * space } else { 0.0 };
            let first = needs.first().copied().unwrap_or_default().max(room);
            let rest = (space - first) / times(count.max(2) - 1);
            let fits = least.iter().skip(1).all(|least| *least <= rest);
            return fits.then(|| (0..count).map(|column| if column == 0 { first } else { rest }).collect());
        }
        let needs: Vec<f64> = needs.into_iter().zip(&least).map(|(need, least)| need.max(*least)).collect();
        let (all, fixed): (f64, f64) = (needs.iter().sum(), least.iter().sum());
        if all <= space {
            return Some(needs.into_iter().map(|need| need * space / all).collect());
        }
        if fixed > space {
            return None;
        }
        let share = (space - fixed) / (all - fixed).max(1.0);
        Some(needs.into_iter().zip(least).map(|(need, least)| least + (need - least) * share).collect())
    }

    fn cells(&self, cells: &[String], columns: &[f64], head: bool, pad: bool) -> (Vec<Mark>, f64) {
        let mut marks = Vec::new();
        let (mut x, mut height) = (0.0, if pad { 2.0 * self.text } else { self.text });
        for (cell, column) in cells.iter().zip(columns) {
            let cell = if head && !cell.is_empty() {
                format!("**{}**", cell.replace("**", ""))
            } else {
                cell.clone()
            };
            let (inner, tall) = self.text_at(&cell, (x + 1.0, 0.0), column - 5.0);
            marks.extend(inner);
            height = height.max(tall);
            if pad && x > 0.0 {
                marks.push(Mark::Line {
                    from: (x - 1.0, -3.0),
                    to: (x - 1.0, height + 1.0),
                    width: 0.4,
                    ink: Ink::Grey,
                });
            }
            x += column;
        }
        let (line, ink) = if head { (1.0, Ink::Black) } else { (0.4, Ink::Grey) };
        marks.push(Mark::Line { from: (0.0, height + 1.5), to: (x, height + 1.5), width: line, ink });
        (marks, height + 2.0)
    }

    /// A text after a number or a point.
    fn hung(&self, sign: &str, text: &str, space: f64) -> (Vec<Mark>, f64) {
        let indent = 1.5 * self.text;
        let (mut marks, height) = self.text_at(text, (indent, 0.0), space - indent);
        marks.push(words((0.0, self.text), self.text, true, Ink::Black, sign));
        (marks, height)
    }

    /// A text broken into lines, and how high they are together.
    fn text_at(&self, text: &str, (x, y): (f64, f64), space: f64) -> (Vec<Mark>, f64) {
        let line = 1.22 * self.text;
        let blank = width(" ", self.text, false);
        let (mut marks, mut at, mut row) = (Vec::new(), 0.0, 0.0);
        for (piece, bold) in pieces(text) {
            let glued = !piece.starts_with(' ');
            for (index, word) in piece.split_whitespace().enumerate() {
                let wide = width(word, self.text, bold);
                let space_before = if at > 0.0 && !(glued && index == 0) { blank } else { 0.0 };
                // What is glued to the word before it, a full stop say, stays with it.
                let stays = glued && index == 0 && word.len() <= 2;
                if at > 0.0 && !stays && at + space_before + wide > space {
                    (at, row) = (0.0, row + 1.0);
                } else {
                    at += space_before;
                }
                marks.push(words((x + at, y + row * line + self.text), self.text, bold, Ink::Black, word));
                at += wide;
            }
            if piece.ends_with(' ') && at > 0.0 {
                at += blank;
            }
        }
        (marks, (row + 1.0) * line)
    }
}

/// How many boxes make the next row.
fn row(panels: &[Panel]) -> usize {
    let most = match panels[0].width {
        Width::Wide => 1,
        Width::Half => 2,
        Width::Third => 3,
    };
    panels.iter().take(most).take_while(|panel| panel.width == panels[0].width).count()
}

fn words(at: (f64, f64), size: f64, bold: bool, ink: Ink, text: &str) -> Mark {
    Mark::Text { at, size, bold, anchor: Anchor::Start, ink, text: text.to_owned() }
}
