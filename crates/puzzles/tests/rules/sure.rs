//! What is proven and what is only best known (SV-19).

use sevenfold_core::{Game as _, Message, Say as _, Silent};
use sevenfold_puzzles::{Arrangement, Certificate, Checker, Flaw, Puzzle, SecondRing, Sure};
use sevenfold_seven::{Action, Options, Seven, Tile};

use crate::certificates;

/// Some tile of a kind that is not there, far away.
fn one_more(tiles: &Arrangement, taken: Option<Tile>) -> Arrangement {
    let far = ["Y 30,1 31,1 31,2 32,0", "O 30,0 30,1 31,0 31,1"].map(|text| text.parse::<Action>().unwrap());
    let spare = |action: &&Action| {
        Some(action.tile) != taken && tiles.tiles().iter().all(|tile| tile.tile != action.tile)
    };
    let more = *far.iter().find(spare).unwrap();
    Arrangement::new([tiles.tiles(), &[more]].concat()).unwrap()
}

fn one_less(tiles: &Arrangement) -> Arrangement {
    Arrangement::new(tiles.tiles()[1..].to_vec()).unwrap()
}

/// A game that goes up as late as can be, looking one move ahead, and the number of its first tile on level 2.
fn late_game() -> (Vec<String>, u8) {
    let mut table = Seven::new(&Options::default(), 2).unwrap();
    let (mut game, mut first) = (Vec::new(), 0);
    while let Some(seat) = table.turn() {
        let after = |action: &Action| {
            let mut next = table;
            next.play(seat, action, &mut Silent).unwrap();
            next
        };
        let action = table.legal(seat).into_iter().min_by_key(|action| after(action).table().top()).unwrap();
        table = after(&action);
        game.push(action.to_string());
        if first == 0 && table.table().top() == 2 {
            first = game.len() as u8;
        }
    }
    (game, first)
}

#[test]
fn sv19_only_the_holes_of_all_tiles_are_called_best_known() {
    let best_known = Message::new("puzzle-best-known").with("most", 18);
    for certificate in Certificate::all() {
        let (sure, said) = match certificate {
            Certificate::Holes { holes: 16, .. } => (Sure::BestKnown { at_most: 18 }, best_known.clone()),
            _ => (Sure::Proven, Message::new("puzzle-proven")),
        };
        assert_eq!((certificate.sure(), certificate.sure().say()), (sure, said), "{certificate:?}");
    }
}

#[test]
fn sv19_a_way_up_that_is_not_the_shortest_is_refused() {
    let checker = Checker::default();
    let (game, tiles) = late_game();
    assert!(tiles > 4, "{tiles}");
    assert_eq!(checker.verify(&Certificate::Level { level: 2, tiles, game }), Err(Flaw::Gap));
    for certificate in certificates(Puzzle::FifthLevel) {
        match certificate {
            // The way to level 6 reaches level 2 with its fourth tile, one later than can be.
            Certificate::Highest { game, .. } => {
                assert_eq!(checker.verify(&Certificate::Level { level: 2, tiles: 4, game }), Err(Flaw::Gap));
            }
            Certificate::Level { level: level @ 5, game, .. } => {
                assert_eq!(checker.verify(&Certificate::Highest { level, game }), Err(Flaw::Gap));
            }
            _ => {}
        }
    }
}

#[test]
fn sv19_rings_with_a_tile_too_many_or_too_few_are_refused() {
    let checker = Checker::default();
    for certificate in certificates(Puzzle::Island) {
        let Certificate::Island { tile, middle, white, ring } = certificate else { unreachable!() };
        let verify = |white: &Arrangement, ring: &SecondRing| {
            let (middle, white, ring) = (middle.clone(), white.clone(), ring.clone());
            checker.verify(&Certificate::Island { tile, middle, white, ring })
        };
        let found = white.tiles().len() as u64;
        let flaw = Flaw::Number { stated: found + 1, found };
        assert_eq!(verify(&one_more(&white, None), &ring), Err(flaw));
        assert!(matches!(verify(&one_less(&white), &ring), Err(Flaw::Open { .. })));
        let SecondRing::Closed { black } = &ring else { continue };
        let fewer = SecondRing::Closed { black: one_less(black) };
        assert!(matches!(verify(&white, &fewer), Err(Flaw::Open { .. })));
        if black.tiles().len() == 5 {
            let more = SecondRing::Closed { black: one_more(black, Some(tile)) };
            assert_eq!(verify(&white, &more), Err(Flaw::Number { stated: 6, found: 5 }));
        }
    }
}

#[test]
fn sv19_no_cover_takes_a_proof_and_a_cover_must_be_one() {
    let checker = Checker::default();
    for certificate in certificates(Puzzle::Copycat) {
        let Certificate::Copycat { covers, black, white, .. } = certificate else { unreachable!() };
        let flaw = if covers == 0 { Flaw::Gap } else { Flaw::OneTile { tile: black.tiles()[0].tile } };
        let white = white.map(|_| black.clone());
        let wrong = Certificate::Copycat { covers, black, white, refutation: Vec::new() };
        assert_eq!(checker.verify(&wrong), Err(flaw));
    }
}
