//! Double Lucky 7: predict your tricks.
//!
//! Rule ids such as `DL-13` are those of `docs/spec/rules/double-lucky-7.md`. A round goes through the phases of
//! [`Phase`]; each has one function that lists its moves, one that checks and one that carries them out.

mod action;
mod breach;
mod event;
pub mod forfeits;
mod imagine;
mod memory;
mod notation;
mod options;
mod phase;
mod pieces;
mod score;
mod state;
mod view;

use sevenfold_core::{
    Agenda, Draw, Game, Impossible, Legs, Look, Message, Meta, NoWorld, Outcome, Rng, RuleId, Seat,
    SetupError, Tell, Viewer, WindowId,
};

pub use action::{Action, Chance, DealerDraw, DrawnCards, Nudge, Part, Use};
pub use breach::Breach;
pub use event::{Event, RollFate};
pub use memory::{Colours, Memory};
pub use options::{Forfeits, JokerTrump, Mode, Options};
pub use phase::{Choice, Phase};
pub use pieces::{Advantage, Card, CardSet, Colour, DECK, Face, MAX_HAND, TOP_RANK};
pub use score::{HIGH_ROLLER, HighRoller, PENALTY, Pad, PadCell, PadRow, exact, high_rollers};
pub use state::{DoubleLucky7, Extra, ExtraFate, Luck, Trump, Wheel, tricks_of};
pub use view::{Lies, PlayerView, RoundView, TrickView, View};

use phase::{bid, deal, trick, wheel};

/// The page has no DL-8 and no DL-39.
static RULES: [RuleId; 38] = Meta::rules(
    "DL",
    [
        1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
        29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 40,
    ],
);

impl Game for DoubleLucky7 {
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Breach = Breach;

    const META: Meta = Meta {
        id: "double-lucky-7",
        title: "Double Lucky 7",
        designer: Some("Henri Groels"),
        publisher: Some("doublelucky7game.com"),
        year: None,
        least_seats: 2,
        most_seats: 7,
        rules: &RULES,
        look: Look::PLAIN,
        legs: Legs::One,
    };

    const ANSWERS: bool = true;

    fn new(options: &Options, seats: u8) -> Result<Self, SetupError> {
        let (least, most) = (Self::META.least_seats, Self::META.most_seats);
        if !(least..=most).contains(&seats) {
            return Err(SetupError::seats(seats, least, most));
        }
        if ![options::HALF, options::LONG].contains(&options.rounds) {
            let message = Message::new("double-lucky-7-setup-rounds").with("rounds", options.rounds);
            return Err(SetupError::against(breach::rule(2), message));
        }
        Ok(Self::begin(*options, seats))
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn agenda(&self) -> Agenda {
        match (self.phase.turn(), self.phase) {
            (Some(turn), _) => Agenda::turn(WindowId(self.moves), turn),
            (None, Phase::Over) => Agenda::Over,
            (None, Phase::Deal) => Agenda::Chance(Draw::Deal),
            (None, _) => Agenda::Chance(Draw::Within),
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Chance {
        match self.phase {
            Phase::DealerDraw => Chance::Dealer(deal::sample_dealer(self, rng)),
            Phase::Rolling { .. } => Chance::Rolled(Face::ALL[rng.below(Face::ALL.len() as u32) as usize]),
            _ => Chance::Deck(deal::sample_deck(rng)),
        }
    }

    fn settle(&mut self, chance: &Chance, tell: &mut impl Tell<Event>) -> Result<(), Impossible> {
        match (self.phase, chance) {
            (Phase::DealerDraw, Chance::Dealer(draw)) => deal::settle_dealer(self, draw, tell),
            (Phase::Deal, Chance::Deck(deck)) => deal::settle_deck(self, deck, tell),
            (Phase::Deal, Chance::Miscounted(_)) => Err(Impossible::not_the_cards()),
            (Phase::Rolling { .. }, Chance::Rolled(face)) => wheel::settle_roll(self, *face, tell),
            _ => Err(Impossible::undue()),
        }
    }

    #[inline]
    fn legal_into(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.phase.turn() != Some(seat) {
            return;
        }
        match self.phase {
            Phase::Following { led, .. } => trick::legal_into(self, seat, led, out),
            Phase::Leading { .. } => trick::legal_into(self, seat, None, out),
            Phase::Bidding { .. } => bid::legal_into(self, seat, out),
            Phase::Asking { .. } => wheel::legal_asked(self, out),
            Phase::Choosing { choice, .. } => wheel::legal_rolled(self, choice, out),
            Phase::Naming { .. } => out.extend(Colour::ALL.map(Action::Trump)),
            Phase::DealerDraw | Phase::Deal | Phase::Rolling { .. } | Phase::Over => {}
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        self.check_move(seat, *action)
    }

    #[inline]
    fn advance(&mut self, seat: Seat, action: &Action, tell: &mut impl Tell<Event>) {
        self.moves += 1;
        match *action {
            Action::Play(card) => trick::play_hand(self, seat, card, tell),
            Action::Bid(bid) => bid::apply(self, seat, bid, tell),
            Action::PlayExtra(card) => trick::play_extra(self, seat, card, tell),
            Action::Decline => wheel::decline(self, seat, tell),
            Action::Roll => wheel::roll(self, seat, tell),
            Action::Use(what) => wheel::carry_out(self, seat, what, tell),
            Action::Trump(colour) => deal::name_trump(self, seat, colour, tell),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Result<Self, NoWorld> {
        imagine::world(view, rng)
    }

    fn ask(view: &View) -> Option<Message> {
        view.ask()
    }

    fn describe(_view: &View, action: &Action) -> Message {
        action.describe()
    }

    fn passive(view: &View) -> Option<Action> {
        let asked = matches!(view.phase, Phase::Asking { .. }) && view.ask().is_some();
        asked.then_some(Action::Decline)
    }
}

impl DoubleLucky7 {
    /// Which rule the move of a seat breaks, if any.
    fn check_move(&self, seat: Seat, action: Action) -> Result<(), Breach> {
        self.check_turn(seat, action)?;
        match (self.phase, action) {
            (Phase::Bidding { .. }, Action::Bid(bid)) => bid::check(self, seat, bid),
            (Phase::Asking { .. }, _) => wheel::check_asked(self, action),
            (Phase::Choosing { choice, .. }, _) => wheel::check_rolled(self, choice, action),
            (Phase::Following { led, .. }, Action::Play(card)) => trick::check_hand(self, seat, led, card),
            (Phase::Leading { .. }, Action::Play(card)) => trick::check_hand(self, seat, None, card),
            (_, Action::PlayExtra(card)) => trick::check_extra(self, seat, card),
            _ => Ok(()),
        }
    }

    /// Is this seat to move, and is this kind of move due?
    fn check_turn(&self, seat: Seat, action: Action) -> Result<(), Breach> {
        let part = action.part();
        if self.phase == Phase::Over {
            return Err(Breach::Over);
        }
        match (self.phase.turn(), self.phase.part()) {
            (Some(turn), _) if turn != seat => Err(Breach::NotYourTurn { part, turn }),
            (_, Some(due)) if due != part => Err(Breach::NotNow { part, due }),
            (Some(_), Some(_)) => Ok(()),
            _ => Err(Breach::ChanceDue { part }),
        }
    }
}
