//! The table as it is being played at: what the view says, what is offered, and the tile in hand.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_protocol::Choice;
use sevenfold_seven::{Action, Cell, Colour, Left, Orientation, Place, Tile, View};

use super::against::Against;
use super::camera::Camera;
use super::caption::Caption;
use super::hold::{Fit, Grip, Hold, Spin, Way};
use super::offer::Offer;
use super::scene::{Piece, Scene};
use super::standing::Pending;
use crate::table::{Here, hinted};

/// What the parts of this table share.
#[derive(Clone, Copy)]
pub struct Play {
    /// The page.
    pub here: Here,
    /// The game as it is seen.
    pub view: Memo<Option<View>>,
    /// Where tiles may go.
    pub offer: Memo<Offer>,
    /// What is drawn.
    pub scene: Memo<Scene>,
    /// How it is looked at.
    pub camera: RwSignal<Camera>,
    /// The tile in hand.
    pub hold: RwSignal<Option<Hold>>,
    /// Which tile that is: changes less often.
    pub tile: Memo<Option<Tile>>,
    /// What is to be said about it.
    pub caption: Memo<Option<Caption>>,
}

impl Play {
    /// What the parts of this table share; the first that asks begins it.
    pub fn at(here: Here) -> Self {
        use_context::<Self>().unwrap_or_else(|| {
            let play = Self::begin(here);
            provide_context(play);
            play
        })
    }

    fn begin(here: Here) -> Self {
        let view = Memo::new(move |_| super::view_of(here));
        let offer = Memo::new(move |_| {
            let of = |choices: &Vec<Choice>| Offer::of(choices);
            here.face.with(|face| {
                face.as_ref().and_then(|face| Some(of(&face.game.as_ref()?.choices))).unwrap_or_default()
            })
        });
        let camera = RwSignal::new(Camera::default());
        let stance = Memo::new(move |_| camera.get().stance);
        let scene = Memo::new(move |_| {
            view.with(|view| Scene::of(&view.as_ref().map(Piece::all).unwrap_or_default(), stance.get()))
        });
        let hold = RwSignal::new(None::<Hold>);
        let tile = Memo::new(move |_| hold.get().map(|hold| hold.tile()));
        let caption = Memo::new(move |_| {
            let hold = hold.get()?;
            let places = offer.with(|offer| offer.of_tile(hold.tile()).len());
            let level = view.with(|view| Some(level_of(view.as_ref()?, here.me()?, hold.tile())))?;
            Some(Caption::of(hold.tile(), level, places, hold.fit))
        });
        let play = Self { here, view, offer, scene, camera, hold, tile, caption };
        play.watch();
        play
    }

    /// A new decision begins with empty hands, unless one tile is all that is left; a hint is shown where it points.
    fn watch(self) {
        Effect::new(move || {
            self.offer.track();
            self.hold.set(None);
            let only = self.offer.with_untracked(|offer| {
                let mut tiles = offer.tiles();
                tiles.next().filter(|_| tiles.next().is_none())
            });
            if let Some(tile) = only {
                self.take(tile);
            }
        });
        Effect::new(move || {
            let Some(place) = hinted(self.here).and_then(|text| text.parse::<Action>().ok()?.place()) else {
                return;
            };
            self.look(place);
        });
        Effect::new(move || self.here.asking.set(self.caption.get().map(|caption| caption.headline)));
    }

    /// Whose tiles are in the tray.
    pub fn me(self) -> Option<Seat> {
        self.here.me()
    }

    /// The colour of the tiles in the tray.
    pub fn colour(self) -> Option<Colour> {
        let seat = self.me()?;
        self.view.with(|view| Some(view.as_ref()?.players.get(seat.index())?.colour))
    }

    /// The tiles in the tray.
    pub fn left(self) -> Vec<Left> {
        let Some(seat) = self.me() else { return Vec::new() };
        self.view.with(|view| {
            let player = view.as_ref().and_then(|view| view.players.get(seat.index()));
            player.map(|player| player.left.clone()).unwrap_or_default()
        })
    }

    /// The level a tile must go to.
    pub fn level_of(self, tile: Tile) -> u8 {
        let level = |view: &View| Some(level_of(view, self.me()?, tile));
        self.view.with(|view| view.as_ref().and_then(level)).unwrap_or(1)
    }

    /// The tile that would be laid if one said so now.
    pub fn pending(self) -> Option<Pending> {
        let hold = self.hold.get()?;
        (hold.fit == Fit::Fits).then_some(())?;
        Some(Pending { seat: self.me()?, level: self.level_of(hold.tile()) })
    }

    /// The move that laying the tile now would be.
    pub fn notation(self) -> Option<String> {
        let hold = self.hold.get().filter(|hold| hold.fit == Fit::Fits)?;
        Some(Action::from(hold.place).to_string())
    }

    /// Takes a tile in hand, near to where the last one was held.
    pub fn take(self, tile: Tile) {
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
    pub fn drop(self) {
        if self.offer.with_untracked(|offer| offer.tiles().count() > 1) {
            self.hold.set(None);
        }
    }

    /// Holds a tile over this place.
    pub fn look(self, place: Place) {
        if let Some(hold) = self.offer.with_untracked(|offer| Hold::show(offer, place)) {
            self.hold.set(Some(hold));
        }
    }

    /// The pointer is over a cell.
    pub fn point(self, cell: Cell) {
        let Some(hold) = self.hold.get_untracked().filter(|hold| hold.grip == Grip::Loose) else { return };
        if let Some(moved) = self.over(hold, cell) {
            self.set(moved);
        }
    }

    /// The tile is carried over a cell, whether it follows the pointer or was put down.
    pub fn carry(self, cell: Cell) {
        let Some(hold) = self.hold.get_untracked() else { return };
        if let Some(moved) = self.over(hold, cell) {
            self.set(Hold { grip: Grip::Set, ..moved });
        }
    }

    /// A cell was pressed: the tile is put there, or turned to its next place there.
    pub fn press(self, cell: Cell) {
        let Some(hold) = self.hold.get_untracked() else { return };
        let resting = hold.fit == Fit::Fits && hold.place.covers(cell);
        let moved = match hold.grip {
            Grip::Set if resting => self.offer.with_untracked(|offer| hold.next_over(offer, cell)),
            Grip::Loose if resting => Some(hold),
            Grip::Set | Grip::Loose => self.over(hold, cell),
        };
        if let Some(moved) = moved {
            self.set(Hold { grip: Grip::Set, ..moved });
        }
    }

    /// Turns or flips the tile.
    pub fn spin(self, spin: Spin) {
        self.change(|hold, offer, camera| hold.spun(offer, camera.stance, spin));
    }

    /// Turns the tile so that it lies like this.
    pub fn turn_to(self, orientation: Orientation) {
        self.change(|hold, offer, camera| hold.turned_to(offer, camera.stance, orientation));
    }

    /// Moves the tile that way.
    pub fn step(self, way: Way) {
        self.change(|hold, offer, camera| hold.stepped(offer, camera.stance, way));
    }

    /// Moves the tile to the next or the last of all its places.
    pub fn go(self, steps: isize) {
        self.change(|hold, offer, _| hold.after(offer, steps));
    }

    /// Lays the tile; one that may not lie there goes to the nearest place where it may.
    pub fn lay(self) {
        let Some(hold) = self.hold.get_untracked() else { return };
        match hold.fit {
            Fit::Fits => {
                if let Some(choice) = self.offer.with_untracked(|offer| offer.choice(hold.place)) {
                    self.here.play(&choice);
                }
            }
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
    fn over(self, hold: Hold, cell: Cell) -> Option<Hold> {
        let stance = self.camera.get_untracked().stance;
        if let Some(fits) = self.offer.with_untracked(|offer| hold.over(offer, stance, cell)) {
            return Some(fits);
        }
        // Away from everything a tile is not being laid.
        let near =
            |scene: &Scene| scene.height(cell) > 0 || cell.neighbours().any(|next| scene.height(next) > 0);
        let place = hold.put_on(cell)?;
        let against = self.scene.with_untracked(|scene| near(scene).then(|| Against::of(scene, place)))??;
        Some(Hold { place, fit: Fit::Refused(against), grip: hold.grip })
    }

    /// A sentence of this table.
    pub fn say(self, message: &Message) -> String {
        self.here.say(message)
    }
}

/// The level a player's tile must go to.
fn level_of(view: &View, seat: Seat, tile: Tile) -> u8 {
    let player = view.players.get(seat.index());
    let left = player.and_then(|player| player.left.iter().find(|left| left.tile == tile));
    left.map_or(1, |left| left.level)
}
