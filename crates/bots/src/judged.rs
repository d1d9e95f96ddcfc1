//! What a bot thinks of a move.

/// A move and what it is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged<A> {
    /// The move.
    pub action: A,
    /// The share of the win to be expected after it, from 0 to 1.
    pub worth: f64,
    /// How often it was tried; the more, the surer the worth.
    pub visits: u32,
}
