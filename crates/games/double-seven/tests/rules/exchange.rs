//! DS-16, DS-17, DS-25.

use sevenfold_core::Game;
use sevenfold_double_seven::{Breach, Deed, DoubleSeven, Event};

use crate::support::{Setup, contents, family, legal_of, play, refuses, seat, table, tiles};

#[test]
fn ds16_equal_sizes_change_hands_clovers_count() {
    let mut game = table("BBC | D; FFF GG | D; UUUU | D").build();
    assert_eq!(legal_of(&game, "exchange"), ["exchange #1 #2"]);
    let events = play(&mut game, &["exchange #1 #2"]);
    let (given, taken) = (contents("BBC"), contents("FFF"));
    let told =
        Event::Exchanged { seat: seat(1), with: seat(2), own: family(1), given, other: family(2), taken };
    assert_eq!(events, [told]);
    assert_eq!(game.families().get(family(1)).unwrap().owner, seat(2));
    assert_eq!(game.families().get(family(2)).unwrap().owner, seat(1));
}

#[test]
fn ds16_the_facts_of_a_refusal() {
    let game = table("BB UUU | D; FFF GG | D").build();
    let sizes = Breach::SizesDiffer { own: family(1), size: 2, other: family(3), other_size: 3 };
    assert_eq!(refuses(&game, "exchange #1 #3", "DS-16"), sizes);
    let larger = Breach::SizesDiffer { own: family(2), size: 3, other: family(4), other_size: 2 };
    assert_eq!(refuses(&game, "exchange #2 #4", "DS-16"), larger);
    let both = Breach::BothYours { own: family(1), other: family(2) };
    assert_eq!(refuses(&game, "exchange #1 #2", "DS-16"), both);
    let not_yours = Breach::NotYourFamily { deed: Deed::Exchange, family: family(3), owner: seat(2) };
    assert_eq!(refuses(&game, "exchange #3 #2", "DS-16"), not_yours);
    let nowhere = Breach::NoSuchFamily { deed: Deed::Exchange, family: family(7), families: 4 };
    assert_eq!(refuses(&game, "exchange #2 #7", "DS-16"), nowhere);
}

#[test]
fn ds16_with_any_other_player() {
    let game = table("BB | D; FF | D; UU | D; GG | D").build();
    assert_eq!(legal_of(&game, "exchange"), ["exchange #1 #2", "exchange #1 #3", "exchange #1 #4"]);
    for other in ["#2", "#3", "#4"] {
        let mut game = game;
        play(&mut game, &[format!("exchange #1 {other}").as_str()]);
    }
}

#[test]
fn ds16_several_families_of_one_animal_are_fine_after_an_exchange() {
    let mut game = table("BB UU | D; BB | D").build();
    let birds = |game: &DoubleSeven, number| {
        game.families().of(seat(number)).filter(|(_, family)| family.contents == contents("BB")).count()
    };
    assert_eq!((birds(&game, 1), birds(&game, 2)), (1, 1));
    play(&mut game, &["exchange #2 #3"]);
    assert_eq!(
        (birds(&game, 1), birds(&game, 2)),
        (2, 0),
        "both families of Birds lie before the first seat"
    );
}

#[test]
fn ds17_the_position_before_the_first_exchange_does_not_come_back() {
    let mut game = table("BB | D; FF UU | D").build();
    play(&mut game, &["exchange #1 #2"]);
    let stood = Breach::PositionStood { own: family(2), other: family(1), after: 0, run: 1 };
    assert_eq!(refuses(&game, "exchange #2 #1", "DS-17"), stood);
    play(&mut game, &["exchange #2 #3"]);
    let stood = Breach::PositionStood { own: family(3), other: family(2), after: 1, run: 2 };
    assert_eq!(refuses(&game, "exchange #3 #2", "DS-17"), stood);
    let first = Breach::PositionStood { own: family(3), other: family(1), after: 0, run: 2 };
    assert_eq!(refuses(&game, "exchange #3 #1", "DS-17"), first);
}

#[test]
fn ds17_equal_contents_are_not_exchanged_and_numbers_do_not_count() {
    let game = table("BB | D; BB | D").build();
    let same = Breach::SameContents { own: family(1), other: family(2), contents: contents("BB") };
    assert_eq!(refuses(&game, "exchange #1 #2", "DS-17"), same);
    // #2 and #3 are alike: to get rid of the Foxes for the other Birds would bring the first position back.
    let mut game = table("BB | D; FF BB | D").build();
    play(&mut game, &["exchange #1 #2"]);
    let stood = Breach::PositionStood { own: family(2), other: family(3), after: 0, run: 1 };
    assert_eq!(refuses(&game, "exchange #2 #3", "DS-17"), stood);
    // A Clover makes a difference.
    let game = table("BB | D; BC | D").build();
    assert_eq!(legal_of(&game, "exchange"), ["exchange #1 #2"]);
}

#[test]
fn ds17_families_of_equal_contents_are_counted() {
    let families = [(1, "BB"), (1, "BB"), (2, "FF"), (2, "UU"), (2, "UU"), (1, "GG")];
    let put = |setup: Setup, (owner, text)| setup.family(owner, contents(text));
    let mut game = families.into_iter().fold(Setup::new(2), put).rack(1, tiles("D")).build();
    // Two pairs of Birds are given away before the Frogs: seat 2 has never had the three together.
    play(&mut game, &["exchange #1 #3", "exchange #2 #4", "exchange #6 #5"]);
}

#[test]
fn ds17_who_has_what_counts() {
    let mut game = table("BB | D; FF | D; UU | D").build();
    play(&mut game, &["exchange #1 #2", "exchange #2 #3"]);
    // Now seat 2 has the Birds and seat 3 the Foxes; taking the Birds back is a new position.
    play(&mut game, &["exchange #3 #1"]);
    assert_eq!(game.families().get(family(1)).unwrap().owner, seat(1));
    assert_eq!(game.families().get(family(3)).unwrap().owner, seat(2));
}

#[test]
fn ds17_another_action_ends_the_run() {
    let mut game = table("BB | FDU; FF | D").build();
    play(&mut game, &["exchange #1 #2"]);
    refuses(&game, "exchange #2 #1", "DS-17");
    play(&mut game, &["two-for-one UD", "draw ?", "exchange #2 #1"]);
    let mut game = table("BB | GGD; FF | D").build();
    play(&mut game, &["exchange #1 #2", "start GG", "exchange #2 #1"]);
    let mut game = table("BB GGG | GDD; FF | D").build();
    play(&mut game, &["exchange #1 #3", "expand #2 G", "exchange #3 #1"]);
    let mut game = table("BB | GDD; FF GC | D").build();
    play(&mut game, &["exchange #1 #2", "retrieve #3", "exchange #2 #1"]);
}

#[test]
fn ds17_a_run_does_not_go_on_in_the_next_turn() {
    let mut game = table("BB | D; FF | D").face_down(0).ending(1).build();
    play(&mut game, &["exchange #1 #2", "pass"]);
    assert_eq!(game.turn(), seat(2));
    play(&mut game, &["exchange #1 #2"]);
}

/// Exchanges on without stopping, always the first that is legal.
fn longest_run(game: &mut DoubleSeven) -> usize {
    let mut run = 0;
    while let Some(text) = legal_of(game, "exchange").first().cloned() {
        play(game, &[text.as_str()]);
        run += 1;
    }
    run
}

#[test]
fn ds25_at_most_twice_as_many_exchanges_as_families() {
    // Six families of one size have 20 arrangements for two players: DS-17 alone would allow up to 19 exchanges.
    // The seventh cannot be exchanged but is on the table.
    let mut game = table("BB UU DD WWW | D; FF GG RR | D").build();
    let run = longest_run(&mut game);
    assert!(run <= 14, "{run}");
    assert_eq!(run, 14, "the limit is what stops this run");
    let other = game.families().of(seat(2)).next().unwrap().0;
    let own = game.families().of(seat(1)).next().unwrap().0;
    let texts: Vec<String> = game
        .families()
        .of(seat(1))
        .flat_map(|(own, _)| {
            game.families().of(seat(2)).map(move |(other, _)| format!("exchange {own} {other}"))
        })
        .collect();
    let refused = texts
        .iter()
        .filter(|text| game.check(seat(1), &text.parse().unwrap()) == Err(Breach::RunTooLong { limit: 14 }));
    assert!(refused.count() > 0, "{own} {other}");
}

#[test]
fn ds25_another_action_begins_a_new_count() {
    // An expansion: a start would raise the limit as well.
    let mut game = table("BB UU DD WWW | WS; FF GG RR | D").build();
    longest_run(&mut game);
    play(&mut game, &["expand #4 W"]);
    assert!(!legal_of(&game, "exchange").is_empty());
}
