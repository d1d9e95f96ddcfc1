//! 7 (Sieben): a card has its number at one end and a hole at the other, and one sees through the hole.

use ratatui::text::Line;
use sevenfold_core::Message;
use sevenfold_sieben::{Action, Card, Choice, Counts, Face as Shown, SEVEN, Sieben as Rules, View, Way};

use super::art::{self, Block, PlayerRow, beside, centred, indented};
use super::{Canvas, Face, Sketch};
use crate::theme::Tone;

/// How 7 (Sieben) looks.
#[derive(Clone, Copy)]
pub(super) struct Sieben;

impl Face for Sieben {
    type Game = Rules;

    fn draw(&self, view: &View, picked: Option<&Action>, canvas: &Canvas<'_>) -> Sketch {
        let mut table = indented(pile(view, picked, canvas), 1);
        table.push(Line::default());
        table.extend(indented(hand(view, picked, canvas), 1));
        Sketch { status: canvas.pen.say(&status(view)), table, players: players(view, canvas) }
    }
}

fn status(view: &View) -> Message {
    Message::new("terminal-sieben-status")
        .with("round", view.round)
        .with("draw", view.draw_pile)
        .with("aside", view.aside.total())
        .with("chips", view.chips_left)
}

/// Which end of a card the number is on: it changes whenever a card is laid hole on number.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NumberAt {
    Left,
    Right,
}

impl NumberAt {
    const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// Of the top card of the pile.
    fn of(view: &View) -> Self {
        view.pile.cards.iter().fold(Self::Left, |at, lying| at.after(lying.way))
    }

    /// Of a card laid on one that lies like this.
    const fn after(self, way: Way) -> Self {
        match way {
            Way::Open => Self::Left,
            Way::Hole => self,
            Way::Number => self.other(),
        }
    }
}

/// The pile, and beside it what the picked card would make of it.
fn pile(view: &View, picked: Option<&Action>, canvas: &Canvas<'_>) -> Block {
    let at = NumberAt::of(view);
    let now = match view.face() {
        Some(face) => card(face, at, Tone::Strong, canvas),
        None => empty(canvas),
    };
    let Some(&Action::Lay { card: laid, way }) = picked else { return now };
    let makes = Shown::laid(view.face(), laid, way);
    if usize::from(canvas.width) < 2 * art::width(&now) + 6 {
        return beside([now, vec![canvas.pen.line(format!("→ {}", sum(makes, canvas)), Tone::Good)]], 1);
    }
    let then = card(makes, at.after(way), Tone::Good, canvas);
    let arrow = vec![Line::default(), Line::default(), Line::default(), canvas.pen.line("→", Tone::Good)];
    beside([now, arrow, then], 1)
}

/// Inside a card there is room for the number at one end and the hole at the other.
const END: usize = 9;

fn card(face: Shown, at: NumberAt, tone: Tone, canvas: &Canvas<'_>) -> Block {
    let through = face.seen.map_or_else(|| "·".to_owned(), |seen| seen.to_string());
    let blank = " ".repeat(END);
    let number = [blank.clone(), centred(&face.top.to_string(), END), blank];
    let hole = ["╭─────╮".to_owned(), format!("│{}│", centred(&through, END - 4)), "╰─────╯".to_owned()]
        .map(|row| centred(&row, END));
    let (left, right) = match at {
        NumberAt::Left => (number, hole),
        NumberAt::Right => (hole, number),
    };
    let edge = "─".repeat(2 * END);
    let mut block = vec![canvas.pen.line(format!("╭{edge}╮"), tone)];
    let inside = left.iter().zip(&right).map(|(left, right)| format!("│{left}{right}│"));
    block.extend(inside.map(|row| canvas.pen.line(row, tone)));
    block.push(canvas.pen.line(format!("╰{edge}╯"), tone));
    block.push(canvas.pen.line(centred(&sum(face, canvas), 2 * END + 2), tone));
    block
}

/// What the two numbers make together.
fn sum(face: Shown, canvas: &Canvas<'_>) -> String {
    let sum = format!("{} + {} = {}", face.top, face.hole(), face.total());
    if face.is_seven() { format!("{sum}  {}", canvas.pen.word("terminal-sieben-seven")) } else { sum }
}

/// Where the pile will be.
fn empty(canvas: &Canvas<'_>) -> Block {
    let edge = "┄".repeat(2 * END);
    let row = |text: &str| format!("┊{}┊", centred(text, 2 * END));
    let rows = [
        format!("╭{edge}╮"),
        row(""),
        row(&canvas.pen.word("terminal-sieben-no-pile")),
        row(""),
        format!("╰{edge}╯"),
        String::new(),
    ];
    rows.map(|row| canvas.pen.line(row, Tone::Dim)).to_vec()
}

/// One's own cards, equal ones together, each with what it could make now.
fn hand(view: &View, picked: Option<&Action>, canvas: &Canvas<'_>) -> Block {
    let Some(hand) = view.hand.filter(|hand| !hand.is_empty()) else { return Block::new() };
    let held = Card::all().filter(|card| hand.of(*card) > 0);
    let cards = held.map(|card| {
        let choices: Vec<&Choice> = view.choices.iter().filter(|choice| choice.card == card).collect();
        let lifted = matches!(picked, Some(Action::Lay { card: laid, .. }) if *laid == card);
        small_card(card, hand, &choices, lifted, canvas)
    });
    let mut block = vec![canvas.pen.line(canvas.pen.word("terminal-sieben-hand"), Tone::Dim)];
    block.extend(beside(cards, 1));
    block
}

fn small_card(card: Card, hand: Counts, choices: &[&Choice], lifted: bool, canvas: &Canvas<'_>) -> Block {
    let tone = match (choices, lifted) {
        ([], _) => Tone::Dim,
        (_, true) => Tone::Good,
        (_, false) => Tone::Strong,
    };
    let copies = match hand.of(card) {
        1 => String::new(),
        more => format!("×{more}"),
    };
    let mut totals: Vec<u8> = choices.iter().map(|choice| choice.total).collect();
    totals.dedup();
    let makes: Vec<String> = totals
        .iter()
        .map(|total| if *total == SEVEN { "7!".to_owned() } else { total.to_string() })
        .collect();
    let rows = [
        "╭───╮".to_owned(),
        format!("│ {card} │{copies}"),
        "│ ○ │".to_owned(),
        "╰───╯".to_owned(),
        centred(&makes.join(" "), 5),
    ];
    rows.map(|row| canvas.pen.line(row, tone)).to_vec()
}

fn players(view: &View, canvas: &Canvas<'_>) -> Block {
    let headings = ["terminal-sieben-cards", "terminal-sieben-chips"].map(|key| canvas.pen.word(key));
    let rows: Vec<PlayerRow> = view
        .players
        .iter()
        .map(|player| PlayerRow {
            seat: player.seat,
            columns: vec![
                match player.place {
                    Some(_) => canvas.pen.word("terminal-sieben-out"),
                    None => player.cards.to_string(),
                },
                player.chips.to_string(),
            ],
        })
        .collect();
    art::players(canvas, &headings, &rows)
}
