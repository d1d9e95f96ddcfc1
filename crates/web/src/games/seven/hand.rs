//! The tile in hand over a board, and everything that can be done with it: at a table, and at a puzzle.

use leptos::prelude::*;
use sevenfold_seven::{Action, Cell, Orientation, Place, Tile};

use super::against::Against;
use super::camera::Camera;
use super::hold::{Fit, Grip, Hold, Spin, Way};
use super::offer::Offer;
use super::scene::Scene;
use crate::memo::Memo;

/// What is against a place that is not offered, if anything is to be said about it.
pub(crate) type Objection = fn(&Scene, Place) -> Option<Against>;

/// A hand over a board.
#[derive(Clone, Copy)]
pub(crate) struct Hand {
    /// Where tiles may go.
    pub offer: Memo<Offer>,
    /// What lies on the board.
    pub scene: Memo<Scene>,
    /// How it is looked at.
    pub camera: RwSignal<Camera>,
    /// The tile in hand.
    pub hold: RwSignal<Option<Hold>>,
    /// Which tile that is: changes less often.
    pub tile: Memo<Option<Tile>>,
    objection: Objection,
    on_lay: Callback<Place>,
}

impl Hand {
    /// An empty hand; a tile that is laid is told.
    pub(crate) fn over(
        offer: Memo<Offer>,
        scene: Memo<Scene>,
        camera: RwSignal<Camera>,
        objection: Objection,
        on_lay: Callback<Place>,
    ) -> Self {
        let hold = RwSignal::new(None::<Hold>);
        let tile = Memo::new(move |_| hold.get().map(|hold| hold.tile()));
        Self { offer, scene, camera, hold, tile, objection, on_lay }
    }

    /// The move that laying the tile now would be.
    pub(crate) fn notation(self) -> Option<String> {
        let hold = self.hold.get().filter(|hold| hold.fit == Fit::Fits)?;
        Some(Action::from(hold.place).to_string())
    }

    /// Takes a tile in hand, near to where the last one was held.
    pub(crate) fn take(self, tile: Tile) {
        let stance = self.camera.get_untracked().stance;
        let near = match self.hold.get_untracked() {
            Some(hold) if hold.tile() == tile => return,
            Some(hold) => hold.centre(stance),
            None => self.scene.with_untracked(Scene::middle),
        };
        let held = self.offer.with_untracked(|offer| Hold::take(offer, stance, tile, near));
        if held.is_some() {
            self.hold.set(held);
        }
    }

    /// Puts the tile back, unless there is no other to take instead.
    pub(crate) fn drop(self) {
        if self.offer.with_untracked(|offer| offer.tiles().count() > 1) {
            self.hold.set(None);
        }
    }

    /// Holds a tile over this place.
    pub(crate) fn look(self, place: Place) {
        if let Some(hold) = self.offer.with_untracked(|offer| Hold::show(offer, place)) {
            self.hold.set(Some(hold));
        }
    }

    /// The pointer is over a cell.
    pub(crate) fn point(self, cell: Cell) {
        let Some(hold) = self.hold.get_untracked().filter(|hold| hold.grip == Grip::Loose) else { return };
        if let Some(moved) = self.held_over(hold, cell) {
            self.set(moved);
        }
    }

    /// The tile is carried over a cell, whether it follows the pointer or was put down.
    pub(crate) fn carry(self, cell: Cell) {
        let Some(hold) = self.hold.get_untracked() else { return };
        if let Some(moved) = self.held_over(hold, cell) {
            self.set(Hold { grip: Grip::Set, ..moved });
        }
    }

    /// A cell was pressed: the tile is put there, or turned to its next place there.
    pub(crate) fn press(self, cell: Cell) {
        let Some(hold) = self.hold.get_untracked() else { return };
        let resting = hold.fit == Fit::Fits && hold.place.covers(cell);
        let moved = match hold.grip {
            Grip::Set if resting => self.offer.with_untracked(|offer| hold.next_over(offer, cell)),
            Grip::Loose if resting => Some(hold),
            Grip::Set | Grip::Loose => self.held_over(hold, cell),
        };
        if let Some(moved) = moved {
            self.set(Hold { grip: Grip::Set, ..moved });
        }
    }

    /// Turns or flips the tile.
    pub(crate) fn spin(self, spin: Spin) {
        self.change(|hold, offer, camera| hold.spun(offer, camera.stance, spin));
    }

    /// Turns the tile so that it lies like this.
    pub(crate) fn turn_to(self, orientation: Orientation) {
        self.change(|hold, offer, camera| hold.turned_to(offer, camera.stance, orientation));
    }

    /// Moves the tile that way.
    pub(crate) fn step(self, way: Way) {
        self.change(|hold, offer, camera| hold.stepped(offer, camera.stance, way));
    }

    /// Moves the tile to the next or the last of all its places.
    pub(crate) fn go(self, steps: isize) {
        self.change(|hold, offer, _| hold.after(offer, steps));
    }

    /// Lays the tile; one that may not lie there goes to the nearest place where it may.
    pub(crate) fn lay(self) {
        let Some(hold) = self.hold.get_untracked() else { return };
        match hold.fit {
            Fit::Fits => self.on_lay.run(hold.place),
            Fit::Refused(_) => {
                let stance = self.camera.get_untracked().stance;
                let near = hold.centre(stance);
                let moved = self.offer.with_untracked(|offer| Hold::take(offer, stance, hold.tile(), near));
                self.hold.set(moved.map(|hold| Hold { grip: Grip::Set, ..hold }));
            }
        }
    }

    fn change(self, change: impl FnOnce(Hold, &Offer, Camera) -> Option<Hold>) {
        let Some(hold) = self.hold.get_untracked() else { return };
        let camera = self.camera.get_untracked();
        if let Some(moved) = self.offer.with_untracked(|offer| change(hold, offer, camera)) {
            self.set(moved);
        }
    }

    fn set(self, hold: Hold) {
        if self.hold.get_untracked() != Some(hold) {
            self.hold.set(Some(hold));
        }
    }

    /// The tile over a cell: where it may lie, or else where it would and what is against that.
    fn held_over(self, hold: Hold, cell: Cell) -> Option<Hold> {
        let stance = self.camera.get_untracked().stance;
        if let Some(fits) = self.offer.with_untracked(|offer| hold.over(offer, stance, cell)) {
            return Some(fits);
        }
        // Away from everything a tile is not being laid.
        let near =
            |scene: &Scene| scene.height(cell) > 0 || cell.neighbours().any(|next| scene.height(next) > 0);
        let place = hold.put_on(cell)?;
        let against =
            self.scene.with_untracked(|scene| near(scene).then(|| (self.objection)(scene, place)))??;
        Some(Hold { place, fit: Fit::Refused(against), grip: hold.grip })
    }
}
