//! Player aids and score pads: one page to lay beside a game, read from a text of `texts/aids`.
//!
//! A [`Sheet`] is what is on the page. A browser shows it as a page of its own; [`Page::of`] lays it out on paper, and
//! [`svg`] and [`pdf`] write that down. Text is measured with the widths of Helvetica, one of the fonts every reader of
//! PDF has, so that no font has to be carried along and nothing else is needed to make a PDF.
//!
//! # The notation
//! ```text
//! # Sieben              the title
//! Seven rules.          what it is about
//!
//! ## Two ways to lay    a box and its heading; {wide}, {half} after it make it wider than a third of the page,
//!                       {pad} makes its table one to write in
//! Plain text, with **bold** words.
//! 1. a numbered step
//! - one of several things
//! | a | table |         its first row is the head
//! !ways                 a picture, by its name
//! > small print at the foot of the page
//! ```
//!
//! This crate does no IO and knows no language.

mod heading;
mod layout;
mod metrics;
mod page;
pub mod pdf;
mod pictures;
mod sheet;
pub mod svg;

pub use heading::heading;
pub use metrics::width;
pub use page::{Anchor, Ink, Mark, Page, Paper};
pub use pictures::Picture;
pub use sheet::{Item, Panel, Sheet, Width, pieces};
