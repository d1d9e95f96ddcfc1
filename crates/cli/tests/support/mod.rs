//! The program in processes of its own.
#![allow(dead_code, reason = "each test uses its part of it")]

pub(crate) mod history;
#[path = "../../../server/tests/support/nats.rs"]
pub(crate) mod nats;
#[path = "../../../server/tests/support/postgres.rs"]
pub(crate) mod postgres;
pub(crate) mod program;
#[cfg(target_os = "linux")]
pub(crate) mod pty;
#[cfg(target_os = "linux")]
pub(crate) mod tls;
