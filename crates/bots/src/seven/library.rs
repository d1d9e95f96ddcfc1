//! Where the learned net is kept.
//!
//! Programs have it inside (feature `seven-net`). A browser's worker is built without it, because nobody should wait for
//! what is not used: there it is a file that is brought when somebody wants to play against whoever has read it. Until
//! then the strongest player makes do with a few counts ([`crate::Lore`]).

use std::sync::OnceLock;

use super::MASTER;
use super::net::{Nets, NotANet};
use crate::Lore;

/// What was learned.
#[derive(Clone, Copy)]
pub(super) struct Learned(&'static Nets);

impl Learned {
    pub(super) fn new(nets: &'static Nets) -> Self {
        Self(nets)
    }

    /// The net.
    pub(super) fn nets(self) -> &'static Nets {
        self.0
    }
}

/// The net's file, and who has read it.
pub const LORE: Lore = Lore {
    bot: MASTER.level.name,
    file: "seven-net.bin",
    is_here: || nets().is_some(),
    bring: |file| bring(file).is_ok(),
};

/// The net of this program, from when it is there to the end: it is never another one.
static NETS: OnceLock<Nets> = OnceLock::new();

/// The net, if it is inside or was brought.
pub fn nets() -> Option<&'static Nets> {
    #[cfg(feature = "seven-net")]
    if NETS.get().is_none() {
        // A file that is not a net is found by the tests.
        let _ = bring(include_bytes!("net.bin"));
    }
    NETS.get()
}

/// Brings the file of the net. Where there is one already, that one stays.
pub fn bring(file: &[u8]) -> Result<(), NotANet> {
    let nets = Nets::read(file)?;
    NETS.get_or_init(|| nets);
    Ok(())
}
