//! Putting drawings together: blocks of lines side by side, and rows of players.

use ratatui::text::{Line, Span};
use sevenfold_core::Seat;
use unicode_width::UnicodeWidthStr;

use super::Canvas;
use crate::screen::cut;
use crate::theme::Tone;

/// Some lines drawn together.
pub(super) type Block = Vec<Line<'static>>;

/// Blocks side by side, each as wide as its widest line, with a gap between them.
pub(super) fn beside(blocks: impl IntoIterator<Item = Block>, gap: usize) -> Block {
    let mut whole = Block::new();
    for block in blocks {
        let start = width(&whole);
        let start = if start == 0 { 0 } else { start + gap };
        if whole.len() < block.len() {
            whole.resize(block.len(), Line::default());
        }
        for (row, line) in whole.iter_mut().zip(block) {
            pad(row, start);
            row.spans.extend(line.spans);
        }
    }
    whole
}

/// The width of the widest line.
pub(super) fn width(block: &[Line<'_>]) -> usize {
    block.iter().map(Line::width).max().unwrap_or(0)
}

/// Fills a line with blanks up to a width.
pub(super) fn pad(line: &mut Line<'static>, width: usize) {
    let missing = width.saturating_sub(line.width());
    if missing > 0 {
        line.push_span(Span::raw(" ".repeat(missing)));
    }
}

/// A block moved to the right.
pub(super) fn indented(block: Block, by: usize) -> Block {
    let margin = Span::raw(" ".repeat(by));
    let shift = |mut line: Line<'static>| {
        line.spans.insert(0, margin.clone());
        line
    };
    block.into_iter().map(shift).collect()
}

/// A text in the middle of so many columns.
pub(super) fn centred(text: &str, width: usize) -> String {
    let free = width.saturating_sub(text.width());
    format!("{}{text}{}", " ".repeat(free / 2), " ".repeat(free - free / 2))
}

/// Small pieces one after the other, as many in a row as fit, with two blanks between them.
pub(super) fn flow(pieces: impl IntoIterator<Item = Line<'static>>, width: usize) -> Block {
    let mut rows = vec![Line::default()];
    for piece in pieces {
        let last = rows.len() - 1;
        let used = rows[last].width();
        if used == 0 {
            rows[last].spans.extend(piece.spans);
        } else if used + 2 + piece.width() <= width {
            pad(&mut rows[last], used + 2);
            rows[last].spans.extend(piece.spans);
        } else {
            rows.push(piece);
        }
    }
    rows
}

/// A row of the list of players.
pub(super) struct PlayerRow {
    /// Who.
    pub seat: Seat,
    /// What stands in the columns, aligned to the right.
    pub columns: Vec<String>,
}

/// Below this many columns a list of players is narrow.
const NARROW: u16 = 26;

/// The players as a table: who acts is marked, the reader's own row stands out, headings come first.
pub(super) fn players(canvas: &Canvas<'_>, headings: &[String], rows: &[PlayerRow]) -> Block {
    // Beside a narrow list, names matter more than headings.
    let widest = if canvas.side < NARROW { 4 } else { usize::MAX };
    let headings: Vec<String> = headings.iter().map(|heading| cut(heading, widest)).collect();
    let column = |i: usize| {
        let cells = rows.iter().filter_map(|row| row.columns.get(i));
        cells.chain(headings.get(i)).map(|cell| cell.width()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..headings.len()).map(column).collect();
    let taken: usize = widths.iter().map(|width| width + 1).sum();
    let name_width = (canvas.side as usize).saturating_sub(taken + 2);
    let cells = |columns: &[String]| -> String {
        let cell = |(text, width): (&String, &usize)| format!(" {}{text}", " ".repeat(width - text.width()));
        columns.iter().zip(&widths).map(cell).collect()
    };
    let heading = canvas.pen.line(format!("{}{}", " ".repeat(name_width + 2), cells(&headings)), Tone::Dim);
    let row = |row: &PlayerRow| {
        let own = canvas.pen.viewer().is(row.seat);
        let acts = canvas.waits_for.contains(row.seat);
        let tone = if own { Tone::Mine } else { Tone::Plain };
        let name = cut(canvas.pen.name(row.seat), name_width);
        let name = format!("{name}{}", " ".repeat(name_width - name.width()));
        Line::from(vec![
            canvas.pen.ink(if acts { "▸ " } else { "  " }, Tone::Strong),
            canvas.pen.ink(name, tone),
            canvas.pen.ink(cells(&row.columns), if acts { Tone::Strong } else { Tone::Plain }),
        ])
    };
    [heading].into_iter().chain(rows.iter().map(row)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_stand_side_by_side_whatever_their_heights() {
        let left = vec![Line::from("ab"), Line::from("c")];
        let right = vec![Line::from("x"), Line::from("y"), Line::from("z")];
        let lines: Vec<String> = beside([left, right], 1).iter().map(ToString::to_string).collect();
        assert_eq!(lines, ["ab x", "c  y", "   z"]);
    }

    #[test]
    fn pieces_flow_into_rows_that_fit() {
        let rows = flow(["aa", "bb", "cc"].map(Line::from), 6);
        assert_eq!(rows.iter().map(ToString::to_string).collect::<Vec<_>>(), ["aa  bb", "cc"]);
    }

    #[test]
    fn text_is_centred() {
        assert_eq!(centred("7", 4), " 7  ");
        assert_eq!(centred("seven", 3), "seven");
    }
}
