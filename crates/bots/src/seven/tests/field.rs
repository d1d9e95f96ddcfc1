//! The search's position against the game itself.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Rng, Seat, Viewer};
use sevenfold_seven::{Action, Options, Seven, Teams};

use crate::seven::field::Field;
use crate::seven::row::Row;
use crate::seven::spot::Spot;
use crate::seven::survey::{Room, tiles};

/// Every way to play: seats and house rules.
pub(super) fn variants() -> Vec<(Options, u8)> {
    let mut variants = Vec::new();
    for misere in [false, true] {
        for (seats, teams) in [(2, Teams::None), (3, Teams::None), (4, Teams::None), (4, Teams::Pairs)] {
            variants.push((Options { misere, teams: Some(teams) }, seats));
        }
    }
    variants
}

pub(super) fn field_of<R: Row>(game: &Seven) -> Field<R> {
    Field::of(&game.view(Viewer::Watcher)).unwrap()
}

fn actions<R: Row>(field: &Field<R>) -> Vec<String> {
    let mut spots = Vec::new();
    assert_eq!(field.spots_into(&mut spots), Room::Enough);
    let mut actions: Vec<String> =
        spots.into_iter().map(|spot: Spot| spot.action().unwrap().to_string()).collect();
    actions.sort();
    actions
}

fn agrees<R: Row>(field: &Field<R>, game: &Seven) {
    let mut legal: Vec<String> =
        game.turn().map_or(vec![], |seat| game.legal(seat).iter().map(Action::to_string).collect());
    legal.sort();
    if game.turn().is_some() {
        assert_eq!(actions(field), legal);
    }
    for seat in Seat::all(game.seats()) {
        let (hand, levels) = (field.hand(seat.index()), game.standing().levels(seat).to_owned());
        let reaches = field.reaches(hand);
        for (tile, kind) in tiles(hand).map(|tile| (tile, sevenfold_seven::Tile::ALL[tile])) {
            let reach = game.reach(kind);
            assert!(game.hand(seat).contains(kind));
            if game.moves() > 0 {
                assert_eq!(field.highest(hand)[tile], reach.level);
                assert_eq!(reaches[tile].level, reach.level);
                assert!(reach.level == 1 || u32::from(reaches[tile].places) == reach.places);
            }
        }
        for (level, count) in (1..).zip(levels) {
            assert_eq!(field.lying(seat.index(), level), count);
        }
    }
}

/// Plays at random; at every step the field laid tile by tile, and the one made from the view, agree with the game.
#[test]
fn legal_moves_are_those_of_the_game() {
    let mut rng = Quick::new(7);
    for (options, seats) in variants() {
        for _ in 0..6 {
            let mut game = Seven::new(&options, seats).unwrap();
            let mut wide: Field<u128> = field_of(&game);
            while let Some(seat) = game.turn() {
                agrees(&wide, &game);
                if let Some(narrow) = Field::<u32>::of(&game.view(Viewer::Seat(seat))) {
                    assert_eq!(narrow.key(), wide.key());
                    let mut spots = Vec::new();
                    if narrow.spots_into(&mut spots) == Room::Enough {
                        agrees(&narrow, &game);
                    }
                }
                let mut spots = Vec::new();
                wide.spots_into(&mut spots);
                let spot = *rng.pick(&spots).unwrap();
                game.play(seat, &spot.action().unwrap(), &mut sevenfold_core::Silent).unwrap();
                wide.lay(spot);
            }
            agrees(&wide, &game);
            let mut shares = [0.0; 4];
            wide.shares(&mut shares);
            let winners = game.outcome().unwrap().winners;
            for seat in Seat::all(seats) {
                assert_eq!(shares[seat.index()] > 0.0, winners.contains(seat));
            }
        }
    }
}

#[test]
fn lifting_brings_back_what_was() {
    let mut rng = Quick::new(11);
    let game = Seven::new(&Options::default(), 4).unwrap();
    let mut field: Field<u128> = field_of(&game);
    let mut was = Vec::new();
    while field.left() > 0 {
        was.push((actions(&field), field.key(), field.scores(), field.top()));
        let mut spots = Vec::new();
        field.spots_into(&mut spots);
        field.lay(*rng.pick(&spots).unwrap());
    }
    for before in was.into_iter().rev() {
        field.lift();
        assert_eq!((actions(&field), field.key(), field.scores(), field.top()), before);
    }
}
