//! A small game for tests that has everything a table must deal with: hidden hands, draws, answers and a race.
//!
//! Cards 1 to 24 are dealt, three each. On a turn a seat may `show 7` (a card of the hand, for everybody to see), `draw`,
//! `strike 2` (that seat must `submit`, which gives the striker a point, or `parry 20` with a card from 18 on), `shout`,
//! or `rest`. A shout stays open until another seat is the first to `catch` it for a point, the shouter says `hush`, or
//! somebody shouts again. After 40 moves it is over.

mod laws;
mod notation;
mod told;

use serde::{Deserialize, Serialize};
use sevenfold_bots::{Bot, Random, Recipe};
use sevenfold_core::chance::Quick;
use sevenfold_core::{
    Agenda, Draw, Field, Game, GameOptions, Impossible, Legs, Look, Message, Meta, NoWorld, Outcome, Rng,
    Seat, SeatSet, SetupError, Tell, Viewer, Window, WindowId,
};
use sevenfold_shelf::{Entry, Shelved};

pub(crate) use notation::{Action, Deck};
pub(crate) use told::{Breach, Event, View};

const CARDS: u8 = 24;
const HAND: usize = 3;
const PARRIES_FROM: u8 = 18;
const MOVES: u32 = 40;

/// The shelf of the tests: Parley and nothing else.
pub(crate) fn find(id: &str) -> Option<&'static dyn Shelved> {
    static PARLEY: Entry<Parley> =
        Entry::new(&[Recipe::RANDOM, Recipe { name: "sage", make: |_| Box::new(Sage) }]);
    (id == "parley").then_some(&PARLEY)
}

/// Plays anything, but knows why.
struct Sage;

impl Bot<Parley> for Sage {
    fn choose(&mut self, view: &View, legal: &[Action], rng: &mut Quick) -> Option<Action> {
        Bot::<Parley>::choose(&mut Random, view, legal, rng)
    }

    fn reason(&mut self, _view: &View, action: &Action) -> Option<Message> {
        Some(Message::new("parley-reason").with("move", action.to_string()))
    }
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Parley {
    seats: u8,
    dealt: bool,
    pile: Vec<u8>,
    hands: Vec<Vec<u8>>,
    shown: Vec<u8>,
    points: Vec<i32>,
    turn: Seat,
    struck: Option<Seat>,
    shout: Option<(Seat, u32)>,
    moves: u32,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {}

impl GameOptions for Options {
    const FIELDS: &'static [Field] = &[];
}

impl Parley {
    fn turn_window(&self) -> WindowId {
        WindowId(2 * self.moves)
    }

    fn shout_window(&self) -> Option<WindowId> {
        self.shout.map(|(_, moves)| WindowId(2 * moves + 1))
    }

    fn holds(&self, seat: Seat, card: u8) -> Result<(), Breach> {
        if self.hands[seat.index()].contains(&card) { Ok(()) } else { Err(Breach::NotHeld(card)) }
    }

    fn lay(&mut self, seat: Seat, card: u8) {
        self.hands[seat.index()].retain(|&held| held != card);
        self.shown.push(card);
    }

    fn over(&self) -> bool {
        self.moves >= MOVES
    }
}

impl Game for Parley {
    type Options = Options;
    type Action = Action;
    type Chance = Deck;
    type Event = Event;
    type View = View;
    type Breach = Breach;

    const META: Meta = Meta {
        id: "parley",
        title: "Parley",
        designer: None,
        publisher: None,
        year: None,
        least_seats: 2,
        most_seats: 4,
        rules: &Meta::rules("PA", [1, 2]),
        look: Look::PLAIN,
        legs: Legs::Two,
    };

    const ANSWERS: bool = true;

    fn new(_options: &Options, seats: u8) -> Result<Self, SetupError> {
        Ok(Self {
            seats,
            dealt: false,
            pile: Vec::new(),
            hands: vec![Vec::new(); usize::from(seats)],
            shown: Vec::new(),
            points: vec![0; usize::from(seats)],
            turn: Seat::FIRST,
            struck: None,
            shout: None,
            moves: 0,
        })
    }

    fn options(&self) -> Options {
        Options {}
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn agenda(&self) -> Agenda {
        if !self.dealt {
            return Agenda::Chance(Draw::Deal);
        }
        if self.over() {
            return Agenda::Over;
        }
        let asked = self.struck.unwrap_or(self.turn);
        let turn = Window::turn(self.turn_window(), asked);
        let race =
            self.shout_window().map(|id| Window { id, must: SeatSet::EMPTY, may: SeatSet::all(self.seats) });
        Agenda::Seats([turn].into_iter().chain(race).collect())
    }

    fn window_of(&self, _seat: Seat, action: &Action) -> Option<WindowId> {
        match action {
            Action::Catch | Action::Hush => self.shout_window(),
            _ => Some(self.turn_window()),
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Deck {
        let mut cards: Vec<u8> = (1..=CARDS).collect();
        rng.shuffle(&mut cards);
        Deck(cards)
    }

    fn settle(&mut self, deck: &Deck, tell: &mut impl Tell<Event>) -> Result<(), Impossible> {
        let mut sorted = deck.0.clone();
        sorted.sort_unstable();
        if self.dealt || sorted != (1..=CARDS).collect::<Vec<u8>>() {
            return Err(Impossible::not_the_cards());
        }
        let mut cards = deck.0.iter().copied();
        for hand in &mut self.hands {
            *hand = cards.by_ref().take(HAND).collect();
        }
        self.pile = cards.collect();
        self.dealt = true;
        tell.tell(|| Event::Dealt);
        Ok(())
    }

    fn legal_into(&self, seat: Seat, out: &mut Vec<Action>) {
        let shows = (1..=CARDS).flat_map(|card| [Action::Show(card), Action::Parry(card)]);
        let strikes = Seat::all(self.seats).map(Action::Strike);
        let plain = [Action::Draw, Action::Shout, Action::Rest, Action::Submit, Action::Catch, Action::Hush];
        out.extend(shows.chain(strikes).chain(plain).filter(|action| self.check(seat, action).is_ok()));
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let asked = |asked: bool| if asked { Ok(()) } else { Err(Breach::NotAsked) };
        let possible = |possible: bool| if possible { Ok(()) } else { Err(Breach::Impossible) };
        asked(self.dealt && !self.over())?;
        let shouter = self.shout.map(|(by, _)| by);
        match action {
            Action::Catch => return asked(shouter.is_some_and(|by| by != seat)),
            Action::Hush => return asked(shouter == Some(seat)),
            Action::Submit | Action::Parry(_) => asked(self.struck == Some(seat))?,
            _ => asked(self.struck.is_none() && self.turn == seat)?,
        }
        match action {
            Action::Show(card) => self.holds(seat, *card),
            Action::Parry(card) => {
                possible(*card >= PARRIES_FROM)?;
                self.holds(seat, *card)
            }
            Action::Draw => possible(!self.pile.is_empty()),
            Action::Strike(victim) => possible(*victim != seat && victim.number() <= self.seats),
            _ => Ok(()),
        }
    }

    fn advance(&mut self, seat: Seat, action: &Action, tell: &mut impl Tell<Event>) {
        self.moves += 1;
        match *action {
            Action::Catch => {
                self.points[seat.index()] += 1;
                self.shout = None;
                tell.tell(|| Event::Caught { seat });
                return;
            }
            Action::Hush => {
                self.shout = None;
                tell.tell(|| Event::Hushed { seat });
                return;
            }
            Action::Strike(victim) => {
                self.struck = Some(victim);
                tell.tell(|| Event::Struck { by: seat, seat: victim });
                return;
            }
            Action::Show(card) => {
                self.lay(seat, card);
                tell.tell(|| Event::Showed { seat, card });
            }
            Action::Draw => {
                let card = self.pile.remove(0);
                self.hands[seat.index()].push(card);
                tell.tell(|| Event::Drew { seat, card: Some(card) });
            }
            Action::Shout => {
                self.shout = Some((seat, self.moves));
                tell.tell(|| Event::Shouted { seat });
            }
            Action::Rest => tell.tell(|| Event::Rested { seat }),
            Action::Submit => {
                self.points[self.turn.index()] += 1;
                self.struck = None;
                tell.tell(|| Event::Submitted { seat });
            }
            Action::Parry(card) => {
                self.lay(seat, card);
                self.struck = None;
                tell.tell(|| Event::Parried { seat, card });
            }
        }
        self.turn = self.turn.next(self.seats);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.over().then(|| Outcome::most_points(self.points.iter().copied()))
    }

    fn view(&self, viewer: Viewer) -> View {
        View {
            viewer,
            seats: self.seats,
            dealt: self.dealt,
            pile: self.pile.len(),
            hand: viewer.seat().map(|seat| self.hands[seat.index()].clone()).unwrap_or_default(),
            sizes: self.hands.iter().map(Vec::len).collect(),
            shown: self.shown.clone(),
            points: self.points.clone(),
            turn: self.turn,
            struck: self.struck,
            shout: self.shout,
            moves: self.moves,
        }
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Result<Self, NoWorld> {
        let seen = |card: &u8| view.hand.contains(card) || view.shown.contains(card);
        let mut unseen: Vec<u8> = (1..=CARDS).filter(|card| view.dealt && !seen(card)).collect();
        rng.shuffle(&mut unseen);
        let mut rest = unseen.into_iter();
        let hands = Seat::all(view.seats)
            .map(|seat| {
                let own = view.viewer.is(seat);
                if own { view.hand.clone() } else { rest.by_ref().take(view.sizes[seat.index()]).collect() }
            })
            .collect();
        Ok(Self {
            seats: view.seats,
            dealt: view.dealt,
            hands,
            pile: rest.collect(),
            shown: view.shown.clone(),
            points: view.points.clone(),
            turn: view.turn,
            struck: view.struck,
            shout: view.shout,
            moves: view.moves,
        })
    }

    fn passive(view: &View) -> Option<Action> {
        let me = view.viewer.seat()?;
        (view.struck == Some(me)).then_some(Action::Submit)
    }
}
