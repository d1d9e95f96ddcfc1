//! What is asked for on the command line, and what can be wrong with it.

use std::path::PathBuf;

use serde_json::{Map, Value};
use sevenfold_core::chance::Seed;
use sevenfold_core::{Arg, Legs, Message, SetupError};
use sevenfold_protocol::limits::NAME_CHARS;
use sevenfold_protocol::{Refusal, Settings, Sitter, is_trickery};
use sevenfold_shelf::{Effort, GAMES, Shelved, find_or_suggest};
use sevenfold_texts::Lang;

use crate::games::drawing;
use crate::outside::fresh_seed;
use crate::party::{Party, Plan, sitter};

/// The bot that sits down if none is named.
const USUAL_BOT: &str = "club";

/// A game to play.
#[derive(Clone, Debug, Default)]
pub struct Request {
    /// The game's id.
    pub game: String,
    /// Options by name; those left out have their defaults.
    pub options: Map<String, Value>,
    /// How many seats; by default as many as people and named bots need.
    pub seats: Option<u8>,
    /// How many of them are people at this keyboard: the first ones. With none, bots play and one watches.
    pub people: u8,
    /// What the people are called, in order; those left out are called by their number.
    pub names: Vec<String>,
    /// The kinds of the bots, repeated in order if there are more seats.
    pub bots: Vec<String>,
    /// What chance follows from; drawn from the system if not given.
    pub seed: Option<Seed>,
    /// The language to begin in.
    pub lang: Lang,
    /// Where records are saved; by default under a name of their own in the current folder.
    pub record_to: Option<PathBuf>,
    /// Each game for itself, or two with the seats exchanged.
    pub legs: Legs,
    /// The host's own list of party challenges, one a line, for games that have them; ours if not given.
    pub challenges: Option<String>,
}

/// Why there is no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// What is wrong, and what to do.
    pub message: Message,
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Self {
        Self { message: error.message }
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self { message: refusal.message }
    }
}

impl From<Message> for Failure {
    fn from(message: Message) -> Self {
        Self { message }
    }
}

impl Request {
    /// The people who play what was asked for, with bots that think this much.
    pub fn party(&self, effort: Effort) -> Result<Party, Failure> {
        Ok(Party::own(self.plan(effort)?)?)
    }

    /// The table that was asked for, with bots that think this much.
    pub fn plan(&self, effort: Effort) -> Result<Plan, Failure> {
        let game = find_or_suggest(&self.game).map_err(|meant| unknown_game(&self.game, meant))?;
        let sitters = self.sitters(game)?;
        let mut options = drawing(&self.game).live_options();
        options.extend(self.options.clone());
        let settings = Settings {
            options: Value::Object(options),
            challenges: self.challenges.clone(),
            legs: self.legs,
            ..Settings::new(&self.game, sitters.len() as u8)
        };
        let secret = self.seed.unwrap_or_else(fresh_seed).0;
        Ok(Plan { game, settings, sitters, secret, seed: self.seed, effort })
    }

    /// People first, then bots.
    fn sitters(&self, game: &dyn Shelved) -> Result<Vec<Sitter>, Failure> {
        let meta = game.meta();
        let named = u8::try_from(self.bots.len()).unwrap_or(u8::MAX);
        let wanted = self.people.saturating_add(named).max(meta.least_seats);
        let seats = self.seats.unwrap_or(wanted);
        if !(meta.least_seats..=meta.most_seats).contains(&seats) {
            return Err(SetupError::seats(seats, meta.least_seats, meta.most_seats).into());
        }
        if self.people > seats {
            let message = Message::new("terminal-too-many-people").with("people", self.people);
            return Err(message.with("seats", seats).into());
        }
        let bots: Vec<&str> = match self.bots.as_slice() {
            [] => vec![USUAL_BOT],
            named => named.iter().map(String::as_str).collect(),
        };
        let known = game.bots();
        let needed = usize::from(seats - self.people);
        if let Some(unknown) = bots.iter().take(needed).find(|bot| !known.contains(bot)) {
            let message = Message::new("terminal-unknown-bot").with("bot", *unknown);
            return Err(message.with("known", Arg::list(known)).into());
        }
        let people = (0..self.people).map(|i| sitter(self.name(i)));
        let bots = bots.into_iter().cycle().map(|kind| Sitter::Bot { bot: kind.to_owned() });
        Ok(people.chain(bots).take(seats as usize).collect())
    }

    fn name(&self, person: u8) -> Option<String> {
        let name = visible_name(self.names.get(person as usize)?);
        (!name.is_empty()).then_some(name)
    }
}

/// A name as tables take it: what nobody sees is left out, and what is too long is cut.
pub(crate) fn visible_name(text: &str) -> String {
    let visible = text.trim().chars().filter(|letter| !is_trickery(*letter));
    visible.take(NAME_CHARS).collect::<String>().trim().to_owned()
}

fn unknown_game(game: &str, meant: Option<&str>) -> Message {
    if let Some(meant) = meant {
        return Message::new("terminal-unknown-game-meant").with("game", game).with("meant", meant);
    }
    let known = Arg::list(GAMES.iter().map(|game| game.meta().id));
    Message::new("terminal-unknown-game").with("game", game).with("known", known)
}
