//! The conversation: asks get their numbers, what was missed is asked for again, and the deal is taken part in.

use sevenfold_protocol::{Ask, PROTOCOL, Request, ToClient};

use crate::picture::Next;
use crate::{Keeper, Picture, Store, Warning, answers};

/// The number of whatever a client asks for of its own accord: the player need not hear of the answer.
const QUIET: u32 = u32::MAX;

/// A client of one table.
pub struct Client<S> {
    /// What is known of the table.
    pub picture: Picture,
    /// Its eye on the deal; without one it seals nothing.
    keeper: Option<Keeper<S>>,
    /// The number of the last ask.
    last: u32,
}

/// What came of hearing a message.
#[derive(Clone, PartialEq, Debug)]
#[must_use = "what a client asks for must be sent"]
pub struct Heard {
    /// Is there anything new to show?
    pub news: News,
    /// To be sent, in order.
    pub asks: Vec<Ask>,
}

/// Is there anything new to show?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// The answer to something the player did not ask for.
    Nothing,
    /// The answer to something the player asked for; the table is as it was.
    Answer,
    /// The table, perhaps.
    Table,
}

impl<S: Store> Client<S> {
    /// A client that takes part in the deals of its table.
    pub fn new(keeper: Keeper<S>) -> Self {
        Self::trusting().with_keeper(keeper)
    }

    /// The same client, which takes part in the deals of its table from now on.
    #[must_use]
    pub fn with_keeper(self, keeper: Keeper<S>) -> Self {
        Self { keeper: Some(keeper), ..self }
    }

    /// A client that leaves the deal to the host: at a table of the player's own.
    pub fn trusting() -> Self {
        Self { picture: Picture::default(), keeper: None, last: 0 }
    }

    /// The first thing to say on every connection.
    pub fn hello(&mut self) -> Ask {
        self.ask(Request::Hello { protocol: PROTOCOL })
    }

    /// Gives what the player asks for a number, by which its answer is known.
    pub fn ask(&mut self, request: Request) -> Ask {
        // After four billion asks numbers begin again; the one for quiet asks is left out.
        self.last = (self.last + 1) % QUIET;
        Ask { id: self.last, request }
    }

    /// Takes a message in.
    pub fn hear(&mut self, message: ToClient) -> Heard {
        let mut requests = self.keeper.as_mut().map(|keeper| keeper.hear(&message)).unwrap_or_default();
        if answers(&message) == Some(QUIET) {
            return Heard { news: News::Nothing, asks: quietly(requests) };
        }
        let answered =
            matches!(message, ToClient::Done { .. } | ToClient::Refused { .. } | ToClient::Hinted { .. });
        if self.picture.hear(message) == Next::Refresh {
            requests.insert(0, Request::Refresh);
        }
        let news = if answered { News::Answer } else { News::Table };
        Heard { news, asks: quietly(requests) }
    }

    /// What the player is to be told of the present deal.
    pub fn warning(&self) -> Warning {
        self.keeper.as_ref().map(Keeper::warning).unwrap_or_default()
    }

    /// The client's eye on the deal, if it has one.
    pub fn keeper(&self) -> Option<&Keeper<S>> {
        self.keeper.as_ref()
    }
}

/// Asks for everything: whoever asks has lost its place.
pub fn refresh() -> Ask {
    Ask { id: QUIET, request: Request::Refresh }
}

fn quietly(requests: Vec<Request>) -> Vec<Ask> {
    requests.into_iter().map(|request| Ask { id: QUIET, request }).collect()
}
