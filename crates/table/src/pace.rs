//! How long things take: the delays of bots and automatic answers, and the time people have.
//!
//! Delays follow from the table's secret and from public facts (which window, which seat, since when). What a seat
//! holds, and what a bot will do, does not come in: the bot thinks before the delay is over, and its answer waits for it.

use sevenfold_protocol::{BotSpeed, Millis, Pace};

use crate::chairs::Chair;
use crate::play::Asked;
use crate::{Secret, Table};

/// How long people have for an answer at a live table, in milliseconds.
pub(crate) const ANSWER_MILLIS: u64 = 25_000;
/// After how long a bot steps in for somebody who is gone from a live table.
pub(crate) const AWAY_MILLIS: u64 = 120_000;
/// After how long the others may ask for that.
pub(crate) const ASK_AWAY_MILLIS: u64 = 20_000;
/// How long a slow table waits for somebody who is gone before the others may go on without.
pub(crate) const SLOW_AWAY_MILLIS: u64 = 3 * 24 * 60 * 60 * 1000;
/// How long a table that begins by itself waits for seals once all seats are taken ...
pub(crate) const SEAL_MILLIS: u64 = 5_000;
/// ... and for those who sit there and are not there yet.
pub(crate) const COME_MILLIS: u64 = 45_000;
/// How long a return game waits for those who have not seen enough of the first, once somebody has.
pub(crate) const RETURN_MILLIS: u64 = 20_000;
/// How long a rated one waits for anybody at all.
pub(crate) const RATED_RETURN_MILLIS: u64 = 60_000;
/// The least time between two things somebody says.
pub(crate) const TALK_MILLIS: u64 = 700;

/// The moment of an automatic move. Where a question goes round, all share the moment of whoever was asked first.
pub(crate) fn moment(speed: BotSpeed, secret: &Secret, game: u32, asked: &Asked) -> Millis {
    asked.led.1.plus(delay(speed, secret, game, asked)).max(asked.since)
}

/// The delay of an automatic move: uniform between two bounds.
pub(crate) fn delay(speed: BotSpeed, secret: &Secret, game: u32, asked: &Asked) -> u64 {
    let (least, most) = bounds(speed, asked);
    let facts = [u64::from(game), u64::from(asked.window.0), u64::from(asked.led.0.number())];
    least + secret.number("delay", &facts) % (most - least + 1)
}

/// Turns are taken quickly, and what follows in the same turn at once; an answer, or a race, gives people the time to be
/// first.
fn bounds(speed: BotSpeed, asked: &Asked) -> (u64, u64) {
    match (speed, asked.is_turn(), asked.goes_on) {
        (BotSpeed::Instant, ..) => (0, 0),
        (BotSpeed::Fast, true, true) => (250, 400),
        (BotSpeed::Fast, true, false) => (250, 600),
        (BotSpeed::Fast, false, _) => (900, 2_000),
        (BotSpeed::Normal, true, true) => (350, 800),
        (BotSpeed::Normal, true, false) => (700, 1_700),
        (BotSpeed::Slow, true, true) => (800, 1_800),
        (BotSpeed::Normal, false, _) | (BotSpeed::Slow, true, false) => (1_500, 3_500),
        (BotSpeed::Slow, false, _) => (2_500, 6_000),
    }
}

/// When a person's time is up, if there is a limit. Time the host slept through has not run.
pub(crate) fn time_up(table: &Table, asked: &Asked) -> Option<Millis> {
    Some(asked.since.max(table.awake).plus(limit(table, asked)?))
}

/// How long a person may take, if there is a limit. Bots wait as long as it takes: whoever plays with bots alone is hurried
/// by the clock only, if one was wished for.
fn limit(table: &Table, asked: &Asked) -> Option<u64> {
    if !asked.must {
        return None;
    }
    let clock = table.settings.move_seconds.map(|seconds| u64::from(seconds) * 1000);
    let others_wait = || {
        let own = table.chairs.get(asked.seat).and_then(Chair::person).map(|person| &person.player);
        table.chairs.active().any(|(_, person)| Some(&person.player) != own)
    };
    match table.settings.pace {
        Pace::Live if asked.answer && others_wait() => {
            Some(clock.unwrap_or(ANSWER_MILLIS).min(ANSWER_MILLIS))
        }
        Pace::Live | Pace::Slow => clock,
    }
}
