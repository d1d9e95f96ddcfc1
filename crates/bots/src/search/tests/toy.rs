//! A tiny game for the search: take stones, with hidden allowances and a race.
//!
//! On a turn a seat takes 1, 2 or 3 stones, as far as its allowance (dealt hidden; 1 is always in it) and the heap go.
//! Whoever takes the last stone wins. Where the game is played with bells, anybody else may ring after a move: a bell at
//! a heap that is a multiple of seven wins, any other loses.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sevenfold_core::{
    Agenda, Draw, Field, Game, GameOptions, Impossible, Legs, Look, Message, Meta, NoWorld, NotationError,
    Outcome, Redact, Rng, RuleId, Say, Seat, SeatSet, SetupError, Tell, Viewer, Window, WindowId,
};

/// The number of bits for which takes are allowed; bit 0 is taking one.
const ANY: u8 = 0b111;

#[derive(Clone, PartialEq, Debug)]
pub(super) struct Stones {
    pub options: Options,
    pub seats: u8,
    pub heap: u8,
    pub turn: Seat,
    pub allowed: Option<Vec<u8>>,
    pub last: Option<Seat>,
    pub winner: Option<Seat>,
    pub moves: u32,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Options {
    pub heap: u8,
    pub bells: bool,
    pub hidden: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { heap: 10, bells: false, hidden: false }
    }
}

impl GameOptions for Options {
    const FIELDS: &'static [Field] = &[];
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Action {
    Take(u8),
    Ring,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(stones) => write!(f, "take {stones}"),
            Self::Ring => f.write_str("ring"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let all = [Self::Take(1), Self::Take(2), Self::Take(3), Self::Ring];
        all.into_iter().find(|action| action.to_string() == text).ok_or_else(|| NotationError::new(text))
    }
}

#[derive(Clone, PartialEq, Debug)]
pub(super) struct Allowances(Vec<u8>);

impl fmt::Display for Allowances {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|allowed| write!(f, "{allowed}"))
    }
}

impl FromStr for Allowances {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Ok(Self(text.bytes().map(|byte| byte - b'0').collect()))
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) enum Event {}

impl Redact for Event {
    fn seen_by(&self, _viewer: Viewer) -> Option<Self> {
        match *self {}
    }
}

impl Say for Event {
    fn say(&self) -> Message {
        match *self {}
    }
}

#[derive(Clone, PartialEq, Debug)]
pub(super) struct Refused;

impl Say for Refused {
    fn say(&self) -> Message {
        Message::new("refused")
    }
}

impl sevenfold_core::Breach for Refused {
    fn rule(&self) -> RuleId {
        Stones::META.rules[0]
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct View {
    pub viewer: Viewer,
    pub options: Options,
    pub seats: u8,
    pub heap: u8,
    pub turn: Seat,
    pub own: Option<u8>,
    pub dealt: bool,
    pub last: Option<Seat>,
    pub winner: Option<Seat>,
    pub moves: u32,
}

impl Stones {
    /// The position right after the deal, or what it is like without one.
    pub(super) fn dealt(options: Options, allowed: &[u8]) -> Self {
        let mut game = Self::new(&options, allowed.len() as u8).unwrap();
        game.allowed = Some(allowed.to_vec());
        game
    }
}

impl Game for Stones {
    type Options = Options;
    type Action = Action;
    type Chance = Allowances;
    type Event = Event;
    type View = View;
    type Breach = Refused;

    const META: Meta = Meta {
        id: "stones",
        title: "Stones",
        designer: None,
        publisher: None,
        year: None,
        least_seats: 2,
        most_seats: 4,
        rules: &{ Meta::rules("ST", [1]) },
        look: Look::PLAIN,
        legs: Legs::One,
    };

    fn new(options: &Options, seats: u8) -> Result<Self, SetupError> {
        Ok(Self {
            options: *options,
            seats,
            heap: options.heap,
            turn: Seat::FIRST,
            allowed: None,
            last: None,
            winner: None,
            moves: 0,
        })
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn agenda(&self) -> Agenda {
        if self.winner.is_some() {
            return Agenda::Over;
        }
        if self.allowed.is_none() {
            return Agenda::Chance(Draw::Deal);
        }
        let mut agenda = Agenda::turn(WindowId(2 * self.moves), self.turn);
        if let (Agenda::Seats(windows), Some(last)) = (&mut agenda, self.last.filter(|_| self.options.bells))
        {
            let may = SeatSet::all(self.seats).without(last);
            windows.push(Window { id: WindowId(2 * self.moves + 1), must: SeatSet::EMPTY, may });
        }
        agenda
    }

    fn sample(&self, rng: &mut impl Rng) -> Allowances {
        let any = |rng: &mut _| if self.options.hidden { 1 | Rng::below(rng, 8) as u8 } else { ANY };
        Allowances((0..self.seats).map(|_| any(rng)).collect())
    }

    fn settle(&mut self, chance: &Allowances, _tell: &mut impl Tell<Event>) -> Result<(), Impossible> {
        self.allowed = Some(chance.0.clone());
        Ok(())
    }

    fn legal_into(&self, seat: Seat, out: &mut Vec<Action>) {
        let all = [Action::Take(1), Action::Take(2), Action::Take(3), Action::Ring];
        out.extend(all.into_iter().filter(|action| self.check(seat, action).is_ok()));
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refused> {
        let allowed = self.allowed.as_ref().map_or(0, |allowed| allowed[seat.index()]);
        let legal = match action {
            _ if self.winner.is_some() => false,
            Action::Take(stones) => {
                seat == self.turn && *stones <= self.heap && allowed & (1 << (stones - 1)) != 0
            }
            Action::Ring => self.options.bells && self.last.is_some_and(|last| last != seat),
        };
        if legal { Ok(()) } else { Err(Refused) }
    }

    fn advance(&mut self, seat: Seat, action: &Action, _tell: &mut impl Tell<Event>) {
        self.moves += 1;
        self.last = Some(seat);
        match action {
            Action::Take(stones) => {
                self.heap -= stones;
                self.turn = seat.next(self.seats);
                self.winner = (self.heap == 0).then_some(seat);
            }
            Action::Ring => {
                let right = self.heap.is_multiple_of(7);
                self.winner = Some(if right { seat } else { seat.next(self.seats) });
            }
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = self.winner?;
        Some(Outcome::most_points(Seat::all(self.seats).map(|seat| i32::from(seat == winner))))
    }

    fn view(&self, viewer: Viewer) -> View {
        View {
            viewer,
            options: self.options,
            seats: self.seats,
            heap: self.heap,
            turn: self.turn,
            own: self.allowed.as_ref().zip(viewer.seat()).map(|(allowed, seat)| allowed[seat.index()]),
            dealt: self.allowed.is_some(),
            last: self.last,
            winner: self.winner,
            moves: self.moves,
        }
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Result<Self, NoWorld> {
        let mut game = Self::new(&view.options, view.seats).map_err(|_| NoWorld)?;
        if view.dealt {
            let mut allowed = game.sample(rng).0;
            if let (Some(own), Some(seat)) = (view.own, view.viewer.seat()) {
                allowed[seat.index()] = own;
            }
            game.allowed = Some(allowed);
        }
        (game.heap, game.turn, game.last) = (view.heap, view.turn, view.last);
        (game.winner, game.moves) = (view.winner, view.moves);
        Ok(game)
    }
}
