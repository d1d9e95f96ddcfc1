//! Where the learned net is kept.
//!
//! Programs have it inside (feature `seven-net`). A browser fetches it when a player wants it, so that nobody waits for
//! it who does not; until it is there, the strongest player makes do with a few counts.

use std::sync::OnceLock;

use super::net::{Nets, NotANet};

/// The net: written once, and only read from then on.
static NETS: OnceLock<Nets> = OnceLock::new();

#[cfg(feature = "seven-net")]
static INSIDE: &[u8] = include_bytes!("net.bin");

/// Brings the net, as it was fetched. The first that is brought stays.
pub fn bring(bytes: &[u8]) -> Result<(), NotANet> {
    let nets = Nets::read(bytes)?;
    NETS.get_or_init(|| nets);
    Ok(())
}

/// The net, if it is there.
pub fn nets() -> Option<&'static Nets> {
    #[cfg(feature = "seven-net")]
    if NETS.get().is_none() {
        // A file that is not a net is found by the tests.
        let _ = bring(INSIDE);
    }
    NETS.get()
}
