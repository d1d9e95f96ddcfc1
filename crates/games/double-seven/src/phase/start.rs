//! Starting a family (DS-11, DS-12), and the tokens a family can win (DS-14, DS-15).

use sevenfold_core::Tell;

use crate::DoubleSeven;
use crate::action::Action;
use crate::breach::{Breach, Deed};
use crate::event::{Ending, Event};
use crate::family::{Contents, Family, FamilyId, SMALLEST};
use crate::pieces::{Animal, Tile};
use crate::survey::Survey;
use crate::tiles::Tiles;

pub(crate) fn legal(survey: &Survey, rack: Tiles, out: &mut Vec<Action>) {
    let clovers = rack.clovers();
    for (animal, held) in rack.animals() {
        if held + clovers < SMALLEST || survey.in_front(animal) {
            continue;
        }
        for animals in 1..=held {
            let fewest = SMALLEST.saturating_sub(animals);
            out.extend(
                (fewest..=clovers).map(|clovers| Action::Start(Tiles::family(animal, animals, clovers))),
            );
        }
    }
}

pub(crate) fn check(game: &DoubleSeven, rack: Tiles, tiles: Tiles) -> Result<(), Breach> {
    let animal = family_of(tiles)?.animal;
    if !rack.contains(tiles) {
        return Err(Breach::missing(Deed::Start, rack, tiles));
    }
    if Survey::of(&game.families, game.turn).in_front(animal) {
        return Err(Breach::AnimalInFront { animal, family: first_of(game, animal) });
    }
    Ok(())
}

/// The family these tiles make, if they make one (DS-11).
fn family_of(tiles: Tiles) -> Result<Contents, Breach> {
    let mut animals = tiles.animals();
    let Some((animal, count)) = animals.next() else { return Err(Breach::OnlyClovers) };
    if let Some((other, _)) = animals.next() {
        return Err(Breach::TwoAnimals { animal, other });
    }
    if tiles.len() < SMALLEST {
        return Err(Breach::TooSmall);
    }
    Ok(Contents { animal, animals: count, clovers: tiles.count(Tile::Clover) })
}

/// The player's first family of an animal that lies there (DS-12).
fn first_of(game: &DoubleSeven, animal: Animal) -> FamilyId {
    let found = game.families.of(game.turn).find(|(_, family)| family.contents.animal == animal);
    found.map_or(FamilyId::at(0), |(id, _)| id)
}

pub(crate) fn apply(game: &mut DoubleSeven, tiles: Tiles, tell: &mut impl Tell<Event>) {
    let seat = game.turn;
    // A legal start makes a family, and the box has no tiles for more families than there is room for.
    let Ok(contents) = family_of(tiles) else { return };
    let Some(family) = game.families.push(Family { owner: seat, contents }) else { return };
    game.spend(seat, tiles);
    game.interrupt();
    tell.tell(|| Event::Started { seat, family, tiles });
    if contents.is_seven() {
        game.reached_seven(family, tell);
    }
    game.after_action(tell);
}

impl DoubleSeven {
    /// A family of the player went from fewer than 7 tiles to 7 or more (DS-14, DS-15).
    pub(crate) fn reached_seven(&mut self, family: FamilyId, tell: &mut impl Tell<Event>) {
        let seat = self.turn;
        if self.sevens_left() > 0 {
            self.sevens[seat.index()] += 1;
            tell.tell(|| Event::Seven { seat, family });
        }
        if self.double_seven.is_none() && self.families.sevens_of(seat) >= 2 {
            self.double_seven = Some(seat);
            tell.tell(|| Event::DoubleSeven { seat });
            self.trigger_end(Ending::DoubleSeven, tell);
        }
    }
}
