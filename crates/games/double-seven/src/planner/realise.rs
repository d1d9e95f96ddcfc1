//! From steps to actions: the exchanges are put in, and single tiles put together.

use super::node::Step;
use super::reach::Arrangements;
use super::situation::Situation;
use crate::action::Action;
use crate::family::{Contents, Families, Family, FamilyId};
use crate::pieces::Tile;
use crate::tiles::Tiles;
use sevenfold_core::Seat;

/// The actions that carry out these steps in order.
pub(super) fn actions(situation: &Situation, steps: &[Step]) -> Vec<Action> {
    let mut table = Table { me: situation.me, families: situation.families, actions: Vec::new() };
    if let Some(&first) = steps.first()
        && let Some(mut arrangements) = Arrangements::of(situation)
    {
        for swap in arrangements.exchanges_before(first) {
            table.exchange(swap.own, swap.other);
        }
    }
    for (index, &step) in steps.iter().enumerate() {
        table.take(step, &steps[index + 1..]);
    }
    table.actions
}

struct Table {
    me: Seat,
    families: Families,
    actions: Vec<Action>,
}

impl Table {
    fn take(&mut self, step: Step, later: &[Step]) {
        match step {
            Step::Lay(contents, tile) => {
                if let Some(family) = self.obtain(contents, later) {
                    self.lay(family, tile);
                }
            }
            Step::Start(contents) => {
                self.give_away(contents, later);
                let family = Family { owner: self.me, contents };
                if self.families.push(family).is_some() {
                    self.actions.push(Action::Start(contents.tiles()));
                }
            }
            Step::Retrieve(contents) => {
                let found = self.families.iter().find(|(_, family)| family.contents == contents);
                if let Some((id, _)) = found {
                    let contents = &mut self.families.at_mut(id).contents;
                    contents.clovers -= 1;
                    contents.animals += 1;
                    self.actions.push(Action::Retrieve(id));
                }
            }
        }
    }

    /// An own family of these contents, by an exchange if need be.
    fn obtain(&mut self, contents: Contents, later: &[Step]) -> Option<FamilyId> {
        if let Some(own) = self.find(|family, me| family.owner == me && family.contents == contents) {
            return Some(own);
        }
        let other = self.find(|family, me| family.owner != me && family.contents == contents)?;
        let own = self.spare(contents.size(), later)?;
        self.exchange(own, other);
        Some(other)
    }

    /// An own family of this size to give away, if possible one that no later step asks for.
    fn spare(&self, size: u8, later: &[Step]) -> Option<FamilyId> {
        let wanted = |family: &Family| {
            later.iter().any(|step| matches!(step, Step::Lay(contents, _) if *contents == family.contents))
        };
        let of_size = |family: &Family, me| family.owner == me && family.contents.size() == size;
        self.find(|family, me| of_size(family, me) && !wanted(family)).or_else(|| self.find(of_size))
    }

    /// Exchanges all own families of an animal for others, so that a new one can be started (DS-12).
    fn give_away(&mut self, start: Contents, later: &[Step]) {
        let animal = start.animal;
        while let Some(own) = self.find(|family, me| family.owner == me && family.contents.animal == animal) {
            let size = self.families.at(own).contents.size();
            let other_animal = |family: &Family, me: Seat| {
                family.owner != me && family.contents.size() == size && family.contents.animal != animal
            };
            let wanted = |family: &Family| {
                later
                    .iter()
                    .any(|step| matches!(step, Step::Lay(contents, _) if *contents == family.contents))
            };
            let useful = self.find(|family, me| other_animal(family, me) && wanted(family));
            let Some(other) = useful.or_else(|| self.find(other_animal)) else { return };
            self.exchange(own, other);
        }
    }

    fn find(&self, fits: impl Fn(&Family, Seat) -> bool) -> Option<FamilyId> {
        self.families.iter().find(|(_, family)| fits(family, self.me)).map(|(id, _)| id)
    }

    fn exchange(&mut self, own: FamilyId, other: FamilyId) {
        self.families.exchange(own, other);
        self.actions.push(Action::Exchange { own, other });
    }

    /// Lays one tile, together with those laid on the same family just before.
    fn lay(&mut self, id: FamilyId, tile: Tile) {
        let contents = &mut self.families.at_mut(id).contents;
        match tile {
            Tile::Animal(_) => contents.animals += 1,
            Tile::Clover => contents.clovers += 1,
        }
        let newest = id.number() == self.families.len();
        match self.actions.last_mut() {
            Some(Action::Expand(family, tiles)) if *family == id => *tiles += Tiles::one(tile),
            Some(Action::Start(tiles)) if newest => *tiles += Tiles::one(tile),
            _ => self.actions.push(Action::Expand(id, Tiles::one(tile))),
        }
    }
}
