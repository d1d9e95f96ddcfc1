//! SEVEN: stacks of tetrahexes on a hex table, each cell with its owner's sign, its tile's letter and its level.

use ratatui::text::{Line, Span};
use sevenfold_core::{Arg, Message, Seat};
use sevenfold_seven::{Action, Cell, Colour, Orientation, PlayerView, Seven as Rules, Stack, Tile, View};

use super::art::Block;
use super::{Canvas, Face, Sketch, Spot};
use crate::screen::cut;
use crate::theme::{Hue, Tone};

/// How SEVEN looks.
#[derive(Clone, Copy)]
pub(super) struct Seven;

impl Face for Seven {
    type Game = Rules;

    fn draw(&self, view: &View, picked: Option<&Action>, canvas: &Canvas<'_>) -> Sketch {
        Sketch {
            status: canvas.pen.say(&status(view)),
            table: Board::new(view, picked, canvas).draw(canvas),
            players: view.players.iter().flat_map(|player| player_rows(player, canvas)).collect(),
        }
    }

    fn group(&self, view: &View, path: &[String], moves: &[String]) -> Message {
        let tile = path.first().and_then(|letter| Tile::from_letter(letter));
        let level = moves.first().and_then(|text| text.parse::<Action>().ok());
        let level = level.map_or(1, |action| view.height(action.cells()[0]) + 1);
        Message::new("terminal-seven-group")
            .with("tile", tile.map_or(Arg::Text(String::new()), Tile::name))
            .with("level", level)
            .with("count", moves.len())
    }

    fn spot(&self, text: &str) -> Option<Spot> {
        let action: Action = text.parse().ok()?;
        let places = action.cells().map(place);
        Some(Spot {
            x: places.iter().map(|(x, _)| x).sum(),
            y: places.iter().map(|(_, y)| y).sum(),
            turn: Orientation::of_cells(action.cells())?.index() as u32,
        })
    }
}

fn status(view: &View) -> Message {
    Message::new("terminal-seven-status")
        .with("laid", view.tiles.len())
        .with("all", 7 * view.seats)
        .with("level", view.compared_first)
        .with("leaders", Arg::list(view.leaders.iter()))
}

/// Where a cell is on the screen: in half cells to the right, and rows down.
const fn place(cell: Cell) -> (i32, i32) {
    (2 * cell.b + cell.a, cell.a)
}

/// Columns of half a cell.
const HALF: i32 = 2;

/// The part of the table that is shown.
struct Board<'a> {
    view: &'a View,
    picked: Option<&'a Action>,
    /// Half columns and rows of the top left corner, and how many there are.
    left: i32,
    top: i32,
    columns: i32,
    rows: i32,
}

impl<'a> Board<'a> {
    fn new(view: &'a View, picked: Option<&'a Action>, canvas: &Canvas<'_>) -> Self {
        let (columns, rows) = (i32::from(canvas.width) / HALF - 1, i32::from(canvas.height));
        let laid = view.stacks.iter().map(|stack| place(stack.cell));
        let ghost = picked.map_or(&[][..], |action| action.cells()).iter().copied().map(place);
        // The table stays where it is while a tile is tried out, unless the tile would leave the screen.
        let left = shown_from(laid.clone().map(|(x, _)| x), ghost.clone().map(|(x, _)| x), columns - 2);
        let top = shown_from(laid.map(|(_, y)| y), ghost.map(|(_, y)| y), rows);
        Self { view, picked, left, top, columns, rows }
    }

    fn draw(&self, canvas: &Canvas<'_>) -> Block {
        (self.top..self.top + self.rows).map(|row| self.row(row, canvas)).collect()
    }

    fn row(&self, a: i32, canvas: &Canvas<'_>) -> Line<'static> {
        // The first half column in which a cell of this row begins.
        let first = self.left + (self.left - a).rem_euclid(2);
        let mut spans = vec![Span::raw(" ".repeat((HALF * (first - self.left)).unsigned_abs() as usize))];
        for x in (first..self.left + self.columns - 1).step_by(2) {
            let cell = Cell::new(a, (x - a) / 2);
            spans.push(self.cell(cell, canvas));
            spans.push(self.joint(cell, canvas));
        }
        Line::from(spans)
    }

    fn stack(&self, cell: Cell) -> Option<&'a Stack> {
        let found = self.view.stacks.binary_search_by_key(&cell, |stack| stack.cell);
        found.ok().map(|index| &self.view.stacks[index])
    }

    fn is_ghost(&self, cell: Cell) -> bool {
        self.picked.is_some_and(|action| action.cells().contains(&cell))
    }

    /// Three columns: sign, letter, level.
    fn cell(&self, cell: Cell, canvas: &Canvas<'_>) -> Span<'static> {
        if let (true, Some(action)) = (self.is_ghost(cell), self.picked) {
            let text = format!("+{}{}", action.tile.letter(), self.view.height(cell) + 1);
            return canvas.pen.ink(text, Tone::Picked);
        }
        let Some(stack) = self.stack(cell) else { return canvas.pen.ink(" · ", Tone::Dim) };
        let colour = self.view.players[stack.owner.index()].colour;
        let text = format!("{}{}{}", sign(colour), stack.top.letter(), stack.tiles.len());
        canvas.pen.ink(text, tone(colour))
    }

    /// The column between a cell and the next: a line if both show the same tile.
    fn joint(&self, cell: Cell, canvas: &Canvas<'_>) -> Span<'static> {
        let next = Cell::new(cell.a, cell.b + 1);
        if self.is_ghost(cell) || self.is_ghost(next) {
            let both = self.is_ghost(cell) && self.is_ghost(next);
            return canvas
                .pen
                .ink(if both { "─" } else { " " }, if both { Tone::Picked } else { Tone::Plain });
        }
        let tops = [cell, next].map(|cell| self.stack(cell).and_then(|stack| stack.tiles.last()));
        match tops {
            [Some(one), Some(other)] if one == other => {
                let colour = self.view.players[self.view.tiles[usize::from(*one)].seat.index()].colour;
                canvas.pen.ink("─", tone(colour))
            }
            _ => Span::raw(" "),
        }
    }
}

/// Where to begin so that `room` numbers from there on have all the laid ones in their middle and show the ghost.
fn shown_from(laid: impl Iterator<Item = i32>, ghost: impl Iterator<Item = i32>, room: i32) -> i32 {
    let (least, most) = reach(laid).unwrap_or((0, 0));
    let start = i32::midpoint(least, most) - room / 2;
    reach(ghost).map_or(start, |(least, most)| start.min(least).max(most - room + 1))
}

/// The least and the greatest number.
fn reach(numbers: impl Iterator<Item = i32>) -> Option<(i32, i32)> {
    numbers.fold(None, |reach: Option<(i32, i32)>, number| {
        let (least, most) = reach.unwrap_or((number, number));
        Some((least.min(number), most.max(number)))
    })
}

/// The sign of a colour, so that colour is not needed to tell the owners apart.
const fn sign(colour: Colour) -> char {
    match colour {
        Colour::White => '○',
        Colour::Black => '●',
        Colour::Red => '◆',
        Colour::Blue => '■',
    }
}

const fn tone(colour: Colour) -> Tone {
    Tone::Hue(match colour {
        Colour::White => Hue::White,
        Colour::Black => Hue::Black,
        Colour::Red => Hue::Red,
        Colour::Blue => Hue::Blue,
    })
}

/// Two rows: who and how well placed; which tiles are left and how many lie on each level.
fn player_rows(player: &PlayerView, canvas: &Canvas<'_>) -> [Line<'static>; 2] {
    let pen = canvas.pen;
    let seat: Seat = player.seat;
    let mark = if canvas.waits_for.contains(seat) { "▸ " } else { "  " };
    let name_tone = if pen.viewer().is(seat) { Tone::Mine } else { Tone::Plain };
    let name = cut(pen.name(seat), (canvas.side as usize).saturating_sub(10));
    let rank = pen.say(&Message::new("terminal-seven-rank").with("rank", player.rank));
    let left: String = player.left.iter().map(|left| left.tile.letter()).collect();
    let levels: Vec<String> =
        player.levels.iter().enumerate().map(|(i, count)| format!("{}:{count}", i + 1)).rev().collect();
    [
        Line::from(vec![
            pen.ink(mark, Tone::Strong),
            pen.ink(format!("{} ", sign(player.colour)), tone(player.colour)),
            pen.ink(name, name_tone),
            pen.ink(format!("  {rank}"), Tone::Dim),
        ]),
        Line::from(vec![
            pen.ink(format!("    {left:<8}"), Tone::Plain),
            pen.ink(levels.join(" "), Tone::Strong),
        ]),
    ]
}
