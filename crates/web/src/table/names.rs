//! What those at a table are called.

use sevenfold_core::{Message, Seat};
use sevenfold_protocol::Sitter;
use sevenfold_texts::{Nobody, Texts};

use crate::speech::Speech;

/// So many names bots have, `web-bot-name-1` and on.
const BOT_NAMES: u8 = 7;

/// What those who sit at a table are called, by seat, by whoever has a seat of their own or none. No bot is called like a
/// person at the table.
pub(crate) fn names_of(sitters: &[&Sitter], own: Option<Seat>, speech: Speech) -> Vec<String> {
    let taken = |name: &String| {
        sitters.iter().any(|sitter| matches!(sitter, Sitter::Person { name: known, .. } if known == name))
    };
    // Tables from before have this word for a name.
    let you = speech.t("web-you-name");
    let unnamed = |seat: Seat| {
        let name = Message::new("web-player-name").with("number", seat.number());
        if own == Some(seat) { you.clone() } else { Texts::of(speech.lang()).say(&name, &Nobody) }
    };
    let mut bots =
        (1..=BOT_NAMES).map(|number| speech.t(&format!("web-bot-name-{number}"))).filter(|name| !taken(name));
    Seat::all(sitters.len() as u8)
        .zip(sitters)
        .map(|(seat, sitter)| match sitter {
            Sitter::Person { name, .. } if name.is_empty() || *name == you => unnamed(seat),
            Sitter::Person { name, .. } => name.clone(),
            Sitter::Bot { .. } => bots.next().unwrap_or_else(|| speech.t("web-status-bot")),
            Sitter::Nobody => speech.t("web-free-seat"),
        })
        .collect()
}
