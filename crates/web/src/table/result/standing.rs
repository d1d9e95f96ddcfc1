//! Who stands where at the end.

use sevenfold_core::{Message, Outcome, Seat};

use crate::games;

/// A row of the final standing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    /// Whose.
    pub seat: Seat,
    /// The place, from 1; equal points share one.
    pub place: usize,
    /// The points.
    pub points: i32,
}

/// All seats, best first. Winners stand above everybody else, whatever the points say.
pub(crate) fn standing(outcome: &Outcome) -> Vec<Row> {
    let mut order: Vec<Seat> = Seat::all(outcome.points.len() as u8).collect();
    let rank = |seat: Seat| (outcome.winners.contains(seat), outcome.points[seat.index()]);
    order.sort_by_key(|seat| std::cmp::Reverse(rank(*seat)));
    let place = |seat: Seat| 1 + order.iter().filter(|other| rank(**other) > rank(seat)).count();
    order.iter().map(|&seat| Row { seat, place: place(seat), points: outcome.points[seat.index()] }).collect()
}

/// What decided it, in one sentence: how many points the winner of a game, by its id, is ahead of whom.
pub(crate) fn decided(game: &str, rows: &[Row]) -> Option<Message> {
    if games::face(game).is_some_and(|face| !face.by_points) {
        return None;
    }
    let best = rows.first()?;
    let next = rows.iter().find(|row| row.place > 1)?;
    let ahead = best.points - next.points;
    (ahead > 0).then(|| Message::new("web-result-ahead").with("points", ahead).with("seat", next.seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_core::SeatSet;

    fn outcome(points: &[i32], winners: &[u8]) -> Outcome {
        let winners = winners.iter().filter_map(|&number| Seat::from_number(number)).collect::<SeatSet>();
        Outcome { points: points.iter().copied().collect(), winners }
    }

    #[test]
    fn equal_points_share_a_place() {
        let rows = standing(&outcome(&[5, 9, 5, 2], &[2]));
        let told: Vec<(u8, usize)> = rows.iter().map(|row| (row.seat.number(), row.place)).collect();
        assert_eq!(told, [(2, 1), (1, 2), (3, 2), (4, 4)]);
        assert!(decided("double-seven", &rows).is_some());
    }

    #[test]
    fn whoever_won_is_first_also_with_fewer_points() {
        let rows = standing(&outcome(&[3, 8], &[1]));
        assert_eq!((rows[0].seat.number(), rows[0].place, rows[1].place), (1, 1, 2));
        assert_eq!(decided("double-seven", &rows), None);
    }

    #[test]
    fn nobody_is_777_points_ahead() {
        let rows = standing(&outcome(&[777, 0, 0], &[1]));
        assert_eq!(decided("triple-seven", &rows), None);
    }

    #[test]
    fn nobody_is_ahead_where_all_share_the_win() {
        assert_eq!(decided("double-seven", &standing(&outcome(&[4, 4], &[1, 2]))), None);
    }
}
