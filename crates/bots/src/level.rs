//! How strong a player is, and in which way it is weaker than the best.

use sevenfold_core::Rng;
use sevenfold_core::chance::Quick;

use crate::Judged;

/// How a level differs from the best player: weaker in the way people are. It sees fewer moves, looks less far,
/// forgets, and is content with nearly the best; it makes no blunders by dice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// The name on the command line and in menus.
    pub name: &'static str,
    /// The part of the effort it spends, up to 1.
    pub share: f64,
    /// How many moves it considers, the best looking first.
    pub candidates: usize,
    /// How many moves it looks ahead at most, its own included.
    pub sight: u32,
    /// The share of what can be forgotten that it does forget.
    pub forgetting: f32,
    /// How much less than the best move's share of the win it puts up with.
    pub softness: f64,
}

impl Level {
    /// The five levels where a game has measured no others, weakest first.
    pub const USUAL: [Self; 5] = [
        Self { name: "careless", share: 0.03, candidates: 3, sight: 2, forgetting: 1.0, softness: 0.2 },
        Self { name: "casual", share: 0.06, candidates: 4, sight: 4, forgetting: 0.8, softness: 0.1 },
        Self { name: "club", share: 0.15, candidates: 6, sight: 8, forgetting: 0.5, softness: 0.05 },
        Self { name: "expert", share: 0.4, candidates: 12, sight: 24, forgetting: 0.2, softness: 0.02 },
        Self::MASTER,
    ];

    /// The best: sees, remembers and wants everything.
    pub const MASTER: Self = Self {
        name: "master",
        share: 1.0,
        candidates: usize::MAX,
        sight: u32::MAX,
        forgetting: 0.0,
        softness: 0.0,
    };

    /// Takes one of the moves, of which the first is the best: the nearer to it the likelier.
    pub fn pick<'a, A>(&self, judged: &'a [Judged<A>], rng: &mut Quick) -> Option<&'a Judged<A>> {
        let best = judged.first()?;
        let tolerance = |found: &Judged<A>| {
            let regret = (best.worth - found.worth).max(0.0);
            // In thousandths, so that dice can be thrown for it.
            #[allow(clippy::cast_sign_loss, reason = "at least 0")]
            let left = (1000.0 * (1.0 - regret / self.softness)).max(0.0) as u32;
            left
        };
        if self.softness <= 0.0 {
            return Some(best);
        }
        let mut throw = rng.below(judged.iter().map(tolerance).sum::<u32>().max(1));
        judged.iter().find(|found| {
            let left = tolerance(found);
            let taken = throw < left;
            throw = throw.saturating_sub(left);
            taken
        })
    }
}
