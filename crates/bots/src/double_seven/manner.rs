//! How players of different strength think.

/// A strength of play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Manner {
    /// The name in menus.
    pub name: &'static str,
    /// What is seen of a turn.
    pub sight: Sight,
    /// In how many worlds a draw and a Two for One are tried; in none, one draws what can be laid, and keeps one's tiles.
    pub worlds: u8,
    /// How many of the best looking moves are thought over; with one there is nothing to think over.
    pub candidates: usize,
    /// How many own turns are looked ahead.
    pub turns: u32,
    /// The part of the effort that is spent.
    pub share: f64,
}

/// What a player sees of the own turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sight {
    /// The own families and the rack.
    Own,
    /// The next thing to lay, and an exchange for it.
    Step,
    /// The whole turn, for what it brings.
    Turn,
    /// The whole turn, what is left for the next, and what the others can make of the table.
    Table,
}

/// Lays what fits in front of itself. Exchanges are for others.
pub(super) static CARELESS: Manner =
    Manner { name: "careless", sight: Sight::Own, worlds: 0, candidates: 1, turns: 0, share: 0.0 };

/// Exchanges to lay the next tile, and does not look beyond it.
pub(super) static CASUAL: Manner = Manner { name: "casual", sight: Sight::Step, ..CARELESS };

/// Plans the whole turn for what it brings.
pub(super) static CLUB: Manner = Manner { name: "club", sight: Sight::Turn, ..CARELESS };

/// Also thinks of what the others can make of the table, and a little before it draws. Everybody below draws what can
/// be laid.
pub(super) static EXPERT: Manner = Manner { name: "expert", sight: Sight::Table, worlds: 4, ..CARELESS };

/// Also thinks long before it draws, and tries what looks best in many worlds.
pub(super) static MASTER: Manner =
    Manner { name: "master", candidates: 8, turns: 2, share: 1.0, worlds: 48, ..EXPERT };
