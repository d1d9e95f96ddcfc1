//! Who I am in this browser, and how I like to play: kept for next time.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sevenfold_core::{Legs, json};
use sevenfold_protocol::{BotSpeed, Settings, TableCode};

use crate::speech::storage;

const NAME: &str = "sevenfold-name";
const LEVEL: &str = "sevenfold-level";
const SPEED: &str = "sevenfold-speed";
const OPENED: &str = "sevenfold-opened";
const MEMBER: &str = "sevenfold-member";
const SIGNED_OUT: &str = "signed-out";
/// With the game's id behind it.
const TERMS: &str = "sevenfold-terms-";

/// Keeps a name for next time.
pub(crate) fn keep_name(name: &str) {
    keep(NAME, name);
}

/// The name given last time.
pub(crate) fn name() -> Option<String> {
    kept(NAME)
}

/// Keeps which bot was last chosen to play against.
pub(crate) fn keep_level(bot: &str) {
    keep(LEVEL, bot);
}

/// The bot that was last chosen to play against, if this roster has it.
pub(crate) fn level(roster: &[String]) -> Option<String> {
    kept(LEVEL).filter(|bot| roster.contains(bot))
}

/// Keeps that a table of the server was opened here.
pub(crate) fn keep_opened(code: TableCode) {
    keep(OPENED, code.as_str());
}

/// Is this the table of the server that was last opened here?
pub(crate) fn opened(code: TableCode) -> bool {
    kept(OPENED).is_some_and(|opened| opened == code.as_str())
}

/// Keeps how long bots shall seem to think.
pub(crate) fn keep_speed(speed: BotSpeed) {
    if let Ok(text) = serde_json::to_string(&speed) {
        keep(SPEED, &text);
    }
}

/// How long bots shall seem to think.
pub(crate) fn speed() -> BotSpeed {
    kept(SPEED).and_then(|text| json::from_text(&text).ok()).unwrap_or_default()
}

/// How a game was last set, against bots.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Terms {
    /// How many play.
    pub seats: u8,
    /// By which options.
    pub options: Map<String, Value>,
    /// Each game for itself, or two with the seats exchanged.
    #[serde(default)]
    pub legs: Legs,
}

/// Keeps how a game was set, for the next time it is begun at once.
pub(crate) fn keep_terms(settings: &Settings) {
    let options = settings.options.as_object().cloned().unwrap_or_default();
    let terms = Terms { seats: settings.seats, options, legs: settings.legs };
    if let Ok(text) = serde_json::to_string(&terms) {
        keep(&format!("{TERMS}{}", settings.game), &text);
    }
}

/// How a game was last set.
pub(crate) fn terms(game: &str) -> Option<Terms> {
    json::from_text(&kept(&format!("{TERMS}{game}"))?).ok()
}

/// The level that was last chosen, whatever the roster.
pub(crate) fn last_level() -> Option<String> {
    kept(LEVEL)
}

/// Is this browser a member's?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    /// As far as it knows, no.
    Guest,
    /// The last time it was asked, yes. The server decides.
    Member,
    /// It was, until its session was ended from another device.
    SignedOut,
}

/// Keeps whether this browser is a member's.
pub(crate) fn keep_standing(standing: Standing) {
    let word = match standing {
        Standing::Guest => "",
        Standing::Member => MEMBER,
        Standing::SignedOut => SIGNED_OUT,
    };
    keep(MEMBER, word);
}

/// Whether it was, the last time.
pub(crate) fn standing() -> Standing {
    match kept(MEMBER).as_deref() {
        None => Standing::Guest,
        Some(SIGNED_OUT) => Standing::SignedOut,
        Some(_) => Standing::Member,
    }
}

fn keep(what: &str, value: &str) {
    if let Some(storage) = storage() {
        // A full or forbidden storage only means that it is asked for again.
        let _ = storage.set_item(what, value);
    }
}

fn kept(what: &str) -> Option<String> {
    storage()?.get_item(what).ok()?.filter(|value| !value.trim().is_empty())
}
