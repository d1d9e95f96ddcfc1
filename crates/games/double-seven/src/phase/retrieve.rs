//! Retrieving a Clover (DS-18).

use sevenfold_core::Tell;

use crate::DoubleSeven;
use crate::action::Action;
use crate::breach::{Breach, Deed};
use crate::event::Event;
use crate::family::{Family, FamilyId};
use crate::pieces::Tile;
use crate::survey::Survey;
use crate::tiles::Tiles;

pub(crate) fn legal(game: &DoubleSeven, survey: &Survey, rack: Tiles, out: &mut Vec<Action>) {
    let matching = survey.with_clover.iter().filter(|&id| has_animal(rack, *game.families.at(id)));
    out.extend(matching.map(Action::Retrieve));
}

pub(crate) fn check(game: &DoubleSeven, rack: Tiles, id: FamilyId) -> Result<(), Breach> {
    let family = game.family(Deed::Retrieve, id)?;
    if family.contents.clovers == 0 {
        return Err(Breach::NoClover { family: id });
    }
    if !has_animal(rack, *family) {
        return Err(Breach::missing(Deed::Retrieve, rack, Tiles::one(family.contents.animal.into())));
    }
    Ok(())
}

#[inline]
fn has_animal(rack: Tiles, family: Family) -> bool {
    rack.has(Tile::Animal(family.contents.animal))
}

pub(crate) fn apply(game: &mut DoubleSeven, id: FamilyId, tell: &mut impl Tell<Event>) {
    let seat = game.turn;
    let family = game.families.at_mut(id);
    family.contents.clovers -= 1;
    family.contents.animals += 1;
    let (owner, animal) = (family.owner, family.contents.animal);
    let clover = Tiles::one(Tile::Clover);
    game.spend(seat, Tiles::one(animal.into()));
    game.racks[seat.index()] += clover;
    game.memory.came(seat, clover);
    game.interrupt();
    tell.tell(|| Event::Retrieved { seat, family: id, owner, animal });
}
