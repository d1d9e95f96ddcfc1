//! Sevens: a row for each suit, from the ace to the king, and the hand below it in the same columns.

use ratatui::text::Line;
use sevenfold_core::Message;
use sevenfold_sevens::{Action, Card, CardSet, RANKS, Sevens as Rules, Standing, Suit, View};

use super::art::{self, Block, PlayerRow, indented};
use super::{Canvas, Face, Sketch};
use crate::theme::Tone;

/// How Sevens looks.
#[derive(Clone, Copy)]
pub(super) struct Sevens;

impl Face for Sevens {
    type Game = Rules;

    fn draw(&self, view: &View, picked: Option<&Action>, canvas: &Canvas<'_>) -> Sketch {
        let laid = match picked {
            Some(&Action::Lay { card }) => Some(card),
            Some(Action::Pass | Action::Fold) | None => None,
        };
        let mut table = indented(rows(view, laid, canvas), 1);
        table.push(Line::default());
        table.extend(indented(hand(view, laid, canvas), 1));
        Sketch { status: canvas.pen.say(&status(view)), table, players: players(view, canvas) }
    }
}

fn status(view: &View) -> Message {
    Message::new("terminal-sevens-status").with("round", view.round).with("rounds", view.options.rounds)
}

const fn sign(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "♣",
        Suit::Diamonds => "♦",
        Suit::Hearts => "♥",
        Suit::Spades => "♠",
    }
}

/// The rank of a card as it is written.
fn rank(card: Card) -> String {
    card.to_string().split_off(1)
}

/// The rows: what lies, `○` where a card fits, `·` where it does not yet.
fn rows(view: &View, picked: Option<Card>, canvas: &Canvas<'_>) -> Block {
    let mark = |card: Card| match card {
        _ if picked == Some(card) => (rank(card), Tone::Good),
        _ if view.laid().contains(card) => (rank(card), Tone::Strong),
        _ if view.fits.contains(card) => ("○".to_owned(), Tone::Good),
        _ => ("·".to_owned(), Tone::Dim),
    };
    Suit::ALL.into_iter().map(|suit| columns(suit, mark, canvas)).collect()
}

/// One's own cards in the columns of the rows; `[ ]` around those that fit.
fn hand(view: &View, picked: Option<Card>, canvas: &Canvas<'_>) -> Block {
    let Some(hand) = view.hand.filter(|hand| !hand.is_empty()) else { return Block::new() };
    let mut block = vec![canvas.pen.line(canvas.pen.word("terminal-sevens-hand"), Tone::Dim)];
    block.extend(
        Suit::ALL.into_iter().map(|suit| columns(suit, |card| held(hand, view.fits, picked, card), canvas)),
    );
    block
}

fn held(hand: CardSet, fits: CardSet, picked: Option<Card>, card: Card) -> (String, Tone) {
    match card {
        _ if !hand.contains(card) => (String::new(), Tone::Dim),
        _ if fits.contains(card) => {
            let tone = if picked == Some(card) { Tone::Good } else { Tone::Strong };
            (format!("[{}]", rank(card)), tone)
        }
        _ => (rank(card), Tone::Plain),
    }
}

/// A suit's line with something in the column of each rank.
fn columns(suit: Suit, mark: impl Fn(Card) -> (String, Tone), canvas: &Canvas<'_>) -> Line<'static> {
    let mut line = canvas.pen.line(format!("{} ", sign(suit)), Tone::Strong);
    for number in 1..=RANKS {
        let (text, tone) = mark(Card::new(suit, number));
        let width = if number == WIDE { COLUMN + 1 } else { COLUMN };
        line.push_span(canvas.pen.ink(art::centred(&text, width), tone));
    }
    line
}

/// Marks such as `[K]` fit; so all thirteen are in sight in a window of 80 columns.
const COLUMN: usize = 3;
/// The rank that is written with two letters.
const WIDE: u8 = 10;

fn players(view: &View, canvas: &Canvas<'_>) -> Block {
    let headings = ["terminal-sevens-cards", "terminal-sevens-passes", "terminal-sevens-penalties"]
        .map(|key| canvas.pen.word(key));
    let rows: Vec<PlayerRow> = view
        .players
        .iter()
        .map(|player| PlayerRow {
            seat: player.seat,
            columns: vec![
                match player.standing {
                    Standing::In => player.cards.to_string(),
                    Standing::Out(_) => canvas.pen.word("terminal-sevens-out"),
                    Standing::Folded(_) => canvas.pen.word("terminal-sevens-folded"),
                },
                player.passes.to_string(),
                player.penalties.to_string(),
            ],
        })
        .collect();
    art::players(canvas, &headings, &rows)
}
