//! Bots as they are entered into a contest.

use sevenfold_shelf::{AnyBot, Effort, Shelved, Threads};

/// A bot, and on how many threads it thinks: `master`, or `master@2` on two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entrant<'a> {
    /// Its name.
    pub bot: &'a str,
    /// On how many threads it thinks about a move.
    pub threads: Threads,
}

impl<'a> Entrant<'a> {
    /// Reads what stands for it.
    pub fn read(text: &'a str) -> Self {
        let several = || {
            let (bot, threads) = text.split_once('@')?;
            Some(Self { bot, threads: Threads::new(threads.parse().ok()?)? })
        };
        several().unwrap_or(Self { bot: text, threads: Threads::ONE })
    }

    /// A new player; `None` if the game has no such bot.
    pub fn player(self, game: &dyn Shelved, effort: &Effort) -> Option<Box<dyn AnyBot>> {
        game.bot(self.bot, &effort.clone().on(self.threads))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_stand_after_the_name() {
        let read = |text| {
            let Entrant { bot, threads } = Entrant::read(text);
            (bot, threads.count())
        };
        assert_eq!(read("master"), ("master", 1));
        assert_eq!(read("master@2"), ("master", 2));
        // Whatever makes no sense is a name that nobody has.
        assert_eq!([read("master@0"), read("master@x")], [("master@0", 1), ("master@x", 1)]);
    }
}
