//! SEVEN: stacked tetrahexes, for two players, three, two pairs or four.
//!
//! Perfect information and no chance, an unbounded hex table, and the rule that a tile goes to the highest level
//! on which it has a place. A position is the list of tiles laid ([`Table`]); lists of moves are made from bit sets
//! of a window that is opened just as wide as the table needs.

#![allow(
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "coordinates of a game stay within a hundred of 0, and offsets in a window are never negative"
)]

mod action;
mod breach;
mod event;
mod hex;
mod imagine;
mod key;
mod notation;
mod options;
mod perft;
mod pieces;
mod places;
mod score;
mod state;
mod table;
mod view;
mod window;

use sevenfold_core::{
    Agenda, Game, Impossible, Legs, Look, Message, Meta, NoWorld, Outcome, Rng, RuleId, Seat, SetupError,
    Tell, Viewer, WindowId,
};

use imagine::world_of;

pub use action::Action;
pub use breach::Breach;
pub use event::Event;
pub use hex::{Cell, NEIGHBOURS, Symmetry};
pub use notation::Chance;
pub use options::{Options, Teams};
pub use perft::perft;
pub use pieces::{ORIENTATIONS, Orientation, Tile, Tiles};
pub use places::Reach;
pub use score::{Aim, Levels, MOST_SEATS, Standing};
pub use state::Seven;
pub use table::{Laid, MOST_LEVELS, MOST_SPAN, MOST_TILES, Place, Table};
pub use view::{Colour, Left, PlayerView, Stack, TileView, View};

/// The rule with this number on the rule page.
const fn rule(number: u8) -> RuleId {
    RuleId::new("SV", number)
}

static RULES: [RuleId; 19] =
    Meta::rules("SV", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);

impl Game for Seven {
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Breach = Breach;

    const META: Meta = Meta {
        id: "seven",
        title: "SEVEN",
        designer: Some("Néstor Romeral Andrés"),
        publisher: Some("nestorgames"),
        year: None,
        least_seats: 2,
        most_seats: MOST_SEATS as u8,
        rules: &RULES,
        look: Look::PLAIN,
        legs: Legs::Two,
    };

    fn new(options: &Options, seats: u8) -> Result<Self, SetupError> {
        Self::begin(*options, seats)
    }

    fn options(&self) -> Options {
        Options { misere: self.aim == Aim::Low, teams: Some(self.teams) }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn agenda(&self) -> Agenda {
        match self.turn() {
            Some(seat) => Agenda::turn(WindowId(self.moves() as u32), seat),
            None => Agenda::Over,
        }
    }

    fn sample(&self, _: &mut impl Rng) -> Chance {
        unreachable!("the agenda of this game never asks for chance")
    }

    fn settle(&mut self, chance: &Chance, _: &mut impl Tell<Event>) -> Result<(), Impossible> {
        match *chance {}
    }

    #[inline]
    fn legal_into(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.turn() == Some(seat) {
            self.collect_into(out);
        }
    }

    #[inline]
    fn pick_legal(
        &self,
        seat: Seat,
        _space: &mut Vec<Action>,
        which: impl FnOnce(u32) -> u32,
    ) -> Option<Action> {
        if self.turn() == Some(seat) { self.pick_place(which).map(Action::from) } else { None }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        self.check_move(seat, action)
    }

    #[inline]
    fn advance(&mut self, seat: Seat, action: &Action, tell: &mut impl Tell<Event>) {
        let Some(place) = Place::of_cells(action.cells()) else {
            debug_assert!(false, "{action} was not checked");
            return;
        };
        let top = self.table.top();
        let level = self.lay(place);
        tell.tell(|| Event::Laid { seat, tile: action.tile, cells: *action.cells(), level });
        if level > top.max(1) {
            tell.tell(|| Event::Climbed { seat, level });
        }
        if self.turn().is_none() {
            let standing = self.standing();
            tell.tell(|| Event::Finished { level: standing.first_compared(), outcome: standing.outcome() });
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.turn().is_none().then(|| self.standing().outcome())
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, _: &mut impl Rng) -> Result<Self, NoWorld> {
        world_of(view)
    }

    fn ask(view: &View) -> Option<Message> {
        view.ask()
    }

    fn describe(view: &View, action: &Action) -> Message {
        view.describe(action)
    }
}
