//! The program in processes of its own.
#![allow(dead_code, reason = "each test uses its part of it")]

pub mod program;
#[cfg(target_os = "linux")]
pub mod pty;
#[cfg(target_os = "linux")]
pub mod tls;
