//! What has just changed, found by comparing views: gaps in the reserve, tiles that are new.

use sevenfold_core::Seat;
use sevenfold_double_seven::{FamilyView, Stage, Tile, Tiles, View};

/// A place in the open reserve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Slot {
    /// Stays with the place, so that it is recognised.
    pub id: u32,
    /// The tile that lies there, or lay there.
    pub tile: Tile,
    /// Does it still lie there?
    pub state: Lying,
    /// Who took it or put it there, as far as that is recent.
    pub by: Option<Seat>,
    /// Turns since it changed.
    age: u8,
}

/// What is at a place of the open reserve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lying {
    /// The tile.
    There,
    /// A gap: the tile was taken.
    Gone,
}

/// The view as it was when turns began, and the reserve as it is laid out.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Recent {
    /// When the turn before the running one began.
    before: View,
    /// When the running turn began.
    start: View,
    last: View,
    slots: Vec<Slot>,
    next: u32,
}

impl Slot {
    /// A tile that is put down in thought only.
    pub(crate) fn planned(nth: usize, tile: Tile, by: Seat) -> Self {
        Self { id: u32::MAX - nth as u32, tile, state: Lying::There, by: Some(by), age: 0 }
    }
}

impl Recent {
    /// A table looked at for the first time.
    pub(crate) fn new(view: &View) -> Self {
        let mut recent = Self {
            before: view.clone(),
            start: view.clone(),
            last: view.clone(),
            slots: Vec::new(),
            next: 0,
        };
        recent.fill(view.reserve.face_up, None);
        recent
    }

    /// The same table a little later.
    #[must_use]
    pub(crate) fn see(&self, view: &View) -> Self {
        let undealt = self.last.stage == Stage::Deal;
        if undealt || view.viewer != self.last.viewer || view.moves < self.last.moves {
            return Self::new(view);
        }
        let mut now = self.clone();
        let actor = (view.turn == self.last.turn).then_some(self.last.turn);
        if actor.is_none() {
            now.before = std::mem::replace(&mut now.start, view.clone());
            now.grow_old();
        }
        let (old, new) = (self.last.reserve.face_up, view.reserve.face_up);
        now.clear(old.without(new), self.last.turn);
        now.fill(new.without(old), actor);
        now.last = view.clone();
        now
    }

    /// The open reserve as it is laid out, gaps included.
    pub(crate) fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// How many tiles of a family are new since the turn before the running one began.
    pub(crate) fn fresh(&self, family: FamilyView) -> u8 {
        let before = self.before.family(family.number).map_or(0, |before| before.contents.size());
        family.contents.size().saturating_sub(before)
    }

    /// Has the family changed hands since then?
    pub(crate) fn moved(&self, family: FamilyView) -> bool {
        self.before.family(family.number).is_some_and(|before| before.owner != family.owner)
    }

    /// What has come onto the viewer's rack in this turn.
    pub(crate) fn fresh_on_rack(&self, rack: Tiles) -> Tiles {
        match self.start.own_rack() {
            Some(before) if self.start.viewer.is(self.start.turn) => rack.without(before),
            _ => Tiles::EMPTY,
        }
    }

    fn clear(&mut self, taken: Tiles, by: Seat) {
        for tile in taken.iter() {
            let lies = |slot: &&mut Slot| slot.tile == tile && slot.state == Lying::There;
            if let Some(slot) = self.slots.iter_mut().rev().find(lies) {
                (slot.state, slot.by, slot.age) = (Lying::Gone, Some(by), 0);
            }
        }
    }

    fn fill(&mut self, tiles: Tiles, by: Option<Seat>) {
        for tile in tiles.iter() {
            self.slots.push(Slot { id: self.next, tile, state: Lying::There, by, age: 0 });
            self.next += 1;
        }
    }

    /// A turn is over: gaps close one turn later, and so are marks forgotten.
    fn grow_old(&mut self) {
        self.slots.retain(|slot| slot.state == Lying::There || slot.age == 0);
        for slot in &mut self.slots {
            slot.age = slot.age.saturating_add(1);
            if slot.age > 1 {
                slot.by = None;
            }
        }
    }
}
