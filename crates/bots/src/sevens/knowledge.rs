//! What a player of Sevens knows beyond the rules.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game as _, MAX_SEATS, Message, Rng as _, Seat};
use sevenfold_sevens::{Action, CardSet, Phase, Sevens, Variant, View};

use super::outlook::{burden, first_sight};
use super::reason;
use crate::Level;
use crate::equity::race;
use crate::search::{Knobs, Knowledge, best_of};

/// What a player of Sevens knows beyond the rules: lay what opens the way for one's own cards, keep what the others are
/// waiting for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Patience;

/// The part of a worth that is the penalties themselves: in a game that is decided each still counts a little.
const MARGIN: f32 = 0.05;
/// How far one round of Fan Tan carries two seats apart, as a standard deviation, by the number of seats from two on.
const APART: [f32; MAX_SEATS - 1] = [6.0, 5.0, 4.4, 3.9, 3.5, 3.2];

impl Knowledge<Sevens> for Patience {
    const KNOBS: Knobs = Knobs { noise: 8, ..Knobs::USUAL };
    const LEVELS: [Level; 5] = [
        Level { name: "careless", share: 0.03, candidates: 4, sight: 1, forgetting: 1.0, softness: 0.4 },
        Level { name: "casual", share: 0.08, candidates: 3, sight: 6, forgetting: 1.0, softness: 0.15 },
        Level { name: "club", share: 0.2, candidates: 4, sight: 16, forgetting: 0.7, softness: 0.06 },
        Level { name: "expert", share: 0.5, candidates: 8, sight: 40, forgetting: 0.3, softness: 0.02 },
        // Looking to the end of the round it won 38 % of 66 games for two against `expert`; no further than `expert`
        // looks, 54 % of 138 (docs/arena).
        Level { sight: 40, ..Level::MASTER },
    ];

    fn worth(&self, game: &Sevens, shares: &mut [f32]) {
        let mut points = [0.0; MAX_SEATS];
        let seats = shares.len();
        let joined = game.rows().joined();
        let playing = matches!(game.phase(), Phase::Turn { .. });
        for seat in Seat::all(game.seats()) {
            let to_pay = if playing { burden(game.hand(seat), joined) } else { 0.0 };
            points[seat.index()] = -f32::from(game.penalties(seat)) - to_pay;
        }
        race(&points[..seats], to_come(game), shares);
        let all = points[..seats].iter().sum::<f32>().min(-1.0);
        for (share, points) in shares.iter_mut().zip(points) {
            let even = (1.0 - points / all) / (f32::from(game.seats()) - 1.0);
            *share = (1.0 - MARGIN) * *share + MARGIN * even;
        }
    }

    /// The round is the horizon.
    fn horizon(&self, _root: &Sevens, game: &Sevens, _plies: u32) -> bool {
        game.phase() == Phase::Deal
    }

    fn prior(&self, game: &Sevens, seat: Seat, legal: &[Action], scores: &mut Vec<f32>) {
        let hand = game.hand(seat);
        let unseen = CardSet::ALL.minus(game.rows().laid()).minus(hand);
        scores.extend(legal.iter().map(|action| first_sight(*action, hand, unseen)));
    }

    fn playout(&self, game: &Sevens, seat: Seat, legal: &[Action], rng: &mut Quick) -> usize {
        if legal.len() < 2 {
            return 0;
        }
        if rng.below(100) < Self::KNOBS.noise {
            return rng.below(legal.len() as u32) as usize;
        }
        let hand = game.hand(seat);
        let unseen = CardSet::ALL.minus(game.rows().laid()).minus(hand);
        let mut scores = arrayvec::ArrayVec::<f32, 16>::new();
        scores.extend(legal.iter().take(16).map(|action| first_sight(*action, hand, unseen)));
        best_of(&scores, rng)
    }

    /// Forgets what passes have shown.
    fn forget(&self, view: &View, share: f32, rng: &mut Quick) -> View {
        let mut blurred = view.clone();
        for player in &mut blurred.players {
            if f64::from(rng.below(1000)) < f64::from(share) * 1000.0 {
                player.lacks = CardSet::EMPTY;
            }
        }
        blurred
    }

    fn reason(&self, view: &View, action: &Action) -> Option<Message> {
        reason::reason(view, *action)
    }
}

/// How far this round and those to come may carry one seat ahead of another.
fn to_come(game: &Sevens) -> f32 {
    let seats = f32::from(game.seats());
    let one = match game.options().variant {
        Variant::FanTan => APART[usize::from(game.seats()) - 2],
        // The difference of two places drawn by lot has the variance n (n + 1) / 6.
        Variant::ShichiNarabe => (seats * (seats + 1.0) / 6.0).sqrt(),
    };
    let rounds = f32::from(game.options().rounds - game.round());
    let this = if matches!(game.phase(), Phase::Turn { .. }) { 0.4 } else { 0.0 };
    one * (rounds + this).sqrt()
}
