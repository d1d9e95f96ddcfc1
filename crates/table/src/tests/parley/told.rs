//! What is told of Parley: what happened, why something cannot be done, and what a viewer sees.

use serde::{Deserialize, Serialize};
use sevenfold_core::{Message, Redact, RuleId, Say, Seat, Viewer};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Event {
    Dealt,
    Drew { seat: Seat, card: Option<u8> },
    Showed { seat: Seat, card: u8 },
    Struck { by: Seat, seat: Seat },
    Submitted { seat: Seat },
    Parried { seat: Seat, card: u8 },
    Shouted { seat: Seat },
    Caught { seat: Seat },
    Hushed { seat: Seat },
    Rested { seat: Seat },
}

impl Redact for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        match self {
            Self::Drew { seat, .. } if !viewer.is(*seat) => Some(Self::Drew { seat: *seat, card: None }),
            open => Some(open.clone()),
        }
    }
}

impl Say for Event {
    fn say(&self) -> Message {
        Message::new("move-text").with("text", format!("{self:?}"))
    }
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Breach {
    NotAsked,
    NotHeld(u8),
    Impossible,
}

impl Say for Breach {
    fn say(&self) -> Message {
        Message::new("move-text").with("text", format!("{self:?}"))
    }
}

impl sevenfold_core::Breach for Breach {
    fn rule(&self) -> RuleId {
        RuleId::new("PA", if *self == Self::NotAsked { 1 } else { 2 })
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    pub viewer: Viewer,
    pub seats: u8,
    pub dealt: bool,
    pub pile: usize,
    pub hand: Vec<u8>,
    pub sizes: Vec<usize>,
    pub shown: Vec<u8>,
    pub points: Vec<i32>,
    pub turn: Seat,
    pub struck: Option<Seat>,
    pub shout: Option<(Seat, u32)>,
    pub moves: u32,
}
