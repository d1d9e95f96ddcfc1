//! Playing at the terminal: people and bots at one keyboard, full screen.
//!
//! [`play`] opens the terminal. Behind it is [`App`], which gets keys and time as inputs and draws itself, and
//! [`Host`], which alone knows the truth of the game: the screen shows views and redacted events only. How a game
//! looks is in one place per game, [`games`].

mod app;
mod choices;
pub mod games;
mod host;
mod input;
mod names;
mod outside;
mod pace;
mod request;
mod screen;
mod terminal;
mod theme;

pub use app::App;
pub use host::Host;
pub use names::{Pen, Sitter};
pub use outside::{Outside, Real};
pub use request::{Failure, Request};
pub use theme::{Colours, Hue, Tone};

use std::time::Instant;

use sevenfold_shelf::{Clock, Effort};

/// The clock bots think by.
fn clock() -> Clock {
    let begun = Instant::now();
    Clock::new(move || begun.elapsed())
}

/// Plays what was asked for until the players have had enough.
pub fn play(request: &Request) -> Result<(), Failure> {
    let host = request.host()?.with_effort(Effort::for_people(clock()));
    terminal::check()?;
    let outside = Real { record_to: request.record_to.clone() };
    let app = App::new(host, request.lang, Colours::of_environment(), Box::new(outside));
    let mut app = app.with_challenges(request.challenges.clone());
    terminal::run(&mut app)
}
