//! Playing at the terminal, full screen: people and bots at one keyboard, or one person at a server's table.
//!
//! [`play`] opens the terminal for a table in this process, [`join`] for one on a server. Behind both is [`App`], which
//! gets keys and time as inputs and draws itself, and a [`Party`]: the people here, one client each. The screen shows what
//! those clients have been told, and nothing else. How a game looks is in one place per game, [`games`].

mod app;
mod choices;
pub mod games;
mod guests;
mod input;
mod join;
mod names;
mod outside;
mod party;
mod pins;
mod request;
mod screen;
mod terminal;
mod theme;

pub use app::App;
pub use join::{Invitation, Wish, join};
pub use names::Pen;
pub use outside::{Outside, Real};
pub use party::{Address, NotAnAddress, Party, Plan, sitter};
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
    let party = request.party(Effort::for_people(clock()))?;
    terminal::check()?;
    let outside = Real { record_to: request.record_to.clone() };
    let mut app = App::new(party, request.lang, Colours::of_environment(), Box::new(outside));
    terminal::run(&mut app)
}
