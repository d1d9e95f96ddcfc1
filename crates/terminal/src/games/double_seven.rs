//! Double Seven: families with their sizes, the reserve, one's own rack.

use ratatui::text::{Line, Span};
use sevenfold_core::{Message, Seat};
use sevenfold_double_seven::{
    Action, DoubleSeven as Rules, FamilyId, FamilyView, Pick, Stage, Tile, Tiles, View,
};

use super::art::{self, Block, PlayerRow, beside, flow, indented};
use super::{Canvas, Face, Sketch};
use crate::theme::{Hue, Tone};

/// How Double Seven looks.
pub struct DoubleSeven;

impl Face for DoubleSeven {
    type Game = Rules;

    fn draw(&self, view: &View, picked: Option<&Action>, canvas: &Canvas<'_>) -> Sketch {
        let used = Used::by(picked);
        let mut table = families(view, &used, canvas);
        table.push(Line::default());
        table.extend(reserve(view, &used, canvas));
        table.extend(rack(view, &used, canvas));
        Sketch {
            status: canvas.pen.say(&status(view)),
            table: indented(table, 1),
            players: players(view, canvas),
        }
    }

    fn group(&self, _view: &View, path: &[String], moves: &[String]) -> Message {
        let key = match path.first().map(String::as_str) {
            Some("start") => "terminal-double-seven-group-start",
            Some("expand") => "terminal-double-seven-group-expand",
            Some("exchange") => "terminal-double-seven-group-exchange",
            Some("retrieve") => "terminal-double-seven-group-retrieve",
            Some("two-for-one") => "terminal-double-seven-group-two-for-one",
            Some("discard") => "terminal-double-seven-group-discard",
            _ => "terminal-double-seven-group-draw",
        };
        Message::new(key).with("count", moves.len())
    }
}

fn status(view: &View) -> Message {
    let ending = if view.ending.is_some() { "last" } else { "on" };
    Message::new("terminal-double-seven-status")
        .with("sevens", view.sevens_left)
        .with("discarded", view.discarded.len())
        .with("ending", ending)
}

/// What the picked move would use, to be pointed out.
#[derive(Default)]
struct Used {
    rack: Tiles,
    face_up: Tiles,
    families: Vec<FamilyId>,
}

impl Used {
    fn by(picked: Option<&Action>) -> Self {
        let mut used = Self::default();
        match picked {
            Some(Action::Draw(Pick::FaceUp(tile))) => used.face_up = Tiles::one(*tile),
            Some(Action::Start(tiles)) => used.rack = *tiles,
            Some(Action::Expand(family, tiles)) => {
                used.rack = *tiles;
                used.families.push(*family);
            }
            Some(Action::Exchange { own, other }) => used.families.extend([*own, *other]),
            Some(Action::Retrieve(family)) => used.families.push(*family),
            Some(Action::TwoForOne(pair)) => used.rack = pair.tiles(),
            Some(Action::Discard(tile)) => used.rack = Tiles::one(*tile),
            Some(Action::Draw(Pick::FaceDown) | Action::Rainbow | Action::Pass) | None => {}
        }
        used
    }
}

/// Everybody's families, one's own last, next to the rack.
fn families(view: &View, used: &Used, canvas: &Canvas<'_>) -> Block {
    let seats = view.seats();
    let own = canvas.pen.viewer().seat();
    let mut order: Vec<Seat> = Seat::all(seats).filter(|seat| Some(*seat) != own).collect();
    order.extend(own);
    let mut block = Block::new();
    for seat in order {
        let theirs: Vec<FamilyView> =
            view.families.iter().filter(|family| family.owner == seat).copied().collect();
        block.push(canvas.pen.line(canvas.pen.name(seat).to_owned(), Tone::Dim));
        block.extend(rows_of(&theirs, view, used, canvas));
    }
    block
}

/// Families side by side where they fit.
fn rows_of(theirs: &[FamilyView], view: &View, used: &Used, canvas: &Canvas<'_>) -> Block {
    if theirs.is_empty() {
        return vec![canvas.pen.line("  –", Tone::Dim)];
    }
    let lines: Vec<Line<'static>> =
        theirs.iter().map(|family| family_line(*family, view, used, canvas)).collect();
    let columns = if lines.len() > 2 { 2 } else { 1 };
    let rows = lines.len().div_ceil(columns);
    indented(beside(lines.chunks(rows).map(<[Line<'static>]>::to_vec), 2), 2)
}

/// A family: number, tiles, size; and the families it could be exchanged for, which have the same size (DS-16).
fn family_line(family: FamilyView, view: &View, used: &Used, canvas: &Canvas<'_>) -> Line<'static> {
    let contents = family.contents;
    let letter = Tile::Animal(contents.animal).symbol();
    let mut tiles: String = std::iter::repeat_n(letter, usize::from(contents.animals)).collect();
    tiles.extend(std::iter::repeat_n(Tile::Clover.symbol(), usize::from(contents.clovers)));
    let star = if contents.is_seven() { "★" } else { " " };
    let tone = if used.families.contains(&family.number) { Tone::Picked } else { Tone::Plain };
    let name = canvas.pen.word(contents.animal.key());
    let mut spans = vec![
        canvas.pen.ink(format!("{:<3}", family.number.to_string()), Tone::Dim),
        canvas.pen.ink(format!("{tiles} {}{star}", contents.size()), tone),
        canvas.pen.ink(format!(" {name}"), Tone::Dim),
    ];
    if let Some(partners) = partners(family, view, canvas) {
        spans.push(canvas.pen.ink(partners, Tone::Hue(Hue::Green)));
    }
    Line::from(spans)
}

/// Only for the reader's own families while they can act.
fn partners(family: FamilyView, view: &View, canvas: &Canvas<'_>) -> Option<String> {
    let acting = matches!(view.stage, Stage::Act { .. }) && view.turn == family.owner;
    if !acting || !canvas.pen.viewer().is(family.owner) {
        return None;
    }
    let same = view.families.iter().filter(|other| {
        other.owner != family.owner
            && other.contents.size() == family.contents.size()
            && other.contents != family.contents
    });
    let numbers: Vec<String> = same.map(|other| other.number.to_string()).collect();
    (!numbers.is_empty()).then(|| format!(" ⇄ {}", numbers.join(" ")))
}

fn reserve(view: &View, used: &Used, canvas: &Canvas<'_>) -> Block {
    let label = Message::new("terminal-double-seven-reserve").with("down", view.reserve.face_down);
    let mut block = vec![canvas.pen.line(canvas.pen.say(&label), Tone::Dim)];
    block.extend(chips(view.reserve.face_up, used.face_up, canvas));
    block
}

fn rack(view: &View, used: &Used, canvas: &Canvas<'_>) -> Block {
    let Some(rack) = view.own_rack() else { return Block::new() };
    let label = Message::new("terminal-double-seven-rack").with("count", rack.len());
    let mut block = vec![canvas.pen.line(canvas.pen.say(&label), Tone::Dim)];
    block.extend(chips(rack, used.rack, canvas));
    block
}

/// Tiles with letter and name, equal ones together; those a move would use stand out.
fn chips(tiles: Tiles, used: Tiles, canvas: &Canvas<'_>) -> Block {
    let chip = |(tile, count): (Tile, u8)| {
        let tone = if used.has(tile) { Tone::Picked } else { Tone::Strong };
        let copies = if count > 1 { format!("×{count}") } else { String::new() };
        Line::from(vec![
            canvas.pen.ink(format!("[{} {}]", tile.symbol(), canvas.pen.word(tile.key())), tone),
            Span::raw(copies),
        ])
    };
    indented(flow(tiles.kinds().map(chip), usize::from(canvas.width).saturating_sub(4)), 2)
}

fn players(view: &View, canvas: &Canvas<'_>) -> Block {
    let keys =
        ["terminal-double-seven-tiles", "terminal-double-seven-tokens", "terminal-double-seven-points"];
    let headings = keys.map(|key| canvas.pen.word(key));
    let row = |(seat, player): (Seat, &sevenfold_double_seven::PlayerView)| PlayerRow {
        seat,
        columns: vec![
            player.tiles.to_string(),
            format!("{}{}", player.sevens, if player.double_seven { "+77" } else { "" }),
            player.points.to_string(),
        ],
    };
    let rows: Vec<PlayerRow> = Seat::all(view.seats()).zip(&view.players).map(row).collect();
    art::players(canvas, &headings, &rows)
}
