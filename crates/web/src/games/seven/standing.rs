//! Who has how many tiles on which level, who leads by that, and what a tile about to be laid would change.

use sevenfold_core::{Arg, Message, Seat, SeatSet};
use sevenfold_seven::{Standing, Teams, View};

/// A tile about to be laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pending {
    /// By whom.
    pub seat: Seat,
    /// On which level.
    pub level: u8,
}

/// The standing as a sheet: a column a player, a row a level.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sheet {
    /// Who plays with whom.
    pub teams: Teams,
    /// The players, partners side by side.
    pub seats: Vec<Seat>,
    /// The levels, the highest first.
    pub rows: Vec<Row>,
    /// Who leads, in words.
    pub lead: Message,
    /// What the pending tile would make of that.
    pub then: Option<Message>,
}

/// One level of the sheet. Equal rows look equal, so that only what has changed is drawn anew.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Row {
    /// Which level.
    pub level: u8,
    /// Who has how many tiles there, in the order of the columns.
    pub counts: Vec<(Seat, u8)>,
    /// The column that gets one more.
    pub pending: Option<usize>,
    /// Is this level compared first?
    pub first: bool,
}

impl Sheet {
    /// The sheet of a game, perhaps with a tile about to be laid.
    pub(crate) fn of(view: &View, pending: Option<Pending>) -> Self {
        let teams = view.options.teams.unwrap_or(Teams::None);
        let mut seats: Vec<Seat> = Seat::all(view.seats).collect();
        if teams == Teams::Pairs {
            seats.sort_by_key(|seat| seat.index() % 2);
        }
        let now = view.standing();
        let top = view.players.iter().map(|player| player.levels.len() as u8).max().unwrap_or(0);
        let top = top.max(pending.map_or(1, |pending| pending.level));
        let row = |level: u8| Row {
            level,
            counts: seats.iter().map(|seat| (*seat, now.levels(*seat)[usize::from(level) - 1])).collect(),
            pending: pending
                .filter(|pending| pending.level == level)
                .and_then(|pending| seats.iter().position(|seat| *seat == pending.seat)),
            first: !view.tiles.is_empty() && level == view.compared_first,
        };
        let lead = Lead::of(&now);
        let then = pending.map(|pending| Lead::of(&now.with(pending.seat, pending.level)));
        Self {
            teams,
            rows: (1..=top).rev().map(row).collect(),
            then: then.map(|then| {
                if then == lead {
                    Message::new("web-seven-then-same")
                } else {
                    then.said("web-seven-then-lead", "web-seven-then-even")
                }
            }),
            lead: lead.said("web-seven-lead", "web-seven-even"),
            seats,
        }
    }
}

/// Who leads, and the level that decides it; everybody and none if all are equal.
#[derive(PartialEq, Eq)]
struct Lead {
    leaders: SeatSet,
    level: Option<u8>,
}

impl Lead {
    fn of(standing: &Standing) -> Self {
        Self { leaders: standing.leaders(), level: standing.deciding() }
    }

    fn said(&self, lead: &'static str, even: &'static str) -> Message {
        let Some(level) = self.level else { return Message::new(even) };
        let mut leaders = self.leaders.iter();
        let who = match (leaders.next(), leaders.next()) {
            (Some(only), None) => Arg::Seat(only),
            _ => Arg::list(self.leaders.iter()),
        };
        Message::new(lead).with("leaders", who).with("count", self.leaders.len()).with("level", level)
    }
}

#[cfg(test)]
mod tests {
    use super::super::offer::tests::example;
    use super::*;
    use sevenfold_core::{Game, Viewer};

    fn view() -> View {
        example().view(Viewer::Seat(Seat::FIRST))
    }

    #[test]
    fn a_pending_tile_opens_its_level_and_says_what_it_changes() {
        let view = view();
        let still = Sheet::of(&view, None);
        assert_eq!(still.rows.len(), 1);
        assert_eq!(still.rows[0].counts, [(Seat::new(0), 1), (Seat::new(1), 1)]);
        assert!(still.rows[0].first);
        assert_eq!(still.lead.key, "web-seven-even");
        let pending = Sheet::of(&view, Some(Pending { seat: Seat::FIRST, level: 2 }));
        assert_eq!((pending.rows[0].level, pending.rows[0].pending), (2, Some(0)));
        let low = Sheet::of(&view, Some(Pending { seat: Seat::FIRST, level: 1 })).then.unwrap();
        assert_eq!(low.key, "web-seven-then-lead");
        let then = pending.then.unwrap();
        assert_eq!(then.key, "web-seven-then-lead");
        assert!(then.args.contains(&("level".into(), Arg::Number(2))));
    }

    #[test]
    fn partners_stand_side_by_side() {
        let game = sevenfold_seven::Seven::new(&sevenfold_seven::Options::default(), 4).unwrap();
        let sheet = Sheet::of(&game.view(Viewer::Watcher), None);
        assert_eq!(sheet.seats, [0, 2, 1, 3].map(Seat::new));
    }
}
