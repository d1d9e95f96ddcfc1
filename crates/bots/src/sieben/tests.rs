use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, MAX_SEATS, Seat, Silent, Viewer};
use sevenfold_sieben::{Action, Card, Counts, Finish, Lying, Options, Phase, Position, Way};

use super::*;
use crate::search::Knowledge;
use crate::{Bot, Effort};

fn bot(name: &str) -> Box<dyn Bot<Sieben>> {
    let recipe = ROSTER.iter().find(|recipe| recipe.name == name).unwrap();
    (recipe.make)(&Effort::iterations(60))
}

/// Plays a game with one bot at a seat and another at the others; gives the share of the win of the one.
fn share(
    options: &Options,
    seats: u8,
    names: [&str; 2],
    number: u64,
    told: &mut dyn FnMut(&Sieben, Action),
) -> f64 {
    let rng = &mut Quick::new(number);
    let mut game = Sieben::new(options, seats).unwrap();
    let one = Seat::new((number % u64::from(seats)) as u8);
    let mut bots = names.map(bot);
    for _ in 0..20_000 {
        let Some(seat) = game.phase().to_move() else {
            if let Some(outcome) = game.outcome() {
                let won = outcome.winners.contains(one);
                return if won { 1.0 / f64::from(outcome.winners.len()) } else { 0.0 };
            }
            game.settle(&game.sample(rng), &mut Silent).unwrap();
            continue;
        };
        let legal = game.legal(seat);
        let bot = &mut bots[usize::from(seat != one)];
        let choice = bot.choose(&game.view(Viewer::Seat(seat)), &legal, rng);
        let action = choice.filter(|action| legal.contains(action)).expect("one of the legal moves");
        told(&game, action);
        game.advance(seat, &action, &mut Silent);
    }
    panic!("game {number} does not end");
}

fn wins(options: &Options, seats: u8, names: [&str; 2], games: u32) -> f64 {
    let shares = (0..games).map(|number| share(options, seats, names, number.into(), &mut |_, _| ()));
    shares.sum::<f64>() / f64::from(games)
}

#[test]
fn knowledge_beats_chance_clearly() {
    for finish in [Finish::Seven, Finish::Any] {
        let options = Options { finish, ..Options::default() };
        let (two, four) =
            (wins(&options, 2, ["greedy", "random"], 60), wins(&options, 4, ["greedy", "random"], 60));
        assert!(two > 0.85, "{finish:?}: {two:.2} against one");
        assert!(four > 0.6, "{finish:?}: {four:.2} against three");
    }
    let careless = wins(&Options::default(), 2, ["careless", "random"], 60);
    assert!(careless > 0.6, "{careless:.2} for the careless");
}

fn cards(text: &str) -> Vec<Card> {
    text.bytes().map(|digit| Card::new(digit - b'0').unwrap()).collect()
}

/// A position for two with the first to move; what is neither in hands, pile nor draw pile has been put aside.
fn position(hands: [&str; 2], pile: &str, draw_pile: &str) -> Sieben {
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
    Sieben::set_up(&position).unwrap()
}

fn plays(name: &str, game: &Sieben) -> String {
    let view = game.view(Viewer::Seat(Seat::FIRST));
    bot(name).choose(&view, &game.legal(Seat::FIRST), &mut Quick::new(1)).unwrap().to_string()
}

#[test]
fn the_card_to_finish_with_is_kept() {
    // The 7 would make seven at once, but only as the last card it goes out.
    let game = position(["37", "1234"], "4", "123456");
    for name in ["greedy", "club", "expert", "master"] {
        assert_eq!(plays(name, &game), "lay 3 number", "{name}");
    }
}

#[test]
fn a_pile_is_left_on_which_nobody_makes_seven() {
    // All 5s and 7s are gone, so that nothing unseen makes seven on a 2; there are plenty of 4s for a 3.
    let no_fives = position(["23", "4"], "", "44446666");
    // All 4s and 7s are gone.
    let no_fours = position(["23", "5"], "", "55556666");
    for name in ["greedy", "expert", "master"] {
        assert_eq!([plays(name, &no_fives), plays(name, &no_fours)], ["lay 2", "lay 3"], "{name}");
    }
}

#[test]
fn worth_adds_up_and_a_lead_counts() {
    let mut game = position(["7", "1234123"], "", "123456");
    let worth = |game: &Sieben| {
        let mut shares = [0.0; MAX_SEATS];
        Lore.worth(game, &mut shares[..2]);
        [shares[0], shares[1]]
    };
    let [first, second] = worth(&game);
    assert!(first > second && (first + second - 1.0).abs() < 1e-5);
    game.advance(Seat::FIRST, &game.legal(Seat::FIRST)[0], &mut Silent);
    assert_eq!(game.phase(), Phase::Deal);
    assert!(worth(&game)[0] > first);
}

#[test]
fn what_is_forgotten_leaves_a_world_with_the_same_moves() {
    let rng = &mut Quick::new(7);
    let mut blurred = 0;
    share(&Options::default(), 3, ["greedy", "random"], 7, &mut |game, _| {
        let seat = game.phase().to_move().unwrap();
        let view = game.view(Viewer::Seat(seat));
        let poorer = Lore.forget(&view, 1.0, rng);
        if let Ok(world) = Sieben::imagine(&poorer, rng) {
            assert_eq!(world.legal(seat), game.legal(seat));
            blurred += u32::from(poorer.aside != view.aside);
        }
    });
    assert!(blurred > 50, "{blurred}");
}

#[test]
fn every_move_has_a_reason_and_every_reason_a_sentence() {
    let mut given = BTreeSet::new();
    let mut adviser = bot("greedy");
    for number in 0..12 {
        share(&Options::default(), 2, ["greedy", "random"], number, &mut |game, action| {
            let view = game.view(Viewer::Seat(game.phase().to_move().unwrap()));
            assert_eq!(adviser.reason(&view, &action), Lore.reason(&view, &action));
            given.insert(Lore.reason(&view, &action).unwrap().key.to_string());
        });
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let source = fs::read_to_string(root.join("src/sieben/reason.rs")).unwrap();
    let quoted = source.split('"').filter(|text| text.starts_with("bots-sieben-"));
    let keys: BTreeSet<String> = quoted.map(str::to_owned).collect();
    assert!(given.len() + 2 >= keys.len(), "only {given:?}");
    for lang in ["en", "de", "nl"] {
        let text = fs::read_to_string(root.join("../../texts").join(lang).join("bots-sieben.ftl")).unwrap();
        let written = text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned());
        assert_eq!(written.collect::<BTreeSet<_>>(), keys, "{lang}");
    }
}
