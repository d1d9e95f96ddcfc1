//! 7 (Sieben): cards with holes.
//!
//! A card has a number and a hole, and what shows through the hole counts too. Players bring the pile to exactly
//! seven, again and again, until their hands are empty. The rules are `docs/spec/rules/sieben.md`; comments cite
//! them as `SI-6`.
//!
//! - [`pieces`](Card): cards, sets of cards ([`CardSet`]) and counts of cards ([`Counts`]), which hands are
//! - [`Face`]: what a pile shows, and [`fits`]: the one source of legality
//! - [`Phase`]: what is going on; moves and chance steps are carried out per phase
//! - [`View`]: all that one viewer may know, with perfect recall of what penalties prove ([`Limit`])

mod action;
mod breach;
mod draw_pile;
mod event;
mod imagine;
mod lists;
mod memory;
mod notation;
mod options;
mod phase;
mod pieces;
mod pile;
mod position;
mod score;
mod state;
mod view;

use sevenfold_core::{
    Agenda, Game, Impossible, Legs, Look, Message, Meta, NoWorld, Outcome, Rng, RuleId, Seat, SetupError,
    Tell, Viewer,
};

pub use action::{Action, Chance};
pub use breach::Breach;
pub use event::Event;
pub use memory::Limit;
pub use options::{Finish, NextStart, Options};
pub use phase::Phase;
pub use pieces::{Card, CardSet, Counts, DECK_SIZE, NUMBERS, SEVEN, Way};
pub use pile::{Face, Lying, fits, fits_somehow};
pub use position::Position;
pub use score::{CHIPS, FEW_SEATS, ROUNDS};
pub use state::{HAND, Place, Sieben};
pub use view::{Choice, PileView, PlayerView, View};

const RULES: [RuleId; 18] =
    Meta::rules("SI", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);

const META: Meta = Meta {
    id: "sieben",
    title: "7 (Sieben)",
    designer: Some("Klaudia Bollwerk"),
    publisher: Some("Nürnberger-Spielkarten-Verlag"),
    year: Some(2008),
    least_seats: 2,
    most_seats: 7,
    rules: &RULES,
    look: Look::PLAIN,
    legs: Legs::One,
};

impl Game for Sieben {
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Breach = Breach;

    const META: Meta = META;

    fn new(options: &Options, seats: u8) -> Result<Self, SetupError> {
        Self::begin(options, seats)
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
        self.shuffle(rng)
    }

    fn settle(&mut self, chance: &Chance, tell: &mut impl Tell<Event>) -> Result<(), Impossible> {
        self.settle_shuffle(chance, tell)
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

impl Sieben {
    /// Which rule the move of a seat breaks, if any.
    fn check_move(&self, seat: Seat, action: Action) -> Result<(), Breach> {
        match self.phase {
            Phase::Over => Err(Breach::Over),
            Phase::Turn { seat: turn } | Phase::FollowUp { seat: turn } if turn != seat => {
                Err(Breach::NotYourTurn { turn })
            }
            Phase::Deal => Err(Breach::DealFirst),
            Phase::Reshuffle { .. } | Phase::Standstill { .. } => Err(Breach::ReshuffleFirst),
            Phase::Turn { .. } | Phase::FollowUp { .. } => self.check_in_turn(seat, action),
        }
    }
}
