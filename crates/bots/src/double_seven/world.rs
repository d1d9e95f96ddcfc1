//! An imagined world with its exchanges forgotten, in which turns are quick to play.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Rng, Seat};
use sevenfold_double_seven::{DOUBLE_SEVEN_POINTS, Pick, Stage, TILES, Tile, Tiles, View};

use super::table::{Side, Sizes, Table};

/// The most seats.
pub(super) const SEATS: usize = 4;
/// From so many tiles on, a pass costs one (DS-9).
pub(super) const MUST_DISCARD: u8 = 6;

/// A world.
#[derive(Clone, Copy, Debug)]
pub(super) struct World {
    pub seats: u8,
    pub turn: usize,
    pub table: Table,
    pub own: [Sizes; SEATS],
    pub racks: [Tiles; SEATS],
    pub points: [u8; SEATS],
    pub sevens_left: u8,
    pub double_seven: Option<usize>,
    pub ending: Option<usize>,
    pub face_up: Tiles,
    /// The face-down tiles, the top last.
    pile: [Tile; TILES],
    pub face_down: u8,
    /// The same as counts.
    pub hidden: Tiles,
}

/// Has a turn been the last?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    Turn,
    Over,
}

impl World {
    /// A world that looks like this to its viewer; all are equally likely. None from a view that cannot be.
    pub(super) fn imagine(view: &View, rng: &mut Quick) -> Option<Self> {
        let unseen = view.unseen()?;
        let mut world = Self::public(view);
        let mut tiles = [Tile::Clover; TILES];
        tiles.iter_mut().zip(unseen.iter()).for_each(|(place, tile)| *place = tile);
        let mut rest = &mut tiles[..usize::from(unseen.len())];
        rng.shuffle(rest);
        for (seat, player) in view.players.iter().enumerate() {
            let unknown =
                if player.rack.is_some() { 0 } else { player.tiles.checked_sub(player.known.len())? };
            let (dealt, left) = rest.split_at_mut_checked(usize::from(unknown))?;
            world.racks[seat] = player.rack.unwrap_or(player.known + dealt.iter().copied().collect());
            rest = left;
        }
        world.face_down = rest.len() as u8;
        world.hidden = rest.iter().copied().collect();
        world.pile[..rest.len()].copy_from_slice(rest);
        (world.face_down == view.reserve.face_down).then_some(world)
    }

    /// What everybody sees.
    fn public(view: &View) -> Self {
        let mut world = Self {
            seats: view.seats(),
            turn: view.turn.index(),
            table: Table::default(),
            own: [Sizes::default(); SEATS],
            racks: [Tiles::EMPTY; SEATS],
            points: [0; SEATS],
            sevens_left: view.sevens_left,
            double_seven: None,
            ending: view.ending.map(Seat::index),
            face_up: view.reserve.face_up,
            pile: [Tile::Clover; TILES],
            face_down: 0,
            hidden: Tiles::EMPTY,
        };
        for family in &view.families {
            let size = family.contents.size();
            world.table.add(family.contents.animal, size, family.contents.clovers);
            world.own[family.owner.index()].add(size);
        }
        for (seat, player) in view.players.iter().enumerate() {
            world.points[seat] = player.points;
            if player.double_seven {
                world.double_seven = Some(seat);
            }
        }
        world
    }

    /// How many draws the turn of this world's seat begins with, or still has.
    pub(super) fn draws(&self) -> u8 {
        let wanted = if self.racks[self.turn].is_empty() { 3 } else { 2 };
        wanted.min(self.reserve())
    }

    pub(super) fn reserve(&self) -> u8 {
        self.face_up.len() + self.face_down
    }

    /// The tiles that a seat has not before its eyes.
    pub(super) fn unseen_by(&self, seat: usize) -> Tiles {
        let others = (0..usize::from(self.seats)).filter(|other| *other != seat);
        others.fold(self.hidden, |unseen, other| unseen + self.racks[other])
    }

    /// The seat draws a tile that is there (DS-5, DS-20).
    pub(super) fn draw(&mut self, pick: Pick) {
        let tile = self.take(pick);
        self.racks[self.turn] += Tiles::one(tile);
        if self.reserve() == 0 && self.ending.is_none() {
            self.ending = Some(self.turn);
        }
    }

    fn take(&mut self, pick: Pick) -> Tile {
        match pick {
            Pick::FaceUp(tile) => {
                self.face_up -= Tiles::one(tile);
                tile
            }
            Pick::FaceDown => {
                self.face_down -= 1;
                let tile = self.pile[usize::from(self.face_down)];
                self.hidden -= Tiles::one(tile);
                tile
            }
        }
    }

    /// Two tiles are put down (DS-19).
    pub(super) fn put_down(&mut self, tiles: Tiles) {
        self.racks[self.turn] -= tiles;
        self.face_up += tiles;
    }

    /// What the seat acts on.
    pub(super) fn side(&self) -> Side {
        Side::new(self.table, self.own[self.turn], self.racks[self.turn])
    }

    /// The seat has acted.
    pub(super) fn act(&mut self, side: &Side) {
        let turn = self.turn;
        self.points[turn] += self.gain(side);
        if self.wins_double(side) {
            self.double_seven = Some(turn);
            self.ending = self.ending.or(Some(turn));
        }
        self.sevens_left -= side.sevens.min(self.sevens_left);
        self.table = side.table;
        self.own[turn] = side.own;
        self.racks[turn] = side.rack;
    }

    /// The points that the acts of this turn bring (DS-22).
    pub(super) fn gain(&self, side: &Side) -> u8 {
        let tiles = self.racks[self.turn].len() - side.rack.len();
        let double = if self.wins_double(side) { DOUBLE_SEVEN_POINTS } else { 0 };
        tiles + side.sevens.min(self.sevens_left) + double
    }

    /// Is the 77 won by these acts (DS-15)?
    pub(super) fn wins_double(&self, side: &Side) -> bool {
        self.double_seven.is_none() && side.sevens > 0 && side.own.sevens() >= 2
    }

    /// A tile goes out of the game (DS-9).
    pub(super) fn discard(&mut self, tile: Tile) {
        self.racks[self.turn] -= Tiles::one(tile);
    }

    /// The turn ends, and the next begins (DS-4, DS-21).
    pub(super) fn end_turn(&mut self) -> Next {
        self.turn = (self.turn + 1) % usize::from(self.seats);
        if self.ending == Some(self.turn) {
            return Next::Over;
        }
        if self.face_up.is_empty() && self.face_down > 0 {
            let tile = self.take(Pick::FaceDown);
            self.face_up += Tiles::one(tile);
        }
        Next::Turn
    }

    /// Is the game over after this turn (DS-21)?
    pub(super) fn is_last_turn(&self) -> bool {
        self.ending == Some((self.turn + 1) % usize::from(self.seats))
    }

    /// The seat's share of the win as the table stands (DS-23).
    pub(super) fn share(&self, seat: usize) -> f32 {
        let points = &self.points[..usize::from(self.seats)];
        let most = points.iter().copied().max().unwrap_or(0);
        let best: u8 = points.iter().map(|points| u8::from(*points == most)).sum();
        match self.double_seven {
            _ if points[seat] < most => 0.0,
            Some(holder) if points[holder] == most => f32::from(u8::from(holder == seat)),
            _ => 1.0 / f32::from(best),
        }
    }
}

/// How many tiles the view's player still draws before acting.
pub(super) fn draws_due(view: &View) -> u8 {
    match view.stage {
        Stage::Draw { left } => left,
        Stage::DrawRainbow | Stage::DrawOther { .. } => 1,
        _ => 0,
    }
}
