//! The right-hand side: players above, what happened below.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Borders, Paragraph};

use super::wrap::wrapped;
use crate::app::App;
use crate::names::Pen;
use crate::theme::Tone;

/// Draws the players as the game describes them, and the log as far as there is room, the latest at the bottom.
pub(super) fn draw(app: &App, frame: &mut Frame<'_>, area: Rect, pen: &Pen, players: Vec<Line<'static>>) {
    let edge = Block::new().borders(Borders::LEFT).border_style(pen.style(Tone::Dim));
    let inner = edge.inner(area);
    frame.render_widget(edge, area);
    let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(1), ..inner };
    let shown = (players.len() as u16).min(inner.height.saturating_sub(2));
    let [above, gap, below] =
        Layout::vertical([Constraint::Length(shown), Constraint::Length(1), Constraint::Min(1)]).areas(inner);
    frame.render_widget(Paragraph::new(Text::from(players)), above);
    frame.render_widget(pen.line("─".repeat(gap.width as usize), Tone::Dim), gap);
    frame.render_widget(Paragraph::new(Text::from(log(app, below, pen))), below);
}

/// The last lines of the log; the newest entry stands out.
fn log(app: &App, area: Rect, pen: &Pen) -> Vec<Line<'static>> {
    let rows = area.height as usize;
    let mut lines: Vec<Line<'static>> = Vec::new();
    for (age, told) in app.party.told(pen.viewer()).enumerate() {
        if lines.len() >= rows {
            break;
        }
        let tone = if age == 0 { Tone::Plain } else { Tone::Dim };
        let sentence = wrapped(&pen.say(&told.message), area.width as usize);
        lines.extend(sentence.into_iter().rev().map(|line| pen.line(line, tone)));
    }
    lines.truncate(rows);
    lines.reverse();
    lines
}
