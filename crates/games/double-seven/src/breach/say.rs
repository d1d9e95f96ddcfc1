//! What a refusal says: the key of its sentence, and its facts.

use sevenfold_core::{Arg, Message, Say};

use super::Breach;
use crate::family::FamilyId;
use crate::phase::Draw;

impl Say for Breach {
    fn say(&self) -> Message {
        match *self {
            Self::GameOver => Message::new("double-seven-game-over"),
            Self::NotDealt => Message::new("double-seven-not-dealt"),
            Self::NotYourTurn { turn } => Message::new("double-seven-not-your-turn").with("seat", turn),
            Self::DrawDue { draw } => draw_due(draw),
            Self::DiscardDue { tiles } => Message::new("double-seven-discard-due").with("tiles", tiles),
            Self::AllDrawn => Message::new("double-seven-all-drawn"),
            Self::NotFaceUp { tile, face_up } => Message::new("double-seven-not-face-up")
                .with("tile", Arg::key(tile.key()))
                .with("count", face_up.len())
                .with("tiles", face_up.names()),
            Self::NoFaceDown => Message::new("double-seven-no-face-down"),
            Self::JustPutDown { tile } => {
                Message::new("double-seven-just-put-down").with("tile", Arg::key(tile.key()))
            }
            Self::RainbowTooLate => Message::new("double-seven-rainbow-too-late"),
            Self::RainbowTooSmall { tiles } => {
                Message::new("double-seven-rainbow-too-small").with("tiles", tiles)
            }
            Self::RainbowWithClover => Message::new("double-seven-rainbow-with-clover"),
            Self::RainbowTwice { animal, count } => Message::new("double-seven-rainbow-twice")
                .with("animal", Arg::key(animal.key()))
                .with("count", count),
            Self::RainbowNoTile => Message::new("double-seven-rainbow-no-tile"),
            Self::NoDiscardDue { tiles } => Message::new("double-seven-no-discard-due").with("tiles", tiles),
            Self::OnlyClovers => Message::new("double-seven-only-clovers"),
            Self::TwoAnimals { animal, other } => Message::new("double-seven-two-animals")
                .with("animal", Arg::key(animal.key()))
                .with("other", Arg::key(other.key())),
            Self::TooSmall => Message::new("double-seven-too-small"),
            Self::Missing { tile, wanted, held, .. } => Message::new("double-seven-missing")
                .with("tile", Arg::key(tile.key()))
                .with("wanted", wanted)
                .with("held", held),
            Self::TwoForOneDone => Message::new("double-seven-two-for-one-done"),
            Self::TwoForOneNoTile => Message::new("double-seven-two-for-one-no-tile"),
            Self::AnimalInFront { animal, family } => Message::new("double-seven-animal-in-front")
                .with("animal", Arg::key(animal.key()))
                .with("family", number(family)),
            Self::NoSuchFamily { family, families, .. } => Message::new("double-seven-no-such-family")
                .with("family", number(family))
                .with("families", families),
            Self::NotYourFamily { family, owner, .. } => Message::new("double-seven-not-your-family")
                .with("family", number(family))
                .with("seat", owner),
            Self::OtherAnimal { family, animal, other } => Message::new("double-seven-other-animal")
                .with("family", number(family))
                .with("animal", Arg::key(animal.key()))
                .with("other", Arg::key(other.key())),
            Self::NothingAdded { family } => {
                Message::new("double-seven-nothing-added").with("family", number(family))
            }
            Self::SizesDiffer { own, size, other, other_size } => {
                pair("double-seven-sizes-differ", own, other)
                    .with("size", size)
                    .with("other-size", other_size)
            }
            Self::SameContents { own, other, contents } => {
                pair("double-seven-same-contents", own, other).with("tiles", contents.tiles().names())
            }
            Self::PositionStood { own, other, after, run } => {
                pair("double-seven-position-stood", own, other).with("after", after).with("ago", run - after)
            }
            Self::RunTooLong { limit } => Message::new("double-seven-run-too-long").with("limit", limit),
            Self::NoClover { family } => {
                Message::new("double-seven-no-clover").with("family", number(family))
            }
            Self::BothYours { own, other } => pair("double-seven-both-yours", own, other),
        }
    }
}

fn draw_due(draw: Draw) -> Message {
    match draw {
        Draw::Opening { left } => Message::new("double-seven-draw-due").with("left", left),
        Draw::Rainbow => Message::new("double-seven-draw-due-rainbow"),
        Draw::TwoForOne { .. } => Message::new("double-seven-draw-due-two-for-one"),
    }
}

/// A family's number as the notation writes it.
pub(crate) fn number(family: FamilyId) -> Arg {
    Arg::Text(family.to_string())
}

fn pair(key: &'static str, own: FamilyId, other: FamilyId) -> Message {
    Message::new(key).with("own", number(own)).with("other", number(other))
}
