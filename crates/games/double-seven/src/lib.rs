//! Double Seven: tile rummy with exchanges.
//!
//! Families of animals lie on the table; equal sizes can change hands, and whoever lets families grow to seven
//! wins tokens. The rules are `docs/spec/rules/double-seven.md` (DS-1 to DS-28).
//!
//! Besides single moves the crate offers a planner for whole turns: [`planner`].

mod action;
mod breach;
mod deal;
mod event;
mod family;
mod imagine;
mod memory;
mod notation;
mod options;
mod phase;
mod pieces;
pub mod planner;
mod reserve;
mod rules;
mod run;
mod score;
mod state;
mod survey;
mod tiles;
mod view;

use sevenfold_core::{
    Agenda, Game, Impossible, Legs, Look, Message, Meta, NoWorld, Outcome, Rng, Seat, SetupError, Tell,
    Viewer,
};

use phase::Phase;
use rules::RULES;

pub use action::{Action, Pair, Pick};
pub use breach::{Breach, Deed};
pub use deal::Deal;
pub use event::{Ending, Event};
pub use family::{Contents, Families, Family, FamilyId, MAX_FAMILIES, SEVEN};
pub use options::Options;
pub use phase::{Draw, OncePerTurn, RainbowMoment};
pub use pieces::{Animal, CLOVERS, PER_ANIMAL, SEVENS, TILES, Tile};
pub use reserve::Reserve;
pub use run::Swap;
pub use score::DOUBLE_SEVEN_POINTS;
pub use state::DoubleSeven;
pub use tiles::Tiles;
pub use view::{FamilyView, PlayerView, ReserveView, Stage, View};

impl Game for DoubleSeven {
    type Options = Options;
    type Action = Action;
    type Chance = Deal;
    type Event = Event;
    type View = View;
    type Breach = Breach;

    const META: Meta = Meta {
        id: "double-seven",
        title: "Double Seven",
        designer: Some("Michael Schacht"),
        publisher: Some("TIKI Editions"),
        year: Some(2025),
        least_seats: 2,
        most_seats: 4,
        rules: &RULES,
        look: Look::PLAIN,
        legs: Legs::One,
    };

    fn new(_options: &Options, seats: u8) -> Result<Self, SetupError> {
        let (least, most) = (Self::META.least_seats, Self::META.most_seats);
        if !(least..=most).contains(&seats) {
            return Err(SetupError::seats(seats, least, most));
        }
        Ok(Self::begin(seats))
    }

    fn options(&self) -> Options {
        Options {}
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn agenda(&self) -> Agenda {
        self.asks()
    }

    fn sample(&self, rng: &mut impl Rng) -> Deal {
        Deal::sample(self.seats, rng)
    }

    fn settle(&mut self, chance: &Deal, tell: &mut impl Tell<Event>) -> Result<(), Impossible> {
        self.deal(chance, tell)
    }

    #[inline]
    fn legal_into(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list(seat, out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        self.check_move(seat, action)
    }

    #[inline]
    fn advance(&mut self, _seat: Seat, action: &Action, tell: &mut impl Tell<Event>) {
        self.carry_out(action, tell);
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.tally())
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Result<Self, NoWorld> {
        view.imagine(rng)
    }

    fn ask(view: &View) -> Option<Message> {
        view.ask()
    }

    fn describe(view: &View, action: &Action) -> Message {
        view.describe(action)
    }
}
