//! What happened, and who sees what of it (DS-24).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use sevenfold_core::{Arg, Message, Outcome, Redact, Say, Seat, Viewer};

use crate::breach::number;
use crate::family::{Contents, FamilyId};
use crate::pieces::{Animal, Tile};
use crate::tiles::Tiles;

/// Something that happened at the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// Everybody drew a first rack (DS-3).
    Dealt {
        /// The racks by seat; others' are hidden.
        racks: ArrayVec<Option<Tiles>, 4>,
        /// Who begins.
        first: Seat,
    },
    /// A tile was turned up (DS-4).
    Flipped {
        /// Which.
        tile: Tile,
    },
    /// A face-up tile was taken.
    Took {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Tile,
    },
    /// A face-down tile was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which; hidden from the others.
        tile: Option<Tile>,
    },
    /// A rack was shown (DS-6).
    Rainbow {
        /// Whose.
        seat: Seat,
        /// What is on it.
        rack: Tiles,
    },
    /// A family was started (DS-11).
    Started {
        /// By whom.
        seat: Seat,
        /// Its number.
        family: FamilyId,
        /// With which tiles.
        tiles: Tiles,
    },
    /// A family was expanded (DS-13).
    Expanded {
        /// By whom.
        seat: Seat,
        /// Which.
        family: FamilyId,
        /// By which tiles.
        tiles: Tiles,
        /// What it is made of now.
        contents: Contents,
    },
    /// Two families changed hands (DS-16).
    Exchanged {
        /// Whose turn it is.
        seat: Seat,
        /// With whom.
        with: Seat,
        /// The family given.
        own: FamilyId,
        /// What it is made of.
        given: Contents,
        /// The family taken.
        other: FamilyId,
        /// What it is made of.
        taken: Contents,
    },
    /// A Clover was retrieved (DS-18).
    Retrieved {
        /// By whom.
        seat: Seat,
        /// From which family.
        family: FamilyId,
        /// Whose family.
        owner: Seat,
        /// The animal that took its place.
        animal: Animal,
    },
    /// Two tiles were put down for one (DS-19).
    PutDown {
        /// By whom.
        seat: Seat,
        /// The two.
        tiles: Tiles,
    },
    /// A 7 token was won (DS-14).
    Seven {
        /// By whom.
        seat: Seat,
        /// With which family.
        family: FamilyId,
    },
    /// The 77 token was won (DS-15).
    DoubleSeven {
        /// By whom.
        seat: Seat,
    },
    /// The end was triggered (DS-20, DS-21).
    EndTriggered {
        /// By whom.
        seat: Seat,
        /// How.
        why: Ending,
    },
    /// A rack was cleared (DS-8).
    Cleared {
        /// Whose.
        seat: Seat,
    },
    /// A player passed (DS-8).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A tile went out of the game (DS-9).
    Discarded {
        /// Whose.
        seat: Seat,
        /// Which.
        tile: Tile,
    },
    /// A turn had no step (DS-8).
    Skipped {
        /// Whose.
        seat: Seat,
    },
    /// The game is over (DS-21).
    Over {
        /// How it ended.
        outcome: Outcome,
    },
}

/// What triggered the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The 77 token was taken (DS-15).
    DoubleSeven,
    /// The last tile was drawn (DS-20).
    LastTile,
}

impl Redact for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match self {
            Self::Dealt { racks, first } => {
                let own = |(seat, rack): (Seat, &Option<Tiles>)| rack.filter(|_| viewer.is(seat));
                let racks = Seat::all(racks.len() as u8).zip(racks).map(own).collect();
                Self::Dealt { racks, first: *first }
            }
            Self::Drew { seat, tile } => Self::Drew { seat: *seat, tile: tile.filter(|_| viewer.is(*seat)) },
            // Written out, so that a new event is not public by accident.
            Self::Flipped { .. }
            | Self::Took { .. }
            | Self::Rainbow { .. }
            | Self::Started { .. }
            | Self::Expanded { .. }
            | Self::Exchanged { .. }
            | Self::Retrieved { .. }
            | Self::PutDown { .. }
            | Self::Seven { .. }
            | Self::DoubleSeven { .. }
            | Self::EndTriggered { .. }
            | Self::Cleared { .. }
            | Self::Passed { .. }
            | Self::Discarded { .. }
            | Self::Skipped { .. }
            | Self::Over { .. } => self.clone(),
        })
    }
}

impl Say for Event {
    fn say(&self) -> Message {
        match self {
            Self::Dealt { racks, first } => match racks.iter().flatten().next() {
                Some(rack) => by("double-seven-dealt-rack", *first).with("tiles", rack.names()),
                None => by("double-seven-dealt", *first),
            },
            Self::Flipped { tile } => Message::new("double-seven-flipped").with("tile", Arg::key(tile.key())),
            Self::Took { seat, tile } => by("double-seven-took", *seat).with("tile", Arg::key(tile.key())),
            Self::Drew { seat, tile: Some(tile) } => {
                by("double-seven-drew-tile", *seat).with("tile", Arg::key(tile.key()))
            }
            Self::Drew { seat, tile: None } => by("double-seven-drew", *seat),
            Self::Rainbow { seat, rack } => by("double-seven-rainbow", *seat).with("tiles", rack.names()),
            Self::Started { seat, family, tiles } => {
                by("double-seven-started", *seat).with("family", number(*family)).with("tiles", tiles.names())
            }
            Self::Expanded { seat, family, tiles, contents } => by("double-seven-expanded", *seat)
                .with("family", number(*family))
                .with("animal", Arg::key(contents.animal.key()))
                .with("tiles", tiles.names())
                .with("size", contents.size()),
            Self::Exchanged { seat, with, own, given, other, taken } => by("double-seven-exchanged", *seat)
                .with("with", *with)
                .with("size", given.size())
                .with("own", number(*own))
                .with("given", Arg::key(given.animal.key()))
                .with("other", number(*other))
                .with("taken", Arg::key(taken.animal.key())),
            Self::Retrieved { seat, family, animal, .. } => by("double-seven-retrieved", *seat)
                .with("family", number(*family))
                .with("animal", Arg::key(animal.key())),
            Self::PutDown { seat, tiles } => by("double-seven-put-down", *seat).with("tiles", tiles.names()),
            Self::Seven { seat, family } => by("double-seven-seven", *seat).with("family", number(*family)),
            Self::DoubleSeven { seat } => by("double-seven-double-seven", *seat),
            Self::EndTriggered { seat, why: Ending::DoubleSeven } => {
                by("double-seven-end-double-seven", *seat)
            }
            Self::EndTriggered { seat, why: Ending::LastTile } => by("double-seven-end-last-tile", *seat),
            Self::Cleared { seat } => by("double-seven-cleared", *seat),
            Self::Passed { seat } => by("double-seven-passed", *seat),
            Self::Discarded { seat, tile } => {
                by("double-seven-discarded", *seat).with("tile", Arg::key(tile.key()))
            }
            Self::Skipped { seat } => by("double-seven-skipped", *seat),
            Self::Over { outcome } => Message::new("double-seven-over")
                .with("winners", Arg::list(outcome.winners.iter()))
                .with("count", outcome.winners.len()),
        }
    }
}

fn by(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("seat", seat)
}
