//! Moves that nobody at the table makes: a bot's, and the passive answer.

use sevenfold_core::Seat;
use sevenfold_core::chance::Quick;
use sevenfold_shelf::Hint;

use crate::Table;
use crate::play::{Asked, Play, passive_in};

/// What a bot does where it is asked; nothing means it lets it pass. It gets its view and its list of moves only.
///
/// Its dice follow from the table's secret and public facts, so that it says the same when asked again.
pub(crate) fn bot_move(table: &Table, play: &Play, bot: &str, asked: &Asked) -> Option<String> {
    let fits = |text: &String| {
        let window = play.window_of_legal(asked.seat, text);
        window == Some(asked.window) || window.is_some() && asked.must
    };
    let wanted = ask_bot(table, play, bot, asked.seat, dice(table, play, asked)).filter(fits);
    if asked.must { wanted.or_else(|| some_move(play, asked)) } else { wanted }
}

/// What a good player would do at this seat, from what the seat sees; nothing means: let it pass.
pub(crate) fn hint(table: &Table, play: &Play, seat: Seat) -> Option<Hint> {
    let facts = [u64::from(table.number), u64::from(play.steps()), u64::from(seat.number())];
    let mut dice = Quick::new(table.secret.number("hint", &facts));
    table.shelved.hint(&*play.run, seat, &table.effort, &mut dice)
}

/// The move for somebody whose time is up: the passive one, or else what a bot would do.
pub(crate) fn move_in_time(table: &Table, play: &Play, asked: &Asked) -> Option<String> {
    let passive = passive_in(&*play.run, asked.seat, asked.window);
    passive.or_else(|| bot_move(table, play, table.stand_in_bot(), asked))
}

fn ask_bot(table: &Table, play: &Play, bot: &str, seat: Seat, dice: u64) -> Option<String> {
    table.shelved.bot(bot, &table.effort)?.choose(&*play.run, seat, &mut Quick::new(dice))
}

/// In a window that stays open while others move, the answer does not change with their moves.
fn dice(table: &Table, play: &Play, asked: &Asked) -> u64 {
    let steps = if asked.must { u64::from(play.steps()) } else { 0 };
    let facts = [u64::from(table.number), steps, u64::from(asked.window.0), u64::from(asked.seat.number())];
    table.secret.number("bot", &facts)
}

/// Any move will do for a bot that must act and does not know what.
fn some_move(play: &Play, asked: &Asked) -> Option<String> {
    let passive = passive_in(&*play.run, asked.seat, asked.window);
    let any = || play.legal(asked.seat).find(|(window, _)| *window == asked.window).map(|(_, text)| text);
    passive.or_else(any)
}
