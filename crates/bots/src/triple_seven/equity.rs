//! What collected types are worth: each seat's share of the win between two rounds.
//!
//! Collecting is taken for a race of clocks. Each seat collects at a pace that depends on the types it still lacks, whatever
//! the others do; whoever has all three first wins. The paces are what rounds among experts show (see `triple_seven_fit`).

use sevenfold_triple_seven::Kind;

use super::stand::Missing;

/// How likely a seat is to collect in a round, by the types it lacks: 1 for a Number, 2 for an Action, 4 for a Character.
/// Only their proportions matter.
const PACE: [f32; Missing::SETS] = [0.0, 0.48, 0.42, 0.53, 0.4, 0.5, 0.46, 0.51];
/// Which type it is then, as proportions.
const FIRST: [f32; Kind::ALL.len()] = [0.5, 0.3, 0.2];

/// Steps of the clock that are looked at.
const STEPS: usize = 64;
/// How many steps a round lasts: few enough that two seats seldom collect in the same step.
const STEPS_A_ROUND: f32 = 3.0;

/// The chance not to have all three types yet, by the types lacking now and the steps gone by.
static LEFT: [[f32; STEPS + 1]; Missing::SETS] = left();

const fn left() -> [[f32; STEPS + 1]; Missing::SETS] {
    let mut left = [[0.0; STEPS + 1]; Missing::SETS];
    let mut set = 1;
    // What is left of a set has a smaller number, so that its row is there already.
    while set < Missing::SETS {
        let pace = PACE[set] / STEPS_A_ROUND;
        left[set][0] = 1.0;
        let mut step = 0;
        while step < STEPS {
            left[set][step + 1] = (1.0 - pace) * left[set][step] + pace * after_one(&left, set, step);
            step += 1;
        }
        set += 1;
    }
    left
}

/// What is left on average once one of the types of a set has been collected.
const fn after_one(left: &[[f32; STEPS + 1]; Missing::SETS], set: usize, step: usize) -> f32 {
    let (mut sum, mut all, mut kind) = (0.0, 0.0, 0);
    while kind < Kind::ALL.len() {
        if set >> kind & 1 != 0 {
            sum += FIRST[kind] * left[set & !(1 << kind)][step];
            all += FIRST[kind];
        }
        kind += 1;
    }
    sum / all
}

/// Each seat's share of the win, by what each still lacks. Whoever lacks nothing has won.
pub(super) fn shares(missing: &[Missing], shares: &mut [f32]) {
    shares.fill(0.0);
    if let Some(winner) = missing.iter().position(|seat| seat.len() == 0) {
        shares[winner] = 1.0;
        return;
    }
    for step in 0..STEPS {
        let between = |seat: &Missing| {
            let left = &LEFT[seat.index()];
            (0.5 * (left[step] + left[step + 1]), left[step] - left[step + 1])
        };
        let nobody: f32 = missing.iter().map(|seat| between(seat).0).product();
        for (share, seat) in shares.iter_mut().zip(missing) {
            let (left, gone) = between(seat);
            *share += gone * nobody / left;
        }
    }
    let sum: f32 = shares.iter().sum();
    for share in shares {
        *share /= sum;
    }
}
