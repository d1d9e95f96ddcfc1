//! The table without its drawing: what can be pressed, what lights up, what the captions say.

mod bids;
mod captions;
mod fame;
mod fields;
mod keys;
mod offer;
mod pick;
mod roll;
mod scene;
#[cfg(test)]
mod sketch;
mod trick;

pub(crate) use bids::{BidBoard, BidOption, Verdict, bid_board};
pub(crate) use captions::{Caption, Outlook, caption};
pub(crate) use fame::{HighRoller, enter, rollers};
pub(crate) use fields::{Field, State, fields};
pub(crate) use keys::{Stroke, digit};
pub(crate) use offer::Offer;
pub(crate) use pick::Pick;
pub(crate) use roll::{Meaning, Told, told};
pub(crate) use scene::{Scene, scene};
pub(crate) use trick::{Part, Place, before, row};
