//! The text of cards, moves and chance steps (`docs/spec/notation.md`). There is one spelling for each.

mod card;

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sevenfold_core::{NotationError, Seat};

use crate::action::{
    Action, Answer, Chance, Defence, Gift, Intent, Order, Play, Run, Six, Source, Turning, Voice,
};
use crate::pieces::{Card, Colour, Face, Main, Rank};

impl Colour {
    const fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Green => 'G',
            Self::Blue => 'B',
            Self::Yellow => 'Y',
        }
    }

    /// The colour as a word of the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Yellow => "yellow",
        }
    }

    fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.word() == word)
    }
}

impl Main {
    /// The main character as a word of the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Saint => "saint",
            Self::Samaritan => "samaritan",
            Self::Sinner => "sinner",
            Self::Reaper => "reaper",
        }
    }

    fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|main| main.word() == word)
    }
}

const RANK_WORDS: [(&str, Rank); 16] = [
    ("0", Rank::Number(0)),
    ("1", Rank::Number(1)),
    ("2", Rank::Number(2)),
    ("3", Rank::Number(3)),
    ("4", Rank::Number(4)),
    ("5", Rank::Number(5)),
    ("6", Rank::Number(6)),
    ("7", Rank::Number(7)),
    ("8", Rank::Number(8)),
    ("9", Rank::Number(9)),
    ("10", Rank::Number(10)),
    ("rev", Rank::Reverse),
    ("deuce", Rank::Deuce),
    ("trade", Rank::Trade),
    ("herald", Rank::Herald),
    ("thief", Rank::Thief),
];

impl Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match RANK_WORDS.iter().find(|(_, rank)| rank == self) {
            Some((word, _)) => f.write_str(word),
            None => Err(fmt::Error),
        }
    }
}

fn split_colour(text: &str) -> Option<(Colour, &str)> {
    let mut letters = text.chars();
    let colour = Colour::from_letter(letters.next()?)?;
    Some((colour, letters.as_str()))
}

fn read_card(text: &str) -> Option<Card> {
    if let Some(main) = Main::from_word(text) {
        return Some(Card::main(main));
    }
    let (colour, rest) = split_colour(text)?;
    let (_, rank) = RANK_WORDS.iter().find(|(word, _)| *word == rest)?;
    Some(Card::new(colour, *rank))
}

fn read_run(text: &str) -> Option<Run> {
    let (colour, rest) = split_colour(text)?;
    match rest {
        "567" => Some(Run { colour, six: Six::Number }),
        "5t7" => Some(Run { colour, six: Six::Thief }),
        _ => None,
    }
}

impl Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rest = match self.six {
            Six::Number => "567",
            Six::Thief => "5t7",
        };
        write!(f, "{}{rest}", self.colour.letter())
    }
}

fn read_seat(text: &str) -> Option<Seat> {
    match text.as_bytes() {
        [digit @ b'1'..=b'7'] => Seat::from_number(digit - b'0'),
        _ => None,
    }
}

/// A colour named, or `-`.
struct Named(Option<Colour>);

impl Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.map_or("-", Colour::word))
    }
}

fn read_named(text: &str) -> Option<Named> {
    if text == "-" { Some(Named(None)) } else { Colour::from_word(text).map(|colour| Named(Some(colour))) }
}

/// How a card is meant, after the card itself.
impl Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let card = self.card();
        match *self {
            Self::Number(..) | Self::Deuce(_) | Self::Reverse(_, Turning::Keep) | Self::Trade(_, None) => {
                write!(f, "{card}")
            }
            Self::Reverse(_, Turning::Reverse) => write!(f, "{card} reverse"),
            Self::Trade(_, Some(seat)) => write!(f, "{card} {seat}"),
            Self::Herald(_, Voice::Announced) => write!(f, "{card} announced"),
            Self::Herald(_, Voice::Silent) => write!(f, "{card} silent"),
            Self::Thief(_, Intent::Six) => write!(f, "{card} six"),
            Self::Thief(_, Intent::Show) => write!(f, "{card} show"),
            Self::Thief(_, Intent::Steal(seat)) => write!(f, "{card} steal {seat}"),
            Self::Main(_, names) => write!(f, "{card} {}", Named(names)),
        }
    }
}

fn read_play(card: Card, how: &[&str]) -> Option<Play> {
    Some(match (card.face(), how) {
        (Face::Coloured(colour, Rank::Number(number)), []) => Play::Number(colour, number),
        (Face::Coloured(colour, Rank::Reverse), []) => Play::Reverse(colour, Turning::Keep),
        (Face::Coloured(colour, Rank::Reverse), ["reverse"]) => Play::Reverse(colour, Turning::Reverse),
        (Face::Coloured(colour, Rank::Deuce), []) => Play::Deuce(colour),
        (Face::Coloured(colour, Rank::Trade), []) => Play::Trade(colour, None),
        (Face::Coloured(colour, Rank::Trade), [seat]) => Play::Trade(colour, Some(read_seat(seat)?)),
        (Face::Coloured(colour, Rank::Herald), ["announced"]) => Play::Herald(colour, Voice::Announced),
        (Face::Coloured(colour, Rank::Herald), ["silent"]) => Play::Herald(colour, Voice::Silent),
        (Face::Coloured(colour, Rank::Thief), ["six"]) => Play::Thief(colour, Intent::Six),
        (Face::Coloured(colour, Rank::Thief), ["show"]) => Play::Thief(colour, Intent::Show),
        (Face::Coloured(colour, Rank::Thief), ["steal", seat]) => {
            Play::Thief(colour, Intent::Steal(read_seat(seat)?))
        }
        (Face::Main(main), [named]) => Play::Main(main, read_named(named)?.0),
        _ => return None,
    })
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Reserve(card) => write!(f, "reserve {card}"),
            Self::NoReserve => f.write_str("no-reserve"),
            Self::Draw => f.write_str("draw"),
            Self::Pass => f.write_str("pass"),
            Self::Swap(card) => write!(f, "swap {card}"),
            Self::Play(Source::Hand, play) => write!(f, "play {play}"),
            Self::Play(Source::Reserve, play) => write!(f, "play *{play}"),
            Self::PlayRun(run) => write!(f, "play {run}"),
            Self::Done => f.write_str("done"),
            Self::Give(Gift::Card(card)) => write!(f, "give {card}"),
            Self::Give(Gift::Run(run)) => write!(f, "give {run}"),
            Self::Give(Gift::Top) => f.write_str("give top"),
            Self::Answer(answer) => write!(f, "answer {} {}", answer.with.main().word(), Named(answer.names)),
            Self::Submit => f.write_str("submit"),
            Self::CallOut => f.write_str("call-out"),
            Self::Hush => f.write_str("hush"),
            Self::Announce => f.write_str("announce"),
        }
    }
}

/// The most words a move has: `play Rthief steal 3`.
const MOST_WORDS: usize = 4;

fn read_action(text: &str) -> Option<Action> {
    let mut words = [""; MOST_WORDS];
    let mut count = 0;
    for word in text.split(' ') {
        *words.get_mut(count)? = word;
        count += 1;
    }
    Some(match words[..count] {
        ["reserve", card] => Action::Reserve(read_card(card)?),
        ["no-reserve"] => Action::NoReserve,
        ["draw"] => Action::Draw,
        ["pass"] => Action::Pass,
        ["swap", card] => Action::Swap(read_card(card)?),
        ["play", card, ref how @ ..] => read_played(card, how)?,
        ["done"] => Action::Done,
        ["give", "top"] => Action::Give(Gift::Top),
        ["give", what] => Action::Give(read_gift(what)?),
        ["answer", with, names] => {
            let with =
                [Defence::Saint, Defence::Reaper].into_iter().find(|card| card.main().word() == with)?;
            Action::Answer(Answer { with, names: read_named(names)?.0 })
        }
        ["submit"] => Action::Submit,
        ["call-out"] => Action::CallOut,
        ["hush"] => Action::Hush,
        ["announce"] => Action::Announce,
        _ => return None,
    })
}

fn read_played(card: &str, how: &[&str]) -> Option<Action> {
    if let Some(reserved) = card.strip_prefix('*') {
        return Some(Action::Play(Source::Reserve, read_play(read_card(reserved)?, how)?));
    }
    if let (Some(run), []) = (read_run(card), how) {
        return Some(Action::PlayRun(run));
    }
    Some(Action::Play(Source::Hand, read_play(read_card(card)?, how)?))
}

fn read_gift(what: &str) -> Option<Gift> {
    read_run(what).map(Gift::Run).or_else(|| read_card(what).map(Gift::Card))
}

impl Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, cards) = match self {
            Self::Dealer(seat) => return write!(f, "dealer {seat}"),
            Self::Deck(cards) => ("deck", cards),
            Self::Reshuffle(cards) => ("reshuffle", cards),
        };
        f.write_str(word)?;
        cards.iter().try_for_each(|card| write!(f, " {card}"))
    }
}

fn read_chance(text: &str) -> Option<Chance> {
    let (word, rest) = text.split_once(' ')?;
    match word {
        "dealer" => read_seat(rest).map(Chance::Dealer),
        "deck" => read_order(rest).map(Chance::Deck),
        "reshuffle" => read_order(rest).map(Chance::Reshuffle),
        _ => None,
    }
}

fn read_order(text: &str) -> Option<Order> {
    let mut order = Order::new();
    for word in text.split(' ') {
        order.try_push(read_card(word)?).ok()?;
    }
    Some(order)
}

macro_rules! read_as_text {
    ($($type:ty: $read:path),*) => {$(
        impl FromStr for $type {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<Self, NotationError> {
                $read(text).ok_or_else(|| NotationError::new(text))
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}

read_as_text!(Card: read_card, Run: read_run, Action: read_action, Chance: read_chance);

macro_rules! written_as_text {
    ($($type:ty),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )*};
}

written_as_text!(Run, Action, Chance);
