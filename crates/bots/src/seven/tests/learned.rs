use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Rng, Silent, Viewer};
use sevenfold_seven::{MOST_SEATS, Seven};

use super::field::variants;
use crate::seven::field::Field;
use crate::seven::impressions::Impressions;
use crate::seven::net::{Mindful, Nets, NotANet};
use crate::seven::study::{RECORD, Study, recall};

/// The net as programs have it.
static NET: &[u8] = include_bytes!("../net.bin");
/// Positions as they were written down, each with what the trainer said of it: four shares, then the appeals of its moves.
static SAMPLE: &[u8] = include_bytes!("sample.bin");

#[test]
fn the_net_inside_is_a_net_and_anything_else_is_refused() {
    assert!(Nets::read(NET).is_ok());
    assert_eq!(Nets::read(b"SVNNET00").err(), Some(NotANet::Foreign));
    assert_eq!(Nets::read(&NET[..NET.len() - 1]).err(), Some(NotANet::Length));
    assert_eq!(Nets::read(&[NET, &[0]].concat()).err(), Some(NotANet::Length));
    let mut damaged = NET.to_vec();
    damaged[5000] ^= 1;
    assert_eq!(Nets::read(&damaged).err(), Some(NotANet::Damaged));
}

/// Whole numbers here, and the net as it was trained: the same but for roundings.
#[test]
fn the_player_says_what_the_trainer_said() {
    let nets = Nets::read(NET).unwrap();
    let samples = SAMPLE.chunks_exact(RECORD + 4 * 52);
    assert_eq!(samples.len(), 6);
    for sample in samples {
        let (record, said) = sample.split_at(RECORD);
        let said: Vec<f32> = said.as_chunks().0.iter().map(|four| f32::from_le_bytes(*four)).collect();
        let (shares, appeals) = recall(&nets, record).unwrap();
        let near = |one: &[f32], other: &[f32], off: f32| {
            one.iter().zip(other).all(|(one, other)| (one - other).abs() < off)
        };
        assert!(near(&shares, &said, 0.01), "{shares:?} {said:?}");
        assert!(near(&appeals, &said[4..], 0.2), "{appeals:?} {said:?}");
    }
}

/// In every kind of game the shares are one in all, rows of any width see the same, and the moves are the legal ones.
#[test]
fn rows_of_any_width_see_the_same() {
    let nets = Nets::read(NET).unwrap();
    let mut rng = Quick::new(3);
    let (mut narrow_mind, mut wide_mind) = (Mindful::default(), Mindful::default());
    let mut compared = 0;
    for (options, seats) in variants() {
        let mut game = Seven::new(&options, seats).unwrap();
        while let Some(seat) = game.turn() {
            let view = game.view(Viewer::Seat(seat));
            let wide = Field::<u128>::of(&view).unwrap();
            let mut shares = [[0.0; MOST_SEATS]; 2];
            wide_mind.shares(&nets, &wide, &mut shares[0]);
            assert!((shares[0].iter().sum::<f32>() - 1.0).abs() < 1e-4, "{shares:?}");
            let (mut seen, mut legal) = (Vec::new(), Vec::new());
            wide_mind.sketch.moves_into(&wide, &mut seen);
            wide.spots_into(&mut legal);
            let by_place = |spot: &crate::seven::spot::Spot| (spot.orientation, spot.row, spot.column);
            seen.sort_by_key(by_place);
            legal.sort_by_key(by_place);
            assert_eq!(seen, legal);
            if let Some(narrow) = Field::<u32>::of(&view) {
                narrow_mind.shares(&nets, &narrow, &mut shares[1]);
                assert_eq!(shares[0].map(f32::to_bits), shares[1].map(f32::to_bits));
                compared += 1;
            }
            let legal = game.legal(seat);
            game.play(seat, rng.pick(&legal).unwrap(), &mut Silent).unwrap();
        }
    }
    assert!(compared > 50, "{compared}");
}

/// What is written down of a position is what the player sees of it.
#[test]
fn a_position_that_was_written_down_is_recalled_as_it_was() {
    let nets = Nets::read(NET).unwrap();
    let mut rng = Quick::new(5);
    let mut study = Study::new(None, 10);
    let mut compared = 0;
    for (options, seats) in variants() {
        let mut game = Seven::new(&options, seats).unwrap();
        while let Some(seat) = game.turn() {
            let view = game.view(Viewer::Seat(seat));
            let field = Field::<u128>::of(&view).unwrap();
            if let Some(record) = study.position(&view, &mut rng) {
                let mut shares = [0.0; MOST_SEATS];
                Mindful::default().shares(&nets, &field, &mut shares);
                let (recalled, _) = recall(&nets, record.bytes()).unwrap();
                let mine = if seats == 4 && options.teams != Some(sevenfold_seven::Teams::None) {
                    2.0 * shares[seat.index()]
                } else {
                    shares[seat.index()]
                };
                assert!((recalled[0] - mine).abs() < 1e-6, "{recalled:?} {shares:?}");
                compared += 1;
            }
            let legal = game.legal(seat);
            game.play(seat, rng.pick(&legal).unwrap(), &mut Silent).unwrap();
        }
    }
    assert!(compared > 50, "{compared}");
    assert!(recall(&nets, &[255; RECORD]).is_none() && recall(&nets, &[]).is_none());
}

/// What a tree keeps of a look gives the same moves the same appeals as another look.
#[test]
fn a_position_that_was_kept_has_the_same_moves_as_when_it_was_seen() {
    let nets = Nets::read(NET).unwrap();
    let mut rng = Quick::new(9);
    let (mut mindful, mut impressions) = (Mindful::default(), Impressions::default());
    let mut kept = Vec::new();
    for _ in 0..2 {
        for (options, seats) in variants() {
            let mut game = Seven::new(&options, seats).unwrap();
            while let Some(seat) = game.turn() {
                let field = Field::<u128>::of(&game.view(Viewer::Seat(seat))).unwrap();
                mindful.look(&nets, &field);
                kept.push((impressions.keep(&mindful), field));
                let legal = game.legal(seat);
                game.play(seat, rng.pick(&legal).unwrap(), &mut Silent).unwrap();
            }
        }
    }
    let moves = |mindful: &mut Mindful, field: &Field<u128>| {
        let (mut spots, mut appeals) = (Vec::new(), Vec::new());
        mindful.sketch.moves_into(field, &mut spots);
        mindful.appeals(&nets, field, &spots, &mut appeals);
        (spots, appeals.into_iter().map(f32::to_bits).collect::<Vec<_>>())
    };
    for (number, field) in kept.iter().rev() {
        assert!(impressions.recall(*number, &mut mindful));
        let again = moves(&mut mindful, field);
        mindful.look(&nets, field);
        assert_eq!(again, moves(&mut mindful, field));
    }
    impressions.begin();
    assert!(kept.iter().all(|(number, _)| !impressions.recall(*number, &mut mindful)));
    assert!(!impressions.recall(0, &mut mindful));
}
