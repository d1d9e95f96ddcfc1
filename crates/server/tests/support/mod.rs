//! A server in this process, and clients that speak to it over real sockets.
#![allow(dead_code, clippy::missing_panics_doc, missing_docs, reason = "each test uses its part of it")]

pub mod client;
pub mod crooked;
pub mod host;
pub mod http;
pub mod journal;
pub mod pair;
pub mod time;

pub use host::Host;
