//! A view in the types of its game, read once for all the drawings that look at it.

use crate::memo::Shared;

/// What was last read, and out of what.
#[derive(Default)]
pub(crate) struct LastRead(Option<(Shared, Option<Shared>)>);

impl LastRead {
    /// What can be read out of something: read now, unless it is what was read last.
    pub(crate) fn of(&mut self, whole: &Shared, read: impl FnOnce() -> Option<Shared>) -> Option<Shared> {
        if let Some((_, found)) = self.0.as_ref().filter(|(last, _)| last.is_same(whole)) {
            return found.clone();
        }
        let found = read();
        self.0 = Some((whole.clone(), found.clone()));
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
        let (first, second) = (Shared::new("1"), Shared::new("2"));
        let mut look = |update: &Shared| {
            let read = || {
                reads += 1;
                Some(Shared::new(update.get::<&str>()?.len() + reads))
            };
            (last.of(update, read).unwrap().get::<usize>().copied(), reads)
        };
        for _ in 0..3 {
            assert_eq!(look(&first), (Some(2), 1), "however many drawings look at it");
        }
        assert_eq!(look(&second), (Some(3), 2), "what has come since is read");
        assert_eq!(look(&second), (Some(3), 2));
    }
}
