//! What is known about a puzzle: the number to reach, and how sure it is (SV-19). The certificates prove it.

use sevenfold_seven::Tile;

use super::problem::Problem;

/// The arrangements of black tiles that are given, as they are written in addresses, with how many covers they have.
pub(crate) const BOARDS: [(u32, &str); 7] = [
    (46, "CqBAB5_BBh_DAuDBCeC_ByFCACI_"),
    (19, "A-BACSDAB6C-Bx--AB_BCqBCAuFB"),
    (10, "CuBABp_CBuE_AB_AAV-_CKFBCl_D"),
    (5, "AWBACqE-BeE_Bt_BCeG9CN--AKDC"),
    (3, "B2BACCBBBl_ACqBCCSFDAaHAAKA_"),
    (2, "CmBACt_ACN_CBx9AAeBDBaFBAJ-_"),
    (1, "CKBABiDCAJ_ECh_ABuFBA19CCqC-"),
];

/// How sure a number is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sure {
    /// All possibilities were searched or excluded.
    Proven,
    /// Nobody knows better; more than this is impossible.
    BestKnown {
        /// The bound.
        at_most: u32,
    },
}

/// What is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Known {
    /// The fewest tiles to a level, the fewest white tiles of an island, the most holes, the number of covers.
    pub best: u32,
    /// How sure that is.
    pub sure: Sure,
}

impl Known {
    /// What is known about a puzzle; nothing about one's own arrangements and tactics.
    pub(crate) const fn of(problem: Problem) -> Option<Self> {
        let best = match problem {
            Problem::Level(level) => [3, 5, 7, 9, 12][level as usize - 2],
            Problem::Island(Tile::U | Tile::Y) => 4,
            Problem::Island(_) => 3,
            Problem::Holes(14) => return Some(Self { best: 16, sure: Sure::BestKnown { at_most: 18 } }),
            Problem::Holes(7) => 7,
            Problem::Holes(_) => 5,
            Problem::Copycat(number) => BOARDS[number as usize - 1].0,
            Problem::Own | Problem::Tactic(_) => return None,
        };
        Some(Self { best, sure: Sure::Proven })
    }
}

/// The fewest black tiles around an island of the fewest white ones; none if it cannot be ringed.
pub(crate) const fn second_ring(tile: Tile) -> Option<u32> {
    match tile {
        Tile::I => None,
        Tile::P | Tile::O => Some(5),
        Tile::J | Tile::S | Tile::U | Tile::Y => Some(6),
    }
}

#[cfg(test)]
mod tests {
    use sevenfold_puzzles::copycat::Copycat;
    use sevenfold_puzzles::{Arrangement, Certificate, SecondRing, Sure as Proof};

    use super::super::Attempt;
    use super::*;

    #[test]
    fn the_boards_have_as_many_covers_as_they_say() {
        for (number, (covers, _)) in (1..).zip(BOARDS) {
            let black = Attempt::new(Problem::Copycat(number)).notation(None);
            let black = Arrangement::try_from(black).unwrap();
            assert_eq!(Copycat::new(&black).unwrap().count(), u64::from(covers), "board {number}");
        }
    }

    /// Every number is the one in the certificates, which the checker verifies.
    #[test]
    fn what_is_said_to_be_known_is_certified() {
        for certificate in Certificate::all() {
            let (problem, best) = match &certificate {
                Certificate::Level { level, tiles, .. } => (Problem::Level(*level), u32::from(*tiles)),
                Certificate::Island { tile, white, ring, .. } => {
                    let black = match ring {
                        SecondRing::Closed { black } => Some(black.tiles().len() as u32),
                        SecondRing::Impossible => None,
                    };
                    assert_eq!(second_ring(*tile), black, "{tile}");
                    (Problem::Island(*tile), white.tiles().len() as u32)
                }
                Certificate::Holes { holes, arrangement } => {
                    (Problem::Holes(arrangement.tiles().len() as u8), *holes)
                }
                Certificate::Highest { .. } | Certificate::Copycat { .. } => continue,
            };
            let sure = match certificate.sure() {
                Proof::Proven => Sure::Proven,
                Proof::BestKnown { at_most } => Sure::BestKnown { at_most },
            };
            assert_eq!(Known::of(problem), Some(Known { best, sure }), "{problem:?}");
        }
    }
}
