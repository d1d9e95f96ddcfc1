//! Moves that nobody at the table makes: a bot's, and the passive answer.

use sevenfold_core::Seat;
use sevenfold_core::chance::Quick;
use sevenfold_review::advice::{self, Hint};

use crate::Table;
use crate::mind::Thinking;
use crate::play::{Asked, Play, legal_in, passive_in};

/// What a bot does where it is asked; nothing means it lets it pass. It gets its view and its list of moves only.
pub(crate) fn bot_move(thinking: &Thinking) -> Option<String> {
    let Thinking { run, question, .. } = thinking;
    let asked = question.asked;
    let fits = |text: &String| {
        let window = legal_in(&**run, asked.seat).find(|(_, legal)| legal == text).map(|(window, _)| window);
        window == Some(asked.window) || window.is_some() && asked.must
    };
    let bot = thinking.shelved.bot(&thinking.bot, &thinking.effort);
    let wanted = bot.and_then(|mut bot| bot.choose(&**run, asked.seat, &mut Quick::new(thinking.dice)));
    let wanted = wanted.filter(fits);
    if asked.must { wanted.or_else(|| some_move(thinking)) } else { wanted }
}

/// The move for somebody whose time is up: the passive one, or else what a bot would do.
pub(crate) fn move_in_time(thinking: &Thinking) -> Option<String> {
    let asked = thinking.question.asked;
    passive_in(&*thinking.run, asked.seat, asked.window).or_else(|| bot_move(thinking))
}

/// Any move will do for a bot that must act and does not know what.
fn some_move(Thinking { run, question, .. }: &Thinking) -> Option<String> {
    let asked = question.asked;
    let any =
        || legal_in(&**run, asked.seat).find(|(window, _)| *window == asked.window).map(|(_, text)| text);
    passive_in(&**run, asked.seat, asked.window).or_else(any)
}

/// What a good player would do at this seat, from what the seat sees, as a review of the game will say it; nothing means: let
/// it pass.
pub(crate) fn hint(table: &Table, play: &Play, seat: Seat) -> Option<Hint> {
    advice::hint(table.shelved, &*play.run, seat, play.steps() as usize, &table.effort)
}

/// A bot's dice follow from the table's secret and public facts, so that it says the same when asked again. In a window
/// that stays open while others move, the answer does not change with their moves.
pub(crate) fn dice(table: &Table, play: &Play, asked: &Asked) -> u64 {
    let steps = if asked.must { u64::from(play.steps()) } else { 0 };
    let facts = [u64::from(table.number), steps, u64::from(asked.window.0), u64::from(asked.seat.number())];
    table.secret.number("bot", &facts)
}
