//! Positions in one line, for the tests.
#![allow(dead_code, reason = "every test file takes what it needs")]

use sevenfold_core::{Breach as _, Game, Seat};
use sevenfold_sieben::{Action, Card, Chance, Counts, Event, Finish, Lying, Options, Position, Sieben, Way};

pub(crate) fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

pub(crate) fn card(number: u8) -> Card {
    Card::new(number).unwrap()
}

/// `"3347"` as cards.
pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.bytes().filter(u8::is_ascii_digit).map(|digit| card(digit - b'0')).collect()
}

pub(crate) fn counts(text: &str) -> Counts {
    cards(text).into_iter().collect()
}

/// A position being laid out. What is not said to lie elsewhere is in the draw pile, sorted.
#[derive(Clone)]
pub(crate) struct At {
    position: Position,
    draw: Option<Vec<Card>>,
}

/// A position with these hands, seat 1 to move.
pub(crate) fn at(hands: &[&str]) -> At {
    let position = Position {
        options: Options::default(),
        round: 1,
        turn: Seat::FIRST,
        hands: hands.iter().map(|hand| counts(hand)).collect(),
        chips: vec![0; hands.len()],
        pile: Vec::new(),
        draw_pile: Vec::new(),
        aside: Counts::NONE,
    };
    At { position, draw: None }
}

impl At {
    /// The pile bottom first: `"4 3n 2h"` is a 4, a 3 hole on number, a 2 hole on hole.
    pub(crate) fn pile(mut self, text: &str) -> Self {
        let way = |word: &str| match word.as_bytes().get(1) {
            None => Way::Open,
            Some(b'h') => Way::Hole,
            Some(_) => Way::Number,
        };
        let lying = |word: &str| Lying { card: cards(word)[0], way: way(word) };
        self.position.pile = text.split(' ').map(lying).collect();
        self
    }

    /// Exactly this draw pile, top first; the rest of the deck has been put aside.
    pub(crate) fn draw(mut self, text: &str) -> Self {
        self.draw = Some(cards(text));
        self
    }

    pub(crate) fn turn(mut self, number: u8) -> Self {
        self.position.turn = seat(number);
        self
    }

    pub(crate) fn finish(mut self, finish: Finish) -> Self {
        self.position.options.finish = finish;
        self
    }

    pub(crate) fn round(mut self, round: u8, chips: &[u8]) -> Self {
        self.position.round = round;
        self.position.chips = chips.to_vec();
        self
    }

    /// The deck is just what lies in hands and pile: nothing to draw, nothing put aside.
    pub(crate) fn nothing_else(mut self) -> Self {
        let pile: Counts = self.position.pile.iter().map(|lying| lying.card).collect();
        self.position.options.deck = self.position.hands.iter().fold(pile, |all, hand| all.plus(*hand));
        self
    }

    pub(crate) fn game(mut self) -> Sieben {
        let position = &mut self.position;
        let pile: Counts = position.pile.iter().map(|lying| lying.card).collect();
        let used = position.hands.iter().fold(pile, |all, hand| all.plus(*hand));
        let rest = position.options.deck.minus(used).expect("the deck has these cards");
        match self.draw {
            Some(draw) => {
                let top: Counts = draw.iter().copied().collect();
                position.aside = rest.minus(top).expect("the deck has this draw pile");
                position.draw_pile = draw;
            }
            None => position.draw_pile = rest.cards().collect(),
        }
        Sieben::set_up(position).expect("a possible position")
    }
}

pub(crate) fn action(text: &str) -> Action {
    text.parse().unwrap()
}

/// Plays moves written as `"1 lay 4"`, and `"reshuffle …"` or `"deck …"`; gives all events.
pub(crate) fn play(game: &mut Sieben, steps: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for step in steps {
        if let Ok(chance) = step.parse::<Chance>() {
            assert_eq!(game.settle(&chance, &mut events), Ok(()), "{step}");
            continue;
        }
        let (number, text) = step.split_once(' ').unwrap();
        let played = game.play(seat(number.parse().unwrap()), &action(text), &mut events);
        assert_eq!(played, Ok(()), "{step}");
    }
    events
}

/// A move is refused for this rule, with these facts.
pub(crate) fn refuses(game: &Sieben, number: u8, text: &str, rule: &str, facts: &str) {
    let mut after = *game;
    let breach = after.play(seat(number), &action(text), &mut Vec::new()).expect_err(text);
    assert_eq!(breach.rule().to_string(), rule, "{text}: {breach:?}");
    assert_eq!(sevenfold_core::Say::say(&breach).to_string(), facts, "{text}");
    assert_eq!(after, *game, "a refusal changes nothing");
}

/// The legal moves of a seat, sorted.
pub(crate) fn legal(game: &Sieben, number: u8) -> Vec<String> {
    let mut texts: Vec<String> = game.legal(seat(number)).iter().map(ToString::to_string).collect();
    texts.sort_unstable();
    texts
}

/// Whose turn it is.
pub(crate) fn turn(game: &Sieben) -> Option<u8> {
    game.phase().to_move().map(Seat::number)
}

/// A deck that deals these hands when seat 1 begins, the rest sorted.
pub(crate) fn stacked(options: &Options, hands: &[&str]) -> Vec<Card> {
    let hands: Vec<Vec<Card>> = hands.iter().map(|hand| cards(hand)).collect();
    let dealt: Vec<Card> = (0..7).flat_map(|i| hands.iter().map(move |hand| hand[i])).collect();
    let rest = options.deck.minus(dealt.iter().copied().collect()).unwrap();
    dealt.into_iter().chain(rest.cards()).collect()
}
