//! Every way to play each single card, listed in advance: lists of moves are put together from these.
//!
//! Which cards a hand has nobody can foresee, a processor neither: what takes a branch for every card takes most of the time
//! of a list. So a row of ways is copied whole, whatever the card, and what is too much is cut off.

use sevenfold_core::{MAX_SEATS, Seat};

use crate::action::{Action, Intent, Play, Source, Turning, Voice};
use crate::cards::of_rank;
use crate::key::Key;
use crate::pieces::{COLOURED, Card, Colour, Face, Main, Rank};

/// The most ways to play a card that are listed here: a TRADE with nobody or each of six.
const MOST: usize = MAX_SEATS;

/// The ways to play one card.
#[derive(Clone, Copy)]
#[repr(align(16))]
pub(super) struct Ways {
    /// What stands behind the last of them means nothing.
    row: [Action; MOST],
    /// How many there are, where that does not depend on how many play.
    count: u8,
    /// All bits are set if there are as many as play, and else none.
    seats: u8,
}

const _: () = assert!(size_of::<Ways>() == 32, "a row is two registers");

/// The rows of the hand, and behind them those of the reserve.
const ROWS: usize = 2 * FROM_RESERVE;
const FROM_RESERVE: usize = 256;
const NARROW: usize = 80;
const TRADE: usize = 2 * NARROW;

/// Every TRADE.
const TRADES: u64 = of_rank(Rank::Trade);

/// Where the ways to play a card are: one place whatever the card, so that it is found without a branch. The same cards of
/// different colours are so far apart that there is room for what each seat can do with a TRADE.
#[inline]
pub(super) const fn place(from: Source, card: Card, range: Range, seat: Seat) -> usize {
    let of_a_trade = TRADES >> (card.index() % COLOURED) & 1;
    from as usize * FROM_RESERVE
        + card.index() as usize
        + ((range as usize).wrapping_neg() & NARROW)
        + ((of_a_trade as usize).wrapping_neg() & (TRADE + seat.index()))
}

/// Some cards can be played in one way less now and then: a THIEF that is no regular 6 (TS-28), a HERALD in a race
/// (TS-27), a main character before any colour is in force (TS-14). It is the first of their ways.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Range {
    /// All ways.
    Whole,
    /// All but the first, for those cards.
    Narrow,
}

impl Range {
    const ALL: [Self; 2] = [Self::Whole, Self::Narrow];

    /// By whether it is narrow, as a bit.
    #[inline]
    pub(super) const fn of_bit(bit: u64) -> Self {
        if bit == 0 { Self::Whole } else { Self::Narrow }
    }
}

/// The ways to play every card, by [`place`].
pub(super) static WAYS: [Ways; ROWS] = EVERY_WAY;

/// The same as keys.
pub(super) static KEYS: [WayKeys; ROWS] = {
    let mut keys = [NONE.keys(); ROWS];
    let mut row = 0;
    while row < ROWS {
        keys[row] = EVERY_WAY[row].keys();
        row += 1;
    }
    keys
};

pub(super) const EVERY_WAY: [Ways; ROWS] = {
    let mut all = [NONE; ROWS];
    let mut index = 0;
    while index < 4 * Card::DIFFERENT as usize {
        let card = Card::from_index((index / 4) as u8);
        let (from, range) = (Source::ALL[index % 2], Range::ALL[index / 2 % 2]);
        // A TRADE is never narrow, and is the only card that is played in other ways by each seat.
        let is_trade = TRADES >> (card.index() % COLOURED) & 1 != 0;
        let seats = if !is_trade {
            1
        } else if matches!(range, Range::Whole) {
            MAX_SEATS
        } else {
            0
        };
        let mut seat = 0;
        while seat < seats as u8 {
            all[place(from, card, range, Seat::new(seat))] = ways_of(from, card, range, Seat::new(seat));
            seat += 1;
        }
        index += 1;
    }
    all
};

/// A place with no ways.
pub(super) const NOWHERE: usize = NARROW - 1;

const fn ways_of(from: Source, card: Card, range: Range, seat: Seat) -> Ways {
    let narrow = matches!(range, Range::Narrow);
    match card.face() {
        Face::Coloured(colour, rank) => match rank {
            Rank::Number(number) => NONE.and(from, Play::Number(colour, number)),
            Rank::Reverse => NONE
                .and(from, Play::Reverse(colour, Turning::Keep))
                .and(from, Play::Reverse(colour, Turning::Reverse)),
            Rank::Deuce => NONE.and(from, Play::Deuce(colour)),
            Rank::Trade => trades(from, colour, seat),
            Rank::Herald if narrow => NONE.and(from, Play::Herald(colour, Voice::Silent)),
            Rank::Herald => NONE
                .and(from, Play::Herald(colour, Voice::Announced))
                .and(from, Play::Herald(colour, Voice::Silent)),
            Rank::Thief if narrow => NONE.and(from, Play::Thief(colour, Intent::Show)),
            Rank::Thief => {
                NONE.and(from, Play::Thief(colour, Intent::Six)).and(from, Play::Thief(colour, Intent::Show))
            }
        },
        Face::Main(main) => {
            let unnamed = match main {
                Main::Saint | Main::Samaritan if !narrow => NONE.and(from, Play::Main(main, None)),
                _ => NONE,
            };
            unnamed
                .and(from, Play::Main(main, Some(Colour::Red)))
                .and(from, Play::Main(main, Some(Colour::Green)))
                .and(from, Play::Main(main, Some(Colour::Blue)))
                .and(from, Play::Main(main, Some(Colour::Yellow)))
        }
    }
}

/// A TRADE alone, and with each of the others in order, of whom the first play.
const fn trades(from: Source, colour: Colour, seat: Seat) -> Ways {
    let mut ways = NONE.and(from, Play::Trade(colour, None));
    let mut other = 0;
    while other < MAX_SEATS {
        if other != seat.index() {
            ways = ways.and(from, Play::Trade(colour, Some(Seat::new(other as u8))));
        }
        other += 1;
    }
    Ways { count: 0, seats: u8::MAX, ..ways }
}

/// No way.
const NONE: Ways = Ways { row: [Action::Pass; MOST], count: 0, seats: 0 };

impl Ways {
    /// These ways and one more.
    const fn and(mut self, from: Source, play: Play) -> Self {
        self.row[self.count as usize] = Action::Play(from, play);
        self.count += 1;
        self
    }

    /// Appends those that there are at a table of so many.
    #[inline]
    pub(super) fn extend(&self, out: &mut Vec<Action>, seats: u8) {
        out.extend_from_slice(&self.row);
        out.truncate(out.len() - MOST + self.count(seats) as usize);
    }

    /// How many there are at a table of so many.
    #[inline]
    pub(super) const fn count(&self, seats: u8) -> u32 {
        (self.count | self.seats & seats) as u32
    }

    /// The way with this number, counted from 0.
    #[inline]
    pub(super) fn nth(&self, number: u32) -> Option<Action> {
        self.row.get(number as usize).copied()
    }

    /// The same ways as keys. A card's own lie side by side.
    const fn keys(&self) -> WayKeys {
        let ways = if self.seats == 0 { self.count as usize } else { MOST };
        let mut keys = WayKeys { first: self.row[0].key(), bits: 0, any: !self.seats as u32 * 0x0101_0101 };
        let mut way = 0;
        while way < ways {
            keys.bits |= 1 << (self.row[way].key() - keys.first);
            way += 1;
        }
        keys
    }
}

/// The keys of the ways to play one card.
#[derive(Clone, Copy)]
pub(super) struct WayKeys {
    /// The key of the first of them.
    pub(super) first: Key,
    /// A bit for each of them, from there on.
    bits: u32,
    /// All bits are set if there are as many however many play, and else none: then each seat has its bit, by its number.
    any: u32,
}

impl WayKeys {
    /// Those that there are at a table of so many.
    #[inline]
    pub(super) const fn at(&self, seats: u8) -> u64 {
        (self.bits & (self.any | ((2 << seats) - 1))) as u64
    }
}
