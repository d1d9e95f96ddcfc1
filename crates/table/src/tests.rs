//! Tables under test.

mod bots;
mod host;
mod parley;
mod play;
mod races;
mod random;
mod rebuild;
mod seats;
mod texts;
mod twins;
mod undo;
mod wire;
