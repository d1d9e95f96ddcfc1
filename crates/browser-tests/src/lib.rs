//! A real browser for tests: windows that are looked at and pressed as people do, and a server for them to meet on.
//!
//! A story opens a [`Stage`], and on it as many [`Window`]s as there are people; a [`Player`] plays any game through its
//! page. Nothing here knows a game: what can be pressed says so itself (`data-move`, `data-pick`).
//!
//! Nothing sleeps: whatever is waited for is looked for until it is there, or until patience ends.
#![allow(
    clippy::missing_panics_doc,
    clippy::unwrap_used,
    reason = "all of it is for tests, and a test that cannot go on fails"
)]

mod axe;
mod counsel;
mod devtools;
mod driver;
mod ear;
#[path = "../../server/tests/support/host.rs"]
#[allow(dead_code, missing_docs, reason = "tests of the server use the rest")]
mod host;
mod kept;
mod language;
mod layout;
mod look;
mod patience;
mod player;
#[path = "../../server/tests/support/no_postgres.rs"]
mod postgres;
mod saved;
mod screen;
mod spoken;
mod spy;
mod stage;
mod table;
mod weigh;
mod window;

pub use ear::Listener;
pub use fantoccini::key::Key;
pub use kept::Kept;
pub use language::Book;
pub use player::{Player, Way};
pub use screen::SCREENS;
pub use stage::Stage;
pub use weigh::Weighed;
pub use window::{Ink, Size, Window, said};
