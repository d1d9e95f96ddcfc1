//! A position of the game.

use sevenfold_core::{Message, Seat, SetupError};

use crate::action::Action;
use crate::breach::Breach;
use crate::hex::Cell;
use crate::key::{folded_table_key, mix, table_key};
use crate::options::{Options, Teams};
use crate::pieces::{Tile, Tiles};
use crate::places::{Collect, Count, Highest, Reach, Wanted, pick, reach, survey};
use crate::rule;
use crate::score::{Aim, Levels, MOST_SEATS, Standing, are_partners};
use crate::table::{MOST_LEVELS, Place, Table};

/// How many tiles each player has.
const TILES_EACH: usize = Tile::ALL.len();

/// SEVEN in some position: the tiles laid, in order, and the house rules.
///
/// Everything else follows: seats lay in turn, so that the n-th tile is the n-th seat's.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Seven {
    pub(crate) aim: Aim,
    pub(crate) teams: Teams,
    pub(crate) seats: u8,
    pub(crate) table: Table,
    hands: [Tiles; MOST_SEATS],
}

impl Seven {
    pub(crate) fn begin(options: Options, seats: u8) -> Result<Self, SetupError> {
        if !(2..=MOST_SEATS as u8).contains(&seats) {
            return Err(SetupError::seats(seats, 2, MOST_SEATS as u8));
        }
        let default = if seats == 4 { Teams::Pairs } else { Teams::None };
        let teams = options.teams.unwrap_or(default);
        if teams == Teams::Pairs && seats != 4 {
            return Err(SetupError::against(
                rule(12),
                Message::new("seven-setup-pairs").with("seats", seats),
            ));
        }
        let aim = if options.misere { Aim::Low } else { Aim::High };
        let mut hands = [Tiles::NONE; MOST_SEATS];
        hands[..usize::from(seats)].fill(Tiles::ALL);
        Ok(Self { aim, teams, seats, table: Table::EMPTY, hands })
    }

    /// The tiles on the table.
    #[inline]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// How many tiles have been laid.
    #[inline]
    pub fn moves(&self) -> usize {
        self.table.laid().len()
    }

    /// Who laid the tile with this number, counted from 0.
    #[inline]
    pub fn owner(&self, index: usize) -> Seat {
        Seat::new((index % usize::from(self.seats)) as u8)
    }

    /// Whose turn it is; `None` once all tiles are placed (SV-10).
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        let moves = self.moves();
        (moves < TILES_EACH * usize::from(self.seats)).then(|| self.owner(moves))
    }

    /// The tiles a seat still has.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Tiles {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// Where a tile could go now, whoever had it.
    pub fn reach(&self, tile: Tile) -> Reach {
        reach(&self.table, tile)
    }

    /// The highest level on which each of these tiles has a place, by [`Tile`]; 0 for the others. For search.
    pub fn highest_levels(&self, tiles: Tiles) -> [u8; TILES_EACH] {
        let mut highest = Highest::default();
        survey(&self.table, tiles, &mut highest);
        highest.0
    }

    /// Appends the legal places of the seat whose turn it is; for search, where an [`Action`] is too large.
    #[inline]
    pub fn places_into(&self, out: &mut Vec<Place>) {
        self.collect_into(out);
    }

    /// How many legal moves there are.
    pub fn count_places(&self) -> u64 {
        let mut count = Count::default();
        if let Some(seat) = self.turn() {
            survey(&self.table, self.hand(seat), &mut count);
        }
        count.0
    }

    /// Lays a tile of the seat whose turn it is in a legal place, and returns its level; for search.
    #[inline]
    pub fn lay(&mut self, place: Place) -> u8 {
        let seat = self.owner(self.moves());
        let hand = &mut self.hands[seat.index()];
        *hand = hand.without(place.tile());
        self.table.lay(place)
    }

    /// One of the legal places of the seat whose turn it is, by its number among so many.
    #[inline]
    pub(crate) fn pick_place(&self, which: impl FnOnce(u32) -> u32) -> Option<Place> {
        pick(&self.table, self.hand(self.turn()?), which)
    }

    #[inline]
    pub(crate) fn collect_into<T: From<Place>>(&self, out: &mut Vec<T>) {
        if let Some(seat) = self.turn() {
            survey(&self.table, self.hand(seat), &mut Collect(out));
        }
    }

    /// Which levels the comparison looks at first.
    pub fn aim(&self) -> Aim {
        self.aim
    }

    /// Do two seats play together, or are they the same?
    pub fn are_allies(&self, one: Seat, other: Seat) -> bool {
        one == other || self.teams == Teams::Pairs && are_partners(one, other)
    }

    /// What everybody has on the levels.
    pub fn standing(&self) -> Standing {
        let mut levels: [Levels; MOST_SEATS] = [[0; MOST_LEVELS]; MOST_SEATS];
        for (index, laid) in self.table.laid().iter().enumerate() {
            levels[self.owner(index).index()][usize::from(laid.level) - 1] += 1;
        }
        Standing::new(self.aim, self.teams, levels.into_iter().take(usize::from(self.seats)))
    }

    /// A number that is equal for positions with the same future, up to translation of the table.
    ///
    /// Whose each single tile is has no influence on what follows, only how many everybody has on each level.
    pub fn key(&self) -> u64 {
        self.with_players(table_key(&self.table))
    }

    /// Like [`Seven::key`], and equal also for tables that are turned or flipped.
    pub fn folded_key(&self) -> u64 {
        self.with_players(folded_table_key(&self.table))
    }

    fn with_players(&self, table: u64) -> u64 {
        let standing = self.standing();
        Seat::all(self.seats).fold(mix(table), |key, seat| {
            let levels =
                standing.levels(seat).iter().rev().fold(0, |sum, &count| sum << 3 | u64::from(count));
            mix(mix(key ^ levels) ^ u64::from(self.hand(seat).bits()))
        })
    }

    /// Which rule the move of a seat breaks, if any; in the order of the rule page.
    pub(crate) fn check_move(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let turn = self.turn().ok_or(Breach::Over)?;
        if seat != turn {
            return Err(Breach::NotYourTurn { turn });
        }
        let (tile, made) = (action.tile, Tile::made_of(action.cells()));
        if made != Some(tile) {
            return Err(Breach::Misfit { tile, made });
        }
        let left = self.hand(seat);
        if !left.contains(tile) {
            return Err(Breach::Placed { tile, left });
        }
        match action.place() {
            Some(place) if Wanted::is_legal(&self.table, place) => Ok(()),
            _ => Err(self.misplaced(action)),
        }
    }

    /// Why a tile cannot go to four cells that [`survey`] does not give it.
    fn misplaced(&self, action: &Action) -> Breach {
        let (tile, cells) = (action.tile, action.cells());
        if self.table.laid().is_empty() {
            return Breach::OffGrid { first: cells[0] };
        }
        let heights = cells.map(|cell| (cell, self.table.height(cell)));
        let height = heights[0].1;
        if heights.iter().any(|&(_, other)| other != height) {
            return Breach::Uneven { heights };
        }
        let level = height + 1;
        if height == 0 && !self.table.touches(cells) {
            return Breach::Apart { tile, steps: self.steps_away(cells) };
        }
        let beneath = cells.map(|cell| self.table.topmost(cell));
        match beneath[0] {
            Some(one) if beneath.iter().all(|&other| other == Some(one)) => {
                Breach::OneTile { tile, owner: self.owner(one), level }
            }
            _ => self.could_go_higher(tile, level),
        }
    }

    /// Flat, in touch and on two tiles: only a place on a higher level can be in the way (SV-8).
    fn could_go_higher(&self, tile: Tile, level: u8) -> Breach {
        let Reach { level: highest, places, example } = self.reach(tile);
        debug_assert!(highest > level, "{tile} fits on level {level} and no higher, so the survey has it");
        Breach::Higher { tile, level, highest, places, example: example.into() }
    }

    /// From edge to edge, how far the nearest tile is; 1 would touch.
    fn steps_away(&self, cells: &[Cell; 4]) -> i64 {
        let on_table = self.table.laid().iter().flat_map(|laid| laid.place.cells());
        let distances = on_table.flat_map(|there| cells.iter().map(move |here| here.distance(there)));
        distances.min().unwrap_or(0)
    }
}
