//! 777: shed your hand first, three times, each time with a reserved card of another type.
//!
//! The richest of the games: attacks that are answered out of turn, a SINNER that goes round the table, a HERALD that
//! can be called out. Nested decisions are [`Frame`]s above a [`Turn`]; who is asked follows from them alone, whatever
//! anybody holds (TS-38). In a race (TS-27) a second window is open beside the turn's, and the first press counts.
//!
//! What each player may know of hidden cards is kept as the places each of them may be in; see the memory module.

mod action;
mod breach;
mod cards;
mod event;
mod frame;
mod imagine;
mod key;
mod memory;
mod notation;
mod options;
mod passive;
mod phase;
mod pieces;
mod pile;
mod position;
mod preview;
mod score;
mod state;
mod table;
mod view;

pub use action::{
    Action, Answer, Chance, Defence, Gift, Intent, Order, Play, Run, Six, Source, Turning, Voice,
};
pub use breach::{Attack, Breach};
pub use cards::Cards;
pub use event::{Choice, Event, Given};
pub use frame::{Frame, Frames, Turn, TurnDraw};
pub use key::{Key, Keys};
pub use memory::{Hidden, HiddenCards};
pub use options::{HeraldRule, Options};
pub use pieces::{Card, Colour, Face, Kind, Main, Rank};
pub use pile::{Loot, Pile, Shown, Stole, Top};
pub use position::{Position, Rest, Seated};
pub use state::TripleSeven;
pub use table::{Direction, OpenHerald, Phase, Table};
pub use view::{Own, Player, View, Whereabouts};

use memory::Recall;
use sevenfold_core::{
    Agenda, Game, Impossible, Legs, Look, Message, Meta, NoWorld, Outcome, Rng, RuleId, Seat, SetupError,
    Tell, Viewer, WindowId,
};

const LEAST_SEATS: u8 = 2;
const MOST_SEATS: u8 = 7;

static RULES: [RuleId; 39] = Meta::rules("TS", {
    let mut numbers = [0; 39];
    let mut index = 0;
    while index < numbers.len() {
        numbers[index] = index as u8 + 1;
        index += 1;
    }
    numbers
});

impl Game for TripleSeven {
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Breach = Breach;

    const META: Meta = Meta {
        id: "triple-seven",
        title: "777",
        designer: None,
        publisher: None,
        year: None,
        least_seats: LEAST_SEATS,
        most_seats: MOST_SEATS,
        rules: &RULES,
        look: Look::PLAIN,
        legs: Legs::One,
    };

    const ANSWERS: bool = true;

    fn new(options: &Options, seats: u8) -> Result<Self, SetupError> {
        if !(LEAST_SEATS..=MOST_SEATS).contains(&seats) {
            return Err(SetupError::seats(seats, LEAST_SEATS, MOST_SEATS));
        }
        options.check()?;
        Ok(Self::begin(*options, seats))
    }

    fn options(&self) -> Options {
        self.table.options
    }

    fn seats(&self) -> u8 {
        self.table.seats
    }

    #[inline]
    fn agenda(&self) -> Agenda {
        self.asks()
    }

    fn passive(view: &View) -> Option<Action> {
        view.passive()
    }

    fn window_of(&self, _seat: Seat, action: &Action) -> Option<WindowId> {
        let race = self.table.herald.filter(|_| matches!(action, Action::CallOut | Action::Announce));
        match race {
            Some(herald) => Some(herald.window()).filter(|&id| self.agenda().is_open(id)),
            None => Some(self.table.window()).filter(|&id| self.agenda().is_open(id)),
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Chance {
        self.draw_chance(rng)
    }

    fn settle(&mut self, chance: &Chance, tell: &mut impl Tell<Event>) -> Result<(), Impossible> {
        match chance {
            Chance::Dealer(seat) => self.first_dealer(*seat, tell),
            Chance::Deck(order) => self.deal(order, tell),
            Chance::Reshuffle(order) => self.reshuffle(order, tell),
        }
    }

    #[inline]
    fn legal_into(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list(seat, out);
    }

    #[inline]
    fn pick_legal(
        &self,
        seat: Seat,
        _space: &mut Vec<Action>,
        which: impl FnOnce(u32) -> u32,
    ) -> Option<Action> {
        self.pick(seat, which)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        self.check_move(seat, *action)
    }

    #[inline]
    fn advance(&mut self, seat: Seat, action: &Action, tell: &mut impl Tell<Event>) {
        self.carry_out(seat, *action, tell);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Result<Self, NoWorld> {
        imagine::world(view, rng)
    }

    fn forget(&mut self) {
        self.memory = Recall::FORGOTTEN;
    }

    fn imagine_forgetful(view: &View, rng: &mut impl Rng) -> Result<Self, NoWorld> {
        imagine::forgetful_world(view, rng)
    }

    fn ask(view: &View) -> Option<Message> {
        view.ask()
    }

    fn describe(view: &View, action: &Action) -> Message {
        view.describe(action)
    }
}
