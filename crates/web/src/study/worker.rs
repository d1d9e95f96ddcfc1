//! The worker with which one looks back and practises: it knows all games, and says more than others.

use std::rc::Rc;

use sevenfold_core::json;
use sevenfold_protocol::offline::FromWorker;
use sevenfold_review::wire::FromStudy;

use crate::offline::Room;

/// What it says.
pub(crate) enum Said {
    /// What any worker says.
    Any(FromWorker),
    /// What only this one does.
    Study(FromStudy),
}

/// Starts it.
pub(crate) fn open(heard: impl Fn(Said) + 'static) -> Rc<Room> {
    Room::of_study(move |message, text| match message {
        // What others would not say cannot be read as such.
        FromWorker::Broken => heard(json::from_text(&text).map_or(Said::Any(message), Said::Study)),
        message => heard(Said::Any(message)),
    })
}
