//! Which kind of table it is, as those who watch over a server count them.

use sevenfold_protocol::{Pace, Rated, Settings};

/// A table in memory, counted with its class for as long as this is held.
pub(super) struct Counted(&'static str);

impl Counted {
    /// Counts a table that is set so.
    pub(super) fn new(settings: &Settings) -> Self {
        let class = class(settings);
        metrics::gauge!("sevenfold_tables", "class" => class).increment(1);
        Self(class)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        metrics::gauge!("sevenfold_tables", "class" => self.0).decrement(1);
    }
}

fn class(settings: &Settings) -> &'static str {
    match (settings.rated, settings.pace) {
        (Rated::Casual, Pace::Live) => "live",
        (Rated::Casual, Pace::Slow) => "slow",
        (Rated::Rated, Pace::Live) => "rated-live",
        (Rated::Rated, Pace::Slow) => "rated-slow",
    }
}
