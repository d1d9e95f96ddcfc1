//! DS-10 to DS-15, DS-18, DS-19, DS-26.

use sevenfold_core::{Game, Silent};
use sevenfold_double_seven::{Action, Animal, Breach, Deed, Draw, Ending, Event, Pair, Tile, Tiles};

use crate::support::{contents, family, legal, legal_of, play, refuses, seat, table, tiles};

#[test]
fn ds10_families_are_never_merged_or_split() {
    let mut game = table("BB FF | BU; FF BB | D").build();
    play(&mut game, &["exchange #2 #4"]);
    let own: Vec<_> = game.families().of(seat(1)).map(|(id, family)| (id, family.contents)).collect();
    assert_eq!(
        own,
        [(family(1), contents("BB")), (family(4), contents("BB"))],
        "two families of Birds stay two"
    );
    play(&mut game, &["expand #4 B"]);
    assert_eq!(game.families().get(family(1)).unwrap().contents, contents("BB"));
    assert_eq!(game.families().get(family(4)).unwrap().contents, contents("BBB"));
}

#[test]
fn ds10_no_part_of_a_family_is_exchanged() {
    let game = table("BBB | D; FF | D").build();
    refuses(&game, "exchange #1 #2", "DS-16");
}

#[test]
fn ds11_two_or_more_of_one_animal_with_clovers() {
    let game = table("| BBFCC; | D").build();
    let expected = ["start BB", "start BBC", "start BBCC", "start BC", "start BCC", "start FC", "start FCC"];
    assert_eq!(legal_of(&game, "start"), expected);
    let mut game = game;
    play(&mut game, &["start FC"]);
    assert_eq!(game.families().get(family(1)).unwrap().contents, contents("FC"));
    assert_eq!(game.rack(seat(1)), tiles("BBC"));
}

#[test]
fn ds11_what_is_no_family() {
    let game = table("| BBFCC; | D").build();
    assert_eq!(refuses(&game, "start CC", "DS-11"), Breach::OnlyClovers);
    assert_eq!(refuses(&game, "start B", "DS-11"), Breach::TooSmall);
    let two = Breach::TwoAnimals { animal: Animal::Bird, other: Animal::Fox };
    assert_eq!(refuses(&game, "start BF", "DS-11"), two);
    let missing = Breach::Missing { deed: Deed::Start, tile: Tile::Animal(Animal::Bird), wanted: 3, held: 2 };
    assert_eq!(refuses(&game, "start BBBC", "DS-11"), missing);
}

#[test]
fn ds12_not_an_animal_that_one_already_has() {
    let game = table("BB | BBFF; FF | D").build();
    let in_front = Breach::AnimalInFront { animal: Animal::Bird, family: family(1) };
    assert_eq!(refuses(&game, "start BB", "DS-12"), in_front);
    let mut game = game;
    play(&mut game, &["exchange #1 #2"]);
    let received = Breach::AnimalInFront { animal: Animal::Fox, family: family(2) };
    assert_eq!(refuses(&game, "start FF", "DS-12"), received);
    play(&mut game, &["start BB"]);
    assert_eq!(game.families().len(), 3, "what others have does not matter");
}

#[test]
fn ds12_each_of_ones_families_counts() {
    let game = table("BB FF UU | BBFFUUGG; | D").build();
    assert_eq!(legal_of(&game, "start"), ["start GG"]);
    for (text, animal, number) in
        [("start BB", Animal::Bird, 1), ("start FF", Animal::Fox, 2), ("start UU", Animal::Butterfly, 3)]
    {
        let in_front = Breach::AnimalInFront { animal, family: family(number) };
        assert_eq!(refuses(&game, text, "DS-12"), in_front);
    }
}

#[test]
fn ds13_expand_an_own_family_by_its_animal_and_clovers() {
    let game = table("BB | BFC; FF | D").build();
    assert_eq!(legal_of(&game, "expand"), ["expand #1 B", "expand #1 BC", "expand #1 C"]);
    let other = Breach::OtherAnimal { family: family(1), animal: Animal::Bird, other: Animal::Fox };
    assert_eq!(refuses(&game, "expand #1 F", "DS-13"), other);
    let not_yours = Breach::NotYourFamily { deed: Deed::Expand, family: family(2), owner: seat(2) };
    assert_eq!(refuses(&game, "expand #2 F", "DS-13"), not_yours);
    let nowhere = Breach::NoSuchFamily { deed: Deed::Expand, family: family(3), families: 2 };
    assert_eq!(refuses(&game, "expand #3 B", "DS-13"), nowhere);
    let missing = Breach::Missing { deed: Deed::Expand, tile: Tile::Clover, wanted: 2, held: 1 };
    assert_eq!(refuses(&game, "expand #1 CC", "DS-13"), missing);
    let mut game = game;
    play(&mut game, &["expand #1 BC"]);
    assert_eq!(game.families().get(family(1)).unwrap().contents, contents("BBBC"));
    assert_eq!(game.rack(seat(1)), tiles("F"));
}

#[test]
fn ds13_a_family_is_not_expanded_by_nothing() {
    let game = table("BB | BFC; FF | D").build();
    let nothing = Action::Expand(family(1), Tiles::EMPTY);
    assert_eq!(game.check(seat(1), &nothing), Err(Breach::NothingAdded { family: family(1) }));
}

#[test]
fn ds13_one_or_more_tiles_also_onto_a_family_received() {
    let mut game = table("UU | BBCCD; BB | D").build();
    play(&mut game, &["exchange #1 #2"]);
    let all = ["B", "BB", "BBC", "BBCC", "BC", "BCC", "C", "CC"].map(|text| format!("expand #2 {text}"));
    assert_eq!(legal_of(&game, "expand"), all);
    play(&mut game, &["expand #2 BBCC"]);
    assert_eq!(game.families().get(family(2)).unwrap().contents, contents("BBBBCC"));
}

#[test]
fn ds14_reaching_seven_wins_a_token_growing_on_does_not() {
    let mut game = table("BBBBBB | BBBD; | D").build();
    let events = play(&mut game, &["expand #1 B"]);
    assert!(events.contains(&Event::Seven { seat: seat(1), family: family(1) }));
    assert_eq!(game.points(seat(1)), 8);
    let events = play(&mut game, &["expand #1 B"]);
    assert!(!events.iter().any(|event| matches!(event, Event::Seven { .. })));
    assert_eq!(game.points(seat(1)), 9);
}

#[test]
fn ds14_a_jump_past_seven_counts_a_seven_received_does_not() {
    let mut game = table("BBBBB | BBBD; | D").build();
    play(&mut game, &["expand #1 BBB"]);
    assert_eq!(game.sevens_left(), 7);
    let mut game = table("BBBBBBB | UU; FFFFFFF | D").build();
    play(&mut game, &["exchange #1 #2"]);
    assert_eq!(game.sevens_left(), 8);
}

#[test]
fn ds14_a_family_started_with_seven_counts() {
    let mut game = table("| BBBBBBCD; | D").build();
    play(&mut game, &["start BBBBBBC"]);
    assert_eq!((game.sevens_left(), game.points(seat(1))), (7, 8));
    let mut game = table("| BBBBBBBBD; | D").build();
    play(&mut game, &["start BBBBBBBB"]);
    assert_eq!((game.sevens_left(), game.points(seat(1))), (7, 9), "or with more");
}

#[test]
fn ds14_each_time() {
    let mut game = table("BBBBBB FFFFFF | BFD; | D").build();
    play(&mut game, &["expand #1 B", "expand #2 F"]);
    assert_eq!(game.sevens_left(), 6);
}

#[test]
fn ds14_also_with_the_tile_that_clears_the_rack() {
    for (text, action) in [("BBBBBB | B; | D", "expand #1 B"), ("| BBBBBBB; | D", "start BBBBBBB")] {
        let mut game = table(text).build();
        play(&mut game, &[action]);
        assert_eq!((game.turn(), game.points(seat(1))), (seat(2), 8), "{action}");
    }
}

#[test]
fn ds14_none_is_left() {
    let mut game = table("BBBBBB | BD; | D").sevens(2, 7).build();
    play(&mut game, &["expand #1 B"]);
    assert_eq!((game.sevens_left(), game.points(seat(1))), (0, 8), "the last one is taken");
    let mut game = table("BBBBBB | BD; | D").sevens(2, 8).build();
    let events = play(&mut game, &["expand #1 B"]);
    assert!(!events.iter().any(|event| matches!(event, Event::Seven { .. })));
    assert_eq!(game.points(seat(1)), 7);
}

#[test]
fn ds15_the_first_with_two_sevens_takes_the_77_and_triggers_the_end() {
    let mut game = table("BBBBBBB FFFFFF | FD; | D").build();
    let events = play(&mut game, &["expand #2 F"]);
    assert!(events.contains(&Event::DoubleSeven { seat: seat(1) }));
    assert!(events.contains(&Event::EndTriggered { seat: seat(1), why: Ending::DoubleSeven }));
    assert_eq!(game.points(seat(1)), 14 + 1 + 2);
}

#[test]
fn ds15_even_without_a_7_token_but_only_the_first() {
    let mut game = table("BBBBBBB FFFFFF | FD; | D").sevens(2, 8).build();
    let events = play(&mut game, &["expand #2 F"]);
    assert!(events.contains(&Event::DoubleSeven { seat: seat(1) }));
    let mut game = table("BBBBBBB FFFFFF | FD; | D").double_seven(2).ending(2).build();
    let events = play(&mut game, &["expand #2 F"]);
    assert!(!events.iter().any(|event| matches!(event, Event::DoubleSeven { .. })));
}

#[test]
fn ds15_two_families_of_seven_not_one_of_eight() {
    let mut game = table("BBBBBB | BBD; | D").build();
    let events = play(&mut game, &["expand #1 B", "expand #1 B"]);
    assert!(!events.iter().any(|event| matches!(event, Event::DoubleSeven { .. })));
}

#[test]
fn ds15_both_are_ones_own() {
    let mut game = table("BBBBBB | BD; FFFFFFF | D").build();
    let events = play(&mut game, &["expand #1 B"]);
    assert!(!events.iter().any(|event| matches!(event, Event::DoubleSeven { .. })));
}

#[test]
fn ds15_a_start_can_do_it() {
    let mut game = table("BBBBBBB | FFFFFFFD; | D").build();
    let events = play(&mut game, &["start FFFFFFF"]);
    assert!(events.contains(&Event::DoubleSeven { seat: seat(1) }));
    assert!(events.contains(&Event::EndTriggered { seat: seat(1), why: Ending::DoubleSeven }));
}

#[test]
fn ds18_the_animal_takes_the_clovers_place_wherever_the_family_is() {
    let mut game = table("BC | BFG; FFC | D").build();
    assert_eq!(legal_of(&game, "retrieve"), ["retrieve #1", "retrieve #2"]);
    play(&mut game, &["retrieve #2"]);
    assert_eq!(game.families().get(family(2)).unwrap().contents, contents("FFF"));
    assert_eq!(game.rack(seat(1)), tiles("BGC"));
    assert_eq!(refuses(&game, "retrieve #2", "DS-18"), Breach::NoClover { family: family(2) });
    play(&mut game, &["retrieve #1"]);
    assert_eq!(game.rack(seat(1)), tiles("GCC"));
}

#[test]
fn ds18_one_clover_at_a_time() {
    let mut game = table("BCC | BG; | D").build();
    play(&mut game, &["retrieve #1"]);
    assert_eq!(game.families().get(family(1)).unwrap().contents, contents("BBC"));
    assert_eq!(game.rack(seat(1)), tiles("GC"));
}

#[test]
fn ds18_only_with_the_matching_animal_on_the_rack() {
    let game = table("BC | FGC; | D").build();
    let missing =
        Breach::Missing { deed: Deed::Retrieve, tile: Tile::Animal(Animal::Bird), wanted: 1, held: 0 };
    assert_eq!(refuses(&game, "retrieve #1", "DS-18"), missing);
    let nowhere = Breach::NoSuchFamily { deed: Deed::Retrieve, family: family(9), families: 1 };
    assert_eq!(refuses(&game, "retrieve #9", "DS-18"), nowhere);
}

#[test]
fn ds19_two_tiles_down_another_one_up() {
    let mut game = table("| BBFG; | D; up U").build();
    let pairs = ["two-for-one BB", "two-for-one BF", "two-for-one BG", "two-for-one FG"];
    assert_eq!(legal_of(&game, "two-for-one"), pairs);
    play(&mut game, &["two-for-one BF"]);
    assert_eq!(game.reserve().face_up(), tiles("BUF"));
    assert_eq!(legal(&game), ["draw ?", "draw U"]);
    assert_eq!(refuses(&game, "draw B", "DS-19"), Breach::JustPutDown { tile: Tile::Animal(Animal::Bird) });
    let put = Pair::from_tiles(tiles("BF")).unwrap();
    assert_eq!(refuses(&game, "pass", "DS-19"), Breach::DrawDue { draw: Draw::TwoForOne { put } });
    play(&mut game, &["draw U"]);
    assert_eq!(game.rack(seat(1)), tiles("BUG"));
    assert_eq!(refuses(&game, "two-for-one BU", "DS-19"), Breach::TwoForOneDone);
}

#[test]
fn ds19_other_is_judged_by_number() {
    let mut game = table("| BFFG; | D; up F").build();
    play(&mut game, &["two-for-one BF"]);
    assert_eq!(legal(&game), ["draw ?", "draw F"], "one Fox already lay there");
    let mut game = table("| BFFG; | D; up F").build();
    play(&mut game, &["two-for-one FF"]);
    assert_eq!(legal(&game), ["draw ?", "draw F"]);
}

#[test]
fn ds19_only_while_there_is_another_tile_and_only_with_two_of_ones_own() {
    let game = table("| BFFG; | D").face_down(0).build();
    assert_eq!(refuses(&game, "two-for-one BF", "DS-19"), Breach::TwoForOneNoTile);
    let game = table("| BFG; | D").build();
    let missing =
        Breach::Missing { deed: Deed::TwoForOne, tile: Tile::Animal(Animal::Fox), wanted: 2, held: 1 };
    assert_eq!(refuses(&game, "two-for-one FF", "DS-19"), missing);
    let mut last = table("| BFG; | D; up U").face_down(0).build();
    play(&mut last, &["two-for-one BF", "draw U"]);
    assert_eq!(last.reserve().face_up(), tiles("BF"), "the two stay, so the end is not triggered");
    assert_eq!(last.view(sevenfold_core::Viewer::Watcher).ending, None);
}

#[test]
fn ds26_an_empty_rack_counts_only_when_the_action_is_complete() {
    let mut game = table("| BF; | D; up U").build();
    let events = play(&mut game, &["two-for-one BF"]);
    assert!(game.rack(seat(1)).is_empty());
    assert!(!events.iter().any(|event| matches!(event, Event::Cleared { .. })));
    assert_eq!(game.turn(), seat(1));
    play(&mut game, &["draw U", "pass"]);
    let mut game = table("BC | B; | D").build();
    game.play(seat(1), &"retrieve #1".parse().unwrap(), &mut Silent).unwrap();
    assert_eq!((game.turn(), game.rack(seat(1))), (seat(1), tiles("C")), "the Clover is on the rack by then");
}
