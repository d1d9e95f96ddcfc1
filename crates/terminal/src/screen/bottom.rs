//! Below the table: what is asked, what can be chosen, what is typed, which keys there are.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::Paragraph;
use sevenfold_core::{Arg, Message, Say as _, Viewer};

use super::deal;
use super::wrap::{cut, wrapped};
use crate::app::{App, Notice, Typing};
use crate::choices::Choice;
use crate::games::group_by_words;
use crate::names::Pen;
use crate::theme::Tone;

/// A label needs so many columns to be read.
const COLUMN: u16 = 36;

/// Columns of a choice beside its label: the mark, the digit, the gap.
const MARGIN: usize = 5;

/// How many rows it takes.
pub(super) fn height(app: &App, area: Rect, pen: &Pen) -> u16 {
    let fixed = 1 + asked(app, area, pen).len() as u16 + said(app, area, pen).len().max(1) as u16 + 1;
    fixed + Grid::of(app, area, pen).rows + u16::from(!app.urgent.is_empty())
}

/// How the choices stand.
#[derive(Clone, Copy)]
struct Grid {
    columns: u16,
    rows: u16,
}

impl Grid {
    /// Side by side as long as every label can be read; few rows at 24, more where there is room.
    fn of(app: &App, area: Rect, pen: &Pen) -> Self {
        let most = (area.width / COLUMN).max(1);
        let room = usize::from(area.width / most).saturating_sub(MARGIN);
        let list = app.choices.list();
        // Over a board the piece itself shows what is meant.
        let long = !app.choices.is_on_board()
            && list.iter().any(|choice| Line::from(choice_label(app, pen, choice)).width() > room);
        let (columns, few) = match (long, area.height < 24) {
            (_, true) => (if long { 1 } else { most }, 3),
            (true, false) => (1, 6),
            (false, false) => (most, 5),
        };
        let needed = (list.len() as u16).div_ceil(columns);
        Self { columns, rows: needed.clamp(2, few + area.height.saturating_sub(24) / 3) }
    }
}

/// Draws it and remembers where each choice is.
pub(super) fn draw(app: &mut App, frame: &mut Frame<'_>, area: Rect, pen: &Pen) {
    let Grid { columns, rows } = Grid::of(app, frame.area(), pen);
    app.columns = usize::from(columns);
    app.first = first_shown(app, usize::from(rows));
    let mut lines = vec![edge(app, area, pen, usize::from(rows))];
    lines.extend(asked(app, area, pen));
    lines.extend(race(app, pen));
    lines.extend(choices(app, area, pen, usize::from(rows)));
    let typed_at = lines.len() as u16;
    let said = said(app, area, pen);
    if app.input.is_open() {
        let column = area.x + 3 + app.input.cursor() as u16;
        frame.set_cursor_position((column.min(area.right().saturating_sub(1)), area.y + typed_at));
    }
    if said.is_empty() {
        lines.push(Line::default());
    }
    lines.extend(said);
    lines.push(keys(app, area, pen));
    frame.render_widget(Paragraph::new(Text::from(lines)), area);
}

/// The line above, which says how much there is to choose from if not all of it is shown.
fn edge(app: &App, area: Rect, pen: &Pen, rows: usize) -> Line<'static> {
    let (count, last) = (app.choices.list().len(), app.first + rows * app.columns);
    let width = area.width as usize;
    if app.first == 0 && last >= count {
        return pen.line("─".repeat(width), Tone::Dim);
    }
    let more = Message::new("terminal-more").with("count", count).with("from", app.first + 1);
    let more = cut(&pen.say(&more.with("to", last.min(count))), width.saturating_sub(4));
    let line = "─".repeat(width.saturating_sub(Line::from(more.as_str()).width() + 4));
    pen.line(format!("{line} {more} ──"), Tone::Dim)
}

/// What is asked of the reader, or whom the game waits for.
fn asked(app: &App, area: Rect, pen: &Pen) -> Vec<Line<'static>> {
    let own = pen.viewer().seat().filter(|seat| app.party.agenda().must().contains(*seat));
    let question = own.and_then(|_| app.game()?.ask.clone());
    let (message, tone) = match (app.out_of_reach(), own, question) {
        (Some(lost), _, _) => (lost, Tone::Alarm),
        (None, Some(_), Some(question)) => (question, Tone::Strong),
        (None, Some(_), None) => (Message::new("terminal-your-turn"), Tone::Strong),
        (None, None, _) => (waiting(app), Tone::Dim),
    };
    let width = area.width.saturating_sub(2) as usize;
    let lines = wrapped(&pen.say(&message), width);
    lines.into_iter().take(2).map(|line| pen.line(format!(" {line}"), tone)).collect()
}

fn waiting(app: &App) -> Message {
    let seats = app.party.agenda().must();
    if app.party.ending().is_some() {
        return Message::new("terminal-over");
    }
    if seats.is_empty() {
        return Message::new("terminal-wait-race");
    }
    Message::new("terminal-wait").with("seats", Arg::list(seats.iter()))
}

/// The key of its own for what races.
fn race(app: &App, pen: &Pen) -> Option<Line<'static>> {
    let first = app.urgent.first()?;
    let own = app.urgent.iter().find(|urgent| pen.viewer().is(urgent.seat));
    let label = match own {
        Some(urgent) if app.urgent.len() == 1 || pen.viewer() == Viewer::Seat(first.seat) => {
            label(app, pen, &urgent.choice.text)
        }
        _ => pen.word("terminal-race"),
    };
    Some(Line::from(vec![
        pen.ink(" ", Tone::Plain),
        pen.ink(format!(" {} ", pen.word("terminal-key-space")), Tone::Picked),
        pen.ink(format!(" {label}"), Tone::Alarm),
    ]))
}

/// A move in words, and in the notation if there are no words for it.
pub(super) fn label(app: &App, pen: &Pen, text: &str) -> String {
    let choices = app.game().map(|game| game.choices.iter());
    let choice = choices.into_iter().flatten().find(|choice| choice.text == text);
    // In a long list the table leaves the words to whoever shows it.
    let words = choice.and_then(|choice| choice.label.clone());
    let words = words.or_else(|| app.sight.seen()?.describe(text));
    words.map_or_else(|| text.to_owned(), |message| pen.say(&message))
}

/// A choice in words.
fn choice_label(app: &App, pen: &Pen, choice: &Choice) -> String {
    match choice {
        Choice::Move(text) => label(app, pen, text),
        Choice::Group { path, moves } => {
            let seen = app.sight.seen().map(|seen| seen.group(path, moves));
            format!("{} …", pen.say(&seen.unwrap_or_else(|| group_by_words(path, moves))))
        }
    }
}

/// The first choice shown, so that the cursor is in sight.
fn first_shown(app: &App, rows: usize) -> usize {
    let row = app.choices.cursor() / app.columns;
    let first = app.first / app.columns;
    let lowest = row.saturating_sub(rows.saturating_sub(1));
    first.clamp(lowest, row) * app.columns
}

fn choices(app: &App, area: Rect, pen: &Pen, rows: usize) -> Vec<Line<'static>> {
    let width = (area.width as usize - 1) / app.columns;
    let list = app.choices.list();
    let shown = &list[app.first.min(list.len())..list.len().min(app.first + rows * app.columns)];
    let mut lines: Vec<Line<'static>> = shown
        .chunks(app.columns)
        .enumerate()
        .map(|(row, chunk)| {
            let place = row * app.columns;
            let spans = chunk.iter().enumerate();
            Line::from(
                spans.flat_map(|(i, choice)| entry(app, pen, choice, place + i, width)).collect::<Vec<_>>(),
            )
        })
        .collect();
    lines.resize(rows, Line::default());
    lines
}

/// One choice with its digit; the one under the cursor stands out.
fn entry(app: &App, pen: &Pen, choice: &Choice, place: usize, width: usize) -> Vec<Span<'static>> {
    let text = choice_label(app, pen, choice);
    let digit = match place {
        0..9 => (place + 1).to_string(),
        9 => "0".to_owned(),
        _ => " ".to_owned(),
    };
    let under_cursor = app.first + place == app.choices.cursor();
    let (mark, tone) = if under_cursor { ("▸", Tone::Picked) } else { (" ", Tone::Plain) };
    let body = cut(&text, width.saturating_sub(MARGIN));
    let room = width.saturating_sub(4 + Line::from(body.as_str()).width());
    vec![
        pen.ink(mark, Tone::Strong),
        pen.ink(format!("{digit} "), Tone::Dim),
        pen.ink(body, tone),
        pen.ink(" ".repeat(room + 1), Tone::Plain),
    ]
}

/// What is typed, and what was said to it.
fn said(app: &App, area: Rect, pen: &Pen) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    lines.extend(app.input.is_open().then(|| typed(app, area, pen)));
    let width = area.width.saturating_sub(3) as usize;
    lines.extend(indented(deal::alarm(app, width, pen)));
    let Some(notice) = &app.notice else { return lines };
    let (text, tone) = notice_text(app, pen, notice);
    let sentence = wrapped(&text, width);
    lines.extend(sentence.into_iter().take(3).map(|line| pen.line(format!(" {line}"), tone)));
    lines
}

fn indented(lines: Vec<Line<'static>>) -> impl Iterator<Item = Line<'static>> {
    lines.into_iter().map(|mut line| {
        line.spans.insert(0, Span::raw(" "));
        line
    })
}

/// The line that is typed.
pub(super) fn typed(app: &App, area: Rect, pen: &Pen) -> Line<'static> {
    let text = cut(app.input.text(), area.width.saturating_sub(4) as usize);
    Line::from(vec![pen.ink(" › ", Tone::Strong), pen.ink(text, Tone::Plain)])
}

/// A notice as a sentence.
pub(super) fn notice_text(app: &App, pen: &Pen, notice: &Notice) -> (String, Tone) {
    match notice {
        Notice::Refused(None, message) => (format!("✗ {}", pen.say(message)), Tone::Alarm),
        Notice::Refused(Some(rule), message) => {
            let refused = Message::new("terminal-refused").with("rule", rule.as_str());
            (format!("✗ {}", pen.say(&refused.with("reason", message.clone()))), Tone::Alarm)
        }
        Notice::Info(message) => (pen.say(message), Tone::Good),
        Notice::OfTheDeal(verdict) => {
            let (sign, tone) = deal::sign(*verdict);
            (format!("{sign} {}", pen.say(&verdict.say())), tone)
        }
        Notice::Hint(hint) => {
            let said = pen.say(&match &hint.choice {
                Some(choice) => Message::new("terminal-hint").with("move", label(app, pen, &choice.text)),
                None => Message::new("terminal-hint-pass"),
            });
            let why =
                hint.reason.as_ref().map(|reason| format!(" – {}", pen.say(reason))).unwrap_or_default();
            (said + &why, Tone::Good)
        }
    }
}

/// The keys that matter now, as many as fit.
fn keys(app: &App, area: Rect, pen: &Pen) -> Line<'static> {
    let text = if app.input.is_open() && app.typing == Typing::Talk {
        pen.word("terminal-keys-talking")
    } else if app.input.is_open() {
        pen.word("terminal-keys-typing")
    } else if app.choices.is_on_board() {
        pen.word("terminal-keys-board")
    } else if !app.party.is_own() {
        pen.word("terminal-keys-server")
    } else if app.has_page() {
        format!("{}  {}", pen.word("terminal-keys-page"), pen.word("terminal-keys-table"))
    } else {
        pen.word("terminal-keys-table")
    };
    let mut line = String::from(" ");
    for key in text.split("  ").map(str::trim).filter(|key| !key.is_empty()) {
        if Line::from(line.as_str()).width() + Line::from(key).width() > usize::from(area.width) {
            break;
        }
        line.push_str(key);
        line.push_str("  ");
    }
    pen.line(line.trim_end().to_owned(), Tone::Dim)
}
