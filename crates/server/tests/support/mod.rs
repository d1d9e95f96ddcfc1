//! A server in this process, and clients that speak to it over real sockets.
#![allow(dead_code, clippy::missing_panics_doc, missing_docs, reason = "each test uses its part of it")]

pub(crate) mod authenticator;
pub(crate) mod client;
pub(crate) mod crooked;
pub(crate) mod cut;
pub(crate) mod host;
pub(crate) mod http;
pub(crate) mod journal;
pub(crate) mod nats;
pub(crate) mod pair;
pub(crate) mod postgres;
pub(crate) mod site;
pub(crate) mod time;
pub(crate) mod visitor;

pub(crate) use host::Host;
