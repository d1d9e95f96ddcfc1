//! How each game looks: one drawing per game, found by the game's id. Nothing else here knows a game.

use std::sync::LazyLock;

use ratatui::text::Line;
use serde_json::{Map, Value};
use sevenfold_core::{Game, Message, SeatSet, Viewer, json};
use sevenfold_protocol::Snapshot;
use sevenfold_shelf::GAMES;

use crate::names::Pen;
use plain::Plain;

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

/// The drawings of games nobody has drawn, made from what they say of themselves.
static PLAIN: LazyLock<Vec<Plain>> =
    LazyLock::new(|| GAMES.iter().map(|game| Plain::of(game.meta())).collect());

/// The drawing of a game; one without a drawing of its own is laid out from its own words.
pub fn drawing(game: &str) -> &'static dyn Drawing {
    let drawn = DRAWINGS.iter().copied().find(|drawing| drawing.game() == game);
    drawn.unwrap_or_else(|| plain(game))
}

/// A game laid out from its own words, whether somebody has drawn it or not.
pub fn plain(game: &str) -> &'static dyn Drawing {
    let known = PLAIN.iter().find(|plain| plain.game() == game);
    known.map_or(&Plain::UNKNOWN, |plain| plain)
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
    /// Reads a view into the game's own type; `None` if it is not this game's.
    fn read(&self, view: &Value) -> Option<Box<dyn Seen>>;
    /// The groups a move is in, from the outside in.
    fn path(&self, text: &str) -> Vec<String>;
    /// Where on the table a move is.
    fn spot(&self, text: &str) -> Option<Spot>;
    /// From how many points on a winner enters the game's hall of fame, if it has one.
    fn fame(&self) -> Option<i32>;
    /// Options that suit people who sit together, where they differ from the defaults.
    fn live_options(&self) -> Map<String, Value>;
}

/// A view that has been read, and how it is drawn.
pub trait Seen {
    /// Draws it, with a move shown as if it were made.
    fn draw(&self, picked: Option<&str>, canvas: &Canvas<'_>) -> Sketch;
    /// What a group of moves is called.
    fn group(&self, path: &[String], moves: &[String]) -> Message;
    /// What a move would do, in words; `None` if it cannot be read.
    fn describe(&self, text: &str) -> Option<Message>;
    /// The game's page, if it has one; the canvas is as large as the page may be.
    fn page(&self, canvas: &Canvas<'_>) -> Option<Page>;
}

/// The last view that was read: each is read once, however often it is drawn.
#[derive(Default)]
pub struct Sight {
    /// Whose it was, and of which version of the table.
    of: Option<(Viewer, u64)>,
    seen: Option<Box<dyn Seen>>,
}

impl Sight {
    /// Looks at a face.
    pub fn look(&mut self, face: Option<&Snapshot>, drawing: &dyn Drawing) {
        let of = face.map(|face| (face.viewer, face.version));
        if self.of != of || of.is_none() {
            self.of = of;
            let game = face.and_then(|face| face.game.as_ref());
            self.seen = game.and_then(|game| drawing.read(&game.view.value()));
        }
    }

    /// What is seen.
    pub fn seen(&self) -> Option<&dyn Seen> {
        self.seen.as_deref()
    }
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

impl<F: Face + Copy + 'static> Drawing for F {
    fn game(&self) -> &'static str {
        F::Game::META.id
    }

    fn read(&self, view: &Value) -> Option<Box<dyn Seen>> {
        let view = json::from_value(view).ok()?;
        Some(Box::new(Read { face: *self, view }))
    }

    fn path(&self, text: &str) -> Vec<String> {
        Face::path(self, text)
    }

    fn spot(&self, text: &str) -> Option<Spot> {
        Face::spot(self, text)
    }

    fn fame(&self) -> Option<i32> {
        Face::fame(self)
    }

    fn live_options(&self) -> Map<String, Value> {
        Face::live_options(self)
    }
}

/// A view in its game's own type.
struct Read<F: Face> {
    face: F,
    view: ViewOf<F>,
}

impl<F: Face> Seen for Read<F> {
    fn draw(&self, picked: Option<&str>, canvas: &Canvas<'_>) -> Sketch {
        let picked = picked.and_then(|text| text.parse().ok());
        self.face.draw(&self.view, picked.as_ref(), canvas)
    }

    fn group(&self, path: &[String], moves: &[String]) -> Message {
        self.face.group(&self.view, path, moves)
    }

    fn describe(&self, text: &str) -> Option<Message> {
        Some(F::Game::describe(&self.view, &text.parse().ok()?))
    }

    fn page(&self, canvas: &Canvas<'_>) -> Option<Page> {
        self.face.page(&self.view, canvas)
    }
}

/// A group called by the notation its moves begin with.
pub fn group_by_words(path: &[String], moves: &[String]) -> Message {
    Message::new("terminal-group").with("words", path.join(" ")).with("count", moves.len())
}
