//! Double Lucky 7: the trick in playing order, bids and tricks, trump, the wheel, the score pad.

mod forfeits;
mod pad;

use ratatui::text::Line;
use sevenfold_core::{Message, Seat};
use sevenfold_double_lucky_7::{
    Action, Advantage, Card, Colour, DoubleLucky7 as Rules, ExtraFate, HIGH_ROLLER, Mode, RoundView,
    TrickView, Trump, View,
};

use super::art::{self, Block, PlayerRow, beside, centred, flow, indented};
use super::{Canvas, Face, Page, Sketch};
use crate::screen::cut;
use crate::theme::{Hue, Tone};

/// How Double Lucky 7 looks.
#[derive(Clone, Copy)]
pub(super) struct DoubleLucky7;

impl Face for DoubleLucky7 {
    type Game = Rules;

    fn draw(&self, view: &View, picked: Option<&Action>, canvas: &Canvas<'_>) -> Sketch {
        let mut table = Block::new();
        if let Some(round) = &view.round {
            table.push(trump_line(round, canvas));
            table.extend(trick(view, round, canvas));
            table.extend(hand(view, round, picked, canvas));
        }
        table.extend(wheel(view, canvas));
        table.extend(forfeits::lines(view, canvas));
        let room = usize::from(canvas.height).saturating_sub(table.len());
        table.extend(pad::tail(view, canvas, room));
        Sketch {
            status: canvas.pen.say(&status(view)),
            table: indented(table, 1),
            players: players(view, canvas),
        }
    }

    fn path(&self, text: &str) -> Vec<String> {
        // An advantage is chosen first, then what is done with it.
        let words = if text.starts_with("use ") { 2 } else { 1 };
        vec![text.split(' ').take(words).collect::<Vec<_>>().join(" ")]
    }

    fn group(&self, _view: &View, path: &[String], moves: &[String]) -> Message {
        let word = path.first().and_then(|group| group.strip_prefix("use ")).unwrap_or_default();
        match Advantage::ALL.into_iter().find(|advantage| advantage.word() == word) {
            Some(advantage) => Message::new("terminal-double-lucky-7-group-use")
                .with("advantage", advantage.name())
                .with("count", moves.len()),
            None => super::group_by_words(path, moves),
        }
    }

    /// The High Rollers Club (DL-37).
    fn fame(&self) -> Option<i32> {
        Some(HIGH_ROLLER)
    }

    fn page(&self, view: &View, canvas: &Canvas<'_>) -> Option<Page> {
        Some(Page { title: canvas.pen.word("terminal-double-lucky-7-pad"), lines: pad::whole(view, canvas) })
    }
}

fn status(view: &View) -> Message {
    let (round, tricks) = view.round.as_ref().map_or((0, 0), |round| (round.number, round.tricks));
    let message = Message::new("terminal-double-lucky-7-status")
        .with("round", round)
        .with("rounds", view.options.rounds)
        .with("tricks", tricks);
    match view.dealer {
        Some(dealer) => message.with("dealer", dealer),
        None => message.with("dealer", "–"),
    }
}

fn trump_line(round: &RoundView, canvas: &Canvas<'_>) -> Line<'static> {
    let turned = round.turned.to_string();
    let message = match round.trump {
        Trump::Colour { colour } => {
            Message::new("terminal-double-lucky-7-trump").with("colour", colour.name())
        }
        Trump::LedColour => Message::new("terminal-double-lucky-7-trump-led"),
        Trump::DealerCard => Message::new("terminal-double-lucky-7-trump-dealer"),
        Trump::Unnamed => Message::new("terminal-double-lucky-7-trump-unnamed"),
        Trump::None => Message::new("terminal-double-lucky-7-trump-none"),
    };
    let tone = match round.trump {
        Trump::Colour { colour } => Tone::Hue(hue(colour)),
        _ => Tone::Strong,
    };
    canvas.pen.line(canvas.pen.say(&message.with("turned", turned)), tone)
}

/// The running trick in playing order; between tricks the last one.
fn trick(view: &View, round: &RoundView, canvas: &Canvas<'_>) -> Block {
    let Some(trick) = round.played.last() else {
        let waiting = canvas.pen.line(canvas.pen.word("terminal-double-lucky-7-no-trick"), Tone::Dim);
        return vec![Line::default(), waiting, Line::default()];
    };
    let cards = trick.by_seat(view.seats).map(|(seat, card)| {
        let name = centred(&cut(canvas.pen.name(seat), 6), 6);
        let wins = trick.winner == seat;
        let mut block = vec![canvas.pen.line(name, if wins { Tone::Good } else { Tone::Plain })];
        block.extend(indented(card_block(card, card_tone(card), canvas), 0));
        block.push(canvas.pen.line(centred(if wins { "▲" } else { "" }, 5), Tone::Good));
        block
    });
    let mut block = vec![canvas.pen.line(canvas.pen.say(&trick_title(view, round, trick)), Tone::Dim)];
    block.extend(beside(cards, 1));
    block
}

fn trick_title(view: &View, round: &RoundView, trick: &TrickView) -> Message {
    let full = trick.cards.len() == usize::from(view.seats);
    let key = if full { "terminal-double-lucky-7-trick-taken" } else { "terminal-double-lucky-7-trick" };
    Message::new(key)
        .with("trick", round.played.len())
        .with("tricks", round.tricks)
        .with("seat", trick.winner)
}

/// One's own cards; what could not be played now is dim while a card is asked for.
fn hand(view: &View, round: &RoundView, picked: Option<&Action>, canvas: &Canvas<'_>) -> Block {
    let Some(seat) = view.viewer.seat() else { return Block::new() };
    let lifted = match picked {
        Some(Action::Play(card)) => Some(*card),
        _ => None,
    };
    let mut cards: Vec<Block> = view
        .hand()
        .iter()
        .map(|card| {
            let tone = if lifted == Some(card) { Tone::Picked } else { card_tone(card) };
            card_block(card, tone, canvas)
        })
        .collect();
    if let Some(extra) = round.extra.filter(|extra| extra.seat == seat && extra.fate == ExtraFate::Open) {
        let tone =
            if matches!(picked, Some(Action::PlayExtra(_))) { Tone::Picked } else { card_tone(extra.card) };
        let mut block = card_block(extra.card, tone, canvas);
        block[2] = canvas.pen.line("╰─*─╯", tone);
        cards.push(block);
    }
    let mut block = vec![canvas.pen.line(canvas.pen.word("terminal-double-lucky-7-hand"), Tone::Dim)];
    block.extend(beside(cards, 1));
    block
}

fn card_block(card: Card, tone: Tone, canvas: &Canvas<'_>) -> Block {
    ["╭───╮".to_owned(), format!("│{}│", centred(&card.to_string(), 3)), "╰───╯".to_owned()]
        .map(|row| canvas.pen.line(row, tone))
        .to_vec()
}

fn card_tone(card: Card) -> Tone {
    card.colour().map_or(Tone::Strong, |colour| Tone::Hue(hue(colour)))
}

const fn hue(colour: Colour) -> Hue {
    match colour {
        Colour::Red => Hue::Red,
        Colour::Green => Hue::Green,
        Colour::Blue => Hue::Blue,
        Colour::Yellow => Hue::Yellow,
    }
}

/// The Lucky Wheel of this half: what is free, and who has blocked the rest.
fn wheel(view: &View, canvas: &Canvas<'_>) -> Block {
    if view.options.mode == Mode::Classic {
        return Block::new();
    }
    let half = usize::from(view.round.as_ref().is_some_and(|round| round.number > 7));
    let chip = |advantage: Advantage| {
        let name = canvas.pen.say(&Message::new("terminal-word").with("word", advantage.name()));
        match view.wheels[half].user(advantage) {
            None => canvas.pen.line(format!("○ {name}"), Tone::Plain),
            Some(seat) => canvas.pen.line(format!("× {name} ({})", cut(canvas.pen.name(seat), 6)), Tone::Dim),
        }
    };
    let mut block = vec![canvas.pen.line(canvas.pen.word("terminal-double-lucky-7-wheel"), Tone::Dim)];
    block.extend(flow(Advantage::ALL.map(chip), usize::from(canvas.width).saturating_sub(2)));
    block
}

fn players(view: &View, canvas: &Canvas<'_>) -> Block {
    let mut keys = vec!["terminal-double-lucky-7-bid", "terminal-double-lucky-7-total"];
    if view.options.mode != Mode::Classic {
        keys.insert(0, "terminal-double-lucky-7-pawn");
    }
    let headings: Vec<String> = keys.iter().map(|key| canvas.pen.word(key)).collect();
    let row = |seat: Seat| {
        let player = view.round.as_ref().and_then(|round| round.players.get(seat.index()));
        let bid = player.and_then(|player| player.bid).map_or_else(|| "–".to_owned(), |bid| bid.to_string());
        let taken = player.map_or(0, |player| player.taken);
        let total = view.pad.totals.get(seat.index()).copied().unwrap_or(0);
        let mut columns = vec![format!("{taken}/{bid}"), total.to_string()];
        if view.options.mode != Mode::Classic {
            columns.insert(0, if view.pawns.contains(seat) { "♟" } else { "·" }.to_owned());
        }
        PlayerRow { seat, columns }
    };
    let rows: Vec<PlayerRow> = Seat::all(view.seats).map(row).collect();
    art::players(canvas, &headings, &rows)
}
