//! The copycat (SV-18).

use serde_json::json;
use sevenfold_core::Message;
use sevenfold_puzzles::checker::cover;
use sevenfold_puzzles::copycat::Copycat;
use sevenfold_puzzles::{Arrangement, Certificate, Flaw, Puzzle, TryError, judge};
use sevenfold_seven::{Action, Cell, Tile};

use crate::{certificates, read};

/// The arrangement with exactly one cover, and that.
fn only() -> (Arrangement, Arrangement) {
    let one = certificates(Puzzle::Copycat)
        .into_iter()
        .find(|certificate| matches!(certificate, Certificate::Copycat { covers: 1, .. }));
    let Some(Certificate::Copycat { black, white: Some(white), .. }) = one else { unreachable!() };
    (black, white)
}

/// The tiles with the first one replaced.
fn first_as(tiles: &Arrangement, first: Action) -> Arrangement {
    Arrangement::new([&[first], &tiles.tiles()[1..]].concat()).unwrap()
}

#[test]
fn sv18_no_white_tile_sticks_out() {
    let (black, white) = only();
    let first = white.tiles()[0];
    let far = Action::new(first.tile, first.cells().map(|cell| Cell::new(cell.a + 30, cell.b))).unwrap();
    let outside = Flaw::Outside { tile: far.tile, cell: far.cells()[0] };
    assert_eq!(cover::is_cover(&black, &first_as(&white, far)), Err(outside));
    // By a single cell.
    let wave: Action = "S 1,1 2,1 3,0 4,0".parse().unwrap();
    let outside = Flaw::Outside { tile: Tile::S, cell: Cell::new(4, 0) };
    assert_eq!(cover::is_cover(&black, &first_as(&white, wave)), Err(outside));
}

#[test]
fn sv18_black_and_white_have_one_tile_of_each_kind() {
    let (black, white) = only();
    let bar: Action = "I 40,0 40,1 40,2 40,3".parse().unwrap();
    let twice = Flaw::TooMany { tile: Tile::I, most: 1 };
    let (two_black, two_white) = (first_as(&black, bar), first_as(&white, bar));
    assert_eq!(cover::is_cover(&two_black, &white), Err(twice.clone()));
    assert_eq!(cover::is_cover(&black, &two_white), Err(twice.clone()));
    assert_eq!(cover::count(&two_black), Err(twice.clone()));
    assert_eq!(Copycat::new(&two_black).err(), Some(twice));
    let six = Arrangement::new(black.tiles()[1..].to_vec()).unwrap();
    assert_eq!(cover::is_cover(&six, &white), Err(Flaw::Count { tiles: 6, wanted: 7 }));
}

/// Three tiles here, four there.
#[test]
fn sv18_the_arrangement_need_not_hang_together() {
    let black = read(&[
        "J 0,0 0,1 0,2 1,-1",
        "P -1,-1 -1,0 -1,1 0,-1",
        "I -2,-1 -2,0 -2,1 -2,2",
        "S 20,0 20,1 21,-2 21,-1",
        "U 19,2 20,2 21,0 21,1",
        "Y 21,2 22,0 22,1 23,1",
        "O 22,-2 22,-1 23,-2 23,-1",
    ]);
    let white = read(&[
        "I -2,-1 -1,-1 0,-1 1,-1",
        "P -2,0 -2,1 -2,2 -1,1",
        "J -1,0 0,0 0,1 0,2",
        "Y 19,2 20,0 20,1 21,1",
        "S 20,2 21,2 22,1 23,1",
        "O 21,-2 21,-1 22,-2 22,-1",
        "U 21,0 22,0 23,-2 23,-1",
    ]);
    assert_eq!(cover::is_cover(&black, &white), Ok(()));
    let copycat = Copycat::new(&black).unwrap();
    let found = copycat.cover().unwrap();
    assert_eq!(cover::is_cover(&black, &found), Ok(()));
    assert_eq!(cover::count(&black), Ok(copycat.count()));
}

#[test]
fn sv18_the_answer_is_a_cover_or_a_proof_that_there_is_none() {
    for certificate in certificates(Puzzle::Copycat) {
        let Certificate::Copycat { covers, ref black, .. } = certificate else { unreachable!() };
        assert_eq!(Certificate::of_copycat(black).unwrap(), certificate);
        let copycat = Copycat::new(black).unwrap();
        assert_eq!((copycat.cover().is_none(), copycat.refutation().is_some()), (covers == 0, covers == 0));
        assert_eq!(cover::count(black), Ok(covers));
    }
}

#[test]
fn sv18_a_proof_has_nothing_too_much_and_names_what_is_still_open() {
    let Some(Certificate::Copycat { black, refutation, .. }) =
        certificates(Puzzle::Copycat).into_iter().next()
    else {
        unreachable!()
    };
    let more = [refutation.as_slice(), &["I".to_owned()]].concat();
    assert_eq!(cover::refutes(&black, &more), Err(Flaw::Gap));
    // Where there is a cover, nothing proves that there is none: an item that has been met proves nothing.
    let (black, _) = only();
    let items = vec![refutation[0].clone(); 10_000];
    assert_eq!(cover::refutes(&black, &items), Err(Flaw::Gap));
    let letters = vec!["I".to_owned(); 10_000];
    assert_eq!(cover::refutes(&black, &letters), Err(Flaw::Gap));
}

#[test]
fn sv18_a_try_is_told_whether_it_is_a_cover() {
    let (black, white) = only();
    let told =
        |white: &Arrangement| judge(Puzzle::Copycat, &json!({"black": black, "white": white}).to_string());
    assert_eq!(told(&white).unwrap(), Message::new("puzzle-try-copycat"));
    let judged = told(&black);
    assert!(matches!(judged, Err(TryError::Flawed(Flaw::OneTile { .. }))), "{judged:?}");
}
