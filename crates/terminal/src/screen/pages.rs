//! Whole pages and what is laid over the table.

use ratatui::Frame;
use ratatui::layout::{Constraint, Flex, Layout, Rect};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Clear, Paragraph};
use sevenfold_core::{Arg, Message, Outcome, Seat};
use sevenfold_protocol::{Ending, EndingCause};
use sevenfold_texts::{Rule, rules};

use super::bottom::notice_text;
use super::wrap::wrapped;
use super::{boxed, deal};
use crate::app::{App, Overlay};
use crate::names::Pen;
use crate::theme::Tone;

/// Lines of text read well up to here.
const WIDEST: u16 = 72;

/// Columns of text in a box.
pub(super) fn text_width(area: Rect) -> usize {
    area.width.min(WIDEST).saturating_sub(4) as usize
}

/// The window is too small to play in.
pub(super) fn too_small(frame: &mut Frame<'_>, area: Rect, pen: &Pen, smallest: (u16, u16)) {
    let message = Message::new("terminal-too-small").with("columns", smallest.0).with("rows", smallest.1);
    let lines = wrapped(&pen.say(&message), area.width as usize);
    frame.render_widget(Paragraph::new(lines.join("\n")), area);
}

/// Nothing but whom the keyboard goes to: no table, no log, no hand.
pub(super) fn hand_over(app: &App, frame: &mut Frame<'_>, area: Rect, pen: &Pen, seat: Seat) {
    let name = pen.name(seat).to_owned();
    let mut lines = vec![
        pen.line(pen.say(&Message::new("terminal-hand-over").with("name", name.as_str())), Tone::Strong),
        Line::default(),
        pen.line(pen.say(&Message::new("terminal-hand-over-enter").with("name", name)), Tone::Plain),
    ];
    if !app.urgent.is_empty() {
        let key = pen.ink(format!(" {} ", pen.word("terminal-key-space")), Tone::Picked);
        let race = pen.ink(format!(" {}", pen.word("terminal-race")), Tone::Alarm);
        lines.extend([Line::default(), Line::from(vec![key, race])]);
    }
    lines.push(Line::default());
    lines.extend(notice(app, area, pen));
    lines.push(pen.line(pen.word("terminal-keys-between"), Tone::Dim));
    dialog(frame, area, pen, app.party.game().meta().title, lines);
}

/// What was just told, and an empty line.
pub(super) fn notice(app: &App, area: Rect, pen: &Pen) -> Vec<Line<'static>> {
    let Some(notice) = &app.notice else { return Vec::new() };
    let (text, tone) = notice_text(app, pen, notice);
    let told = wrapped(&text, text_width(area)).into_iter().map(|line| pen.line(line, tone));
    told.chain([Line::default()]).collect()
}

/// Who won, and what can be done now.
pub(super) fn result(app: &App, frame: &mut Frame<'_>, area: Rect, pen: &Pen) {
    let Some(ending) = app.party.ending() else { return };
    let mut lines: Vec<Line<'static>> =
        said(ending).iter().map(|message| pen.line(pen.say(message), Tone::Strong)).collect();
    if let Some(leg) = app.party.leg() {
        let both = wrapped(&pen.say(&leg.say(ending.winners)), text_width(area));
        lines.extend(both.into_iter().map(|line| pen.line(line, Tone::Plain)));
    }
    lines.push(Line::default());
    if let Some(outcome) = &ending.outcome {
        lines.extend(ranking(outcome, pen));
        lines.push(Line::default());
    }
    if let Some(lost) = app.out_of_reach() {
        lines.extend([pen.line(pen.say(&lost), Tone::Alarm), Line::default()]);
    }
    let proof = deal::proof(app, text_width(area), pen);
    if !proof.is_empty() {
        lines.extend(proof.into_iter().chain([Line::default()]));
    }
    lines.extend(notice(app, area, pen));
    lines.push(pen.line(pen.word("terminal-keys-result"), Tone::Dim));
    dialog(frame, area, pen, app.party.game().meta().title, lines);
}

/// Who gave up, if somebody did, and who won, if anybody has.
fn said(ending: &Ending) -> Vec<Message> {
    let resigned = match ending.cause {
        EndingCause::Resigned(seat) => Some(Message::new("table-log-resigned").with("seat", seat)),
        EndingCause::TimeUp(seat) => Some(Message::new("table-log-timed-out").with("seat", seat)),
        EndingCause::Played => None,
    };
    let winners = ending.winners.first().map(|first| {
        let winners = Message::new("terminal-winners").with("seats", Arg::list(ending.winners.iter()));
        winners.with("count", ending.winners.len()).with("seat", first)
    });
    resigned.into_iter().chain(winners).collect()
}

/// The players by points, winners marked.
fn ranking(outcome: &Outcome, pen: &Pen) -> Vec<Line<'static>> {
    let seats = outcome.points.len() as u8;
    let mut order: Vec<Seat> = Seat::all(seats).collect();
    order.sort_by_key(|seat| (!outcome.winners.contains(*seat), -outcome.points[seat.index()]));
    let widest = order.iter().map(|seat| Line::from(pen.name(*seat)).width()).max().unwrap_or(0);
    let row = |seat: &Seat| {
        let (mark, tone) =
            if outcome.winners.contains(*seat) { ("★", Tone::Good) } else { (" ", Tone::Plain) };
        let name = pen.name(*seat);
        let gap = " ".repeat(widest - Line::from(name).width());
        pen.line(format!("{mark} {name}{gap}  {:>4}", outcome.points[seat.index()]), tone)
    };
    order.iter().map(row).collect()
}

/// What is laid over the screen.
pub(super) fn overlay(app: &App, overlay: &Overlay, frame: &mut Frame<'_>, area: Rect, pen: &Pen) {
    let title = |key| pen.word(key);
    match overlay {
        Overlay::Help => {
            let lines = pen.word("terminal-help").lines().map(|line| pen.line(line, Tone::Plain)).collect();
            dialog(frame, area, pen, &title("terminal-help-title"), lines);
        }
        Overlay::Page => {
            let canvas = app.canvas(pen, (area.width.saturating_sub(4), area.height.saturating_sub(4)), 0);
            if let Some(page) = app.sight.seen().and_then(|seen| seen.page(&canvas)) {
                let mut lines = page.lines;
                lines.extend([Line::default(), pen.line(pen.word("terminal-keys-close"), Tone::Dim)]);
                dialog(frame, area, pen, &page.title, lines);
            }
        }
        Overlay::Rules { scroll } => rule_text(app, frame, area, pen, *scroll),
        Overlay::Quit => question(frame, area, pen, &Message::new("terminal-quit")),
        Overlay::TakeBack => question(frame, area, pen, &take_back(app)),
        Overlay::Resign => question(frame, area, pen, &Message::new("terminal-resign")),
        Overlay::Caller => {
            let mut lines = vec![pen.line(pen.word("terminal-caller"), Tone::Strong), Line::default()];
            lines.extend(
                app.urgent.iter().map(|urgent| {
                    pen.line(format!("{}  {}", urgent.seat, pen.name(urgent.seat)), Tone::Plain)
                }),
            );
            dialog(frame, area, pen, "", lines);
        }
    }
}

/// Somebody wants to take back.
fn take_back(app: &App) -> Message {
    let key = if app.party.is_own() { "terminal-take-back" } else { "terminal-take-back-asked" };
    let message = Message::new(key);
    match app.party.take_back() {
        Some((by, _)) => message.with("seat", by),
        None => message,
    }
}

fn question(frame: &mut Frame<'_>, area: Rect, pen: &Pen, message: &Message) {
    let width = area.width.min(WIDEST).saturating_sub(6) as usize;
    let mut lines: Vec<Line<'static>> =
        wrapped(&pen.say(message), width).into_iter().map(|line| pen.line(line, Tone::Strong)).collect();
    lines.extend([Line::default(), pen.line(pen.word("terminal-keys-question"), Tone::Dim)]);
    dialog(frame, area, pen, "", lines);
}

/// The rule of the last refusal, or all rules.
fn rule_text(app: &App, frame: &mut Frame<'_>, area: Rect, pen: &Pen, scroll: usize) {
    let width = text_width(area);
    let Some(book) = rules(app.party.game().meta().id, app.lang) else { return };
    let cited = app.broken().and_then(|rule| book.find(rule).copied());
    let whole = |rule: &Rule| format!("\n\n{} {}\n{}", rule.id, rule.title, rule.body);
    let text = cited.map_or_else(
        || book.rules().fold(book.intro.to_owned(), |text, rule| text + &whole(rule)),
        |rule| rule.body.to_owned(),
    );
    let title = cited.map_or_else(|| book.title.to_owned(), |rule| format!("{} {}", rule.id, rule.title));
    let all = wrapped(&text.replace("**", "").replace('*', ""), width);
    let rows = area.height.saturating_sub(6) as usize;
    let scroll = scroll.min(all.len().saturating_sub(rows));
    let more = all.len() > rows;
    let mut lines: Vec<Line<'static>> =
        all.into_iter().skip(scroll).take(rows).map(|line| pen.line(line, Tone::Plain)).collect();
    let keys = if more { "terminal-keys-scroll" } else { "terminal-keys-close" };
    lines.extend([Line::default(), pen.line(pen.word(keys), Tone::Dim)]);
    dialog(frame, area, pen, &title, lines);
}

/// A box in the middle, as large as its text.
pub(super) fn dialog(frame: &mut Frame<'_>, area: Rect, pen: &Pen, title: &str, lines: Vec<Line<'static>>) {
    let text = Text::from(lines);
    let title_width = Line::from(title).width() as u16 + 4;
    let width = (text.width() as u16 + 4).max(title_width).min(area.width);
    let height = (text.height() as u16 + 2).min(area.height);
    let [row] = Layout::vertical([Constraint::Length(height)]).flex(Flex::Center).areas(area);
    let [middle] = Layout::horizontal([Constraint::Length(width)]).flex(Flex::Center).areas(row);
    let frame_block = boxed(pen, title);
    let inner = frame_block.inner(middle);
    let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
    frame.render_widget(Clear, middle);
    frame.render_widget(frame_block, middle);
    frame.render_widget(Paragraph::new(text), inner);
}
