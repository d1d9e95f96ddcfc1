//! Who has how many tiles on which level, who leads by that, and what a tile about to be laid would change.

use sevenfold_core::{Arg, Message, Seat, SeatSet};
use sevenfold_seven::{Aim, Levels, MOST_LEVELS, Standing, Teams, View};

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
        let now = Tally::of(view, teams);
        let top = view.players.iter().map(|player| player.levels.len() as u8).max().unwrap_or(0);
        let top = top.max(pending.map_or(1, |pending| pending.level));
        let row = |level: u8| Row {
            level,
            counts: seats
                .iter()
                .map(|seat| (*seat, now.levels[seat.index()][usize::from(level) - 1]))
                .collect(),
            pending: pending
                .filter(|pending| pending.level == level)
                .and_then(|pending| seats.iter().position(|seat| *seat == pending.seat)),
            first: !view.tiles.is_empty() && level == view.compared_first,
        };
        let lead = now.lead();
        let then = pending.map(|pending| now.with(pending).lead());
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

/// Tiles on levels, and how they are compared.
struct Tally {
    aim: Aim,
    teams: Teams,
    levels: Vec<Levels>,
}

/// Who leads, and the level that decides it; everybody and none if all are equal.
#[derive(PartialEq, Eq)]
struct Lead {
    leaders: SeatSet,
    level: Option<u8>,
}

impl Tally {
    fn of(view: &View, teams: Teams) -> Self {
        let levels = view.players.iter().map(|player| {
            let mut levels = [0; MOST_LEVELS];
            levels.iter_mut().zip(&player.levels).for_each(|(level, count)| *level = *count);
            levels
        });
        let aim = if view.options.misere { Aim::Low } else { Aim::High };
        Self { aim, teams, levels: levels.collect() }
    }

    fn with(&self, pending: Pending) -> Self {
        let mut levels = self.levels.clone();
        levels[pending.seat.index()][usize::from(pending.level) - 1] += 1;
        Self { levels, ..*self }
    }

    /// Whoever is behind on a level drops out; the level after which only leaders are left has decided.
    fn lead(&self) -> Lead {
        let leaders = Standing::new(self.aim, self.teams, self.levels.iter().copied()).leaders();
        let all = SeatSet::all(self.levels.len() as u8);
        if leaders == all {
            return Lead { leaders, level: None };
        }
        let order: Vec<usize> = match self.aim {
            Aim::High => (0..MOST_LEVELS).rev().collect(),
            Aim::Low => (0..MOST_LEVELS).collect(),
        };
        let mut left: Vec<Seat> = all.iter().collect();
        let decided = order.into_iter().find(|&level| {
            let best = left.iter().map(|seat| self.levels[seat.index()][level]).max();
            left.retain(|seat| Some(self.levels[seat.index()][level]) == best);
            left.iter().all(|seat| leaders.contains(*seat))
        });
        Lead { leaders, level: decided.map(|level| level as u8 + 1) }
    }
}

impl Lead {
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
    fn the_level_that_decides_is_named() {
        let levels = |counts: [u8; 3]| {
            let mut levels = [0; MOST_LEVELS];
            levels[..3].copy_from_slice(&counts);
            levels
        };
        let tally = |aim, teams, levels: Vec<Levels>| Tally { aim, teams, levels };
        let two = vec![levels([2, 3, 1]), levels([3, 2, 1])];
        assert_eq!(tally(Aim::High, Teams::None, two.clone()).lead().level, Some(2));
        assert_eq!(tally(Aim::Low, Teams::None, two).lead().level, Some(1));
        // Partners do not add up: the third player alone is best, and that is decided on the highest level.
        let four = vec![levels([4, 0, 0]), levels([1, 2, 1]), levels([1, 1, 2]), levels([2, 1, 1])];
        let lead = tally(Aim::High, Teams::Pairs, four).lead();
        assert_eq!((lead.level, lead.leaders.len()), (Some(3), 2));
        assert!(lead.leaders.contains(Seat::FIRST));
    }

    #[test]
    fn partners_stand_side_by_side() {
        let game = sevenfold_seven::Seven::new(&sevenfold_seven::Options::default(), 4).unwrap();
        let sheet = Sheet::of(&game.view(Viewer::Watcher), None);
        assert_eq!(sheet.seats, [0, 2, 1, 3].map(Seat::new));
    }
}
