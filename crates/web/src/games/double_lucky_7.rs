//! Double Lucky 7: the trick in playing order, bid chips beside trick pips, the Lucky Wheel, the paper pad.

mod between;
mod bid_board;
mod bids;
mod club;
mod confirm;
mod deck;
mod die;
mod forfeits;
mod hand;
mod keys;
mod model;
mod pad;
mod pieces;
mod rounds;
mod seat;
mod stage;
mod table;
mod trick_row;
mod use_panel;
mod wheel;

use sevenfold_core::Message;
use sevenfold_double_lucky_7::{Action, DoubleLucky7, View};

use super::Drawn;
use crate::table::Here;

/// Double Lucky 7 as the client draws it.
pub(crate) static DOUBLE_LUCKY_7: Drawn = Drawn {
    middle: stage::middle,
    hand: hand::hand,
    counts: seat::counts,
    sheet: |here| Some(pad::pad(here)),
    progress,
    about,
    path: super::by_words,
    group: super::as_written,
    describe: super::describe::<DoubleLucky7>,
};

fn view_of(here: Here) -> Option<View> {
    super::view_of::<DoubleLucky7>(here)
}

/// Every move that can be read is drawn; the plain list has the rest.
fn about(text: &str) -> Option<String> {
    text.parse::<Action>().ok().map(|action| action.to_string())
}

fn progress(here: Here) -> Option<String> {
    let view = view_of(here)?;
    let round = view.round.as_ref()?.number;
    let message =
        Message::new("web-double-lucky-7-round-of").with("round", round).with("rounds", view.options.rounds);
    Some(here.say(&message))
}
