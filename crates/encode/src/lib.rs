//! Views and moves as numbers of a fixed size, for machines that learn.
//!
//! - A [`Shape`] says where each part of a view goes: it is the layout and its documentation at once. Different views get
//!   different numbers, because nothing is left out but what follows from the rest, and that is said.
//! - The moves of a game are listed once, in the notation; a move's number is its place in the list.
//! - An [`Encoding`] is both for one game: plain data, found by the game's id ([`encoding`]).
//! - A [`Codec`] makes numbers of a game's views and moves with it. A [`Vector`] plays many games at once, shared
//!   by a [`Crew`] of threads.

mod codec;
mod crew;
mod cursor;
mod error;
mod games;
mod hasher;
mod legal;
mod shape;
mod vector;
mod words;
mod writer;

pub use codec::{AnyCodec, Codec};
pub use crew::Crew;
pub use error::{NotEncoded, VectorError};
pub use games::{Encoding, encoding};
pub use shape::{Part, Shape};
pub use vector::{AnyVector, Arrays, Vector};
