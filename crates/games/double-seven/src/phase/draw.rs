//! Drawing a tile (DS-5, DS-6, DS-19).

use sevenfold_core::Tell;

use crate::DoubleSeven;
use crate::action::{Action, Pick};
use crate::breach::Breach;
use crate::event::{Ending, Event};
use crate::phase::{Act, Draw, OncePerTurn, Phase, RainbowMoment};
use crate::pieces::Tile;
use crate::tiles::Tiles;

impl Draw {
    /// The face-up tiles that can be drawn: not the two just put down, judged by number (DS-19).
    #[inline]
    fn open(self, game: &DoubleSeven) -> Tiles {
        match self {
            Self::Opening { .. } | Self::Rainbow => game.reserve.face_up(),
            Self::TwoForOne { put } => game.reserve.face_up() - put.tiles(),
        }
    }

    pub(crate) fn legal(self, game: &DoubleSeven, out: &mut Vec<Action>) {
        if game.reserve.face_down() > 0 {
            out.push(Action::Draw(Pick::FaceDown));
        }
        out.extend(self.open(game).kinds().map(|(tile, _)| Action::Draw(Pick::FaceUp(tile))));
    }

    pub(crate) fn check(self, game: &DoubleSeven, action: &Action) -> Result<(), Breach> {
        match *action {
            Action::Draw(Pick::FaceDown) if game.reserve.face_down() == 0 => Err(Breach::NoFaceDown),
            Action::Draw(Pick::FaceUp(tile)) if !self.open(game).has(tile) => Err(not_there(game, tile)),
            Action::Draw(_) => Ok(()),
            _ => Err(Breach::DrawDue { draw: self }),
        }
    }

    pub(crate) fn apply(self, game: &mut DoubleSeven, pick: Pick, tell: &mut impl Tell<Event>) {
        let seat = game.turn;
        let tile = game.reserve.take(pick);
        game.racks[seat.index()] += Tiles::one(tile);
        match pick {
            Pick::FaceUp(_) => {
                game.memory.came(seat, Tiles::one(tile));
                tell.tell(|| Event::Took { seat, tile });
            }
            Pick::FaceDown => tell.tell(|| Event::Drew { seat, tile: Some(tile) }),
        }
        game.phase = self.next();
        // The draw of a Two for One leaves at least the two tiles put down for it, so DS-20 asks for no exception.
        if game.reserve.is_empty() {
            game.trigger_end(Ending::LastTile, tell);
        }
    }

    fn next(self) -> Phase {
        match self {
            Self::Opening { left: 1 } => Phase::Act(Act::new(RainbowMoment::Now, OncePerTurn::Open)),
            Self::Opening { left } => Phase::Draw(Self::Opening { left: left - 1 }),
            Self::Rainbow => Phase::Act(Act::new(RainbowMoment::Past, OncePerTurn::Open)),
            Self::TwoForOne { .. } => Phase::Act(Act::new(RainbowMoment::Past, OncePerTurn::Done)),
        }
    }
}

fn not_there(game: &DoubleSeven, tile: Tile) -> Breach {
    let face_up = game.reserve.face_up();
    if face_up.has(tile) { Breach::JustPutDown { tile } } else { Breach::NotFaceUp { tile, face_up } }
}
