//! What is written on a pad of Double Lucky 7, and what it comes to.

use std::fmt::Write as _;

/// The fewest players.
pub(crate) const LEAST: usize = 2;
/// The most players.
pub(crate) const MOST: usize = 7;
/// The rounds of the long game, and of the short one.
const ROUNDS: (u8, u8) = (14, 7);

/// A pad.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pad {
    /// How many rounds are played.
    pub rounds: u8,
    /// The players.
    pub names: Vec<String>,
    /// What is taken off at the end, by player.
    pub penalties: Vec<i32>,
    /// By player and round.
    entries: Vec<Vec<Entry>>,
}

/// Bid and tricks of a player in a round, as far as they are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Entry {
    /// How many tricks were bid.
    pub bid: Option<u8>,
    /// How many were taken.
    pub taken: Option<u8>,
    /// How often its points count.
    pub counts: Counts,
}

/// How often the points of a round count for a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Counts {
    /// As they are.
    #[default]
    Once,
    /// Twice: the player used Double Points (DL-32).
    Twice,
}

impl Counts {
    /// The other one.
    pub(crate) const fn toggled(self) -> Self {
        match self {
            Self::Once => Self::Twice,
            Self::Twice => Self::Once,
        }
    }

    const fn sign(self) -> &'static str {
        match self {
            Self::Once => "",
            Self::Twice => "*",
        }
    }
}

/// The round that counts double for everybody (DL-19): nobody can double it again.
pub(crate) const DOUBLE: u8 = 7;

/// How many tricks a round has (DL-3).
pub(crate) const fn tricks(round: u8) -> u8 {
    if round <= 7 { round } else { 15 - round }
}

impl Pad {
    fn empty() -> Self {
        let mut pad =
            Self { rounds: ROUNDS.0, names: Vec::new(), penalties: Vec::new(), entries: Vec::new() };
        (0..3).for_each(|_| pad.add_player());
        pad
    }

    /// Another player sits down.
    pub(crate) fn add_player(&mut self) {
        self.names.push(String::new());
        self.penalties.push(0);
        self.entries.push(vec![Entry::default(); usize::from(ROUNDS.0)]);
    }

    /// The last player gets up.
    pub(crate) fn drop_player(&mut self) {
        self.names.pop();
        self.penalties.pop();
        self.entries.pop();
    }

    /// The long game instead of the short one, or the other way round.
    pub(crate) fn toggle_length(&mut self) {
        self.rounds = if self.rounds == ROUNDS.0 { ROUNDS.1 } else { ROUNDS.0 };
    }

    /// A new game of the same players.
    pub(crate) fn clear(&mut self) {
        self.penalties.fill(0);
        self.entries.iter_mut().for_each(|entries| entries.fill(Entry::default()));
    }

    /// What is written for a player in a round, from 1.
    pub(crate) fn entry(&self, player: usize, round: u8) -> Entry {
        self.entries
            .get(player)
            .and_then(|entries| entries.get(usize::from(round) - 1))
            .copied()
            .unwrap_or_default()
    }

    /// Writes for a player in a round.
    pub(crate) fn set(&mut self, player: usize, round: u8, with: impl FnOnce(Entry) -> Entry) {
        if let Some(entry) =
            self.entries.get_mut(player).and_then(|entries| entries.get_mut(usize::from(round) - 1))
        {
            *entry = with(*entry);
        }
    }

    /// What a round is worth to a player (DL-18, DL-19, DL-32); nothing before both numbers are known.
    pub(crate) fn points(&self, player: usize, round: u8) -> Option<i32> {
        let Entry { bid, taken, counts } = self.entry(player, round);
        let (bid, taken) = (bid?, taken?);
        let points = if bid == taken { 10 + 2 * i32::from(taken) } else { 0 };
        Some(if round == DOUBLE || counts == Counts::Twice { 2 * points } else { points })
    }

    /// All points of a player, less the penalty (DL-20).
    pub(crate) fn total(&self, player: usize) -> i32 {
        let rounds: i32 = (1..=self.rounds).filter_map(|round| self.points(player, round)).sum();
        rounds - self.penalties.get(player).map_or(0, |penalty| penalty.abs())
    }

    /// As one text: the rounds, then a line a player with name, penalty and entries.
    pub(crate) fn write(&self) -> String {
        let number = |number: Option<u8>| number.map_or_else(|| "-".to_owned(), |number| number.to_string());
        let mut text = self.rounds.to_string();
        for ((name, penalty), entries) in self.names.iter().zip(&self.penalties).zip(&self.entries) {
            let entries: Vec<String> = entries
                .iter()
                .map(|entry| format!("{}/{}{}", number(entry.bid), number(entry.taken), entry.counts.sign()))
                .collect();
            // Writing to a string cannot fail.
            let _ = write!(text, "\n{}\t{penalty}\t{}", name.replace(['\t', '\n'], " "), entries.join(" "));
        }
        text
    }

    /// Reads it back; an empty pad if that is not one.
    pub(crate) fn read(text: &str) -> Self {
        Self::parse(text).unwrap_or_else(Self::empty)
    }

    fn parse(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        let rounds = lines.next()?.parse().ok().filter(|rounds| [ROUNDS.0, ROUNDS.1].contains(rounds))?;
        let mut pad = Self { rounds, names: Vec::new(), penalties: Vec::new(), entries: Vec::new() };
        for line in lines {
            let mut parts = line.split('\t');
            pad.add_player();
            let player = pad.names.len() - 1;
            parts.next()?.clone_into(&mut pad.names[player]);
            pad.penalties[player] = parts.next()?.parse().ok()?;
            for (round, entry) in (1..=ROUNDS.0).zip(parts.next()?.split(' ')) {
                let (bid, taken) = entry.split_once('/')?;
                let (taken, counts) = match taken.strip_suffix('*') {
                    Some(taken) => (taken, Counts::Twice),
                    None => (taken, Counts::Once),
                };
                pad.set(player, round, |_| Entry {
                    bid: bid.parse().ok(),
                    taken: taken.parse().ok(),
                    counts,
                });
            }
        }
        (LEAST..=MOST).contains(&pad.names.len()).then_some(pad)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(bid: u8, taken: u8) -> impl FnOnce(Entry) -> Entry {
        move |_| Entry { bid: Some(bid), taken: Some(taken), counts: Counts::Once }
    }

    #[test]
    fn only_exact_bids_score_round_7_doubles_and_penalties_are_taken_off() {
        let mut pad = Pad::read("");
        pad.set(0, 1, entry(1, 1));
        pad.set(0, 7, entry(7, 7));
        pad.set(1, 2, entry(2, 1));
        pad.penalties[0] = 10;
        assert_eq!(
            (pad.points(0, 1), pad.points(0, 7), pad.points(1, 2), pad.points(2, 1)),
            (Some(12), Some(48), Some(0), None)
        );
        assert_eq!((pad.total(0), pad.total(1)), (50, 0));
        pad.toggle_length();
        pad.set(0, 8, entry(0, 0));
        assert_eq!(pad.total(0), 50, "round 8 is not part of the short game");
    }

    #[test]
    fn double_points_count_twice_for_one_player_and_never_four_times() {
        let mut pad = Pad::read("");
        for round in [3, DOUBLE] {
            pad.set(0, round, |_| Entry { bid: Some(2), taken: Some(2), counts: Counts::Twice });
            pad.set(1, round, entry(2, 2));
        }
        assert_eq!((pad.points(0, 3), pad.points(1, 3)), (Some(28), Some(14)));
        assert_eq!((pad.points(0, DOUBLE), pad.points(1, DOUBLE)), (Some(28), Some(28)));
        assert_eq!(Pad::read(&pad.write()), pad);
    }

    #[test]
    fn a_pad_is_read_back_and_anything_else_is_an_empty_one() {
        let mut pad = Pad::read("");
        pad.names[1] = "Ada".to_owned();
        pad.set(1, 14, entry(0, 1));
        assert_eq!(Pad::read(&pad.write()), pad);
        for broken in ["", "9", "14", "14\nAda", "14\nAda\tx\t-/-", "no pad"] {
            assert_eq!(Pad::read(broken), Pad::read(""), "{broken}");
        }
    }
}
