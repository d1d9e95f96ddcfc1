//! The shared laws, the foreign records, and laws of this game alone.
#![allow(clippy::unwrap_used, reason = "what cannot be unwrapped fails its test")]

use std::collections::BTreeSet;

use proptest::prelude::*;
use sevenfold_core::chance::Quick;
use sevenfold_core::run::Step;
use sevenfold_core::testing::{
    Case, Inspect, laws, mutated_records, notation_is_strict, random_run, records_agree, scale,
};
use sevenfold_core::{Agenda, Game, Rng, Seat, Silent, Viewer};
use sevenfold_double_seven::{
    Action, Animal, Breach, Contents, Deal, DoubleSeven, FamilyId, MAX_FAMILIES, Options, Pair, Pick, Tile,
    Tiles,
};

fn cases() -> Vec<Case<DoubleSeven>> {
    [2, 3, 4].map(|seats| Case { options: Options {}, seats }).to_vec()
}

fn census(game: &DoubleSeven) -> Vec<u32> {
    let racks = Seat::all(game.seats()).map(|seat| game.rack(seat));
    let families = game.families().iter().map(|(_, family)| family.contents.tiles());
    let hidden = game.reserve().hidden().iter().copied().collect::<Tiles>();
    let all = racks.chain(families).chain([game.reserve().face_up(), hidden, game.discarded()]);
    let tiles: Tiles = all.flat_map(Tiles::iter).collect();
    Tile::ALL.iter().map(|&tile| u32::from(tiles.count(tile))).collect()
}

/// Racks as a whole and the order of the face-down tiles.
fn hidden(game: &DoubleSeven, viewer: Viewer) -> Vec<(&'static str, u64)> {
    let racks = Seat::all(game.seats()).filter(|&seat| !viewer.is(seat)).map(|seat| {
        let code =
            game.rack(seat).iter().fold(0u64, |code, tile| code.wrapping_mul(10) + tile.index() as u64);
        ("rack", code)
    });
    let order = game.reserve().hidden().iter().map(|tile| ("face down", tile.index() as u64));
    racks.chain(order).collect()
}

/// A tile drawn or turned up is seen, and so is a rack shown.
fn reveals(game: &DoubleSeven, step: &Step<DoubleSeven>, viewer: Viewer) -> bool {
    let Step::Act { seat, action } = step else { return true };
    let mut after = *game;
    after.advance(*seat, action, &mut Silent);
    let drawn = *action == Action::Draw(Pick::FaceDown);
    let flipped = !drawn && after.reserve().face_down() < game.reserve().face_down();
    flipped || (drawn && viewer.is(*seat)) || *action == Action::Rainbow
}

#[test]
fn random_games_keep_the_laws() {
    laws(&Inspect { census, hidden, reveals }, &cases(), scale(30, 10_000));
}

#[test]
fn foreign_records_agree() {
    records_agree::<DoubleSeven>();
}

#[test]
fn mutated_records_are_refused_or_legal() {
    mutated_records(&cases(), scale(300, 20_000));
}

#[test]
fn the_notation_is_strict() {
    notation_is_strict(&cases(), scale(5_000, 200_000));
}

/// What the families look like whoever counts them: DS-17's meaning of an equal position, taken word for word.
fn position(game: &DoubleSeven) -> Vec<(Seat, Contents)> {
    let mut families: Vec<_> =
        game.families().iter().map(|(_, family)| (family.owner, family.contents)).collect();
    families.sort();
    families
}

/// Every move there could be on this table, legal or not.
fn conceivable(game: &DoubleSeven) -> Vec<Action> {
    let numbers = (1..=game.families().len() + 1).filter_map(FamilyId::new);
    let mut all = vec![Action::Rainbow, Action::Pass, Action::Draw(Pick::FaceDown)];
    all.extend(Tile::ALL.map(|tile| Action::Draw(Pick::FaceUp(tile))));
    all.extend(Tile::ALL.map(Action::Discard));
    let laid: BTreeSet<Tiles> = Animal::ALL
        .iter()
        .flat_map(|&animal| (0..5).flat_map(move |n| (0..4).map(move |c| Tiles::family(animal, n, c))))
        .collect();
    all.extend(laid.iter().map(|&tiles| Action::Start(tiles)));
    for own in numbers.clone() {
        all.push(Action::Retrieve(own));
        all.extend(laid.iter().map(|&tiles| Action::Expand(own, tiles)));
        all.extend(numbers.clone().map(|other| Action::Exchange { own, other }));
    }
    for (index, &one) in Tile::ALL.iter().enumerate() {
        all.extend(Tile::ALL[index..].iter().map(|&two| Action::TwoForOne(Pair::new(one, two))));
    }
    all
}

#[test]
fn the_list_is_exactly_what_the_check_allows() {
    for number in 0..scale(12, 600) {
        let run = random_run(&cases()[number as usize % 3], number, 400);
        let mut game = *run.start();
        for step in run.steps() {
            match step {
                Step::Chance(chance) => game.settle(chance, &mut Silent).unwrap(),
                Step::Act { seat, action } => {
                    let listed: BTreeSet<Action> = game.legal(*seat).into_iter().collect();
                    for action in conceivable(&game) {
                        let (check, listed) = (game.check(*seat, &action), listed.contains(&action));
                        assert_eq!(check.is_ok(), listed, "{action}: {check:?}");
                    }
                    game.advance(*seat, action, &mut Silent);
                }
            }
        }
    }
}

#[test]
fn ds17_no_position_of_a_run_comes_back() {
    let (mut barred, mut longest) = (0, 0);
    for number in 0..scale(60, 3_000) {
        let run = random_run(&cases()[number as usize % 3], number, 2_000);
        let mut game = *run.start();
        let mut stood: Vec<Vec<(Seat, Contents)>> = Vec::new();
        for step in run.steps() {
            let Step::Act { seat, action } = step else {
                let Step::Chance(chance) = step else { unreachable!() };
                game.settle(chance, &mut Silent).unwrap();
                continue;
            };
            barred += check_exchanges(&game, *seat, &stood);
            if matches!(action, Action::Exchange { .. }) {
                stood.push(position(&game));
                longest = longest.max(stood.len());
                assert!(stood.len() <= 2 * usize::from(game.families().len()), "DS-25");
            } else {
                stood.clear();
            }
            game.advance(*seat, action, &mut Silent);
        }
    }
    assert!(barred > 100 && longest > 10, "{barred} barred, longest run {longest}");
}

/// Compares the refusal of every exchange of equal sizes with the positions themselves; counts those that stood.
fn check_exchanges(game: &DoubleSeven, seat: Seat, stood: &[Vec<(Seat, Contents)>]) -> u32 {
    let mut barred = 0;
    if !game.legal(seat).contains(&Action::Pass) {
        return 0;
    }
    for (own, given) in game.families().of(seat) {
        for (other, taken) in game.families().iter() {
            if taken.owner == seat || taken.contents.size() != given.contents.size() {
                continue;
            }
            let mut after = *game;
            after.advance(seat, &Action::Exchange { own, other }, &mut Silent);
            let came_back = stood.iter().position(|before| *before == position(&after));
            match game.check(seat, &Action::Exchange { own, other }) {
                Ok(()) => assert_eq!(came_back, None, "{own} {other} brings a position back"),
                Err(Breach::PositionStood { after, .. }) => {
                    assert_eq!(came_back, Some(usize::from(after)));
                    barred += 1;
                }
                Err(Breach::SameContents { .. }) => assert_eq!(position(&after), position(game)),
                Err(Breach::RunTooLong { limit }) => assert_eq!(stood.len(), usize::from(limit)),
                Err(breach) => panic!("{own} {other}: {breach:?}"),
            }
        }
    }
    barred
}

/// Exchanges as long as any is legal: the worst a player can do to the end of a turn.
fn stubborn(game: &DoubleSeven, rng: &mut Quick) -> Action {
    let legal = game.legal(game.turn());
    let exchanges: Vec<Action> =
        legal.iter().copied().filter(|action| matches!(action, Action::Exchange { .. })).collect();
    *rng.pick(&exchanges).or_else(|| rng.pick(&legal)).unwrap()
}

#[test]
fn ds25_turns_end_and_the_reserve_shrinks_from_turn_to_turn() {
    for number in 0..scale(20, 1_000) {
        let mut rng = Quick::new(u64::from(number));
        let mut game = DoubleSeven::new(&Options {}, 2 + (number % 3) as u8).unwrap();
        let deal = game.sample(&mut rng);
        game.settle(&deal, &mut Silent).unwrap();
        let (mut turn, mut reserve, mut steps) = (game.turn(), game.reserve().len(), 0u32);
        while let Agenda::Seats(_) = game.agenda() {
            let action = stubborn(&game, &mut rng);
            game.play(game.turn(), &action, &mut Silent).unwrap();
            steps += 1;
            // Each of the rack's tiles can interrupt the exchanges a few times; far below this in any case.
            assert!(steps < 100 * MAX_FAMILIES as u32, "a turn that does not end");
            if game.turn() != turn {
                assert!(game.reserve().len() < reserve || reserve == 0);
                (turn, reserve, steps) = (game.turn(), game.reserve().len(), 0);
            }
        }
        assert!(game.outcome().is_some());
    }
}

#[test]
fn ds27_what_is_known_of_a_rack_is_on_it() {
    for number in 0..scale(30, 1_000) {
        let run = random_run(&cases()[number as usize % 3], number, 2_000);
        let mut game = *run.start();
        for step in run.steps() {
            match step {
                Step::Chance(chance) => game.settle(chance, &mut Silent).unwrap(),
                Step::Act { seat, action } => game.advance(*seat, action, &mut Silent),
            }
            for seat in Seat::all(game.seats()) {
                assert!(game.rack(seat).contains(game.known(seat)));
            }
        }
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused_but_never_respelt(text in ".{0,120}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text.clone());
        }
        if let Ok(deal) = text.parse::<Deal>() {
            prop_assert_eq!(deal.to_string(), text);
        }
    }

    #[test]
    fn move_like_text_is_read_or_refused_but_never_respelt(
        text in "(draw|rainbow|start|expand|exchange|retrieve|two-for-one|pass|discard)( #?[0-9]{0,3}| [BUDFGRSWC?]{0,14}){0,3}"
    ) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn moves_come_back_from_their_text(animal in 0usize..8, animals in 1u8..12, clovers in 0u8..4, family in 1u8..44) {
        let tiles = Tiles::family(Animal::ALL[animal], animals, clovers);
        let family = FamilyId::new(family).unwrap();
        for action in [Action::Start(tiles), Action::Expand(family, tiles), Action::Retrieve(family)] {
            prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
        }
    }
}
