//! Which decisions are looked at closely first.

use sevenfold_core::Seat;

use crate::Decision;

/// The decisions of a game, by their steps, the critical ones first, from a quick glance at each: where much was lost
/// or the prospects had swung, and of the seat's own before others'.
pub fn order(glances: &[Decision], seat: Seat) -> Vec<usize> {
    let weight = |decision: &Decision| {
        let moved = decision.loss.unwrap_or_default() + decision.swing.unwrap_or_default().abs() / 2.0;
        if decision.seat == seat { 2.0 * moved } else { moved }
    };
    let mut order: Vec<&Decision> = glances.iter().collect();
    // Equals stay in the order of the game.
    order.sort_by(|one, other| weight(other).total_cmp(&weight(one)));
    order.into_iter().map(|decision| decision.step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decision(step: usize, seat: u8, loss: f64) -> Decision {
        Decision {
            step,
            seat: Seat::new(seat),
            text: String::new(),
            legal: 2,
            worth: Some(0.5),
            loss: Some(loss),
            swing: Some(0.0),
            best: Vec::new(),
            reason: None,
        }
    }

    #[test]
    fn the_critical_moments_come_first_and_ones_own_before_others() {
        let glances = [decision(1, 0, 0.0), decision(2, 1, 0.3), decision(3, 0, 0.2), decision(4, 0, 0.01)];
        assert_eq!(order(&glances, Seat::FIRST), [3, 2, 4, 1]);
    }
}
