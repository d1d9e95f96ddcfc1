//! Every move as a small number that follows from what it is made of, and sets of moves by their numbers: for whoever looks at
//! very many positions. A set is put together from whole rows of cards, where a list would take them one by one.

use sevenfold_core::Seat;

use crate::action::{Action, Gift, Intent, Play, Run, Source};
use crate::pieces::{Card, RANKS};
use crate::state::TripleSeven;

/// How many different cards there are.
const CARDS: u16 = Card::DIFFERENT as u16;
/// Where the keys of moves with a card begin; those of other moves are below.
pub(crate) const RESERVES: u16 = 9;
pub(crate) const SWAPS: u16 = RESERVES + CARDS;
pub(crate) const PLAYS: u16 = SWAPS + CARDS;
const RUNS: u16 = PLAYS + 2 * FROM_RESERVE;
const GIVEN_RUNS: u16 = RUNS + 8;
pub(crate) const GIFTS: u16 = GIVEN_RUNS + 8;
const ANSWERS: u16 = GIFTS + CARDS;

/// The plays of a hand in their order, and behind them those of the reserve: plain numbers, the REVERSEs, DEUCEs and HERALDs of
/// each colour, its TRADE, its THIEF, and the main characters.
const PLAIN: u16 = 4 * NUMBERS;
const TRADES: u16 = PLAIN + 4 * 5;
const THIEVES: u16 = TRADES + 4 * 8;
const MAINS: u16 = THIEVES + 4 * 9;
const FROM_RESERVE: u16 = MAINS + 4 * NAMED;
/// Plain numbers of a colour.
const NUMBERS: u16 = 11;
/// No colour, or one of four.
const NAMED: u16 = 5;

/// The key of a move. No two moves have the same.
pub type Key = u16;

impl Action {
    /// All keys are below this.
    pub const KEYS: Key = ANSWERS + 2 * NAMED;

    /// The key of this move.
    #[inline]
    pub const fn key(self) -> Key {
        match self {
            Action::Draw => 0,
            Action::Pass => 1,
            Action::NoReserve => 2,
            Action::Done => 3,
            Action::Give(Gift::Top) => 4,
            Action::Submit => 5,
            Action::CallOut => 6,
            Action::Hush => 7,
            Action::Announce => 8,
            Action::Reserve(card) => RESERVES + card.index() as u16,
            Action::Swap(card) => SWAPS + card.index() as u16,
            Action::Play(from, play) => PLAYS + FROM_RESERVE * (from as u16) + play_key(play),
            Action::PlayRun(run) => RUNS + run_key(run),
            Action::Give(Gift::Run(run)) => GIVEN_RUNS + run_key(run),
            Action::Give(Gift::Card(card)) => GIFTS + card.index() as u16,
            Action::Answer(answer) => {
                let named = match answer.names {
                    None => 0,
                    Some(colour) => 1 + colour as u16,
                };
                ANSWERS + NAMED * answer.with as u16 + named
            }
        }
    }
}

const fn run_key(run: Run) -> u16 {
    2 * run.colour as u16 + run.six as u16
}

const fn play_key(play: Play) -> u16 {
    match play {
        Play::Number(colour, number) => NUMBERS * colour as u16 + number as u16,
        Play::Deuce(colour) => PLAIN + 5 * colour as u16,
        Play::Reverse(colour, turning) => PLAIN + 5 * colour as u16 + 1 + turning as u16,
        Play::Herald(colour, voice) => PLAIN + 5 * colour as u16 + 3 + voice as u16,
        Play::Trade(colour, None) => TRADES + 8 * colour as u16,
        Play::Trade(colour, Some(seat)) => TRADES + 8 * colour as u16 + seat.number() as u16,
        Play::Thief(colour, Intent::Six) => THIEVES + 9 * colour as u16,
        Play::Thief(colour, Intent::Show) => THIEVES + 9 * colour as u16 + 1,
        Play::Thief(colour, Intent::Steal(seat)) => THIEVES + 9 * colour as u16 + 1 + seat.number() as u16,
        Play::Main(main, None) => MAINS + NAMED * main as u16,
        Play::Main(main, Some(colour)) => MAINS + NAMED * main as u16 + 1 + colour as u16,
    }
}

/// Moves, by their keys: a bit for each, the lowest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Keys([u64; Self::WORDS]);

impl Keys {
    /// How many words a set has.
    pub const WORDS: usize = (Action::KEYS as usize).div_ceil(64);

    /// The words of the set.
    pub const fn words(self) -> [u64; Self::WORDS] {
        self.0
    }

    /// Adds the moves whose bits are set, from this key on.
    #[inline]
    pub(crate) fn add(&mut self, from: Key, bits: u64) {
        let (word, above) = (usize::from(from) / 64, u32::from(from) % 64);
        if let Some(word) = self.0.get_mut(word) {
            *word |= bits << above;
        }
        if let Some(next) = self.0.get_mut(word + 1) {
            // In two steps, for nothing is left of a word that is moved by all of it.
            *next |= bits >> 1 >> (63 - above);
        }
    }

    /// Adds what is played of these plain numbers.
    #[inline]
    pub(crate) fn add_numbers(&mut self, set: u64) {
        let ranks = u32::from(RANKS) - u32::from(NUMBERS);
        let side_by_side = (0..4).fold(0, |all, colour| {
            let here = ((1 << NUMBERS) - 1) << (NUMBERS * colour);
            all | set >> (ranks * u32::from(colour)) & here
        });
        self.add(PLAYS + FROM_RESERVE * (Source::Hand as u16), side_by_side);
    }
}

impl TripleSeven {
    /// Every legal move of a seat.
    pub fn keys_of(&self, seat: Seat) -> Keys {
        let mut keys = Keys::default();
        self.list(seat, &mut keys);
        keys
    }
}
