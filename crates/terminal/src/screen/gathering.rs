//! While people sit down: who is there, and what can be done.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use sevenfold_core::{Message, Seat};
use sevenfold_protocol::Sitter;

use super::bottom::typed;
use super::deal;
use super::pages::{dialog, notice, text_width};
use crate::app::App;
use crate::names::Pen;
use crate::theme::Tone;

/// Draws the seats of a table that has not begun.
pub(super) fn draw(app: &App, frame: &mut Frame<'_>, area: Rect, pen: &Pen) {
    let sitters = app.party.sitters();
    let mut lines: Vec<Line<'static>> =
        Seat::all(sitters.len() as u8).zip(&sitters).map(|(seat, sitter)| row(pen, seat, sitter)).collect();
    lines.push(Line::default());
    let told = app.out_of_reach().map_or_else(|| next_step(app), |lost| (lost, Tone::Alarm));
    lines.push(pen.line(pen.say(&told.0), told.1));
    lines.extend(app.input.is_open().then(|| typed(app, area, pen)));
    lines.push(Line::default());
    let alarm = deal::alarm(app, text_width(area), pen);
    if !alarm.is_empty() {
        lines.extend(alarm.into_iter().chain([Line::default()]));
    }
    lines.extend(notice(app, area, pen));
    lines.extend([pen.line(pen.word("terminal-keys-gathering"), Tone::Dim)]);
    dialog(frame, area, pen, app.party.game().meta().title, lines);
}

fn row(pen: &Pen, seat: Seat, sitter: &Sitter) -> Line<'static> {
    let tone = match sitter {
        Sitter::Nobody | Sitter::Person { here: false, .. } => Tone::Dim,
        Sitter::Person { .. } | Sitter::Bot { .. } => Tone::Plain,
    };
    pen.line(format!("{}  {}", seat, pen.name(seat)), tone)
}

/// What whoever is here can do next.
fn next_step(app: &App) -> (Message, Tone) {
    let key = if app.party.people().is_empty() {
        "terminal-gathering-sit"
    } else if app.party.owns_table() {
        "terminal-gathering-start"
    } else {
        "terminal-gathering-wait"
    };
    (Message::new(key), Tone::Strong)
}
