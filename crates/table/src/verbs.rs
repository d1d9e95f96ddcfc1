//! What can be asked of a table: one file for each verb.

use sevenfold_core::{Message, Seat};
use sevenfold_protocol::{Choice, Request};

use crate::work::Work;
use crate::{PlayerId, Table, TableError};

mod auto;
pub(crate) mod away;
mod bot;
pub(crate) mod deal;
pub(crate) mod gather;
pub(crate) mod hello;
pub(crate) mod hint;
mod leave;
mod name;
pub(crate) mod open;
mod play;
mod rematch;
mod resign;
mod sit;
mod speed;
mod start;
mod talk;
pub(crate) mod tick;
mod time_out;
mod undo;

/// What whoever asked is told.
pub(crate) enum Answer {
    /// It has happened.
    Done,
    /// You have a seat.
    Seated(Seat),
    /// What a good player would do.
    Hinted(Seat, Option<Choice>, Option<Message>),
    /// Welcome, and everything.
    Welcome,
    /// Everything again.
    Fresh,
}

/// Carries out a request. An error has changed nothing.
pub(crate) fn carry_out(
    table: &mut Table,
    work: &mut Work,
    who: &PlayerId,
    request: &Request,
) -> Result<Answer, TableError> {
    match request {
        Request::Hello { protocol } => return hello::hello(table, who, *protocol),
        Request::Refresh => return hello::refresh(table, who),
        Request::TakeSeat { seat, name } => return sit::take(table, work, who, *seat, name),
        Request::ReturnToSeat { token } => return sit::come_back(table, work, who, *token),
        Request::Hint { seat } => return hint::hint(table, who, *seat),
        Request::LeaveSeat { seat } => leave::leave(table, work, who, *seat),
        Request::SetName { seat, name } => name::rename(table, work, who, *seat, name),
        Request::Seal { seat, game, seal } => deal::seal(table, work, who, *seat, *game, seal),
        Request::Reveal { seat, part } => deal::reveal(table, work, who, *seat, part),
        Request::SetBot { seat, bot } => bot::set(table, work, who, *seat, bot),
        Request::ClearSeat { seat } => bot::clear(table, work, who, *seat),
        Request::Start { fill } => start::start(table, work, who, fill.as_deref()),
        Request::Move { seat, window, text } => play::make_move(table, work, who, *seat, *window, text),
        Request::OfferUndo { seat } => undo::offer(table, work, who, *seat),
        Request::AnswerUndo { seat, consent } => undo::answer(table, work, who, *seat, *consent),
        Request::Resign { seat } => resign::resign(table, work, who, *seat),
        Request::LetBotPlay { seat } => away::let_bot_play(table, work, who, *seat),
        Request::Rematch { seat } => rematch::rematch(table, work, who, *seat),
        Request::Say { seat, talk } => talk::say(table, work, who, *seat, talk),
        Request::SetAuto { seat, auto } => auto::set(table, work, who, *seat, *auto),
        Request::SetBotSpeed { speed } => speed::set(table, work, who, *speed),
    }?;
    Ok(Answer::Done)
}
