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

pub use bids::{BidBoard, BidOption, Verdict, bid_board};
pub use captions::{Caption, Outlook, caption};
pub use fame::{HighRoller, enter, rollers};
pub use fields::{Field, State, fields};
pub use keys::{Stroke, digit};
pub use offer::Offer;
pub use pick::Pick;
pub use roll::{Meaning, Told, told};
pub use scene::{Scene, scene};
pub use trick::{Part, Place, before, row};
