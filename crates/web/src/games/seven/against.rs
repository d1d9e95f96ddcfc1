//! What is against a place that was not offered, as anyone can see it who looks at the stacks.

use sevenfold_core::RuleId;
use sevenfold_seven::{Cell, Place};

use super::scene::Scene;

/// What is against a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Against {
    /// SV-5: the stacks under it are not equally high.
    Uneven([u8; 4]),
    /// SV-6: it touches nothing on the table.
    Apart,
    /// SV-7: it would lie on one tile.
    OneTile,
    /// SV-8: nothing but that it has a place on a higher level.
    TooLow,
}

impl Against {
    /// What is against laying a tile there, where it was not offered. On an empty table a tile can be laid anywhere, so
    /// that nothing is said against it.
    pub(crate) fn of(scene: &Scene, place: Place) -> Option<Self> {
        let cells = place.cells();
        let heights = cells.map(|cell| scene.height(cell));
        let tops = cells.map(|cell| scene.top(cell));
        let touches = |cell: &Cell| cell.neighbours().any(|next| scene.height(next) > 0);
        if scene.columns.is_empty() {
            None
        } else if heights.iter().any(|height| *height != heights[0]) {
            Some(Self::Uneven(heights))
        } else if heights[0] == 0 {
            Some(if cells.iter().any(touches) { Self::TooLow } else { Self::Apart })
        } else if tops.iter().all(|top| *top == tops[0]) {
            Some(Self::OneTile)
        } else {
            Some(Self::TooLow)
        }
    }

    /// The rule that is against it.
    pub(crate) const fn rule(self) -> RuleId {
        RuleId::new(
            "SV",
            match self {
                Self::Uneven(_) => 5,
                Self::Apart => 6,
                Self::OneTile => 7,
                Self::TooLow => 8,
            },
        )
    }
}

#[cfg(test)]
mod tests {
    use sevenfold_core::{Breach as _, Game, Viewer};
    use sevenfold_seven::{Action, Orientation};

    use super::super::grid::Stance;
    use super::super::offer::tests::example;
    use super::super::scene::Piece;
    use super::*;

    /// The rules themselves give the same reason everywhere, and nothing is against what they allow but being lower.
    #[test]
    fn what_is_seen_agrees_with_the_rules() {
        let mut game = example();
        let mut number = 7_usize;
        while let Some(seat) = game.turn() {
            let scene = Scene::of(&Piece::all(&game.view(Viewer::Watcher)), Stance::default());
            for orientation in Orientation::all() {
                for corner in (-6..6).flat_map(|a| (-6..6).map(move |b| Cell::new(a, b))) {
                    let cells =
                        orientation.offsets().map(|cell| Cell::new(corner.a + cell.a, corner.b + cell.b));
                    let place = Place::of_cells(&cells).unwrap();
                    match game.check(seat, &Action::from(place)) {
                        Err(breach) if breach.rule() != RuleId::new("SV", 3) => {
                            assert_eq!(Against::of(&scene, place).map(Against::rule), Some(breach.rule()));
                        }
                        _ => {}
                    }
                }
            }
            let mut moves = Vec::new();
            game.legal_into(seat, &mut moves);
            number = number.wrapping_mul(31) + 11;
            game.play(seat, &moves[number % moves.len()], &mut sevenfold_core::Silent).unwrap();
        }
    }
}
