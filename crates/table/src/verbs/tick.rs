//! The passing of time: bots move, automatic answers are given, time runs out, bots step in.

use sevenfold_protocol::{Auto, Millis, StandInCause};

use super::{away, deal, gather, play, rematch, time_out};
use crate::mind::{Question, Stand, Thinking};
use crate::play::{Asked, Play};
use crate::table::Company;
use crate::work::Work;
use crate::{Mover, Table, brain, pace};

/// How much is done in one go; a table that has more to do asks to be woken at once.
const DEEDS: usize = 32;

/// Something that will happen by itself.
struct Plan {
    /// When, if it is known by then what.
    at: Millis,
    question: Question,
    /// Who thinks about it.
    bot: String,
}

impl Plan {
    /// When somebody must begin to think about it.
    fn begins(&self, table: &Table) -> Millis {
        Millis(self.at.0.saturating_sub(table.longest)).max(self.question.asked.since)
    }

    /// When there is something to do about it; nothing while somebody thinks.
    fn due(&self, table: &Table) -> Option<Millis> {
        match table.minds.stand(self.question) {
            Stand::Open => Some(self.begins(table)),
            Stand::Awaited => None,
            Stand::Ready(ready) => Some(self.at.max(ready)),
        }
    }

    /// When it happens, if it is known what.
    fn leaves(&self, table: &Table) -> Option<Millis> {
        match table.minds.stand(self.question) {
            Stand::Open | Stand::Awaited => None,
            Stand::Ready(ready) => Some(self.at.max(ready)),
        }
    }
}

pub(crate) fn tick(table: &mut Table, work: &mut Work) {
    catch_up(table, work);
    for _ in 0..DEEDS {
        for thinking in begin_thinking(table, work.now) {
            table.minds.answer(thinking.think(), work.now, table.longest);
        }
        if next(table, work.now).map(|plan| answer_for(table, work, &plan)).is_none() {
            return;
        }
    }
}

/// The same without thinking.
pub(crate) fn act(table: &mut Table, work: &mut Work) {
    catch_up(table, work);
    for _ in 0..DEEDS {
        if next(table, work.now).map(|plan| answer_for(table, work, &plan)).is_none() {
            return;
        }
    }
}

/// Whatever no bot has to think about.
fn catch_up(table: &mut Table, work: &mut Work) {
    step_in(table, work);
    time_out::end_if_due(table, work);
    // What is drawn follows the move before it; only a rebuilt table may have to catch up.
    let was_running = table.running().is_ok();
    let caught_up = rematch::begin_if_all_agree(table, work)
        .and_then(|()| gather::begin_if_due(table, work))
        .and_then(|()| deal::deal_if_due(table, work))
        .and_then(|()| play::draw(table, work));
    debug_assert_eq!(caught_up, Ok(()), "a table can do what is due");
    if was_running {
        play::end(table, work);
    }
}

/// What is to be thought about from now on; each is handed out once.
pub(crate) fn begin_thinking(table: &mut Table, now: Millis) -> Vec<Thinking> {
    let due: Vec<Plan> = plans(table).filter(|plan| plan.begins(table) <= now).collect();
    let open = |plan: &Plan| table.minds.stand(plan.question) == Stand::Open;
    let due: Vec<Plan> = due.into_iter().filter(open).collect();
    let begun: Vec<Thinking> = due.into_iter().filter_map(|plan| thinking(table, plan)).collect();
    for thinking in &begun {
        table.minds.begin(thinking.question, now.plus(table.longest));
    }
    begun
}

fn thinking(table: &Table, Plan { question, bot, .. }: Plan) -> Option<Thinking> {
    let play = table.running().ok()?;
    Some(Thinking {
        question,
        shelved: table.shelved,
        run: play.run.boxed_clone(),
        bot,
        dice: brain::dice(table, play, &question.asked),
        effort: table.effort.clone(),
    })
}

/// When there is something to do next.
pub(crate) fn wake(table: &Table) -> Option<Millis> {
    if play::must_draw(table) {
        return Some(table.at);
    }
    let away = away::due(table).map(|(at, _)| at);
    let plans = plans(table).filter_map(|plan| plan.due(table));
    let beginning = rematch::due(table).into_iter().chain(gather::due(table)).chain(deal::due(table));
    away.chain(plans).chain(beginning).chain(time_out::due(table).map(|(at, _)| at)).min()
}

fn step_in(table: &mut Table, work: &mut Work) {
    let due: Vec<_> = away::due(table).filter(|(at, _)| *at <= work.now).map(|(_, seat)| seat).collect();
    for seat in due {
        let stepped = away::step_in(table, work, seat, StandInCause::Away);
        debug_assert_eq!(stepped, Ok(()), "a bot can step in for whoever is away");
    }
}

/// What happens first; at the same moment whoever was asked first, and the lower seat.
fn next(table: &Table, now: Millis) -> Option<Plan> {
    let known = plans(table).filter_map(|plan| Some((plan.leaves(table)?, plan)));
    let due = known.filter(|(at, _)| *at <= now);
    let first = due.min_by_key(|(at, Plan { question: Question { asked, .. }, .. })| {
        (*at, asked.since, asked.seat, asked.window)
    });
    first.map(|(_, plan)| plan)
}

/// What will happen by itself as things stand. Bots do not play on among themselves, unless that is what is looked at.
fn plans(table: &Table) -> impl Iterator<Item = Plan> {
    let seen = table.company == Company::Onlookers || table.chairs.active().next().is_some();
    let game = table.running().ok().filter(|_| seen);
    game.into_iter().flat_map(Play::asked).filter_map(|asked| plan(table, asked))
}

fn plan(table: &Table, asked: &Asked) -> Option<Plan> {
    let chair = table.chairs.get(asked.seat)?;
    if table.passed.contains(&(asked.window, asked.seat)) {
        return None;
    }
    let question = |by| Question { since: table.stirred, asked: *asked, by };
    let delayed = || pace::moment(table.settings.bots, &table.secret, table.number, asked);
    if let Some(bot) = chair.bot() {
        return Some(Plan { at: delayed(), question: question(Mover::Bot), bot: bot.to_owned() });
    }
    let automatic = (asked.answer && chair.active()?.auto == Auto::Passive).then(delayed);
    // In a rated game nobody moves for a person: that time is up ends it.
    let time_up = pace::time_up(table, asked).filter(|_| asked.answer || !table.is_rated());
    let at = automatic.into_iter().chain(time_up).min()?;
    Some(Plan { at, question: question(Mover::Table), bot: table.stand_in_bot().to_owned() })
}

/// Whoever lets it pass, or cannot move, is not asked again in this window.
fn answer_for(table: &mut Table, work: &mut Work, Plan { question, .. }: &Plan) {
    let Question { asked, by, .. } = *question;
    let text = table.minds.take(*question);
    let moved = text.is_some_and(|text| play::step(table, work, asked.seat, text, by).is_ok());
    if !moved {
        table.passed.push((asked.window, asked.seat));
    }
}
