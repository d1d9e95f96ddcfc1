//! Positions in which the move is plain.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Seat, Silent, Viewer};
use sevenfold_triple_seven::{
    Action, Card, Cards, Colour, Direction, HeraldRule, Options, Order, Position, Rest, Seated, TripleSeven,
};

use super::games::bot;

/// Enough that a plain move is found in plenty of worlds.
const ITERATIONS: u32 = 1_000;
const THINKERS: [&str; 4] = ["greedy", "club", "expert", "master"];

/// A position: parts separated by `;`. `pile R3`, `race`, and a part for each seat, as `1: R5 saint *G7 +B3` with `*`
/// before the reserve and `+` before collected cards. The first seat is on turn.
pub(super) fn at(text: &str) -> TripleSeven {
    let mut position = Position {
        options: Options::default(),
        players: [].into_iter().collect(),
        turn: Seat::FIRST,
        direction: Direction::Clockwise,
        top: None,
        under: Cards::NONE,
        stack: Order::new(),
        rest: Rest::Stack,
    };
    for part in text.split(';').map(str::trim) {
        match part.split_once(' ') {
            None => position.options.herald = HeraldRule::Race,
            Some(("pile", top)) => position.top = Some(Position::top_of(top.parse().unwrap(), Colour::Red)),
            Some((_, cards)) => position.players.push(player(cards)),
        }
    }
    TripleSeven::set_up(&position).unwrap()
}

fn player(text: &str) -> Seated {
    let mut player = Seated::default();
    for word in text.split_whitespace() {
        let card = |text: &str| text.parse::<Card>().unwrap();
        match word.split_at(1) {
            ("*", reserve) => player.reserve = Some(card(reserve)),
            ("+", collected) => player.collected.add(card(collected)),
            _ => player.hand.add(card(word)),
        }
    }
    player
}

/// What a bot does at the first seat it is asked at.
fn plays(name: &str, game: &TripleSeven) -> String {
    let seat = game.agenda().must().first().unwrap();
    let view = game.view(Viewer::Seat(seat));
    bot(name, ITERATIONS).choose(&view, &game.legal(seat), &mut Quick::new(1)).unwrap().to_string()
}

fn after(mut game: TripleSeven, moves: &str) -> TripleSeven {
    for text in moves.split(';').map(str::trim) {
        let seat = game.agenda().must().first().unwrap();
        game.play(seat, &text.parse::<Action>().unwrap(), &mut Silent).unwrap();
    }
    game
}

#[test]
fn whoever_can_win_does() {
    let game = at("pile R3; 1: R5 *saint +B1 +Btrade; 2: G1 G2 G3");
    for name in ["careless", "casual"].into_iter().chain(THINKERS) {
        assert_eq!(plays(name, &game), "play R5", "{name}");
    }
}

#[test]
fn a_type_that_is_missing_is_put_aside_before_going_out() {
    let game = at("pile R3; 1: R5 R6 +Btrade; 2: G1 G2 G3 G5 G6 G7 Y1 Y2");
    for name in THINKERS {
        assert!(plays(name, &game).starts_with("reserve"), "{name}");
    }
}

#[test]
fn whoever_is_about_to_collect_is_robbed() {
    let game = at("pile R3; 1: Gthief R9 B2 Y3 *B5; 2: B1 *Y5 +Btrade +saint");
    // To draw first costs a card, but not the chance.
    let drawn = after(game.clone(), "draw");
    for name in ["greedy", "expert", "master"] {
        let turn = [plays(name, &game), plays(name, &drawn)];
        assert!(turn[0] == "play Gthief steal 2" || turn[0] == "draw", "{name}: {turn:?}");
        assert_eq!(turn[1], "play Gthief steal 2", "{name}");
    }
}

#[test]
fn going_out_for_nothing_is_worth_it_against_a_winner() {
    let game = at("pile R3; 1: R9 *B5 +B6; 2: R1 *Y5 +Btrade +saint");
    for name in THINKERS {
        assert_eq!(plays(name, &game), "play R9", "{name}");
    }
}

#[test]
fn no_answer_is_spent_on_an_attack_that_costs_little() {
    let hands = "1: Rtrade G1 *G9; 2: saint B2 B3 B4 B5 B6 *R1";
    let trade = after(at(&format!("pile R3; {hands}")), "play Rtrade 2");
    for name in THINKERS {
        assert_eq!(plays(name, &trade), "submit", "{name} would rather have one card than five");
    }
}

#[test]
fn an_answer_is_spent_on_an_attack_that_costs_much() {
    let sinner = after(at("pile R3; 1: sinner G1 G2 *G9; 2: saint R5 *R1"), "play sinner red");
    let trade = after(at("pile R3; 1: Rtrade G1 G2 B3 B4 Y5 *G9; 2: saint R5 *R1"), "play Rtrade 2");
    for name in THINKERS {
        for game in [&sinner, &trade] {
            assert!(plays(name, game).starts_with("answer saint"), "{name}");
        }
    }
}

#[test]
fn nobody_misses_a_herald() {
    let hands = "1: Gherald R5 *G9; 2: B1 B2 *R1";
    let declared = after(at(&format!("pile R3; {hands}")), "play Gherald silent");
    let race = after(at(&format!("race; pile R3; {hands}")), "play Gherald silent");
    for name in THINKERS {
        assert_eq!(plays(name, &declared), "call-out", "{name}");
        assert_eq!(plays(name, &race), "call-out", "{name}");
        // Its own player is quick to announce it, though nobody must.
        let (seat, rng) = (Seat::FIRST, &mut Quick::new(1));
        let own = bot(name, ITERATIONS).choose(&race.view(Viewer::Seat(seat)), &race.legal(seat), rng);
        assert_eq!(own, Some(Action::Announce), "{name}");
    }
}
