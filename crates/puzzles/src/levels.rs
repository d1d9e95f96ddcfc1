//! The fifth level (SV-15): the shortest way up to a level, and how high it goes at all.
//!
//! Whatever lies on a level lies on two tiles of the level beneath (SV-7). A position that lacks more tiles for the
//! level wanted than may still be laid is given up; so is one that was met before, turned or flipped or laid in
//! another order.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use sevenfold_core::Game as _;
use sevenfold_seven::{Action, Options, Place, Seven, Tile};

use crate::outlook::{Outlook, Patience};
use crate::search::{Progress, Search};

/// The tiles of both players.
pub const ALL_TILES: u8 = 2 * Tile::ALL.len() as u8;

/// What a climb knows so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Climbed {
    /// The level wanted.
    pub level: u8,
    /// With how many tiles it is tried now.
    pub tiles: u8,
    /// Beginnings tried with so many tiles.
    begun: usize,
    /// Positions looked at.
    pub positions: u64,
    /// A game that reaches the level soonest, played to its end; none yet, or none at all once everything has been
    /// searched.
    pub game: Option<Vec<String>>,
}

/// Looks for the shortest game that reaches a level.
pub struct Climb {
    state: Climbed,
    /// The first two tiles, up to turns and flips.
    beginnings: Vec<[Place; 2]>,
    met: BTreeSet<u64>,
}

/// The fewest tiles that could do: two on every level beneath, and one (SV-7).
pub const fn least_tiles(level: u8) -> u8 {
    2 * level.saturating_sub(1) + 1
}

impl Climb {
    /// A search from the beginning, for a level above the table.
    pub fn new(level: u8) -> Self {
        let level = level.max(2);
        Self::resume(Climbed { level, tiles: least_tiles(level), begun: 0, positions: 0, game: None })
    }

    /// Goes on where a search was left.
    pub fn resume(state: Climbed) -> Self {
        Self { state, beginnings: beginnings(), met: BTreeSet::new() }
    }

    fn try_next(&mut self) {
        let [first, second] = self.beginnings[self.state.begun];
        let mut game = start();
        game.lay(first);
        game.lay(second);
        let mut way = vec![first, second];
        self.met.clear();
        if self.climbs(&game, &mut way) {
            self.state.game = Some(whole(&way));
            return;
        }
        self.state.begun += 1;
        if self.state.begun == self.beginnings.len() {
            self.state.begun = 0;
            self.state.tiles += 1;
        }
    }

    /// Extends the way until a tile lies on the level wanted.
    fn climbs(&mut self, game: &Seven, way: &mut Vec<Place>) -> bool {
        let missing = missing(game, self.state.level);
        if missing == 0 {
            return true;
        }
        if missing > usize::from(self.state.tiles).saturating_sub(game.moves())
            || !self.met.insert(game.folded_key())
        {
            return false;
        }
        self.state.positions += 1;
        let mut places = Vec::new();
        game.places_into(&mut places);
        for place in places {
            let mut next = *game;
            next.lay(place);
            way.push(place);
            if self.climbs(&next, way) {
                return true;
            }
            way.pop();
        }
        false
    }
}

impl Search for Climb {
    type State = Climbed;

    fn search_part(&mut self) {
        self.try_next();
    }

    fn progress(&self) -> Progress {
        let (each, least) = (self.beginnings.len() as u64, least_tiles(self.state.level));
        let total = each * u64::from((ALL_TILES + 1).saturating_sub(least));
        let done = each * u64::from(self.state.tiles.saturating_sub(least)) + self.state.begun as u64;
        Progress { done: if self.state.game.is_some() { total } else { done }, total }
    }

    fn state(&self) -> &Climbed {
        &self.state
    }
}

/// How many tiles are missing for a level at least: two on every level beneath, and one on it.
fn missing(game: &Seven, level: u8) -> usize {
    let on = |level: u8| game.table().laid().iter().filter(|laid| laid.level == level).count();
    let beneath: usize = (1..level).map(|level| 2usize.saturating_sub(on(level))).sum();
    beneath + usize::from(on(level) == 0)
}

/// So many positions are looked at before a search from the middle of a game gives up.
const POSITIONS: u32 = 30_000;

/// Can a level be reached from here, with all tiles there are? The shortest way is looked for first.
pub fn outlook(game: &Seven, level: u8) -> Outlook {
    let mut patience = Patience::new(POSITIONS);
    let least = game.moves() + missing(game, level);
    for tiles in least..=usize::from(ALL_TILES) {
        let mut ascent = Ascent { level, tiles, met: BTreeSet::new(), patience: &mut patience };
        let mut way = Vec::new();
        if ascent.climbs(game, &mut way) {
            return Outlook::Open { rest: way.into_iter().map(Action::from).collect() };
        }
        if patience.is_over() {
            return Outlook::Unknown;
        }
    }
    Outlook::Closed
}

/// A climb from the middle of a game, with so many tiles in all.
struct Ascent<'a> {
    level: u8,
    tiles: usize,
    met: BTreeSet<u64>,
    patience: &'a mut Patience,
}

impl Ascent<'_> {
    fn climbs(&mut self, game: &Seven, way: &mut Vec<Place>) -> bool {
        let missing = missing(game, self.level);
        if missing == 0 {
            return true;
        }
        let spare = self.tiles.saturating_sub(game.moves());
        if missing > spare || !self.met.insert(game.folded_key()) || self.patience.take().is_none() {
            return false;
        }
        let mut next: Vec<(Place, Seven)> = after_each(game);
        // Highest tiles first: they are the ones that are missing.
        next.sort_by_key(|(_, game)| std::cmp::Reverse(game.table().laid().last().map(|laid| laid.level)));
        next.into_iter().any(|(place, after)| {
            way.push(place);
            let found = self.climbs(&after, way);
            if !found {
                way.pop();
            }
            found
        })
    }
}

/// The game with these first moves; how it goes on does not matter.
fn whole(moves: &[Place]) -> Vec<String> {
    let (mut game, mut written) = (start(), Vec::new());
    let mut moves = moves.iter().copied();
    while game.turn().is_some() {
        let Some(place) = moves.next().or_else(|| after_each(&game).first().map(|(place, _)| *place)) else {
            break;
        };
        game.lay(place);
        written.push(Action::from(place).to_string());
    }
    written
}

/// A game of two before the first tile.
pub(crate) fn start() -> Seven {
    let game = Seven::new(&Options::default(), 2);
    #[expect(clippy::expect_used, reason = "two players and no house rules are a game")]
    game.expect("two can play")
}

fn beginnings() -> Vec<[Place; 2]> {
    let mut known = BTreeSet::new();
    let mut beginnings = Vec::new();
    for (first, game) in after_each(&start()) {
        for (second, game) in after_each(&game) {
            if known.insert(game.folded_key()) {
                beginnings.push([first, second]);
            }
        }
    }
    beginnings
}

fn after_each(game: &Seven) -> Vec<(Place, Seven)> {
    let mut places = Vec::new();
    game.places_into(&mut places);
    let after = |place: Place| {
        let mut next = *game;
        next.lay(place);
        (place, next)
    };
    places.into_iter().map(after).collect()
}
