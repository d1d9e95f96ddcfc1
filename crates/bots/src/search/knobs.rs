//! How a search is set.

/// How a search is set: what tuning turns.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Knobs {
    /// How much a move that was seldom tried attracts.
    pub exploration: f64,
    /// How much a move that looks good at first sight attracts, until it has been tried.
    pub bias: f64,
    /// Moves never tried yet.
    pub untried: Untried,
    /// With every visit more moves are looked at, best looking first: `1 + widening · √visits`. All at once if this
    /// is nothing.
    pub widening: Option<f64>,
    /// Of a hundred moves of a playout, so many are any legal move.
    pub noise: u32,
    /// The most edges of a tree, at 40 bytes each.
    pub edges: usize,
}

/// What becomes of moves that were never tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Untried {
    /// Each is tried once before any is tried again, best looking first.
    First,
    /// They count as much as what was tried beside them, and their looks.
    AsOthers,
}

impl Knobs {
    /// As in the literature: upper confidence bounds, every move once, no knowledge. The exploration is what Cowling,
    /// Powley and Whitehouse used in 2012.
    pub const TEXTBOOK: Self = Self {
        exploration: 0.7,
        bias: 0.0,
        untried: Untried::First,
        widening: None,
        noise: 100,
        edges: 200_000,
    };

    /// What has served well where nothing else was measured.
    pub const USUAL: Self = Self {
        exploration: 0.4,
        bias: 0.2,
        untried: Untried::AsOthers,
        widening: Some(2.0),
        noise: 10,
        edges: 200_000,
    };
}
