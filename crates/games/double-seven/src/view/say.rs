//! What a view says to its player: what is asked, and what each move means.

use sevenfold_core::{Arg, Message};

use crate::action::{Action, Pick};
use crate::breach::number;
use crate::family::{Contents, FamilyId, SEVEN};
use crate::phase::RainbowMoment;
use crate::phase::act::is_rainbow;
use crate::pieces::Tile;
use crate::tiles::Tiles;
use crate::view::{Stage, View};

impl View {
    /// What is asked of the player who looks; `None` if nothing is.
    pub fn ask(&self) -> Option<Message> {
        let rack = self.own_rack().filter(|_| self.viewer.is(self.turn))?;
        Some(match &self.stage {
            Stage::Deal | Stage::Over => return None,
            Stage::Draw { left } => self.ask_draw("double-seven-ask-draw").with("left", *left),
            Stage::DrawRainbow => self.ask_draw("double-seven-ask-draw-rainbow"),
            Stage::DrawOther { put } => self.ask_draw("double-seven-ask-draw-other").with("put", put.names()),
            Stage::Act { rainbow: RainbowMoment::Now, .. } if self.is_rainbow(rack) => {
                Message::new("double-seven-ask-rainbow").with("tiles", rack.len())
            }
            Stage::Act { .. } => Message::new("double-seven-ask-act").with("tiles", rack.len()),
            Stage::Discard => Message::new("double-seven-ask-discard").with("tiles", rack.len()),
        })
    }

    fn ask_draw(&self, key: &'static str) -> Message {
        Message::new(key)
            .with("face-down", self.reserve.face_down)
            .with("face-up", self.reserve.face_up.len())
    }

    fn is_rainbow(&self, rack: Tiles) -> bool {
        is_rainbow(rack, self.reserve.face_up.len() + self.reserve.face_down).is_ok()
    }

    /// What a move means, for a button or a list.
    pub fn describe(&self, action: &Action) -> Message {
        match *action {
            Action::Draw(Pick::FaceUp(tile)) => with_tile("double-seven-do-draw", tile),
            Action::Draw(Pick::FaceDown) => {
                Message::new("double-seven-do-draw-hidden").with("count", self.reserve.face_down)
            }
            Action::Rainbow => Message::new("double-seven-do-rainbow"),
            Action::Start(tiles) => {
                Message::new("double-seven-do-start").with("tiles", tiles.names()).with("size", tiles.len())
            }
            Action::Expand(family, tiles) => self.describe_expand(family, tiles),
            Action::Exchange { own, other } => self.describe_exchange(own, other),
            Action::Retrieve(family) => {
                with_animal(Message::new("double-seven-do-retrieve"), self.contents(family))
                    .with("family", number(family))
            }
            Action::TwoForOne(pair) => {
                Message::new("double-seven-do-two-for-one").with("tiles", pair.tiles().names())
            }
            Action::Pass => {
                let tiles = self.own_rack().map_or(0, Tiles::len);
                Message::new("double-seven-do-pass").with("tiles", tiles)
            }
            Action::Discard(tile) => with_tile("double-seven-do-discard", tile),
        }
    }

    fn describe_expand(&self, family: FamilyId, tiles: Tiles) -> Message {
        let contents = self.contents(family);
        let before = contents.map_or(0, Contents::size);
        let size = before + tiles.len();
        let key = if before < SEVEN && size >= SEVEN {
            "double-seven-do-expand-seven"
        } else {
            "double-seven-do-expand"
        };
        with_animal(Message::new(key), contents)
            .with("family", number(family))
            .with("tiles", tiles.names())
            .with("size", size)
    }

    fn describe_exchange(&self, own: FamilyId, other: FamilyId) -> Message {
        let name =
            |id| self.contents(id).map_or_else(|| number(id), |contents| Arg::key(contents.animal.key()));
        let message = Message::new("double-seven-do-exchange")
            .with("own", number(own))
            .with("given", name(own))
            .with("other", number(other))
            .with("taken", name(other))
            .with("size", self.contents(own).map_or(0, Contents::size));
        match self.family(other) {
            Some(family) => message.with("seat", family.owner),
            None => message,
        }
    }

    fn contents(&self, id: FamilyId) -> Option<Contents> {
        self.family(id).map(|family| family.contents)
    }
}

fn with_tile(key: &'static str, tile: Tile) -> Message {
    Message::new(key).with("tile", Arg::key(tile.key()))
}

fn with_animal(message: Message, contents: Option<Contents>) -> Message {
    match contents {
        Some(contents) => message.with("animal", Arg::key(contents.animal.key())),
        None => message,
    }
}
