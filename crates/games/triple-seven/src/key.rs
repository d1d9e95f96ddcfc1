//! Every move as a small number that follows from what it is made of: for whoever looks moves up in a list of their own.

use sevenfold_core::Seat;

use crate::action::{Action, Gift, Intent, Play, Run};
use crate::pieces::Card;
use crate::state::TripleSeven;

/// How many different cards there are.
const CARDS: u16 = Card::DIFFERENT as u16;
/// Where the keys of moves with a card begin; those of other moves are below.
const RESERVES: u16 = 48;
const SWAPS: u16 = RESERVES + CARDS;
const GIFTS: u16 = SWAPS + CARDS;
const PLAYS: u16 = GIFTS + CARDS;
/// The most ways in which a card can be meant: a THIEF as a 6, for the show, or for the card of one of seven.
const WAYS: u16 = 9;

/// The key of a move. No two moves have the same.
pub type Key = u16;

impl Action {
    /// All keys are below this.
    pub const KEYS: Key = PLAYS + 2 * CARDS * WAYS;

    /// The key of this move.
    #[inline]
    pub const fn key(self) -> Key {
        match self {
            Action::Draw => 0,
            Action::Pass => 1,
            Action::NoReserve => 2,
            Action::Done => 3,
            Action::Submit => 4,
            Action::CallOut => 5,
            Action::Hush => 6,
            Action::Announce => 7,
            Action::Give(Gift::Top) => 8,
            Action::PlayRun(run) => 16 + run_key(run),
            Action::Give(Gift::Run(run)) => 24 + run_key(run),
            Action::Answer(answer) => {
                let named = match answer.names {
                    None => 0,
                    Some(colour) => 1 + colour as u16,
                };
                32 + 8 * answer.with as u16 + named
            }
            Action::Reserve(card) => RESERVES + card.index() as u16,
            Action::Swap(card) => SWAPS + card.index() as u16,
            Action::Give(Gift::Card(card)) => GIFTS + card.index() as u16,
            Action::Play(source, play) => {
                PLAYS + WAYS * (CARDS * source as u16 + play.card().index() as u16) + way(play)
            }
        }
    }
}

const fn run_key(run: Run) -> u16 {
    2 * run.colour as u16 + run.six as u16
}

const fn way(play: Play) -> u16 {
    match play {
        Play::Number(..)
        | Play::Deuce(_)
        | Play::Trade(_, None)
        | Play::Thief(_, Intent::Six)
        | Play::Main(_, None) => 0,
        Play::Reverse(_, turning) => turning as u16,
        Play::Herald(_, voice) => voice as u16,
        Play::Trade(_, Some(seat)) => seat.number() as u16,
        Play::Thief(_, Intent::Show) => 1,
        Play::Thief(_, Intent::Steal(seat)) => 1 + seat.number() as u16,
        Play::Main(_, Some(colour)) => 1 + colour as u16,
    }
}

impl TripleSeven {
    /// Appends the keys of every legal move of a seat, in the order of the moves in their list.
    pub fn keys_into(&self, seat: Seat, out: &mut Vec<Key>) {
        self.list(seat, out);
    }
}
