//! Bots for Double Lucky 7.

mod habit;
mod outlook;

#[cfg(test)]
mod tests;

use sevenfold_core::chance::Quick;
use sevenfold_core::{Rng, Seat};
use sevenfold_double_lucky_7::{Action, DoubleLucky7, Mode, Phase, View};

use crate::{Bot, Recipe};
use outlook::Outlook;

/// The bots, weakest first.
pub static ROSTER: &[Recipe<DoubleLucky7>] =
    &[Recipe::RANDOM, Recipe::FLAT, Recipe::VANILLA, Recipe { name: "club", make: |_| Box::new(Club) }];

/// A sensible club player: tries each move in some imagined worlds, lets everybody play on by habit, and takes
/// the move that brings the most points compared with the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Club;

/// Worlds a card or a bid is tried in.
const WORLDS: u32 = 96;
/// Worlds a use of the Lucky Wheel is tried in: there are many of them.
const WHEEL_WORLDS: u32 = 48;
/// A player asked whether to roll is content with this chance, in percent, to make the bid.
const CONTENT: i64 = 55;
/// In this many last rounds of a half everybody acts rather than pay the penalty.
const LATE: u8 = 2;

impl Bot<DoubleLucky7> for Club {
    fn choose(&mut self, view: &View, legal: &[Action], rng: &mut Quick) -> Option<Action> {
        if let [only] = legal {
            return Some(*only);
        }
        let choice = view.viewer.seat().and_then(|seat| match view.phase {
            Phase::Asking { .. } if view.options.mode == Mode::Dice => ask_die(view, seat, rng),
            Phase::Asking { .. } => ask_wheel(view, seat, legal, rng),
            Phase::Choosing { .. } => best(&Outlook::of(view, seat, legal, WHEEL_WORLDS, rng), legal),
            _ => best(&Outlook::of(view, seat, legal, WORLDS, rng), legal),
        });
        choice.filter(|action| legal.contains(action)).or_else(|| rng.pick(legal).copied())
    }
}

/// The move with the best outlook; the first of equals.
fn best(outlooks: &[Outlook], legal: &[Action]) -> Option<Action> {
    let best = outlooks.iter().map(|outlook| outlook.value).max()?;
    outlooks.iter().zip(legal).find(|(outlook, _)| outlook.value == best).map(|(_, action)| *action)
}

/// How many rounds of this half are still to come after this one.
fn rounds_to_come(view: &View) -> u8 {
    view.round
        .as_ref()
        .map_or(0, |round| if round.number <= 7 { 7 - round.number } else { 14 - round.number })
}

/// Rolls when the bid looks bad, or when it is time not to pay the penalty.
fn ask_die(view: &View, seat: Seat, rng: &mut Quick) -> Option<Action> {
    let declining = Outlook::of(view, seat, &[Action::Decline], WORLDS, rng);
    let content = declining.first()?.exact * 100 >= CONTENT * i64::from(WORLDS);
    Some(if content && rounds_to_come(view) > LATE { Action::Decline } else { Action::Roll })
}

/// Uses an advantage that gains more than waiting may bring. Each round to come is a chance to gain more; without
/// any the penalty of 10 points is due.
fn ask_wheel(view: &View, seat: Seat, legal: &[Action], rng: &mut Quick) -> Option<Action> {
    let outlooks = Outlook::of(view, seat, legal, WHEEL_WORLDS, rng);
    let decline = legal.iter().position(|action| *action == Action::Decline)?;
    let found = best(&outlooks, legal)?;
    let gain = outlooks.iter().map(|outlook| outlook.value).max()? - outlooks[decline].value;
    let waiting = match rounds_to_come(view) {
        0 => -10,
        to_come @ 1..=LATE => i64::from(to_come),
        _ => 5,
    };
    if gain >= waiting * i64::from(WHEEL_WORLDS) * outlook::POINT {
        // Declining is not worth it any more: if it still looks best, the best of the others will do.
        let others = outlooks.iter().zip(legal).filter(|(_, action)| **action != Action::Decline);
        return others.max_by_key(|(outlook, _)| outlook.value).map(|(_, action)| *action).or(Some(found));
    }
    Some(Action::Decline)
}
