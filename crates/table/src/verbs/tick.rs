//! The passing of time: bots move, automatic answers are given, time runs out, bots step in.

use sevenfold_protocol::{Auto, Millis, StandInCause};

use super::{away, play, rematch};
use crate::play::{Asked, Play};
use crate::work::Work;
use crate::{Mover, Table, brain, pace};

/// How much is done in one go; a table that has more to do asks to be woken at once.
const DEEDS: usize = 32;

/// Something that will happen by itself.
struct Plan {
    at: Millis,
    asked: Asked,
    deed: Deed,
}

enum Deed {
    /// This bot moves, or lets it pass.
    Bot(String),
    /// The passive answer is given, or somebody's time is up.
    InTime,
}

pub(crate) fn tick(table: &mut Table, work: &mut Work) {
    step_in(table, work);
    // What is drawn follows the move before it; only a rebuilt table may have to catch up.
    let was_running = table.running().is_ok();
    let caught_up = rematch::begin_if_all_agree(table, work).and_then(|()| play::draw(table, work));
    debug_assert_eq!(caught_up, Ok(()), "a table can do what is due");
    if was_running {
        play::end(table, work);
    }
    for _ in 0..DEEDS {
        let Some(plan) = next(table).filter(|plan| plan.at <= work.now) else { return };
        carry_out(table, work, &plan);
    }
}

/// When there is something to do next.
pub(crate) fn wake(table: &Table) -> Option<Millis> {
    if play::must_draw(table) {
        return Some(table.at);
    }
    let away = away::due(table).map(|(at, _)| at);
    away.chain(next(table).map(|plan| plan.at)).chain(rematch::due(table)).min()
}

fn step_in(table: &mut Table, work: &mut Work) {
    let due: Vec<_> = away::due(table).filter(|(at, _)| *at <= work.now).map(|(_, seat)| seat).collect();
    for seat in due {
        let stepped = away::step_in(table, work, seat, StandInCause::Away);
        debug_assert_eq!(stepped, Ok(()), "a bot can step in for whoever is away");
    }
}

/// What happens first; at the same moment the lower seat is first.
fn next(table: &Table) -> Option<Plan> {
    let play = table.running().ok()?;
    // Bots do not play on among themselves.
    table.chairs.active().next()?;
    plans(table, play).min_by_key(|plan| (plan.at, plan.asked.seat, plan.asked.window))
}

fn plans<'a>(table: &'a Table, play: &'a Play) -> impl Iterator<Item = Plan> + 'a {
    play.asked().iter().filter_map(|asked| plan(table, asked))
}

fn plan(table: &Table, asked: &Asked) -> Option<Plan> {
    let chair = table.chairs.get(asked.seat)?;
    if table.passed.contains(&(asked.window, asked.seat)) {
        return None;
    }
    let delayed = || asked.since.plus(pace::delay(table.settings.bots, &table.secret, table.number, asked));
    if let Some(bot) = chair.bot() {
        return Some(Plan { at: delayed(), asked: *asked, deed: Deed::Bot(bot.to_owned()) });
    }
    let automatic = (asked.answer && chair.active()?.auto == Auto::Passive).then(delayed);
    let time_up = pace::time_up(table, asked);
    let at = automatic.into_iter().chain(time_up).min()?;
    Some(Plan { at, asked: *asked, deed: Deed::InTime })
}

/// Whoever lets it pass, or cannot move, is not asked again in this window.
fn carry_out(table: &mut Table, work: &mut Work, Plan { asked, deed, .. }: &Plan) {
    let Ok(game) = table.running() else { return };
    let (text, by) = match deed {
        Deed::Bot(bot) => (brain::bot_move(table, game, bot, asked), Mover::Bot),
        Deed::InTime => (brain::move_in_time(table, game, asked), Mover::Table),
    };
    let moved = text.is_some_and(|text| play::step(table, work, asked.seat, text, by).is_ok());
    if !moved {
        table.passed.push((asked.window, asked.seat));
    }
}
