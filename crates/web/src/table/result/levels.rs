//! How SEVEN's result is read: who has how many tiles on which level, and which level decided.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_seven::{Teams, View};

use crate::table::{Here, Sign};

/// The ranking by levels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Ranking {
    /// The levels with tiles on them, the one that was compared first before the others.
    levels: Vec<u8>,
    /// The level that decided, unless all are equal.
    decided: Option<u8>,
    /// The players, best first.
    rows: Vec<Row>,
}

/// A player's tiles on the levels.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Row {
    seat: Seat,
    /// The place, from 1; equal players share one, and so do partners.
    place: u8,
    won: bool,
    tiles: Vec<u8>,
}

impl Ranking {
    /// The ranking of a game that is over.
    pub(super) fn of(view: &View) -> Self {
        let standing = view.standing();
        let top = view.players.iter().map(|player| player.levels.len()).max().unwrap_or_default();
        let levels: Vec<u8> = standing.aim().order().filter(|level| usize::from(*level) <= top).collect();
        let on = |seat: Seat, level: u8| standing.levels(seat)[usize::from(level) - 1];
        let pairs = view.options.teams == Some(Teams::Pairs);
        let row = |seat: Seat| {
            let won = view.leaders.contains(seat);
            let place = if pairs { 2 - u8::from(won) } else { standing.rank(seat) };
            Row { seat, place, won, tiles: levels.iter().map(|level| on(seat, *level)).collect() }
        };
        let mut rows: Vec<Row> = Seat::all(view.seats).map(row).collect();
        rows.sort_by_key(|row| (row.place, standing.rank(row.seat)));
        Self { decided: standing.deciding(), rows, levels }
    }

    /// SV-10, SV-12, SV-13: the level that decided, and what the best of each side have there.
    pub(super) fn why(&self) -> Message {
        let best = self.rows.first();
        let next = self.rows.iter().find(|row| !row.won);
        let decided = self.decided.and_then(|level| {
            let at = self.levels.iter().position(|other| *other == level)?;
            let (best, next) = (best?, next?);
            let message = Message::new("web-result-level").with("level", level).with("winner", best.seat);
            Some(message.with("tiles", best.tiles[at]).with("seat", next.seat).with("others", next.tiles[at]))
        });
        decided.unwrap_or_else(|| Message::new("web-seven-even"))
    }

    /// A row a player, a column a level.
    pub(super) fn table(self, here: Here) -> AnyView {
        let Self { levels, decided, rows } = self;
        let head = |level: &u8| {
            let (decides, level) =
                (decided == Some(*level), Message::new("web-seven-level").with("level", *level));
            view! { <th scope="col" class:decides=decides>{move || here.say(&level)}</th> }
        };
        let heads = levels.iter().map(head).collect_view();
        let row = |row: Row| {
            let cell =
                |(level, tiles): (&u8, u8)| view! { <td class:decides=decided == Some(*level)>{tiles}</td> };
            let cells = levels.iter().zip(row.tiles).map(cell).collect_view();
            let seat = row.seat;
            view! {
                <tr class:won=row.won>
                    <td class="place serif">{row.place}</td>
                    <th scope="row"><Sign seat /><b>{move || here.name(seat)}</b>{super::crown(here, row.won)}</th>
                    {cells}
                </tr>
            }
        };
        let rows = rows.into_iter().map(row).collect_view();
        view! {
            <table class="standing">
                <thead><tr><td></td><td></td>{heads}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
        }
        .into_any()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_core::{Arg, Game, SeatSet, Viewer};
    use sevenfold_seven::{Options, Seven};

    /// A game that has ended with these tiles on the levels, level 1 first.
    fn ended(options: Options, levels: &[&[u8]]) -> View {
        let seats = levels.len() as u8;
        let mut view = Seven::new(&options, seats).unwrap().view(Viewer::Watcher);
        for (player, levels) in view.players.iter_mut().zip(levels) {
            player.levels = levels.to_vec();
        }
        view.leaders = view.standing().leaders();
        view
    }

    fn places(ranking: &Ranking) -> Vec<(u8, u8)> {
        ranking.rows.iter().map(|row| (row.seat.number(), row.place)).collect()
    }

    fn fact(message: &Message, name: &str) -> Option<Arg> {
        message.args.iter().find(|(known, _)| known == name).map(|(_, fact)| fact.clone())
    }

    #[test]
    fn sv_10_a_tie_on_top_is_decided_further_down() {
        let ranking = Ranking::of(&ended(Options::default(), &[&[3, 3, 1], &[4, 2, 1]]));
        assert_eq!((ranking.levels.as_slice(), ranking.decided), ([3, 2, 1].as_slice(), Some(2)));
        let why = ranking.why();
        assert_eq!((fact(&why, "tiles"), fact(&why, "others")), (Some(3_u8.into()), Some(2_u8.into())));
    }

    #[test]
    fn sv_11_three_are_ranked_by_all_levels() {
        // The second and the third have equally many on top.
        let ranking = Ranking::of(&ended(Options::default(), &[&[4, 2, 1], &[2, 3, 2], &[3, 3, 1]]));
        assert_eq!(places(&ranking), [(2, 1), (3, 2), (1, 3)]);
    }

    #[test]
    fn sv_12_the_best_of_a_pair_is_named() {
        let ranking = Ranking::of(&ended(Options::default(), &[&[7], &[5, 2], &[5, 1, 1], &[6, 1]]));
        assert_eq!(places(&ranking), [(3, 1), (1, 1), (2, 2), (4, 2)]);
        let why = ranking.why();
        assert_eq!(
            (fact(&why, "winner"), fact(&why, "seat")),
            (Seat::from_number(3).map(Arg::Seat), Seat::from_number(2).map(Arg::Seat))
        );
        assert_eq!(fact(&why, "level"), Some(3_u8.into()));
    }

    #[test]
    fn sv_13_in_misere_the_lowest_level_comes_first() {
        let misere = Options { misere: true, ..Options::default() };
        let ranking = Ranking::of(&ended(misere, &[&[3, 3, 1], &[4, 3]]));
        assert_eq!((ranking.levels.as_slice(), ranking.decided), ([1, 2, 3].as_slice(), Some(1)));
        assert_eq!(places(&ranking), [(2, 1), (1, 2)]);
    }

    #[test]
    fn all_equal_is_said_and_all_are_first() {
        let view = ended(Options::default(), &[&[4, 3], &[4, 3]]);
        let ranking = Ranking::of(&view);
        assert_eq!((places(&ranking), view.leaders), (vec![(1, 1), (2, 1)], SeatSet::all(2)));
        assert_eq!(ranking.why().key, "web-seven-even");
    }
}
