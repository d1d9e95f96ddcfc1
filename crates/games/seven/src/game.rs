//! SEVEN as a game like all others.

use sevenfold_core::{
    Agenda, Game, Impossible, Look, Message, Meta, NoWorld, Outcome, Rng, RuleId, Seat, SetupError, Tell,
    Viewer, WindowId,
};

use crate::action::Action;
use crate::breach::Breach;
use crate::event::Event;
use crate::imagine::world_of;
use crate::notation::Chance;
use crate::options::Options;
use crate::score::{Aim, MOST_SEATS};
use crate::state::Seven;
use crate::table::Place;
use crate::view::View;

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

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        self.refusal(seat, action)
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
