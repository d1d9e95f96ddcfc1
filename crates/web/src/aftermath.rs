//! What can be said of a game when it is over: its course, its moments, why one won. A part of the program of its own:
//! nobody needs it to play.

mod course;
mod facts;
mod moments;
mod panel;
mod parts;
mod rating;

use leptos::prelude::*;

use crate::table::Here;
use crate::way::Finished;

pub(crate) use course::Course;
pub(crate) use moments::{Moments, moments};

/// What a finished game has to tell, as a part of the program.
pub(crate) struct Aftermath {
    /// Shown below the result of the game that ended at this table.
    pub panel: fn(Here, Finished) -> AnyView,
}

/// What a finished game has to tell.
pub(crate) static AFTERMATH: Aftermath = Aftermath { panel: panel::panel };
