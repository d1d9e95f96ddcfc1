//! Reading what comes in on one connection.

use sevenfold_core::{Seat, Viewer};
use sevenfold_protocol::{GameFace, Ground, ToClient, Update, patch};

/// The texts of one connection that the next ones are patches on. A new connection begins with a new one.
#[derive(Clone, Debug, Default)]
pub struct Hearing {
    known: Vec<Known>,
}

/// What one viewer was told.
#[derive(Clone, Debug)]
struct Known {
    seat: Option<Seat>,
    /// The last update with a game.
    last: String,
    /// Did it list moves?
    listed: Listed,
    /// The last one before it that did.
    before: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Listed {
    Moves,
    Nothing,
}

impl Hearing {
    /// Reads a text; nothing if it is no message. A patch on something that is not known here stays one: whoever hears it
    /// has lost its place.
    pub fn read(&mut self, text: &str) -> Option<ToClient> {
        let message = match patch::from_bare(text) {
            Some((seat, ground, change)) => ToClient::Patch(seat, ground, change.to_owned()),
            None => serde_json::from_str(text).ok()?,
        };
        let ToClient::Patch(seat, ground, change) = &message else {
            self.note(&message, text);
            return Some(message);
        };
        let whole = self.whole(*seat, *ground, change);
        let read = whole.and_then(|whole| Some((serde_json::from_str::<ToClient>(&whole).ok()?, whole)));
        let Some((told @ ToClient::Update(_), whole)) = read else { return Some(message) };
        self.note(&told, &whole);
        Some(told)
    }

    /// The text that a patch tells.
    fn whole(&self, seat: Option<Seat>, ground: Ground, change: &str) -> Option<String> {
        let known = self.known.iter().find(|known| known.seat == seat)?;
        match ground {
            Ground::Last => patch::read(&[&known.last], change).ok(),
            Ground::Both => patch::read(&[known.before.as_ref()?, &known.last], change).ok(),
        }
    }

    fn note(&mut self, message: &ToClient, text: &str) {
        let ToClient::Update(update) = message else { return };
        let Update { viewer, game: Some(game), .. } = &**update else { return };
        let (seat, listed) = (Viewer::seat(*viewer), listed(game));
        match self.known.iter_mut().find(|known| known.seat == seat) {
            Some(known) => {
                let last = std::mem::replace(&mut known.last, text.to_owned());
                if known.listed == Listed::Moves {
                    known.before = Some(last);
                }
                known.listed = listed;
            }
            None => self.known.push(Known { seat, last: text.to_owned(), listed, before: None }),
        }
    }
}

fn listed(game: &GameFace) -> Listed {
    if game.choices.is_empty() { Listed::Nothing } else { Listed::Moves }
}
