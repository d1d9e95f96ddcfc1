//! Expanding a family (DS-13).

use sevenfold_core::Tell;

use crate::DoubleSeven;
use crate::action::Action;
use crate::breach::{Breach, Deed};
use crate::event::Event;
use crate::family::FamilyId;
use crate::pieces::Tile;
use crate::survey::Survey;
use crate::tiles::Tiles;

pub(crate) fn legal(game: &DoubleSeven, survey: &Survey, rack: Tiles, out: &mut Vec<Action>) {
    let clovers = rack.clovers();
    for id in survey.own.iter() {
        let animal = game.families.at(id).contents.animal;
        for animals in 0..=rack.count(Tile::Animal(animal)) {
            let fewest = u8::from(animals == 0);
            let expand = |clovers| Action::Expand(id, Tiles::family(animal, animals, clovers));
            out.extend((fewest..=clovers).map(expand));
        }
    }
}

pub(crate) fn check(game: &DoubleSeven, rack: Tiles, id: FamilyId, tiles: Tiles) -> Result<(), Breach> {
    let family = game.own_family(Deed::Expand, id)?;
    let animal = family.contents.animal;
    if let Some((other, _)) = tiles.animals().find(|&(other, _)| other != animal) {
        return Err(Breach::OtherAnimal { family: id, animal, other });
    }
    if tiles.is_empty() {
        return Err(Breach::NothingAdded { family: id });
    }
    if rack.contains(tiles) { Ok(()) } else { Err(Breach::missing(Deed::Expand, rack, tiles)) }
}

pub(crate) fn apply(game: &mut DoubleSeven, id: FamilyId, tiles: Tiles, tell: &mut impl Tell<Event>) {
    let seat = game.turn;
    let contents = &mut game.families.at_mut(id).contents;
    let before = *contents;
    contents.animals += tiles.count(Tile::Animal(before.animal));
    contents.clovers += tiles.clovers();
    let after = *contents;
    game.spend(seat, tiles);
    game.interrupt();
    tell.tell(|| Event::Expanded { seat, family: id, tiles, contents: after });
    if after.is_seven() && !before.is_seven() {
        game.reached_seven(id, tell);
    }
    game.after_action(tell);
}
