//! 777: what the pile shows as a badge, the direction, the reserve, what has been collected, open questions.

use ratatui::text::Line;
use serde_json::{Map, Value};
use sevenfold_core::{Arg, Message, Seat};
use sevenfold_triple_seven::{
    Action, Card, Cards, Colour, Direction, Face as Print, Frame, Gift, Main, Own, Phase, Player, Rank,
    Source, Table, Top, TripleSeven as Rules, View,
};

use super::art::{self, Block, PlayerRow, beside, centred, flow, indented};
use super::{Canvas, Face, Sketch};
use crate::theme::{Hue, Tone};

/// How 777 looks.
#[derive(Clone, Copy)]
pub(super) struct TripleSeven;

impl Face for TripleSeven {
    type Game = Rules;

    fn draw(&self, view: &View, picked: Option<&Action>, canvas: &Canvas<'_>) -> Sketch {
        let mut table = vec![Line::default()];
        table.extend(beside([badge(view, canvas), facts(view, canvas)], 2));
        table.push(Line::default());
        if let Some(own) = &view.own {
            table.extend(hand(own, picked, canvas));
        }
        Sketch {
            status: canvas.pen.say(&status(&view.table)),
            table: indented(table, 1),
            players: players(view, canvas),
        }
    }

    /// A card is chosen first, then how it is meant; what is reserved or swapped, each together.
    fn path(&self, text: &str) -> Vec<String> {
        let words = if text.starts_with("play ") { 2 } else { 1 };
        vec![text.split(' ').take(words).collect::<Vec<_>>().join(" ")]
    }

    fn group(&self, _view: &View, path: &[String], moves: &[String]) -> Message {
        let group = path.first().map_or("", String::as_str);
        let key = match group.split(' ').next() {
            Some("play") if group.contains('*') => "terminal-triple-seven-group-play-reserved",
            Some("play") => "terminal-triple-seven-group-play",
            Some("reserve") => "terminal-triple-seven-group-reserve",
            Some("swap") => "terminal-triple-seven-group-swap",
            Some("give") => "terminal-triple-seven-group-give",
            Some("answer") => "terminal-triple-seven-group-answer",
            _ => return super::group_by_words(path, moves),
        };
        let card = moves.first().and_then(|text| text.parse().ok()).and_then(card_of);
        let card = card.map_or(Arg::Text(String::new()), Card::say);
        Message::new(key).with("card", card).with("count", moves.len())
    }

    /// People who sit together race for a HERALD (TS-27).
    fn live_options(&self) -> Map<String, Value> {
        Map::from_iter([("herald".to_owned(), Value::from("race"))])
    }
}

/// The card a move is about.
fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Reserve(card) | Action::Swap(card) | Action::Give(Gift::Card(card)) => Some(card),
        Action::Play(_, play) => Some(play.card()),
        Action::Answer(answer) => Some(Card::main(answer.with.main())),
        _ => None,
    }
}

fn status(table: &Table) -> Message {
    Message::new("terminal-triple-seven-status").with("round", table.round).with("dealer", table.dealer)
}

/// The pile as a badge: the card on top, and the colour and number in force.
fn badge(view: &View, canvas: &Canvas<'_>) -> Block {
    let pile = &view.table.pile;
    let tone = pile.shows.map_or(Tone::Dim, |shows| Tone::Hue(hue(shows.colour)));
    let top = match pile.top {
        Top::Nothing => canvas.pen.word("terminal-triple-seven-no-pile"),
        Top::Card(card) => label(card, canvas),
        Top::Run(run) => format!("{} 5-6-7", letter(run.colour)),
    };
    let number = pile.shows.map_or(String::new(), |shows| {
        let number = shows.number.map_or_else(|| "–".to_owned(), |number| number.to_string());
        format!("{} {number}", letter(shows.colour))
    });
    let colour = pile.shows.map_or(String::new(), |shows| canvas.pen.word(shows.colour.key()));
    let edge = "━".repeat(WIDTH);
    let rows = [
        format!("┏{edge}┓"),
        format!("┃{}┃", centred(&top, WIDTH)),
        format!("┃{}┃", centred(&number, WIDTH)),
        format!("┃{}┃", centred(&colour, WIDTH)),
        format!("┗{edge}┛"),
    ];
    rows.map(|row| canvas.pen.line(row, tone)).to_vec()
}

/// Inside of the badge.
const WIDTH: usize = 13;

/// Beside the pile: the direction, the stack, and what waits for an answer.
fn facts(view: &View, canvas: &Canvas<'_>) -> Block {
    let table = &view.table;
    let direction = match table.direction {
        Direction::Clockwise => "terminal-triple-seven-clockwise",
        Direction::Anticlockwise => "terminal-triple-seven-anticlockwise",
    };
    let stack = Message::new("terminal-triple-seven-stack").with("count", view.stack);
    let mut block = vec![
        Line::default(),
        canvas.pen.line(canvas.pen.word(direction), Tone::Plain),
        canvas.pen.line(canvas.pen.say(&stack), Tone::Plain),
    ];
    if let Some(message) = open_question(table) {
        let width = usize::from(canvas.width).saturating_sub(WIDTH + 6);
        let lines = crate::screen::wrapped(&canvas.pen.say(&message), width);
        block.extend(lines.into_iter().map(|line| canvas.pen.line(line, Tone::Alarm)));
    }
    block
}

/// What interrupts the turn, or can be called out.
fn open_question(table: &Table) -> Option<Message> {
    if let Some(herald) = table.herald {
        return Some(Message::new("terminal-triple-seven-herald").with("seat", herald.by));
    }
    let Phase::Round(frames) = table.phase else { return None };
    let (key, by, to) = match frames.top()? {
        Frame::Trade { by, to } => ("terminal-triple-seven-trade", by, to),
        Frame::Theft { by, from } => ("terminal-triple-seven-theft", by, from),
        Frame::Sin { by, asked } => ("terminal-triple-seven-sin", by, asked),
        Frame::Smite { by, at, .. } => ("terminal-triple-seven-smite", by, at),
        Frame::CallOut { by, asked } => ("terminal-triple-seven-call-out", by, asked),
        Frame::Deuce { .. }
        | Frame::Gift { .. }
        | Frame::LastHerald { .. }
        | Frame::Draw { .. }
        | Frame::TopGift { .. } => return None,
    };
    Some(Message::new(key).with("seat", by).with("other", to))
}

/// One's own cards and reserve; the one a move would use stands out.
fn hand(own: &Own, picked: Option<&Action>, canvas: &Canvas<'_>) -> Block {
    let used = match picked {
        Some(Action::PlayRun(run) | Action::Give(Gift::Run(run))) => run.cards(),
        Some(Action::Play(Source::Reserve, _)) | None => Cards::NONE,
        Some(&action) => card_of(action).into_iter().collect(),
    };
    let chip = |card: Card| {
        let tone = if used.contains(card) { Tone::Picked } else { card_tone(card) };
        canvas.pen.line(format!("[{}]", label(card, canvas)), tone)
    };
    let width = usize::from(canvas.width).saturating_sub(2);
    let title = Message::new("terminal-triple-seven-hand").with("count", own.hand.len());
    let mut block = vec![canvas.pen.line(canvas.pen.say(&title), Tone::Dim)];
    block.extend(flow(own.hand.iter().map(chip), width));
    let mut reserve = Line::from(canvas.pen.ink(canvas.pen.word("terminal-triple-seven-reserve"), Tone::Dim));
    reserve.push_span(match own.reserve {
        None => canvas.pen.ink(" –", Tone::Dim),
        Some(card) => {
            let played = matches!(picked, Some(Action::Play(Source::Reserve, _)));
            let tone = if played { Tone::Picked } else { card_tone(card) };
            canvas.pen.ink(format!(" [{}]", label(card, canvas)), tone)
        }
    });
    block.push(reserve);
    block
}

/// A card in a few letters: its colour's letter, and its number or name.
fn label(card: Card, canvas: &Canvas<'_>) -> String {
    match card.face() {
        Print::Main(main) => canvas.pen.word(main_key(main)),
        Print::Coloured(colour, Rank::Number(number)) => format!("{} {number}", letter(colour)),
        Print::Coloured(colour, rank) => format!("{} {}", letter(colour), canvas.pen.word(rank_key(rank))),
    }
}

const fn rank_key(rank: Rank) -> &'static str {
    match rank {
        Rank::Number(_) => "terminal-word",
        Rank::Reverse => "terminal-triple-seven-reverse",
        Rank::Deuce => "terminal-triple-seven-deuce",
        Rank::Trade => "terminal-triple-seven-trade-card",
        Rank::Herald => "terminal-triple-seven-herald-card",
        Rank::Thief => "terminal-triple-seven-thief",
    }
}

const fn main_key(main: Main) -> &'static str {
    match main {
        Main::Saint => "terminal-triple-seven-saint",
        Main::Samaritan => "terminal-triple-seven-samaritan",
        Main::Sinner => "terminal-triple-seven-sinner",
        Main::Reaper => "terminal-triple-seven-reaper",
    }
}

/// The letter of the notation: the sign of a colour beside the colour itself.
const fn letter(colour: Colour) -> char {
    match colour {
        Colour::Red => 'R',
        Colour::Green => 'G',
        Colour::Blue => 'B',
        Colour::Yellow => 'Y',
    }
}

const fn hue(colour: Colour) -> Hue {
    match colour {
        Colour::Red => Hue::Red,
        Colour::Green => Hue::Green,
        Colour::Blue => Hue::Blue,
        Colour::Yellow => Hue::Yellow,
    }
}

fn card_tone(card: Card) -> Tone {
    match card.face() {
        Print::Coloured(colour, _) => Tone::Hue(hue(colour)),
        Print::Main(_) => Tone::Strong,
    }
}

fn players(view: &View, canvas: &Canvas<'_>) -> Block {
    let keys =
        ["terminal-triple-seven-cards", "terminal-triple-seven-reserved", "terminal-triple-seven-score"];
    let headings = keys.map(|key| canvas.pen.word(key));
    let row = |(seat, player): (Seat, &Player)| PlayerRow {
        seat,
        columns: vec![
            player.hand.to_string(),
            if player.reserved { "■" } else { "·" }.to_owned(),
            if player.score == 0 { "–".to_owned() } else { player.score.to_string() },
        ],
    };
    let rows: Vec<PlayerRow> = Seat::all(view.table.seats).zip(&view.players).map(row).collect();
    let mut block = art::players(canvas, &headings, &rows);
    block.extend(collected(view, canvas));
    block
}

/// What each player has collected towards 777 (TS-22).
fn collected(view: &View, canvas: &Canvas<'_>) -> Block {
    let named = Seat::all(view.table.seats).zip(&view.players).filter_map(|(seat, player)| {
        let cards: Vec<String> = player.collected.iter().flatten().map(|card| label(*card, canvas)).collect();
        (!cards.is_empty()).then(|| format!("  {}: {}", canvas.pen.name(seat), cards.join(", ")))
    });
    let lines = named.flat_map(|text| crate::screen::wrapped(&text, usize::from(canvas.side)));
    lines.map(|line| canvas.pen.line(line, Tone::Dim)).collect()
}
