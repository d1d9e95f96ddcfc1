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

/// What a text tells.
#[derive(Clone, PartialEq, Debug)]
pub enum Told {
    /// A message, whole or by a patch.
    Message(ToClient),
    /// A patch on something that is not known here: its place is lost, and everything is to be asked for again ([`refresh`](crate::refresh)).
    Lost(Option<Seat>, Ground, String),
}

impl Hearing {
    /// Hears a text; nothing if it is no message.
    pub fn hear(&mut self, text: &str) -> Option<Told> {
        if let Some((seat, ground, change)) = patch::from_bare(text) {
            return Some(self.follow(seat, ground, change));
        }
        match read(text)? {
            #[cfg(not(target_arch = "wasm32"))]
            ToClient::Patch(seat, ground, change) => Some(self.follow(seat, ground, &change)),
            message => {
                self.note(&message, text);
                Some(Told::Message(message))
            }
        }
    }

    /// The same where a patch is a message: one on something that is not known here stays one.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn read(&mut self, text: &str) -> Option<ToClient> {
        Some(match self.hear(text)? {
            Told::Message(message) => message,
            Told::Lost(seat, ground, change) => ToClient::Patch(seat, ground, change),
        })
    }

    /// The update that a patch tells.
    fn follow(&mut self, seat: Option<Seat>, ground: Ground, change: &str) -> Told {
        let whole = self.whole(seat, ground, change);
        let told = whole.and_then(|whole| Some((read(&whole)?, whole)));
        let Some((told @ ToClient::Update(_), whole)) = told else {
            return Told::Lost(seat, ground, change.to_owned());
        };
        self.note(&told, &whole);
        Told::Message(told)
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

#[cfg(not(target_arch = "wasm32"))]
fn read(text: &str) -> Option<ToClient> {
    serde_json::from_str(text).ok()
}

/// A page reads with the little code that it has anyhow.
#[cfg(target_arch = "wasm32")]
fn read(text: &str) -> Option<ToClient> {
    sevenfold_core::json::from_text(text).ok()
}
