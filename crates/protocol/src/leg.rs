//! Return games: two games between the same two, with the seats exchanged and one result.

use serde::{Deserialize, Serialize};
use sevenfold_core::{Message, Seat, SeatSet};

/// Which of the two games this is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Leg {
    /// The first: its return game follows.
    First,
    /// The return game.
    Return {
        /// Who won the first, by the seats of this one; both if it was drawn.
        first: SeatSet,
    },
}

/// How often whoever sits at each of two seats has won in both games together, in halves: a drawn game is half a win for
/// each. Nothing else counts, so that one win each is a drawn pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally([u8; 2]);

impl Leg {
    /// The result of both games, once the return game has ended with these winners.
    pub fn tally(self, winners: SeatSet) -> Option<Tally> {
        match self {
            Self::First => None,
            Self::Return { first } => {
                let halves = |seat: Seat| halves(first, seat) + halves(winners, seat);
                let [one, other] = [Seat::FIRST, Seat::FIRST.next(2)].map(halves);
                Some(Tally([one, other]))
            }
        }
    }

    /// What is to be said of both games, once this one has ended with these winners.
    pub fn say(self, winners: SeatSet) -> Message {
        let Some(tally) = self.tally(winners) else { return Message::new("table-return-next") };
        let score = |seat: Seat| {
            let [own, other] = [seat, seat.next(2)].map(|seat| wins(tally.0[seat.index()]));
            format!("{own} : {other}")
        };
        match tally.winner() {
            Some(seat) => Message::new("table-both-won").with("seat", seat).with("score", score(seat)),
            None => Message::new("table-both-drawn").with("score", score(Seat::FIRST)),
        }
    }
}

/// A number of halves as people write it.
fn wins(halves: u8) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}

/// What a game with these winners was worth for one of two seats.
fn halves(winners: SeatSet, seat: Seat) -> u8 {
    match winners.len() {
        1 if winners.contains(seat) => 2,
        1 => 0,
        _ => 1,
    }
}

impl Tally {
    /// Wins in halves, by seat.
    pub const fn halves(self) -> [u8; 2] {
        self.0
    }

    /// Who won more; nobody if it is even.
    pub fn winner(self) -> Option<Seat> {
        let [one, other] = self.0;
        match one.cmp(&other) {
            std::cmp::Ordering::Greater => Some(Seat::FIRST),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Less => Some(Seat::FIRST.next(2)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: SeatSet = SeatSet::only(Seat::FIRST);

    fn other() -> SeatSet {
        SeatSet::only(Seat::FIRST.next(2))
    }

    fn both() -> SeatSet {
        SeatSet::all(2)
    }

    #[test]
    fn two_games_have_one_result() {
        let tally = |first, winners| Leg::Return { first }.tally(winners).unwrap();
        assert_eq!(tally(ONE, ONE).halves(), [4, 0]);
        assert_eq!(tally(ONE, both()).halves(), [3, 1]);
        assert_eq!(tally(both(), both()).halves(), [2, 2]);
        assert_eq!(tally(ONE, ONE).winner(), Some(Seat::FIRST));
        assert_eq!(tally(both(), other()).winner(), other().first());
        assert_eq!(tally(ONE, other()).winner(), None, "one win each is a drawn pair");
        let said = Leg::Return { first: both() }.say(other());
        let expected = Message::new("table-both-won").with("seat", Seat::FIRST.next(2));
        assert_eq!(said, expected.with("score", "1½ : ½".to_owned()), "the winner's wins come first");
        assert_eq!(Leg::First.tally(ONE), None, "the first game alone settles nothing");
    }
}
