//! Bots that think beside their table: nobody there waits for them, or can feel how long they think.

use sevenfold_protocol::Millis;
use sevenfold_table::{Effort, Thought};
use tokio::task::JoinSet;

use super::super::pool::Work;
use super::{Room, Then};

/// The longest a bot may think, in milliseconds, with some to spare for a machine that has more to do. No answer leaves
/// sooner, so that none tells how long it took.
pub(super) const LONGEST_THOUGHT: u64 = Effort::FOR_PEOPLE.as_millis() as u64 + 60;

/// Those who think.
#[derive(Default)]
pub(super) struct Minds(JoinSet<Thought>);

impl Minds {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What one of them has thought; waits for ever where nobody thinks.
    pub(super) async fn next(&mut self) -> Option<Thought> {
        match self.0.join_next().await {
            Some(thought) => thought.inspect_err(|error| tracing::error!(%error, "a bot did not think")).ok(),
            None => std::future::pending().await,
        }
    }
}

impl Room {
    /// Lets bots begin to think where it is time. Says how many do.
    pub(super) fn begin_thinking(&mut self, now: Millis) -> usize {
        let begun = self.table.thinking(now);
        let count = begun.len();
        for thinking in begun {
            let tables = self.tables.clone();
            self.minds.0.spawn(async move { tables.shared.pool.run(Work::Bots, || thinking.think()).await });
        }
        count
    }

    /// A bot has thought, or has failed to: then the table is built anew, and the bot is asked again.
    pub(super) fn thought(&mut self, thought: Option<Thought>) -> Then {
        let Some(thought) = thought else { return Then::End };
        let now = self.now();
        self.table.thought(thought, now);
        self.idled = false;
        Then::Go
    }
}
