//! Which kind of table it is, as those who watch over a server count them.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use sevenfold_protocol::{Pace, Rated, Settings};

/// The classes, as they are called.
const NAMES: [&str; 4] = ["live", "slow", "rated-live", "rated-slow"];

/// How many tables of each class are in memory.
#[derive(Clone, Default)]
pub(crate) struct Classes(Arc<[AtomicU32; NAMES.len()]>);

impl Classes {
    /// The classes of which there are tables.
    pub(in crate::tables) fn all(&self) -> BTreeMap<String, u32> {
        let counts = self.0.iter().map(|count| count.load(Ordering::Relaxed));
        let named = NAMES.into_iter().map(str::to_owned).zip(counts);
        named.filter(|(_, count)| *count > 0).collect()
    }
}

/// A table in memory, counted with its class for as long as this is held.
pub(super) struct Counted {
    classes: Classes,
    class: usize,
}

impl Counted {
    /// Counts a table that is set so.
    pub(super) fn new(classes: &Classes, settings: &Settings) -> Self {
        let class = class(settings);
        metrics::gauge!("sevenfold_tables", "class" => NAMES[class]).increment(1);
        classes.0[class].fetch_add(1, Ordering::Relaxed);
        Self { classes: classes.clone(), class }
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        metrics::gauge!("sevenfold_tables", "class" => NAMES[self.class]).decrement(1);
        self.classes.0[self.class].fetch_sub(1, Ordering::Relaxed);
    }
}

/// Where its name stands.
fn class(settings: &Settings) -> usize {
    match (settings.rated, settings.pace) {
        (Rated::Casual, Pace::Live) => 0,
        (Rated::Casual, Pace::Slow) => 1,
        (Rated::Rated, Pace::Live) => 2,
        (Rated::Rated, Pace::Slow) => 3,
    }
}
