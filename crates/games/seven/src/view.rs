//! What a viewer sees: everything, arranged for drawing.

use serde::{Deserialize, Serialize};
use sevenfold_core::{Arg, Message, Outcome, Seat, SeatSet, Viewer};

use crate::action::Action;
use crate::hex::Cell;
use crate::options::{Options, Teams};
use crate::pieces::Tile;
use crate::places::Reach;
use crate::score::{Aim, Standing};
use crate::state::Seven;
use crate::table::MOST_LEVELS;

/// The game as a viewer sees it. Nothing is hidden; only the viewer's own side differs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The house rules in force.
    pub options: Options,
    /// How many seats play.
    pub seats: u8,
    /// The open window: the number of tiles laid.
    pub window: u32,
    /// Whose turn it is; none when the game is over.
    pub turn: Option<Seat>,
    /// The tiles on the table, in the order in which they were laid.
    pub tiles: Vec<TileView>,
    /// Every cell of the table with a tile on it, sorted.
    pub stacks: Vec<Stack>,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The level that the comparison looks at first.
    pub compared_first: u8,
    /// Who would win if the game ended now.
    pub leaders: SeatSet,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
}

/// A tile on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TileView {
    /// Whose it is.
    pub seat: Seat,
    /// Which tile.
    pub tile: Tile,
    /// The level on which it lies.
    pub level: u8,
    /// Its cells, sorted.
    pub cells: [Cell; 4],
}

/// A cell and what is stacked on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stack {
    /// The cell.
    pub cell: Cell,
    /// Its tiles from the table up, as indices into [`View::tiles`]: as many as the stack is high.
    pub tiles: Vec<u8>,
    /// The tile on top.
    pub top: Tile,
    /// Whose it is.
    pub owner: Seat,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The colour of the player's tiles.
    pub colour: Colour,
    /// The tiles still to be placed, and where each could go now.
    pub left: Vec<Left>,
    /// Tiles on each level up to the highest occupied one, level 1 first.
    pub levels: Vec<u8>,
    /// The player's own rank by the comparison, from 1; equal players share it.
    pub rank: u8,
}

/// A tile that a player still has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Left {
    /// Which.
    pub tile: Tile,
    /// The highest level on which it has a place.
    pub level: u8,
    /// How many places it has there.
    pub places: u32,
}

/// The colour of a player's tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "colours")]
pub enum Colour {
    White,
    Black,
    Red,
    Blue,
}

impl Colour {
    /// The colour of a seat: one pair has the white and black set, the other the red and blue one (SV-12).
    pub fn of(seat: Seat, teams: Teams) -> Self {
        let order = match teams {
            Teams::None => [Self::White, Self::Black, Self::Red, Self::Blue],
            Teams::Pairs => [Self::White, Self::Red, Self::Black, Self::Blue],
        };
        order[seat.index() % order.len()]
    }

    /// The entry of the language files with the colour's name.
    pub fn name(self) -> Arg {
        Arg::key(match self {
            Self::White => "seven-colour-white",
            Self::Black => "seven-colour-black",
            Self::Red => "seven-colour-red",
            Self::Blue => "seven-colour-blue",
        })
    }
}

impl View {
    /// What everybody has on the levels, and how it is compared.
    pub fn standing(&self) -> Standing {
        let levels = self.players.iter().map(|player| {
            let mut levels = [0; MOST_LEVELS];
            levels.iter_mut().zip(&player.levels).for_each(|(level, count)| *level = *count);
            levels
        });
        let aim = if self.options.misere { Aim::Low } else { Aim::High };
        Standing::new(aim, self.options.teams.unwrap_or(Teams::None), levels)
    }

    pub(crate) fn of(game: &Seven, viewer: Viewer) -> Self {
        use sevenfold_core::Game as _;
        let standing = game.standing();
        Self {
            viewer,
            options: game.options(),
            seats: game.seats,
            window: game.moves() as u32,
            turn: game.turn(),
            tiles: tiles(game),
            stacks: stacks(game),
            players: players(game),
            compared_first: standing.first_compared(),
            leaders: standing.leaders(),
            outcome: game.outcome(),
        }
    }

    /// How many tiles are stacked on a cell.
    pub fn height(&self, cell: Cell) -> u8 {
        let stack = self.stacks.binary_search_by_key(&cell, |stack| stack.cell);
        stack.map_or(0, |index| self.stacks[index].tiles.len() as u8)
    }

    /// What is asked of the viewer.
    pub fn ask(&self) -> Option<Message> {
        let seat = self.viewer.seat().filter(|&seat| self.turn == Some(seat))?;
        let player = self.players.get(seat.index())?;
        let message = if self.tiles.is_empty() {
            Message::new("seven-ask-first")
        } else {
            let highest = player.left.iter().map(|left| left.level).max().unwrap_or(1);
            Message::new("seven-ask-lay").with("highest", highest)
        };
        Some(message.with("colour", player.colour.name()).with("count", player.left.len()))
    }

    /// What a move does, for buttons and logs.
    pub fn describe(&self, action: &Action) -> Message {
        Message::new("seven-do-lay")
            .with("tile", action.tile.name())
            .with("level", self.height(action.cells()[0]).saturating_add(1))
            .with("cells", Arg::list(action.cells().iter().map(Cell::to_string)))
    }
}

fn tiles(game: &Seven) -> Vec<TileView> {
    let laid = game.table().laid().iter().enumerate();
    laid.map(|(index, laid)| TileView {
        seat: game.owner(index),
        tile: laid.place.tile(),
        level: laid.level,
        cells: laid.place.cells(),
    })
    .collect()
}

fn stacks(game: &Seven) -> Vec<Stack> {
    let laid = game.table().laid();
    let mut cells: Vec<Cell> = laid.iter().flat_map(|laid| laid.place.cells()).collect();
    cells.sort_unstable();
    cells.dedup();
    cells.into_iter().filter_map(|cell| stack(game, cell)).collect()
}

/// The stack on a cell, if there is one. Whatever is laid later on a cell lies higher.
fn stack(game: &Seven, cell: Cell) -> Option<Stack> {
    let laid = game.table().laid();
    let tiles: Vec<u8> =
        (0..laid.len() as u8).filter(|&index| laid[usize::from(index)].place.covers(cell)).collect();
    let top = usize::from(*tiles.last()?);
    Some(Stack { cell, tiles, top: laid[top].place.tile(), owner: game.owner(top) })
}

fn players(game: &Seven) -> Vec<PlayerView> {
    let standing = game.standing();
    let reaches = Tile::ALL.map(|tile| game.reach(tile));
    let left = |tile: Tile| {
        let Reach { level, places, .. } = reaches[tile as usize];
        Left { tile, level, places }
    };
    Seat::all(game.seats)
        .map(|seat| PlayerView {
            seat,
            colour: Colour::of(seat, game.teams),
            left: game.hand(seat).iter().map(left).collect(),
            levels: standing.levels(seat)[..usize::from(game.table().top())].to_vec(),
            rank: standing.rank(seat),
        })
        .collect()
}
