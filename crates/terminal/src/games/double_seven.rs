//! Double Seven: families with their sizes, the reserve, one's own rack.

use ratatui::text::{Line, Span};
use sevenfold_core::{Message, Seat};
use sevenfold_double_seven::{
    Action, DoubleSeven as Rules, FamilyId, FamilyView, Pick, Stage, Tile, Tiles, View,
};

use super::art::{self, Block, PlayerRow, beside, flow, indented, pad};
use super::{Canvas, Face, Sketch};
use crate::screen::{cut, wrapped};
use crate::theme::{Hue, Tone};

/// How Double Seven looks.
#[derive(Clone, Copy)]
pub(super) struct DoubleSeven;

impl Face for DoubleSeven {
    type Game = Rules;

    fn draw(&self, view: &View, picked: Option<&Action>, canvas: &Canvas<'_>) -> Sketch {
        let used = Used::by(picked);
        let mut table = families(view, &used, canvas);
        table.push(Line::default());
        table.extend(reserve(view, &used, canvas));
        table.extend(rack(view, &used, canvas));
        table.push(Line::default());
        table.extend(legend(canvas));
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
    let own = canvas.pen.viewer().seat();
    let mut order: Vec<Seat> = Seat::all(view.seats()).filter(|seat| Some(*seat) != own).collect();
    order.extend(own);
    order.into_iter().flat_map(|seat| families_of(seat, view, used, canvas)).collect()
}

/// Columns of the names.
const NAMES: usize = 9;

/// The families of a player beside the player's name.
fn families_of(seat: Seat, view: &View, used: &Used, canvas: &Canvas<'_>) -> Block {
    let own = canvas.pen.viewer().is(seat);
    let mut name =
        canvas.pen.line(cut(canvas.pen.name(seat), NAMES), if own { Tone::Mine } else { Tone::Dim });
    pad(&mut name, NAMES);
    let theirs = view.families.iter().filter(|family| family.owner == seat);
    let chips = theirs.map(|family| family_chip(*family, view, used, canvas));
    let width = usize::from(canvas.width).saturating_sub(NAMES + 3);
    let rows = flow(chips, width);
    let rows = if rows[0].width() == 0 { vec![canvas.pen.line("–", Tone::Dim)] } else { rows };
    beside([vec![name], rows], 1)
}

/// A family: number, tiles, size; and the families it could be exchanged for, which have the same size (DS-16).
fn family_chip(family: FamilyView, view: &View, used: &Used, canvas: &Canvas<'_>) -> Line<'static> {
    let contents = family.contents;
    let letter = Tile::Animal(contents.animal).symbol();
    let mut tiles: String = std::iter::repeat_n(letter, usize::from(contents.animals)).collect();
    tiles.extend(std::iter::repeat_n(Tile::Clover.symbol(), usize::from(contents.clovers)));
    let star = if contents.is_seven() { "★" } else { "" };
    let tone = if used.families.contains(&family.number) { Tone::Picked } else { Tone::Strong };
    let mut spans = vec![
        canvas.pen.ink(format!("{} ", family.number), Tone::Dim),
        canvas.pen.ink(format!("{tiles} {}{star}", contents.size()), tone),
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
    labelled(&label, view.reserve.face_up, used.face_up, canvas)
}

fn rack(view: &View, used: &Used, canvas: &Canvas<'_>) -> Block {
    let Some(rack) = view.own_rack() else { return Block::new() };
    let label = Message::new("terminal-double-seven-rack").with("count", rack.len());
    labelled(&label, rack, used.rack, canvas)
}

/// Tiles with letter and name after a label, equal ones together; those a move would use stand out.
fn labelled(label: &Message, tiles: Tiles, used: Tiles, canvas: &Canvas<'_>) -> Block {
    let chip = |(tile, count): (Tile, u8)| {
        let tone = if used.has(tile) { Tone::Picked } else { Tone::Strong };
        let copies = if count > 1 { format!("×{count}") } else { String::new() };
        Line::from(vec![
            canvas.pen.ink(format!("[{} {}]", tile.symbol(), canvas.pen.word(tile.key())), tone),
            Span::raw(copies),
        ])
    };
    let label = canvas.pen.line(canvas.pen.say(label), Tone::Dim);
    flow([label].into_iter().chain(tiles.kinds().map(chip)), usize::from(canvas.width).saturating_sub(2))
}

/// What the letters mean.
fn legend(canvas: &Canvas<'_>) -> Block {
    let words: Vec<String> =
        Tile::ALL.iter().map(|tile| format!("{} {}", tile.symbol(), canvas.pen.word(tile.key()))).collect();
    let lines = wrapped(&words.join(" · "), usize::from(canvas.width).saturating_sub(2));
    lines.into_iter().map(|line| canvas.pen.line(line, Tone::Dim)).collect()
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
