//! What is particular about each game when one looks back: what is counted, what was a moment, what decided it.

use serde_json::Value;
use sevenfold_core::{Game, Message, Outcome, Seat, json};
use sevenfold_double_lucky_7::DoubleLucky7;
use sevenfold_double_seven::DoubleSeven;
use sevenfold_seven::Seven;
use sevenfold_sevens::Sevens;
use sevenfold_sieben::Sieben;
use sevenfold_triple_seven::TripleSeven;

/// What is particular about a game.
pub(crate) struct Facts {
    id: &'static str,
    /// What everybody had, by seat, in a view of the game.
    pub points: fn(&Value) -> Option<Vec<i32>>,
    /// The events that are moments, as they are written.
    pub moments: &'static [&'static str],
    /// What decided it, where points alone do not say.
    pub why: fn(&Value, &Outcome) -> Option<Message>,
}

/// What is particular about a game, by its id.
pub(crate) fn facts(game: &str) -> Option<&'static Facts> {
    FACTS.iter().find(|facts| facts.id == game)
}

static FACTS: &[Facts] = &[
    Facts {
        id: "double-seven",
        points: |view| {
            let view = read::<DoubleSeven>(view)?;
            Some(view.players.iter().map(|player| i32::from(player.points)).collect())
        },
        moments: &["seven", "double-seven", "rainbow", "end-triggered"],
        why: |_, outcome| decided_by_77(outcome),
    },
    Facts {
        id: "double-lucky-7",
        points: |view| Some(read::<DoubleLucky7>(view)?.pad.totals.to_vec()),
        moments: &["round-scored", "rolled", "swapped"],
        why: |_, _| None,
    },
    Facts {
        id: "sieben",
        points: |view| {
            let view = read::<Sieben>(view)?;
            Some(view.players.iter().map(|player| i32::from(player.chips)).collect())
        },
        moments: &["went-out", "left-over", "standstill"],
        why: |_, outcome| most_chips(outcome),
    },
    Facts {
        id: "seven",
        // The higher a tile lies the more it counts; what decides is told above.
        points: |view| {
            let height =
                |levels: &[u8]| (1..).zip(levels).map(|(level, tiles)| level * i32::from(*tiles)).sum();
            Some(read::<Seven>(view)?.players.iter().map(|player| height(&player.levels)).collect())
        },
        moments: &["climbed", "finished"],
        // The level that decided is named above the ranking, which shows all levels.
        why: |_, _| None,
    },
    Facts {
        id: "triple-seven",
        // How many of the three cards somebody has: 777 beside 77 would leave nothing of what came before to be seen.
        points: |view| {
            let view = read::<TripleSeven>(view)?;
            Some(
                view.players
                    .iter()
                    .map(|player| player.collected.iter().flatten().map(|_| 1).sum())
                    .collect(),
            )
        },
        moments: &["called-out", "stole", "won-round", "won-game"],
        why: |_, _| None,
    },
    Facts {
        id: "sevens",
        // Penalties count against a player.
        points: |view| {
            let view = read::<Sevens>(view)?;
            Some(view.players.iter().map(|player| -i32::from(player.penalties)).collect())
        },
        moments: &["went-out", "folded", "round-over"],
        why: |_, _| None,
    },
];

/// A view, typed.
pub(crate) fn read<G: Game>(view: &Value) -> Option<G::View> {
    json::from_value(view).ok()
}

/// DS-23: a tie that the holder of the 77 token has won; nothing where points decide, or nobody does.
fn decided_by_77(outcome: &Outcome) -> Option<Message> {
    let winner = outcome.winners.first()?;
    let points = |seat: Seat| outcome.points[seat.index()];
    let mut others = Seat::all(outcome.points.len() as u8).filter(|seat| !outcome.winners.contains(*seat));
    let message = Message::new("web-double-seven-decided").with("winner", winner);
    others.any(|seat| points(seat) == points(winner)).then(|| message.with("points", points(winner)))
}

/// Sieben: how many chips the winner has, and the best of the others; nothing where that did not decide it.
fn most_chips(outcome: &Outcome) -> Option<Message> {
    let winner = outcome.winners.first()?;
    let chips = |seat: Seat| outcome.points[seat.index()];
    let others = Seat::all(outcome.points.len() as u8).filter(|seat| !outcome.winners.contains(*seat));
    let next = others.min_by_key(|seat| std::cmp::Reverse(chips(*seat)))?;
    let message = Message::new("web-sieben-decided").with("winner", winner).with("chips", chips(winner));
    (chips(winner) > chips(next)).then(|| message.with("seat", next).with("others", chips(next)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_core::SeatSet;

    #[test]
    fn chips_decide_only_where_there_are_more() {
        let outcome = |points: [i32; 3]| Outcome {
            points: points.into_iter().collect(),
            winners: SeatSet::only(Seat::FIRST),
        };
        let told = most_chips(&outcome([18, 9, 15])).unwrap();
        assert!(told.args.iter().any(|(name, fact)| name == "others" && *fact == 15_i32.into()), "{told:?}");
        assert_eq!(most_chips(&outcome([15, 9, 15])), None);
    }

    #[test]
    fn ds_23_the_77_token_decides_only_a_tie() {
        let outcome =
            |points: [i32; 3], winners: SeatSet| Outcome { points: points.into_iter().collect(), winners };
        let alone = SeatSet::only(Seat::FIRST);
        let told = decided_by_77(&outcome([28, 28, 3], alone)).unwrap();
        assert!(told.args.iter().any(|(name, fact)| name == "points" && *fact == 28_i32.into()), "{told:?}");
        assert_eq!(decided_by_77(&outcome([28, 27, 3], alone)), None);
        // Both have won: nothing decided between them.
        let both: SeatSet = Seat::all(2).collect();
        assert_eq!(decided_by_77(&outcome([28, 28, 3], both)), None);
    }

    #[test]
    fn every_game_has_its_facts() {
        assert!(crate::games::GAMES.iter().all(|face| facts(face.id).is_some()));
    }
}
