//! The score pad as on paper (DL-38): a column a player, a row a round, the penalties, the totals.

use ratatui::text::Line;
use sevenfold_core::Seat;
use sevenfold_double_lucky_7::{Mode, PadCell, PadRow, View};
use unicode_width::UnicodeWidthStr;

use super::super::Canvas;
use super::super::art::Block;
use crate::screen::cut;
use crate::theme::Tone;

/// Columns of the round numbers.
const FIRST: usize = 7;

/// The whole pad.
pub(super) fn whole(view: &View, canvas: &Canvas<'_>) -> Block {
    let width = column(view, canvas);
    let mut block = vec![heading(view, canvas, width)];
    block.extend(view.pad.rounds.iter().map(|row| round(row, canvas, width)));
    if view.options.mode != Mode::Classic {
        let penalties = view.pad.penalties.iter().map(|penalty| (-penalty).to_string());
        block.push(sums(
            "terminal-double-lucky-7-penalty",
            &penalties.collect::<Vec<_>>(),
            canvas,
            width,
            Tone::Plain,
        ));
    }
    let totals = view.pad.totals.iter().map(ToString::to_string);
    block.push(sums(
        "terminal-double-lucky-7-total",
        &totals.collect::<Vec<_>>(),
        canvas,
        width,
        Tone::Strong,
    ));
    block
}

/// The last finished rounds, as many as there is room for.
pub(super) fn tail(view: &View, canvas: &Canvas<'_>, room: usize) -> Block {
    let done: Vec<&PadRow> =
        view.pad.rounds.iter().filter(|row| row.cells.iter().all(|cell| cell.points.is_some())).collect();
    if room < 3 || done.is_empty() {
        return Block::new();
    }
    let width = column(view, canvas);
    let shown = done.len().min(room - 2);
    let mut block = vec![Line::default(), heading(view, canvas, width)];
    block.extend(done[done.len() - shown..].iter().map(|row| round(row, canvas, width)));
    block
}

/// How wide a player's column can be.
fn column(view: &View, canvas: &Canvas<'_>) -> usize {
    let room = usize::from(canvas.width).saturating_sub(FIRST + 2);
    (room / usize::from(view.seats)).min(11)
}

fn heading(view: &View, canvas: &Canvas<'_>, width: usize) -> Line<'static> {
    let name = |seat: Seat| right(&cut(canvas.pen.name(seat), width - 1), width);
    let names: String = Seat::all(view.seats).map(name).collect();
    canvas.pen.line(format!("{}{names}", " ".repeat(FIRST)), Tone::Dim)
}

fn round(row: &PadRow, canvas: &Canvas<'_>, width: usize) -> Line<'static> {
    let mut line = Line::from(canvas.pen.ink(format!("{:>3}    ", row.round), Tone::Dim));
    for cell in &row.cells {
        let tone = if cell.missed() { Tone::Dim } else { Tone::Plain };
        line.push_span(canvas.pen.ink(right(&cell_text(*cell, width), width), tone));
    }
    line
}

/// Tricks and bid, and the points once the round is over; in a narrow column the points alone.
fn cell_text(cell: PadCell, width: usize) -> String {
    let bid = cell.bid.map_or_else(|| "–".to_owned(), |bid| bid.to_string());
    let both = format!("{}/{bid}", cell.tricks);
    let Some(points) = cell.points else { return both };
    let doubled = if cell.times > 1 { "²" } else { "" };
    if width >= 9 { format!("{both} {points:>3}{doubled}") } else { format!("{points}{doubled}") }
}

fn sums(key: &'static str, sums: &[String], canvas: &Canvas<'_>, width: usize, tone: Tone) -> Line<'static> {
    let label = cut(&canvas.pen.word(key), FIRST);
    let label = format!("{label}{}", " ".repeat(FIRST - label.width()));
    let cells: String = sums.iter().map(|sum| right(sum, width)).collect();
    canvas.pen.line(format!("{label}{cells}"), tone)
}

fn right(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(text.width())))
}
