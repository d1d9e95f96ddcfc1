//! Tables under test.

mod absent;
mod away;
mod bots;
mod clock;
mod deal;
mod host;
mod limits;
mod log;
mod minds;
mod old;
mod parley;
mod play;
mod races;
mod random;
mod rebuild;
mod rights;
mod rounds;
mod seats;
mod seeded;
mod texts;
mod told;
mod twin_verbs;
mod twins;
mod undo;
mod wire;
mod witness;
