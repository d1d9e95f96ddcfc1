//! A view in the types of its game, read once for all the drawings that look at it.

use crate::memo::Shared;

/// What was last read, and at which turn of the table.
#[derive(Default)]
pub(crate) struct LastRead(Option<(u32, Option<Shared>)>);

impl LastRead {
    /// What can be read: read now, unless it was read at this turn.
    pub(crate) fn of(&mut self, turn: u32, read: impl FnOnce() -> Option<Shared>) -> Option<Shared> {
        if let Some((_, found)) = self.0.as_ref().filter(|(last, _)| *last == turn) {
            return found.clone();
        }
        let found = read();
        self.0 = Some((turn, found.clone()));
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_view_is_read_once_an_update() {
        let mut reads = 0;
        let mut last = LastRead::default();
        let mut look = |turn: u32| {
            let read = || {
                reads += 1;
                Some(Shared::new(reads))
            };
            (last.of(turn, read).unwrap().get::<i32>().copied(), reads)
        };
        for _ in 0..3 {
            assert_eq!(look(1), (Some(1), 1), "however many drawings look at it");
        }
        assert_eq!(look(2), (Some(2), 2), "what has come since is read");
        assert_eq!(look(2), (Some(2), 2));
    }
}
