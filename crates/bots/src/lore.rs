//! What a player has learned, where that is too much for every program to carry.

/// A file that a player has read.
pub struct Lore {
    /// The player.
    pub bot: &'static str,
    /// What the file is called where it travels by itself.
    pub file: &'static str,
    /// Does this program have what is in it?
    pub is_here: fn() -> bool,
    /// Brings it; says whether it was that.
    pub bring: fn(&[u8]) -> bool,
}
