//! What was worked out beside what was seen: the one is sure, the other looks so.

use sevenfold_seven::View;

use super::ending::Proofs;
use super::reason::Proof;
use super::solver::Unsolved;
use super::spot::Spot;
use crate::Judged;

/// What was worked out of a position that was judged. Its reasons say that and no more: a move is not told to win for sure
/// beside another that is told to be worth more.
#[derive(Default)]
pub(super) struct Worked {
    view: Option<View>,
    wins: Vec<Spot>,
}

impl Worked {
    /// Nothing is known of it yet.
    pub(super) fn of(view: &View) -> Self {
        Self { view: Some(view.clone()), wins: Vec::new() }
    }

    /// What these moves are worth is known.
    pub(super) fn learn(&mut self, worths: &[(Spot, f64)]) {
        self.wins.extend(worths.iter().filter(|(_, worth)| *worth >= 1.0).map(|(spot, _)| *spot));
    }

    /// Is this the position?
    pub(super) fn is_of(&self, view: &View) -> bool {
        self.view.as_ref() == Some(view)
    }

    /// What is known of a move of a position.
    pub(super) fn proof(&self, view: &View, spot: Spot) -> Proof {
        if self.is_of(view) && self.wins.contains(&spot) { Proof::Wins } else { Proof::Nothing }
    }
}

/// Opinions after some of the moves were worked out: a win is taken, and of what is worse than another nothing is left.
pub(super) fn settled(opinions: Vec<Judged<Spot>>, proofs: Proofs) -> Option<Vec<Judged<Spot>>> {
    let Proofs { won, refuted, drawn, unsolved } = proofs;
    if let Some(spot) = won {
        return Some(sorted(vec![(spot, 1.0)]));
    }
    let stays = |spot: &Spot| match unsolved {
        Some(_) => !refuted.contains(spot),
        None => drawn.contains(spot),
    };
    match unsolved {
        Some(Unsolved::TooNarrow) => return None,
        // Against best play nothing helps: the other side may err where it is hardest.
        None if drawn.is_empty() => return Some(opinions),
        _ => {}
    }
    let left: Vec<Judged<Spot>> = opinions.iter().filter(|one| stays(&one.action)).cloned().collect();
    if !left.is_empty() {
        return Some(left);
    }
    // Nobody looked at the moves that are left.
    Some(if drawn.is_empty() {
        opinions
    } else {
        sorted(drawn.into_iter().map(|spot| (spot, 0.5)).collect())
    })
}

/// Moves whose worth is known, the best first.
pub(super) fn sorted(mut worths: Vec<(Spot, f64)>) -> Vec<Judged<Spot>> {
    worths.sort_by(|one, other| other.1.total_cmp(&one.1));
    worths.into_iter().map(|(action, worth)| Judged::sure(action, worth, 1)).collect()
}

/// Moves as they looked, best first, and among them those whose worth is known: each before what looks worse.
pub(super) fn joined(seen: Vec<Judged<Spot>>, worths: Vec<(Spot, f64)>) -> Vec<Judged<Spot>> {
    let is_known = |spot: Spot| worths.iter().any(|(known, _)| *known == spot);
    let mut all: Vec<Judged<Spot>> = seen.into_iter().filter(|one| !is_known(one.action)).collect();
    for known in sorted(worths) {
        let place = all.iter().position(|one| one.worth < known.worth).unwrap_or(all.len());
        all.insert(place, known);
    }
    all
}
