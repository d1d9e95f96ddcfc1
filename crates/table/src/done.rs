//! What came of something: to be kept, to be sent, and when to come back.

use sevenfold_core::Viewer;
use sevenfold_core::record::Document;
use sevenfold_protocol::{Millis, ToClient};

use crate::{Entry, PlayerId};

/// What a host must do after anything that was asked of a table, in this order.
#[derive(Clone, PartialEq, Debug, Default)]
#[must_use = "what happened must be kept and told"]
pub struct Done {
    /// Keep these. If they cannot be kept nothing has happened: send nothing of this, forget the table, and rebuild
    /// it from its journal when it is asked for again.
    pub journal: Vec<Entry>,
    /// Then send these, in order.
    pub send: Vec<Sending>,
    /// Then answer the connection that asked, in order.
    pub reply: Vec<ToClient>,
    /// The record of a game that has just ended.
    pub record: Option<Document>,
    /// Call [`Table::tick`](crate::Table::tick) at this time, if nothing has been asked before; it replaces whatever
    /// was said earlier. Nothing means: there is nothing to wait for.
    pub wake: Option<Millis>,
}

/// Something to send.
#[derive(Clone, PartialEq, Debug)]
pub struct Sending {
    /// To whom.
    pub to: To,
    /// What.
    pub message: ToClient,
}

/// Whom to send to. Who is which viewer is what [`Table::viewers`](crate::Table::viewers) says afterwards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum To {
    /// Every connection that is this viewer: all devices of the seat's player, or everybody who looks on.
    Viewer(Viewer),
    /// Every connection of this person.
    Player(PlayerId),
}
