//! One page a file. Every page has its own title and can be linked to.

mod create;
mod home;
mod learn;
mod not_found;
mod play;
mod puzzle;
mod puzzles;
mod quick;
mod replay;
mod rules;
mod settings;
mod table;

pub use create::{Create, Plan};
pub use home::Home;
pub use learn::Learn;
pub use not_found::NotFound;
pub use play::{PlayNow, Resume};
pub use puzzle::Puzzle;
pub use puzzles::Puzzles;
pub use quick::Quick;
pub use replay::Replay;
pub use rules::Rules;
pub use settings::Settings;
pub use table::ServerTable;
