//! From steps to actions: the exchanges that go without saying are put in.

use sevenfold_core::Seat;
use sevenfold_double_seven::{Action, Animal, FamilyView, Stage, Tile, Tiles, View};

use super::table::Step;

/// The first action on the way of these steps; nothing if it is not among the legal ones. Without steps it is to pass.
pub(super) fn first_action(view: &View, me: Seat, legal: &[Action], path: &[Step]) -> Option<Action> {
    let Some((first, later)) = path.split_first() else {
        return legal.contains(&Action::Pass).then_some(Action::Pass);
    };
    let action = match *first {
        Step::Lay { animal, size, tile } => lay(view, me, legal, (animal, size, tile), later),
        Step::Start { animal, with } => start(view, me, legal, (animal, with), later),
        Step::Retrieve(animal) => legal.iter().copied().find(|action| match action {
            Action::Retrieve(id) => view.family(*id).is_some_and(|family| family.contents.animal == animal),
            _ => false,
        }),
    };
    action.filter(|action| legal.contains(action))
}

/// Can this step be the next? In a run of exchanges one keeps to what the last was for (DS-17).
pub(super) fn can_begin(view: &View, me: Seat, legal: &[Action], step: Step) -> bool {
    let in_run = matches!(&view.stage, Stage::Act { run, .. } if !run.is_empty());
    match first_action(view, me, legal, &[step]) {
        Some(Action::Exchange { .. }) => !in_run || matches!(step, Step::Start { .. }),
        action => action.is_some(),
    }
}

fn own(view: &View, me: Seat) -> impl Iterator<Item = &FamilyView> {
    view.families.iter().filter(move |family| family.owner == me)
}

/// Lays on an own family, several tiles at once if they follow each other, or exchanges for one to lay on.
fn lay(
    view: &View,
    me: Seat,
    legal: &[Action],
    (animal, size, tile): (Animal, u8, Tile),
    later: &[Step],
) -> Option<Action> {
    let fits = |family: &&FamilyView| family.contents.animal == animal && family.contents.size() == size;
    if let Some(family) = own(view, me).find(fits) {
        let tiles = Tiles::one(tile) + growth(animal, size + 1, later);
        return Some(Action::Expand(family.number, tiles));
    }
    let wanted = |family: &FamilyView| {
        later.iter().any(|step| {
            matches!(step, Step::Lay { animal, size, .. }
                if *animal == family.contents.animal && *size == family.contents.size())
        })
    };
    let exchanges = legal.iter().filter_map(|action| match action {
        Action::Exchange { own, other } => {
            let (own, other) = (view.family(*own)?, view.family(*other)?);
            fits(&other).then_some((u8::from(wanted(own)), *action))
        }
        _ => None,
    });
    // What is given away should not be wanted later.
    exchanges.min_by_key(|(wanted, _)| *wanted).map(|(_, action)| action)
}

/// The tiles that the next steps lay on the same family.
fn growth(animal: Animal, from: u8, later: &[Step]) -> Tiles {
    let mut tiles = Tiles::EMPTY;
    for (next, size) in later.iter().zip(from..) {
        match *next {
            Step::Lay { animal: other, size: at, tile } if other == animal && at == size => {
                tiles += Tiles::one(tile);
            }
            _ => break,
        }
    }
    tiles
}

/// Starts a family, after all others of its animal have been given away (DS-12).
fn start(
    view: &View,
    me: Seat,
    legal: &[Action],
    (animal, with): (Animal, Tile),
    later: &[Step],
) -> Option<Action> {
    if own(view, me).all(|family| family.contents.animal != animal) {
        let tiles = Tiles::one(animal.into()) + Tiles::one(with) + growth(animal, 2, later);
        return Some(Action::Start(tiles));
    }
    legal.iter().copied().find(|action| match action {
        Action::Exchange { own, other } => {
            let animal_of = |id| view.family(id).map(|family| family.contents.animal);
            animal_of(*own) == Some(animal) && animal_of(*other) != Some(animal)
        }
        _ => false,
    })
}
