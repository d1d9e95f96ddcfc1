//! Exchanging families (DS-16, DS-17, DS-25).

use sevenfold_core::{Seat, Tell};

use crate::DoubleSeven;
use crate::action::Action;
use crate::breach::{Breach, Deed};
use crate::event::Event;
use crate::family::{Families, FamilyId};
use crate::phase::{Phase, RainbowMoment};
use crate::run::{Run, Stood, Swap};
use crate::survey::Survey;

pub(crate) fn legal(game: &DoubleSeven, survey: &Survey, run: &Run, out: &mut Vec<Action>) {
    each(&game.families, survey, run, game.turn, |swap| {
        out.push(Action::Exchange { own: swap.own, other: swap.other });
    });
}

/// Every legal exchange.
#[inline]
pub(crate) fn each(families: &Families, survey: &Survey, run: &Run, me: Seat, mut found: impl FnMut(Swap)) {
    if run.len() >= Run::limit(families) {
        return;
    }
    let stood = run.stood(me);
    for own in survey.own.iter() {
        for other in survey.others_of_size(families.at(own).contents.size()).iter() {
            let swap = Swap { own, other, with: families.at(other).owner };
            if new_position(families, &stood, swap).is_ok() {
                found(swap);
            }
        }
    }
}

pub(crate) fn check(game: &DoubleSeven, run: &Run, own: FamilyId, other: FamilyId) -> Result<(), Breach> {
    let given = game.own_family(Deed::Exchange, own)?;
    let taken = game.family(Deed::Exchange, other)?;
    if taken.owner == game.turn {
        return Err(Breach::BothYours { own, other });
    }
    let (size, other_size) = (given.contents.size(), taken.contents.size());
    if size != other_size {
        return Err(Breach::SizesDiffer { own, size, other, other_size });
    }
    let swap = Swap { own, other, with: taken.owner };
    new_position(&game.families, &run.stood(game.turn), swap)?;
    let limit = Run::limit(&game.families);
    if run.len() >= limit {
        return Err(Breach::RunTooLong { limit });
    }
    Ok(())
}

/// Would this exchange of equal sizes make a position that has not stood in the run (DS-17)?
#[inline]
fn new_position(families: &Families, stood: &Stood<'_>, swap: Swap) -> Result<(), Breach> {
    let contents = |id: FamilyId| families.at(id).contents;
    if contents(swap.own) == contents(swap.other) {
        return Err(Breach::SameContents { own: swap.own, other: swap.other, contents: contents(swap.own) });
    }
    match stood.after(swap) {
        Some(after) => {
            Err(Breach::PositionStood { own: swap.own, other: swap.other, after, run: stood.run_len() })
        }
        None => Ok(()),
    }
}

pub(crate) fn apply(game: &mut DoubleSeven, own: FamilyId, other: FamilyId, tell: &mut impl Tell<Event>) {
    let seat = game.turn;
    let with = game.families.at(other).owner;
    if let Phase::Act(act) = &mut game.phase {
        act.rainbow = RainbowMoment::Past;
        act.run.push(Swap { own, other, with }, &game.families);
    }
    game.families.exchange(own, other);
    tell.tell(|| {
        let contents = |id: FamilyId| game.families.at(id).contents;
        Event::Exchanged { seat, with, own, given: contents(own), other, taken: contents(other) }
    });
}
