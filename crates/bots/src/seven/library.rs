//! Where the learned net is kept.
//!
//! Programs have it inside (feature `seven-net`). A browser's worker is built without it and without all that would
//! read it, because nobody should wait for what is not used: there the strongest player makes do with a few counts.

use super::net::Nets;

/// What was learned. Without the feature there is none, so that the compiler leaves out whatever would ask it.
#[cfg(feature = "seven-net")]
#[derive(Clone, Copy)]
pub(super) struct Learned(&'static Nets);
#[cfg(not(feature = "seven-net"))]
#[derive(Clone, Copy)]
pub(super) enum Learned {}

#[cfg(feature = "seven-net")]
impl Learned {
    pub(super) fn new(nets: &'static Nets) -> Self {
        Self(nets)
    }

    /// The net.
    pub(super) fn nets(self) -> &'static Nets {
        self.0
    }
}

#[cfg(not(feature = "seven-net"))]
impl Learned {
    /// The net.
    pub(super) fn nets(self) -> &'static Nets {
        match self {}
    }
}

/// The net that this program has inside.
#[cfg(feature = "seven-net")]
pub fn nets() -> Option<&'static Nets> {
    use std::sync::OnceLock;

    static INSIDE: &[u8] = include_bytes!("net.bin");
    static NETS: OnceLock<Option<Nets>> = OnceLock::new();
    // A file that is not a net is found by the tests.
    NETS.get_or_init(|| Nets::read(INSIDE).ok()).as_ref()
}
