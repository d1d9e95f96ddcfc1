//! Where results go: standard output, as text or as JSON.

use std::fmt::Display;
use std::io::{self, BufWriter, IsTerminal as _, Stdout, Write as _};

use console::Term;
use serde::Serialize;
use sevenfold_core::{Message, Seat};
use sevenfold_texts::{Lang, Nobody, Reader, Texts};

use crate::Failure;

/// How wide lines are when nobody says.
const USUAL_WIDTH: usize = 80;

/// How results are written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// For people.
    Text,
    /// For programs.
    Json,
}

/// Standard output, and the language of whoever reads it.
pub(crate) struct Output {
    texts: &'static Texts,
    form: Form,
    stdout: BufWriter<Stdout>,
    is_terminal: bool,
}

impl Output {
    pub(crate) fn new(texts: &'static Texts, json: bool) -> Self {
        let form = if json { Form::Json } else { Form::Text };
        let stdout = io::stdout();
        let is_terminal = stdout.is_terminal();
        Self { texts, form, stdout: BufWriter::new(stdout), is_terminal }
    }

    pub(crate) fn form(&self) -> Form {
        self.form
    }

    pub(crate) fn lang(&self) -> Lang {
        self.texts.lang()
    }

    /// The sentence in the reader's language.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.texts.say(message, &Nobody)
    }

    /// The sentence as spoken to the player at a seat.
    pub(crate) fn say_to(&self, seat: Option<Seat>, message: &Message) -> String {
        self.texts.say(message, &Reader { seat, names: &[] })
    }

    /// Does a person look at a screen that can show bold letters?
    pub(crate) fn is_screen(&self) -> bool {
        self.is_terminal && std::env::var_os("NO_COLOR").is_none()
    }

    /// How many letters fit in a line.
    pub(crate) fn width(&self) -> usize {
        if !self.is_terminal {
            return USUAL_WIDTH;
        }
        Term::stdout().size_checked().map_or(USUAL_WIDTH, |(_, columns)| usize::from(columns).max(20))
    }

    /// Writes a line. Whoever watches sees it at once.
    pub(crate) fn line(&mut self, text: impl Display) -> Result<(), Failure> {
        let written = writeln!(self.stdout, "{text}");
        written
            .and_then(|()| if self.is_terminal { self.stdout.flush() } else { Ok(()) })
            .map_err(Failure::from)
    }

    /// Writes text as it is.
    pub(crate) fn raw(&mut self, text: &str) -> Result<(), Failure> {
        self.stdout.write_all(text.as_bytes()).map_err(Failure::from)
    }

    /// Writes one JSON value on one line.
    pub(crate) fn json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        let written = serde_json::to_writer(&mut self.stdout, value).map_err(io::Error::from);
        written.and_then(|()| writeln!(self.stdout)).map_err(Failure::from)
    }

    /// Everything written so far leaves the program.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        self.stdout.flush().map_err(Failure::from)
    }

    /// Tells a person something beside the result.
    pub(crate) fn aside(&self, message: &Message) {
        eprintln!("{}", self.say(message));
    }

    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        self.flush()
    }
}
