//! 777: every move as a number that follows from what it is made of, so that its place in the list is looked up and not searched
//! for.

use sevenfold_triple_seven::{Action, Gift, Intent, Play, Run};

use super::NAMES;

/// Where the keys of moves with a card begin; those of other moves are below.
const RESERVES: usize = 48;
const SWAPS: usize = RESERVES + NAMES;
const GIFTS: usize = SWAPS + NAMES;
const PLAYS: usize = GIFTS + NAMES;
/// The most ways in which a card can be meant: a THIEF as a 6, for the show, or for the card of one of seven.
const WAYS: usize = 9;
/// All keys are below this.
pub(super) const KEYS: usize = PLAYS + 2 * NAMES * WAYS;

/// No two moves have the same.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "as every game has it")]
pub(super) fn key(action: &Action) -> usize {
    match *action {
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
            32 + 8 * answer.with as usize + answer.names.map_or(0, |colour| 1 + colour as usize)
        }
        Action::Reserve(card) => RESERVES + usize::from(card.index()),
        Action::Swap(card) => SWAPS + usize::from(card.index()),
        Action::Give(Gift::Card(card)) => GIFTS + usize::from(card.index()),
        Action::Play(source, play) => {
            PLAYS + WAYS * (NAMES * source as usize + usize::from(play.card().index())) + way(play)
        }
    }
}

fn run_key(run: Run) -> usize {
    2 * run.colour as usize + run.six as usize
}

fn way(play: Play) -> usize {
    match play {
        Play::Number(..) | Play::Deuce(_) | Play::Thief(_, Intent::Six) => 0,
        Play::Reverse(_, turning) => turning as usize,
        Play::Herald(_, voice) => voice as usize,
        Play::Trade(_, with) => with.map_or(0, |seat| 1 + seat.index()),
        Play::Thief(_, Intent::Show) => 1,
        Play::Thief(_, Intent::Steal(seat)) => 2 + seat.index(),
        Play::Main(_, names) => names.map_or(0, |colour| 1 + colour as usize),
    }
}
