//! Which moves the solver tries first, as far as that was learned.

use super::super::field::Field;
use super::super::library::Learned;
use super::super::net::Mindful;
use super::super::row::Row;
use super::super::spot::Spot;

/// With fewer tiles left, asking takes longer than trying.
const FEWEST: u8 = 4;

/// Knows which moves are likely.
pub(in super::super) struct Guide {
    learned: Learned,
    mindful: Mindful,
    appeals: Vec<f32>,
    likely: Vec<(f32, Spot)>,
}

impl Guide {
    pub(crate) fn new(learned: Learned) -> Self {
        Self { learned, mindful: Mindful::default(), appeals: Vec::new(), likely: Vec::new() }
    }

    /// Does asking one save more time than it takes?
    pub(crate) fn is_worth_asking<R: Row>(field: &Field<R>) -> bool {
        field.left() >= FEWEST
    }

    /// The likeliest first, but for what goes before anyhow.
    pub(crate) fn order<R: Row, K: Ord>(
        &mut self,
        field: &Field<R>,
        spots: &mut [Spot],
        before: impl Fn(Spot) -> K,
    ) {
        let nets = self.learned.nets();
        self.mindful.look(nets, field);
        self.mindful.appeals(nets, field, spots, &mut self.appeals);
        self.likely.clear();
        self.likely.extend(self.appeals.iter().copied().zip(spots.iter().copied()));
        self.likely.sort_by(|one, other| before(one.1).cmp(&before(other.1)).then(other.0.total_cmp(&one.0)));
        for (spot, (_, likely)) in spots.iter_mut().zip(&self.likely) {
            *spot = *likely;
        }
    }
}
