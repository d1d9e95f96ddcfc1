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
    /// The standard error of the worth over what was tried; 0 where it was worked out.
    pub error: f64,
}

impl<A> Judged<A> {
    /// A move whose worth is known, or was not tried at all.
    pub const fn sure(action: A, worth: f64, visits: u32) -> Self {
        Self { action, worth, visits, error: 0.0 }
    }

    /// A move of whose tries only the mean is known: shares of a win with this mean cannot be spread any wider.
    pub fn tried(action: A, worth: f64, visits: u32) -> Self {
        let spread = (worth * (1.0 - worth)).max(0.0);
        Self { action, worth, visits, error: (spread / f64::from(visits.max(1))).sqrt() }
    }

    /// The same about something else.
    pub fn map<B>(self, of: impl FnOnce(A) -> B) -> Judged<B> {
        Judged { action: of(self.action), worth: self.worth, visits: self.visits, error: self.error }
    }
}
