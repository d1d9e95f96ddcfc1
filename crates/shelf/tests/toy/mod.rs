//! A toy game for tests: count to ten together, and snap.
//!
//! The table draws a number to start from. In turn, seats `add 1` or `add 2`. While the count is a multiple of
//! three, the others may `snap` out of turn for a point. At exactly seven nobody must move and anybody may `claim`
//! seven for a point, which adds one. At ten the game is over.

#![allow(
    unreachable_pub,
    reason = "as a crate of its own it is seen by the shelf: a house test makes it one"
)]

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sevenfold_core::*;

#[derive(Clone, PartialEq, Debug)]
pub struct Toy {
    options: Options,
    seats: u8,
    count: Option<u8>,
    turn: Seat,
    points: [i32; MAX_SEATS],
    moves: u32,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub snap: Snap,
}

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Snap {
    #[default]
    Yes,
    No,
}

impl GameOptions for Options {
    const FIELDS: &'static [Field] =
        &[Field { key: "snap", rule: RuleId::new("TO", 2), kind: FieldKind::Choice(&["yes", "no"]) }];
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    Add(u8),
    Snap,
    Claim,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Add(n) => write!(f, "add {n}"),
            Self::Snap => f.write_str("snap"),
            Self::Claim => f.write_str("claim"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let actions = [Self::Add(1), Self::Add(2), Self::Snap, Self::Claim];
        actions.into_iter().find(|action| action.to_string() == text).ok_or_else(|| NotationError::new(text))
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Start(u8);

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "start {}", self.0)
    }
}

impl FromStr for Start {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let number = text.strip_prefix("start ").and_then(|number| number.parse().ok());
        number.map(Self).ok_or_else(|| NotationError::new(text))
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moved {
    seat: Seat,
}

impl Redact for Moved {
    fn seen_by(&self, _viewer: Viewer) -> Option<Self> {
        Some(self.clone())
    }
}

impl Say for Moved {
    fn say(&self) -> Message {
        Message::new("toy-moved").with("seat", self.seat)
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct NotNow;

impl Say for NotNow {
    fn say(&self) -> Message {
        Message::new("toy-not-now")
    }
}

impl Breach for NotNow {
    fn rule(&self) -> RuleId {
        RuleId::new("TO", 1)
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub count: Option<u8>,
}

static RULES: [RuleId; 2] = Meta::rules("TO", [1, 2]);

impl Game for Toy {
    type Options = Options;
    type Action = Action;
    type Chance = Start;
    type Event = Moved;
    type View = View;
    type Breach = NotNow;

    const META: Meta = Meta {
        id: "toy",
        title: "Toy",
        designer: None,
        publisher: None,
        year: None,
        least_seats: 2,
        most_seats: 4,
        rules: &RULES,
        look: Look::PLAIN,
        legs: Legs::One,
    };

    fn new(options: &Options, seats: u8) -> Result<Self, SetupError> {
        let turn = Seat::FIRST;
        Ok(Self { options: options.clone(), seats, count: None, turn, points: [0; MAX_SEATS], moves: 0 })
    }

    fn options(&self) -> Options {
        self.options.clone()
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn agenda(&self) -> Agenda {
        let id = WindowId(2 * self.moves);
        match self.count {
            None => Agenda::Chance(Draw::Deal),
            Some(10..) => Agenda::Over,
            Some(7) => {
                let window = Window { id, must: SeatSet::EMPTY, may: SeatSet::all(self.seats) };
                Agenda::Seats([window].into_iter().collect())
            }
            Some(count) => {
                let turn = Window::turn(id, self.turn);
                let may = SeatSet::all(self.seats).without(self.turn);
                let race = Window { id: WindowId(id.0 + 1), must: SeatSet::EMPTY, may };
                let both = count % 3 == 0 && self.options.snap == Snap::Yes;
                Agenda::Seats([turn].into_iter().chain(both.then_some(race)).collect())
            }
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Start {
        Start(rng.below(3) as u8)
    }

    fn settle(&mut self, chance: &Start, _tell: &mut impl Tell<Moved>) -> Result<(), Impossible> {
        if self.count.is_some() || chance.0 > 2 {
            return Err(Impossible::undue());
        }
        self.count = Some(chance.0);
        Ok(())
    }

    fn legal_into(&self, seat: Seat, out: &mut Vec<Action>) {
        let actions = [Action::Add(1), Action::Add(2), Action::Snap, Action::Claim];
        out.extend(actions.into_iter().filter(|action| self.check(seat, action).is_ok()));
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), NotNow> {
        let count = self.count.filter(|count| *count < 10).ok_or(NotNow)?;
        let legal = match action {
            Action::Add(_) => seat == self.turn && count != 7,
            Action::Snap => {
                seat != self.turn && count != 7 && count % 3 == 0 && self.options.snap == Snap::Yes
            }
            Action::Claim => count == 7,
        };
        if legal { Ok(()) } else { Err(NotNow) }
    }

    fn advance(&mut self, seat: Seat, action: &Action, tell: &mut impl Tell<Moved>) {
        let more = if let Action::Add(n) = action { *n } else { 1 };
        self.points[seat.index()] += i32::from(!matches!(action, Action::Add(_)));
        self.count = self.count.map(|count| count + more);
        self.turn = self.turn.next(self.seats);
        self.moves += 1;
        tell.tell(|| Moved { seat });
    }

    fn outcome(&self) -> Option<Outcome> {
        self.count.filter(|count| *count >= 10)?;
        Some(Outcome::most_points(self.points[..self.seats as usize].iter().copied()))
    }

    fn view(&self, viewer: Viewer) -> View {
        View { viewer, count: self.count }
    }

    fn imagine(_view: &View, _rng: &mut impl Rng) -> Result<Self, NoWorld> {
        Err(NoWorld)
    }
}
