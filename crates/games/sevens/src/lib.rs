//! Sevens (Fan Tan, Shichi Narabe): rows that grow from the sevens outwards.
//!
//! Each suit has a row that begins with its seven and grows card by card in both directions. Whoever holds cards back
//! pays for it. The rules are `docs/spec/rules/sevens.md`; comments cite them as `SE-5`.
//!
//! - [`pieces`](Card): cards and sets of cards ([`CardSet`]), which hands and rows are
//! - [`Rows`]: what lies on the table, and [`Rows::fits`]: the one source of legality
//! - [`Phase`]: what is going on; moves and chance steps are carried out per phase
//! - [`View`]: all that one viewer may know, with perfect recall of what passes prove

mod action;
mod breach;
mod event;
mod imagine;
mod memory;
mod notation;
mod options;
mod phase;
mod pieces;
mod rows;
mod score;
mod state;
mod view;

use sevenfold_core::{
    Agenda, Faces, Game, Impossible, Legs, Look, Message, Meta, NoWorld, Outcome, Rng, Role, RuleId, Seat,
    SetupError, Tell, Viewer, Zone,
};

pub use action::{Action, Chance};
pub use breach::Breach;
pub use event::Event;
pub use options::{Options, Variant};
pub use phase::Phase;
pub use pieces::{Card, CardSet, DECK_SIZE, RANKS, SEVEN, Suit};
pub use rows::Rows;
pub use score::{Place, Standing};
pub use state::{MOST_PASSES, Sevens};
pub use view::{PlayerView, RowView, View};

const RULES: [RuleId; 14] = Meta::rules("SE", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);

/// What follows from the rows, or is only counted, is not laid out.
const LOOK: Look = Look {
    zones: &[
        Zone { key: "fits", role: Role::Aside },
        Zone { key: "unseen", role: Role::Aside },
        Zone { key: "moves", role: Role::Aside },
    ],
    faces: Faces::PlayingCards,
};

const META: Meta = Meta {
    id: "sevens",
    title: "Sevens",
    designer: None,
    publisher: None,
    year: None,
    least_seats: 2,
    most_seats: 7,
    rules: &RULES,
    look: LOOK,
    legs: Legs::One,
};

impl Game for Sevens {
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Breach = Breach;

    const META: Meta = META;

    fn new(options: &Options, seats: u8) -> Result<Self, SetupError> {
        Self::begin(*options, seats)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn agenda(&self) -> Agenda {
        self.phase.agenda(self.window())
    }

    fn sample(&self, rng: &mut impl Rng) -> Chance {
        Self::shuffle(rng)
    }

    fn settle(&mut self, chance: &Chance, tell: &mut impl Tell<Event>) -> Result<(), Impossible> {
        self.settle_deal(chance, tell)
    }

    #[inline]
    fn legal_into(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.phase.to_move() == Some(seat) {
            self.legal_in_turn(seat, out);
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        self.check_move(seat, *action)
    }

    #[inline]
    fn advance(&mut self, seat: Seat, action: &Action, tell: &mut impl Tell<Event>) {
        self.moves += 1;
        self.advance_in_turn(seat, *action, tell);
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.result())
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Result<Self, NoWorld> {
        imagine::world(view, rng)
    }

    fn ask(view: &View) -> Option<Message> {
        view.ask()
    }

    fn describe(view: &View, action: &Action) -> Message {
        view.describe(action)
    }
}

impl Sevens {
    /// Which rule the move of a seat breaks, if any.
    fn check_move(&self, seat: Seat, action: Action) -> Result<(), Breach> {
        match self.phase {
            Phase::Over => Err(Breach::Over),
            Phase::Deal => Err(Breach::DealFirst),
            Phase::Turn { seat: turn } if turn != seat => Err(Breach::NotYourTurn { turn }),
            Phase::Turn { .. } => self.check_in_turn(seat, action),
        }
    }
}
