//! What the chores of this workspace share: running programs, files, and what the browser client is made of.
//!
//! The chores themselves are in `main.rs`; the packer of the client is a program of its own, beside them.

pub mod client;
pub mod files;
pub mod phase;
