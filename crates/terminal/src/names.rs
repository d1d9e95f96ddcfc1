//! What the players are called, and a pen that writes for one reader.

use ratatui::text::{Line, Span};
use sevenfold_core::{Message, Seat, Viewer};
use sevenfold_protocol::Sitter;
use sevenfold_texts::{Lang, Reader, Texts};

use crate::theme::{Colours, Tone};

/// What somebody is called in a language; `number` is the seat's.
fn name(sitter: &Sitter, number: u8, texts: &Texts) -> String {
    let message = match sitter {
        Sitter::Person { name, .. } if !name.is_empty() => return name.clone(),
        Sitter::Person { .. } => Message::new("terminal-name-person"),
        Sitter::Bot { bot } => Message::new("terminal-name-bot").with("kind", bot.as_str()),
        Sitter::Nobody => Message::new("terminal-name-nobody"),
    };
    texts.say(&message.with("number", number), &sevenfold_texts::Nobody)
}

/// The names of all seats in a language.
pub(crate) fn names(sitters: &[Sitter], lang: Lang) -> Vec<String> {
    let texts = Texts::of(lang);
    (1..).zip(sitters).map(|(number, sitter)| name(sitter, number, texts)).collect()
}

/// Writes for one reader in one language.
#[derive(Clone, Debug)]
pub struct Pen {
    lang: Lang,
    viewer: Viewer,
    names: Vec<String>,
    colours: Colours,
    challenges: Option<String>,
}

impl Pen {
    /// A pen that writes for this viewer.
    pub fn new(lang: Lang, viewer: Viewer, names: Vec<String>, colours: Colours) -> Self {
        Self { lang, viewer, names, colours, challenges: None }
    }

    /// The same pen with the host's own list of party challenges, one a line.
    #[must_use]
    pub fn with_challenges(self, challenges: Option<String>) -> Self {
        Self { challenges, ..self }
    }

    /// The host's own list of party challenges, if there is one.
    pub fn challenges(&self) -> Option<&str> {
        self.challenges.as_deref()
    }

    /// The language it writes in.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whom it writes for.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// A message as a sentence.
    pub fn say(&self, message: &Message) -> String {
        let reader = Reader { seat: self.viewer.seat(), names: &self.names };
        Texts::of(self.lang).say(message, &reader)
    }

    /// An entry of the language files that needs no facts.
    pub fn word(&self, key: &'static str) -> String {
        self.say(&Message::new(key))
    }

    /// A player's name, also the reader's own.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// A piece of text in a tone.
    pub fn ink(&self, text: impl Into<String>, tone: Tone) -> Span<'static> {
        Span::styled(text.into(), self.colours.style(tone))
    }

    /// A whole line in a tone.
    pub fn line(&self, text: impl Into<String>, tone: Tone) -> Line<'static> {
        Line::from(self.ink(text, tone))
    }

    /// The style of a tone.
    pub fn style(&self, tone: Tone) -> ratatui::style::Style {
        self.colours.style(tone)
    }
}
