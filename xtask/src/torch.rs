//! `PyTorch`, with which SEVEN's net is trained: the tests go that way in small, on a processor alone.

use crate::debian;
use xtask::phase::{Failed, output};

/// What Debian calls it.
const PACKAGE: &str = "python3-torch";

/// The Pythons that the tests ask for it (`crates/bots/tests/training.rs`): the one in the path, and Debian's.
const PYTHONS: [&str; 2] = ["python3", "/usr/bin/python3"];

/// Looks for it, and installs it where it may.
pub(crate) fn ready() -> Result<(), Failed> {
    if is_there() {
        return Ok(());
    }
    debian::install("PyTorch for Python", &[PACKAGE])?;
    if is_there() {
        Ok(())
    } else {
        Err(Failed("PyTorch cannot be used although it was installed".to_owned()))
    }
}

fn is_there() -> bool {
    PYTHONS.iter().any(|python| output(python, &["-c", "import torch"]).is_some())
}
