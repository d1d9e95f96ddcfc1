//! A baseline: plans the turn by values that were set by hand.

use sevenfold_core::chance::Quick;
use sevenfold_double_seven::{Action, DoubleSeven, Stage, Tile, Tiles, View};

use super::judge::Judge;
use crate::Bot;

/// A sensible player: draws what can be laid, plans the whole turn, keeps Clovers for where they bring more than
/// another tile would, gives away what leads nowhere, and does not end a game it would lose.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tactician;

impl Bot<DoubleSeven> for Tactician {
    fn choose(&mut self, view: &View, legal: &[Action], rng: &mut Quick) -> Option<Action> {
        if legal.len() < 2 {
            return legal.first().copied();
        }
        let wanted = Judge::new(view).and_then(|judge| wish(view, &judge, legal, rng));
        wanted.filter(|action| legal.contains(action)).or_else(|| legal.first().copied())
    }
}

fn wish(view: &View, judge: &Judge<'_>, legal: &[Action], rng: &mut Quick) -> Option<Action> {
    match &view.stage {
        Stage::Draw { left } => best_draw(judge, judge.rack(), *left, legal),
        Stage::DrawRainbow | Stage::DrawOther { .. } => best_draw(judge, judge.rack(), 1, legal),
        Stage::Act { .. } if legal.contains(&Action::Rainbow) => Some(Action::Rainbow),
        Stage::Act { .. } => act(judge, legal, rng),
        Stage::Discard => Some(Action::Discard(judge.least_missed(judge.rack())?)),
        Stage::Deal | Stage::Over => None,
    }
}

/// The draw after which the turn is worth most.
fn best_draw(judge: &Judge<'_>, rack: Tiles, left: u8, legal: &[Action]) -> Option<Action> {
    let draws = legal.iter().filter_map(|action| match action {
        Action::Draw(pick) => Some((judge.after_draw(rack, *pick, left), *action)),
        _ => None,
    });
    first_best(draws)
}

/// Carries out the plan; when nothing is left to do, perhaps puts two tiles down for one, or passes.
fn act(judge: &Judge<'_>, legal: &[Action], rng: &mut Quick) -> Option<Action> {
    if let Some(next) = judge.next_action(rng) {
        return Some(next);
    }
    let now = judge.as_it_is(judge.rack());
    let swaps = legal.iter().filter_map(|action| match action {
        Action::TwoForOne(pair) => Some((judge.after_two_for_one(pair.tiles()), *action)),
        _ => None,
    });
    best_of(swaps).filter(|(worth, _)| *worth > now).map_or(Some(Action::Pass), |(_, action)| Some(action))
}

/// The first of the best, so that equal views give equal moves.
pub(super) fn best_of<T>(choices: impl Iterator<Item = (i32, T)>) -> Option<(i32, T)> {
    choices.reduce(|best, next| if next.0 > best.0 { next } else { best })
}

fn first_best<T>(choices: impl Iterator<Item = (i32, T)>) -> Option<T> {
    best_of(choices).map(|(_, choice)| choice)
}

/// All kinds of tile with how many of them are among some tiles.
pub(super) fn each_kind(tiles: Tiles) -> impl Iterator<Item = (Tile, i32)> {
    tiles.kinds().map(|(tile, count)| (tile, i32::from(count)))
}
