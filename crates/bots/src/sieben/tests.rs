use sevenfold_core::{Game, Seat, Silent, Viewer};
use sevenfold_sieben::{Card, Counts, Finish, Lying, Options, Position, Way};

use super::*;
use crate::Random;

/// Plays a game with `Club` at one seat and `Random` at the others; gives the club's share of the win.
fn share(options: &Options, seats: u8, number: u64) -> f64 {
    let rng = &mut Quick::new(number);
    let mut game = Sieben::new(options, seats).unwrap();
    let club = Seat::new((number % u64::from(seats)) as u8);
    let mut legal = Vec::new();
    for _ in 0..20_000 {
        let Some(seat) = game.phase().to_move() else {
            if let Some(outcome) = game.outcome() {
                let won = outcome.winners.contains(club);
                return if won { 1.0 / f64::from(outcome.winners.len()) } else { 0.0 };
            }
            game.settle(&game.sample(rng), &mut Silent).unwrap();
            continue;
        };
        legal.clear();
        game.legal_into(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let bot: &mut dyn Bot<Sieben> = if seat == club { &mut Club } else { &mut Random };
        let choice = bot.choose(&view, &legal, rng);
        let action = choice.filter(|action| legal.contains(action)).expect("one of the legal moves");
        game.advance(seat, &action, &mut Silent);
    }
    panic!("game {number} does not end");
}

fn wins(options: &Options, seats: u8, games: u32) -> f64 {
    (0..games).map(|number| share(options, seats, number.into())).sum::<f64>() / f64::from(games)
}

#[test]
fn club_beats_random_clearly() {
    for finish in [Finish::Seven, Finish::Any] {
        let options = Options { finish, ..Options::default() };
        let (two, four) = (wins(&options, 2, 200), wins(&options, 4, 200));
        assert!(two > 0.75, "{finish:?}: {two:.2} against one");
        assert!(four > 0.45, "{finish:?}: {four:.2} against three");
    }
}

#[test]
fn equal_views_give_equal_choices() {
    let mut game = Sieben::new(&Options::default(), 3).unwrap();
    game.settle(&game.sample(&mut Quick::new(7)), &mut Silent).unwrap();
    let view = game.view(Viewer::Seat(Seat::FIRST));
    let legal = game.legal(Seat::FIRST);
    let choices = [1, 2].map(|seed| Club.choose(&view, &legal, &mut Quick::new(seed)));
    assert_eq!(choices[0], choices[1]);
}

fn cards(text: &str) -> Vec<Card> {
    text.bytes().map(|digit| Card::new(digit - b'0').unwrap()).collect()
}

/// What the club plays with the first hand; what is neither in hands, pile nor draw pile has been put aside.
fn club_plays(hands: [&str; 2], pile: &str, draw_pile: &str) -> String {
    let options = Options::default();
    let used = [hands[0], hands[1], pile, draw_pile].concat();
    let position = Position {
        options,
        round: 1,
        turn: Seat::FIRST,
        hands: hands.iter().map(|hand| cards(hand).into_iter().collect()).collect(),
        chips: vec![0; 2],
        pile: cards(pile).into_iter().map(|card| Lying { card, way: Way::Open }).collect(),
        draw_pile: cards(draw_pile),
        aside: options.deck.minus(cards(&used).into_iter().collect::<Counts>()).unwrap(),
    };
    let game = Sieben::set_up(&position).unwrap();
    let view = game.view(Viewer::Seat(Seat::FIRST));
    Club.choose(&view, &game.legal(Seat::FIRST), &mut Quick::new(1)).unwrap().to_string()
}

#[test]
fn club_keeps_the_card_to_finish_with() {
    // The 7 would make seven at once, but only as the last card it goes out.
    assert_eq!(club_plays(["37", "1234"], "4", "123456"), "lay 3 number");
}

#[test]
fn club_leaves_a_pile_on_which_nobody_makes_seven() {
    // All 5s and 7s are gone, so that nothing unseen makes seven on a 2; there are plenty of 4s for a 3.
    assert_eq!(club_plays(["23", "4"], "", "44446666"), "lay 2");
    // All 4s and 7s are gone.
    assert_eq!(club_plays(["23", "5"], "", "55556666"), "lay 3");
}
