//! Positions and moves in a few words.
//!
//! A position: parts separated by `;`. `pile R3` or `pile saint blue` (missing: nothing played yet), `under …`,
//! `stack …` (top first), `rest under` or `rest 3` (all other cards, else at the bottom of the stack), `turn 2`,
//! `race`, `copies 4`, `anticlockwise`, and a part for each seat: `1: R5 saint *G7 +B3` with `*` before the reserve and
//! `+` before collected cards.

#![allow(dead_code, reason = "each test file uses some of these")]

use sevenfold_core::chance::Quick;
use sevenfold_core::{Agenda, Breach as _, Game, Seat, Viewer};
use sevenfold_triple_seven::{
    Action, Breach, Card, Cards, Chance, Colour, Direction, Event, HeraldRule, Options, Order, Phase,
    Position, Rest, Seated, TripleSeven, View,
};

pub(crate) fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap()
}

pub(crate) fn cards(text: &str) -> Cards {
    text.split_whitespace().map(card).collect()
}

pub(crate) fn order(text: &str) -> Order {
    text.split_whitespace().map(card).collect()
}

fn colour(word: &str) -> Colour {
    serde_json::from_value(word.into()).unwrap()
}

pub(crate) fn at(text: &str) -> TripleSeven {
    let mut position = Position {
        options: Options::default(),
        players: [Seated::default(); 2].into_iter().collect(),
        turn: seat(1),
        direction: Direction::Clockwise,
        top: None,
        under: Cards::NONE,
        stack: Order::new(),
        rest: Rest::Stack,
    };
    for part in text.split(';').map(str::trim) {
        read_part(&mut position, part);
    }
    TripleSeven::set_up(&position).unwrap()
}

fn read_part(position: &mut Position, part: &str) {
    let (word, rest) = part.split_once(' ').unwrap_or((part, ""));
    match word {
        "pile" => {
            let (top, named) = rest.split_once(' ').unwrap_or((rest, "red"));
            position.top = Some(Position::top_of(card(top), colour(named)));
        }
        "under" => position.under = cards(rest),
        "stack" => position.stack = order(rest),
        "rest" if rest == "under" => position.rest = Rest::Under,
        "rest" => position.rest = Rest::Hand(seat(rest.parse().unwrap())),
        "turn" => position.turn = seat(rest.parse().unwrap()),
        "race" => position.options.herald = HeraldRule::Race,
        "copies" => position.options.main_copies = rest.parse().unwrap(),
        "anticlockwise" => position.direction = Direction::Anticlockwise,
        _ => {
            let number: usize = word.strip_suffix(':').unwrap().parse().unwrap();
            while position.players.len() < number {
                position.players.push(Seated::default());
            }
            position.players[number - 1] = read_player(rest);
        }
    }
}

fn read_player(text: &str) -> Seated {
    let mut player = Seated::default();
    for word in text.split_whitespace() {
        if let Some(reserve) = word.strip_prefix('*') {
            player.reserve = Some(card(reserve));
        } else if let Some(collected) = word.strip_prefix('+') {
            player.collected.add(card(collected));
        } else {
            player.hand.add(card(word));
        }
    }
    player
}

/// Plays moves, as `1 play R5; 2 draw`; `table` lets the table shuffle. Returns what happened.
pub(crate) fn play(game: &mut TripleSeven, moves: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for one in moves.split(';').map(str::trim) {
        if one == "table" {
            assert!(matches!(game.agenda(), Agenda::Chance(_)), "the table is to draw");
            let chance = game.sample(&mut Quick::new(7));
            game.settle(&chance, &mut events).unwrap();
            continue;
        }
        let (number, text) = one.split_once(' ').unwrap();
        let action: Action = text.parse().unwrap();
        if let Err(breach) = game.play(seat(number.parse().unwrap()), &action, &mut events) {
            panic!("{one} is refused: {} {breach:?}", breach.rule());
        }
    }
    events
}

/// A position after some moves.
pub(crate) fn after(position: &str, moves: &str) -> TripleSeven {
    let mut game = at(position);
    play(&mut game, moves);
    game
}

/// The move is refused with this rule and not listed; what is wrong with it?
pub(crate) fn refuses(game: &TripleSeven, one: &str, rule: &str) -> Breach {
    let (number, text) = one.split_once(' ').unwrap();
    let (seat, action) = (seat(number.parse().unwrap()), text.parse::<Action>().unwrap());
    let breach = game.check(seat, &action).expect_err(one);
    assert_eq!(breach.rule().to_string(), rule, "{one}: {breach:?}");
    assert!(!game.legal(seat).contains(&action), "{one} is refused but listed");
    breach
}

/// The move is allowed and listed.
pub(crate) fn allows(game: &TripleSeven, one: &str) {
    let (number, text) = one.split_once(' ').unwrap();
    let (seat, action) = (seat(number.parse().unwrap()), text.parse::<Action>().unwrap());
    assert_eq!(game.check(seat, &action), Ok(()), "{one}");
    assert!(game.legal(seat).contains(&action), "{one} is allowed but not listed");
}

/// All moves of a seat, sorted.
pub(crate) fn list(game: &TripleSeven, number: u8) -> Vec<String> {
    let mut list: Vec<String> = game.legal(seat(number)).iter().map(ToString::to_string).collect();
    list.sort_unstable();
    list
}

/// Who must act.
pub(crate) fn must(game: &TripleSeven) -> Vec<u8> {
    game.agenda().must().iter().map(Seat::number).collect()
}

pub(crate) fn hand(game: &TripleSeven, number: u8) -> Cards {
    game.hand_of(seat(number))
}

pub(crate) fn view(game: &TripleSeven, number: u8) -> View {
    game.view(Viewer::Seat(seat(number)))
}

/// What the pile shows, as `red 5` or `blue`.
pub(crate) fn shows(game: &TripleSeven) -> String {
    let shows = game.table().pile.shows.unwrap();
    let number = shows.number.map(|number| format!(" {number}")).unwrap_or_default();
    format!("{}{number}", shows.colour.word())
}

/// Who won the round, if these events end one; and what was collected.
pub(crate) fn won(events: &[Event]) -> Option<(u8, Option<String>)> {
    events.iter().find_map(|event| match event {
        Event::WonRound { seat, collected } => Some((seat.number(), collected.map(|card| card.to_string()))),
        _ => None,
    })
}

pub(crate) fn is_void(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::Void { .. }))
}

/// A dealt round with these cards on top of the deck.
pub(crate) fn dealt(seats: u8, dealer: u8, top: &str) -> TripleSeven {
    let mut game = TripleSeven::new(&Options::default(), seats).unwrap();
    let mut events = Vec::new();
    game.settle(&Chance::Dealer(seat(dealer)), &mut events).unwrap();
    deal(&mut game, top);
    game
}

/// Deals the next round with these cards on top of the deck.
pub(crate) fn deal(game: &mut TripleSeven, top: &str) -> Vec<Event> {
    let mut rest = Cards::deck(game.table().options.main_copies);
    for number in 1..=game.table().seats {
        for card in game.collected_by(seat(number)).into_iter().flatten() {
            rest = rest.without(&[card].into_iter().collect()).unwrap();
        }
    }
    let mut deck = order(top);
    rest = rest.without(&cards(top)).unwrap();
    deck.extend(rest.iter());
    let mut events = Vec::new();
    assert_eq!(game.table().phase, Phase::Deal);
    game.settle(&Chance::Deck(deck), &mut events).unwrap();
    events
}
