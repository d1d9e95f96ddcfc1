//! The table as it is being played at: what the view says, what is offered, and the tile in hand.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_protocol::Choice;
use sevenfold_seven::{Action, Colour, Left, Tile, View};

use super::against::Against;
use super::camera::Camera;
use super::caption::Caption;
use super::hand::Hand;
use super::hold::Fit;
use super::offer::Offer;
use super::scene::{Piece, Scene, bounds_of};
use super::standing::Pending;
use crate::memo::Memo;
use crate::table::{Here, hinted};
use crate::watch::watch;

/// What the parts of this table share.
#[derive(Clone, Copy)]
pub(crate) struct Play {
    /// The page.
    pub here: Here,
    /// The game as it is seen.
    pub view: Memo<Option<View>>,
    /// The tile in hand, and the board under it.
    pub hand: Hand,
    /// What is to be said about it.
    pub caption: Memo<Option<Caption>>,
}

impl Play {
    /// What the parts of this table share.
    pub(crate) fn at(here: Here) -> Self {
        crate::games::shared(here, |play: &Self| play.here, Self::begin)
    }

    /// Begins it. The middle does so whenever a table is laid: what is left of a game before is of no use.
    pub(crate) fn begin(here: Here) -> Self {
        let view = Memo::new(move |_| super::view_of(here));
        let offer = Memo::new(move |_| {
            let of = |choices: &Vec<Choice>| Offer::of(choices);
            here.face
                .with(|face| face.and_then(|face| Some(of(&face.game.as_ref()?.choices))).unwrap_or_default())
        });
        let camera = RwSignal::new(Camera::default());
        let stance = Memo::new(move |_| camera.get().stance);
        let scene = Memo::new(move |_| {
            view.with(|view| Scene::of(&view.as_ref().map(Piece::all).unwrap_or_default(), stance.get()))
        });
        let lay = Callback::new(move |place| {
            if let Some(choice) = offer.with_untracked(|offer| offer.choice(place)) {
                here.play(&choice);
            }
        });
        let hand = Hand::over(offer, scene, camera, Against::of, lay);
        let caption = Memo::new(move |_| {
            let hold = hand.hold.get()?;
            let places = offer.with(|offer| offer.of_tile(hold.tile()).len());
            let level = view.with(|view| Some(level_of(view.as_ref()?, here.me()?, hold.tile())))?;
            Some(Caption::of(hold.tile(), level, places, hold.fit))
        });
        let play = Self { here, view, hand, caption };
        provide_context(play);
        play.watch();
        play
    }

    /// A new decision begins with empty hands, unless one tile is all that is left; a hint is shown where it points.
    fn watch(self) {
        watch(move || {
            self.hand.offer.track();
            self.hand.hold.set(None);
            self.hand.camera.update(|camera| camera.show(None));
            let only = self.hand.offer.with_untracked(|offer| {
                let mut tiles = offer.tiles();
                tiles.next().filter(|_| tiles.next().is_none())
            });
            if let Some(tile) = only {
                self.hand.take(tile);
            }
        });
        watch(move || {
            let Some(place) = hinted(self.here).and_then(|text| text.parse::<Action>().ok()?.place()) else {
                return;
            };
            self.hand.look(place);
            let level = untrack(|| self.level_of(place.tile()));
            self.hand
                .camera
                .update(|camera| camera.show(Some(bounds_of(place.cells(), level, camera.stance))));
        });
        watch(move || self.here.asking.set(self.caption.get().map(|caption| caption.headline)));
    }

    /// Whose tiles are in the tray.
    pub(crate) fn me(self) -> Option<Seat> {
        self.here.me()
    }

    /// The colour of the tiles in the tray.
    pub(crate) fn colour(self) -> Option<Colour> {
        let seat = self.me()?;
        self.view.with(|view| Some(view.as_ref()?.players.get(seat.index())?.colour))
    }

    /// The tiles in the tray.
    pub(crate) fn left(self) -> Vec<Left> {
        let Some(seat) = self.me() else { return Vec::new() };
        self.view.with(|view| {
            let player = view.as_ref().and_then(|view| view.players.get(seat.index()));
            player.map(|player| player.left.clone()).unwrap_or_default()
        })
    }

    /// The level a tile must go to.
    pub(crate) fn level_of(self, tile: Tile) -> u8 {
        let level = |view: &View| Some(level_of(view, self.me()?, tile));
        self.view.with(|view| view.as_ref().and_then(level)).unwrap_or(1)
    }

    /// The tile that would be laid if one said so now.
    pub(crate) fn pending(self) -> Option<Pending> {
        let hold = self.hand.hold.get()?;
        (hold.fit == Fit::Fits).then_some(())?;
        Some(Pending { seat: self.me()?, level: self.level_of(hold.tile()) })
    }

    /// A sentence of this table.
    pub(crate) fn say(self, message: &Message) -> String {
        self.here.say(message)
    }
}

/// The level a player's tile must go to.
fn level_of(view: &View, seat: Seat, tile: Tile) -> u8 {
    let player = view.players.get(seat.index());
    let left = player.and_then(|player| player.left.iter().find(|left| left.tile == tile));
    left.map_or(1, |left| left.level)
}
