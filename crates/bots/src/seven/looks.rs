//! The last looks at positions, each kept for a while: a position that is met again soon is not looked at twice.

use sevenfold_seven::MOST_SEATS;

use super::field::Field;
use super::net::{Mindful, Nets};
use super::row::Row;

/// So many looks are kept: most positions that are met a second time are met within as many, and they take some megabytes.
const KEPT: usize = 256;

/// Which look it was, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Look(u32);

impl Look {
    /// None.
    pub(super) const NONE: Self = Self(0);
}

/// What was seen at the last looks.
#[derive(Default)]
pub(super) struct Looks {
    taken: u32,
    /// The look with number `n` is at `n % KEPT`, until another takes its place.
    kept: Vec<(u32, Mindful)>,
}

impl Looks {
    /// Looks at a position that is not at its end: each seat's share of the win.
    pub(super) fn take<R: Row>(
        &mut self,
        nets: &Nets,
        field: &Field<R>,
        shares: &mut [f32; MOST_SEATS],
    ) -> Look {
        self.next().shares(nets, field, shares);
        Look(self.taken)
    }

    /// What was seen at this look at the position, or is seen at another one.
    pub(super) fn again<R: Row>(&mut self, look: Look, nets: &Nets, field: &Field<R>) -> &mut Mindful {
        let at = look.0 as usize % KEPT;
        if look != Look::NONE && self.kept.get(at).is_some_and(|(number, _)| *number == look.0) {
            return &mut self.kept[at].1;
        }
        let mindful = self.next();
        mindful.look(nets, field);
        mindful
    }

    /// Where the next look is kept.
    fn next(&mut self) -> &mut Mindful {
        self.taken = self.taken.checked_add(1).unwrap_or(1);
        let at = self.taken as usize % KEPT;
        if self.kept.len() <= at {
            self.kept.resize_with(at + 1, Default::default);
        }
        let (number, mindful) = &mut self.kept[at];
        *number = self.taken;
        mindful
    }
}
