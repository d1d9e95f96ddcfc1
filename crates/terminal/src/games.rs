//! How each game looks: one drawing per game, found by the game's id. Nothing else here knows a game.

use ratatui::text::Line;
use serde_json::{Map, Value};
use sevenfold_core::{Game, Message, SeatSet};

use crate::names::Pen;

mod art;
mod double_lucky_7;
mod double_seven;
mod plain;
mod seven;
mod sevens;
mod sieben;
mod triple_seven;

/// Every game's drawing.
pub static DRAWINGS: &[&dyn Drawing] = &[
    &sieben::Sieben,
    &seven::Seven,
    &double_seven::DoubleSeven,
    &double_lucky_7::DoubleLucky7,
    &triple_seven::TripleSeven,
    &sevens::Sevens,
];

/// The drawing of a game; one without a drawing of its own shows its bare facts.
pub fn drawing(game: &str) -> &'static dyn Drawing {
    DRAWINGS.iter().copied().find(|drawing| drawing.game() == game).unwrap_or(&plain::Plain)
}

/// Where a drawing goes.
#[derive(Clone, Copy, Debug)]
pub struct Canvas<'a> {
    /// Writes for the one who looks.
    pub pen: &'a Pen,
    /// Whom the game waits for.
    pub waits_for: SeatSet,
    /// Columns of the table.
    pub width: u16,
    /// Rows of the table.
    pub height: u16,
    /// Columns of the list of players.
    pub side: u16,
}

/// A drawn position.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sketch {
    /// A few words for the top line: the round, what is left.
    pub status: String,
    /// The table and one's own hand.
    pub table: Vec<Line<'static>>,
    /// The players with what is public about them.
    pub players: Vec<Line<'static>>,
}

/// Something of a game that has a page of its own, such as a score pad.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    /// What it is.
    pub title: String,
    /// What is on it.
    pub lines: Vec<Line<'static>>,
}

/// Where on the table a move is, for arrow keys: in half columns, so that a hex grid fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// To the right.
    pub x: i32,
    /// Downwards.
    pub y: i32,
    /// Which way the piece is turned.
    pub turn: u32,
}

/// A game's drawing, without its types.
pub trait Drawing: Send + Sync {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// Draws a view, with a move shown as if it were made; `None` if the view is not this game's.
    fn draw(&self, view: &Value, picked: Option<&str>, canvas: &Canvas<'_>) -> Option<Sketch>;
    /// The groups a move is in, from the outside in.
    fn path(&self, text: &str) -> Vec<String>;
    /// What a group of moves is called.
    fn group(&self, view: &Value, path: &[String], moves: &[String]) -> Message;
    /// Where on the table a move is.
    fn spot(&self, text: &str) -> Option<Spot>;
    /// The game's page, if it has one; the canvas is as large as the page may be.
    fn page(&self, view: &Value, canvas: &Canvas<'_>) -> Option<Page>;
    /// From how many points on a winner enters the game's hall of fame, if it has one.
    fn fame(&self) -> Option<i32>;
    /// Options that suit people who sit together, where they differ from the defaults.
    fn live_options(&self) -> Map<String, Value>;
}

/// A game's drawing, with its types. What has a default here suits games with few moves.
pub trait Face: Send + Sync {
    /// The game.
    type Game: Game;

    /// Draws a view, with a move shown as if it were made.
    fn draw(&self, view: &ViewOf<Self>, picked: Option<&ActionOf<Self>>, canvas: &Canvas<'_>) -> Sketch;

    /// The groups a move is in, from the outside in: by its first word.
    fn path(&self, text: &str) -> Vec<String> {
        text.split(' ').take(1).map(str::to_owned).collect()
    }

    /// What a group of moves is called.
    fn group(&self, _view: &ViewOf<Self>, path: &[String], moves: &[String]) -> Message {
        group_by_words(path, moves)
    }

    /// Where on the table a move is.
    fn spot(&self, _text: &str) -> Option<Spot> {
        None
    }

    /// The game's page, if it has one; the canvas is as large as the page may be.
    fn page(&self, _view: &ViewOf<Self>, _canvas: &Canvas<'_>) -> Option<Page> {
        None
    }

    /// From how many points on a winner enters the game's hall of fame, if it has one.
    fn fame(&self) -> Option<i32> {
        None
    }

    /// Options that suit people who sit together, where they differ from the defaults.
    fn live_options(&self) -> Map<String, Value> {
        Map::new()
    }
}

/// The view of a face's game.
pub type ViewOf<F> = <<F as Face>::Game as Game>::View;
/// A move of a face's game.
pub type ActionOf<F> = <<F as Face>::Game as Game>::Action;

impl<F: Face> Drawing for F {
    fn game(&self) -> &'static str {
        F::Game::META.id
    }

    fn draw(&self, view: &Value, picked: Option<&str>, canvas: &Canvas<'_>) -> Option<Sketch> {
        let picked = picked.and_then(|text| text.parse().ok());
        Some(Face::draw(self, &typed::<F>(view)?, picked.as_ref(), canvas))
    }

    fn path(&self, text: &str) -> Vec<String> {
        Face::path(self, text)
    }

    fn group(&self, view: &Value, path: &[String], moves: &[String]) -> Message {
        match typed::<F>(view) {
            Some(view) => Face::group(self, &view, path, moves),
            None => group_by_words(path, moves),
        }
    }

    fn spot(&self, text: &str) -> Option<Spot> {
        Face::spot(self, text)
    }

    fn page(&self, view: &Value, canvas: &Canvas<'_>) -> Option<Page> {
        Face::page(self, &typed::<F>(view)?, canvas)
    }

    fn fame(&self) -> Option<i32> {
        Face::fame(self)
    }

    fn live_options(&self) -> Map<String, Value> {
        Face::live_options(self)
    }
}

fn typed<F: Face>(view: &Value) -> Option<ViewOf<F>> {
    serde_json::from_value(view.clone()).ok()
}

/// A group called by the notation its moves begin with.
fn group_by_words(path: &[String], moves: &[String]) -> Message {
    Message::new("terminal-group").with("words", path.join(" ")).with("count", moves.len())
}
