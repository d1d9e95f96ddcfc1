//! How much bots think, as several commands are told it.

use clap::Args;
use sevenfold_core::Message;
use sevenfold_lab::Thinking;

/// Time, or steps of search.
#[derive(Args)]
pub(crate) struct ThinkingArgs {
    /// Milliseconds the strongest bot may think about a move; weaker ones think less
    #[arg(long, value_name = "M", conflicts_with = "iterations", value_parser = clap::value_parser!(u32).range(1..))]
    millis: Option<u32>,

    /// Steps of search instead of milliseconds: the same on every machine
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    iterations: Option<u32>,
}

impl ThinkingArgs {
    /// What was asked for, or else this many milliseconds.
    pub(crate) fn or_millis(&self, usual: u32) -> Thinking {
        match self.iterations {
            Some(iterations) => Thinking::Iterations(iterations),
            None => Thinking::Millis(self.millis.unwrap_or(usual)),
        }
    }
}

/// How much that is, in words.
pub(crate) fn said(thinking: Thinking) -> Message {
    match thinking {
        Thinking::Iterations(iterations) => Message::new("cli-iterations").with("amount", iterations),
        Thinking::Millis(millis) => Message::new("cli-millis").with("amount", millis),
    }
}
