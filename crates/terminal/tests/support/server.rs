//! A server in this process, honest or not: what the server's own tests have of it.
#![allow(dead_code, clippy::missing_panics_doc, missing_docs, reason = "the server's tests use more of it")]

#[path = "../../../server/tests/support/client.rs"]
pub(crate) mod client;
#[path = "../../../server/tests/support/crooked.rs"]
pub(crate) mod crooked;
#[path = "../../../server/tests/support/host.rs"]
pub(crate) mod host;
#[path = "../../../server/tests/support/http.rs"]
pub(crate) mod http;
#[path = "../../../server/tests/support/pair.rs"]
pub(crate) mod pair;
#[path = "../../../server/tests/support/no_postgres.rs"]
pub(crate) mod postgres;

pub(crate) use host::Host;
