//! The screen: where everything goes at 80 × 24 and beyond.

mod bottom;
mod deal;
mod gathering;
mod pages;
mod side;
mod wrap;

pub(crate) use wrap::{cut, wrapped};

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Borders, Paragraph};

use crate::app::{App, Stage};
use crate::games::{Canvas, Sketch};
use crate::names::Pen;
use crate::theme::Tone;

/// Below this a sentence asks for more.
const SMALLEST: (u16, u16) = (60, 20);

/// Columns of players and log.
const fn side_width(width: u16) -> u16 {
    match width {
        0..80 => 24,
        80..120 => 30,
        _ => 40,
    }
}

impl App {
    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let pen = self.pen();
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            return pages::too_small(frame, area, &pen, SMALLEST);
        }
        match self.stage {
            Stage::Table => self.draw_table(frame, area, &pen),
            Stage::HandOver(seat) => pages::hand_over(self, frame, area, &pen, seat),
            Stage::Result => pages::result(self, frame, area, &pen),
            Stage::Gathering => gathering::draw(self, frame, area, &pen),
        }
        if let Some(overlay) = &self.overlay {
            pages::overlay(self, overlay, frame, area, &pen);
        }
    }

    fn draw_table(&mut self, frame: &mut Frame<'_>, area: Rect, pen: &Pen) {
        let below = bottom::height(self, area, pen);
        let [head, middle, bottom] =
            Layout::vertical([Constraint::Length(1), Constraint::Min(8), Constraint::Length(below)])
                .areas(area);
        let [table, side] =
            Layout::horizontal([Constraint::Min(30), Constraint::Length(side_width(area.width))])
                .areas(middle);
        let sketch = self.sketch(table, side, pen);
        header(self, frame, head, pen, &sketch.status);
        let drawn = fitted(sketch.table, usize::from(table.height));
        frame.render_widget(Paragraph::new(Text::from(drawn)), table);
        side::draw(self, frame, side, pen, sketch.players);
        bottom::draw(self, frame, bottom, pen);
    }

    /// A canvas of this size, for a table or a page.
    pub(crate) fn canvas<'a>(&self, pen: &'a Pen, (width, height): (u16, u16), side: u16) -> Canvas<'a> {
        Canvas { pen, waits_for: self.party.agenda().must(), width, height, side }
    }

    fn sketch(&self, table: Rect, side: Rect, pen: &Pen) -> Sketch {
        let canvas = self.canvas(pen, (table.width, table.height), side.width - 2);
        self.sight.seen().map(|seen| seen.draw(self.choices.picked(), &canvas)).unwrap_or_default()
    }
}

/// A drawing that is too high loses its empty lines, as many as it must.
fn fitted(mut lines: Vec<Line<'static>>, height: usize) -> Vec<Line<'static>> {
    let is_empty = |line: &Line<'_>| line.to_string().trim().is_empty();
    while lines.len() > height
        && let Some(empty) = lines.iter().rposition(is_empty)
    {
        lines.remove(empty);
    }
    lines
}

/// Columns of the language in the upper right corner.
const CORNER: usize = 4;

/// The title, what the game says of itself, and the language.
fn header(app: &App, frame: &mut Frame<'_>, area: Rect, pen: &Pen, status: &str) {
    let title = pen.ink(format!(" {} ", app.party.game().meta().title), Tone::Picked);
    let mut left = Line::from(vec![title]);
    let room = usize::from(area.width).saturating_sub(left.width() + 2 + CORNER);
    left.push_span(pen.ink(format!("  {}", cut(status, room)), Tone::Plain));
    frame.render_widget(left, area);
    let right = pen.line(format!("{} ", app.lang), Tone::Dim).right_aligned();
    let corner = Rect { x: area.right() - CORNER as u16, width: CORNER as u16, ..area };
    frame.render_widget(right, corner);
}

/// A framed box with a title.
fn boxed(pen: &Pen, title: &str) -> Block<'static> {
    let block = Block::new().borders(Borders::ALL).border_style(pen.style(Tone::Dim));
    if title.is_empty() { block } else { block.title(pen.line(format!(" {title} "), Tone::Strong)) }
}
