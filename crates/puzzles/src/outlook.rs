//! What can still become of a try.

use sevenfold_seven::Action;

/// What can still become of a try. A search that has looked at so many possibilities without an answer says so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outlook {
    /// The goal can be reached: these tiles are still to be laid, in this order.
    Open {
        /// The tiles; none if the goal has been reached.
        rest: Vec<Action>,
    },
    /// Every way to go on was looked at: none leads to the goal.
    Closed,
    /// The search took too long.
    Unknown,
}

/// So many steps a search may still take.
pub(crate) struct Patience(u32);

impl Patience {
    pub(crate) const fn new(steps: u32) -> Self {
        Self(steps)
    }

    /// Takes a step, if there is one left.
    pub(crate) const fn take(&mut self) -> Option<()> {
        match self.0.checked_sub(1) {
            Some(left) => {
                self.0 = left;
                Some(())
            }
            None => None,
        }
    }

    pub(crate) const fn is_over(&self) -> bool {
        self.0 == 0
    }
}
