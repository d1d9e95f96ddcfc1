//! Double Seven as a [`Game`].

use sevenfold_core::{
    Agenda, Game, Impossible, Look, Message, Meta, NoWorld, Outcome, Rng, Seat, SetupError, Tell, Viewer,
};

use crate::phase::Phase;
use crate::rules::RULES;
use crate::{Action, Breach, Deal, DoubleSeven, Event, Options, View};

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
    };

    fn new(_options: &Options, seats: u8) -> Result<Self, SetupError> {
        let (least, most) = (Self::META.least_seats, Self::META.most_seats);
        if !(least..=most).contains(&seats) {
            return Err(SetupError::seats(seats, least, most));
        }
        Ok(Self::undealt(seats))
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
        self.test(seat, action)
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
