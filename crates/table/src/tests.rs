//! Tables under test.

mod away;
mod bots;
mod host;
mod limits;
mod log;
mod parley;
mod play;
mod races;
mod random;
mod rebuild;
mod rights;
mod seats;
mod texts;
mod told;
mod twins;
mod undo;
mod wire;
