//! SE-14: who knows what.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Redact, Seat, Viewer};
use sevenfold_sevens::{CardSet, Event, Sevens, View};

use crate::support::{FAN_TAN, SHICHI_NARABE, cards, dealt, play, seat};

/// Seat 2 has just shown that nothing of its hand fits.
fn after_a_pass() -> Sevens {
    let mut game = dealt(FAN_TAN, 3, &[(1, "D7 C7 H7 S7 D6"), (2, "D2 D3 D4 C2"), (3, "D8 C8 H8 S8 D5")]);
    play(&mut game, &["1 lay D7"]);
    game
}

#[test]
fn se14_hands_are_hidden_and_their_sizes_are_not() {
    let game = after_a_pass();
    for viewer in Viewer::all(3) {
        let view = game.view(viewer);
        assert_eq!(view.hand, viewer.seat().map(|seat| game.hand(seat)));
        let others = Seat::all(3).filter(|&seat| !viewer.is(seat));
        let unseen = others.fold(CardSet::EMPTY, |all, seat| all.union(game.hand(seat)));
        assert_eq!(view.unseen, unseen);
        let sizes: Vec<u8> = view.players.iter().map(|player| player.cards).collect();
        assert_eq!(sizes, [16, 18, 17]);
    }
}

#[test]
fn se14_only_its_owner_sees_a_dealt_hand() {
    let hands = [Some(cards("D7")), Some(cards("C2"))];
    let dealt = Event::Dealt { round: 1, dealer: seat(1), hands: hands.into_iter().collect() };
    let Some(Event::Dealt { hands: seen, .. }) = dealt.seen_by(Viewer::Seat(seat(2))) else { panic!() };
    assert_eq!(seen.as_slice(), [None, hands[1]]);
    let Some(Event::Dealt { hands: seen, .. }) = dealt.seen_by(Viewer::Watcher) else { panic!() };
    assert_eq!(seen.as_slice(), [None, None]);
}

#[test]
fn se14_a_pass_in_fan_tan_proves_what_a_hand_lacks() {
    let hands = &[(1, "D7 C7 H7 S7 D6 D8"), (2, "D2 D3 D4 C2")];
    let mut game = dealt(FAN_TAN, 2, hands);
    play(&mut game, &["1 lay D7", "2 pass"]);
    let proved = cards("C7 H7 S7 D6 D8");
    assert_eq!(game.view(Viewer::Watcher).players[1].lacks, proved);
    assert!(game.view(Viewer::Watcher).players[0].lacks.is_empty());
    // It is remembered when other cards fit.
    play(&mut game, &["1 lay C7"]);
    assert!(game.view(Viewer::Seat(seat(1))).players[1].lacks.intersection(proved) == proved);
    let mut again = dealt(SHICHI_NARABE, 2, hands);
    play(&mut again, &["1 pass", "2 pass"]);
    assert!(
        again.view(Viewer::Watcher).players[1].lacks.is_empty(),
        "a pass that was a choice proves nothing"
    );
}

#[test]
fn se14_imagined_hands_lack_what_was_proved() {
    let mut game = dealt(FAN_TAN, 3, &[(1, "D7 D8 S7"), (2, "D2 C2 H2 S2"), (3, "C7 H7 D6 D9")]);
    // Seat 2 gets the low and high cards that are left, none of which fits.
    let view = |game: &Sevens| game.view(Viewer::Seat(seat(1)));
    let mut passes = 0;
    let rng = &mut Quick::new(7);
    while passes < 3 {
        let turn = game.phase().to_move().unwrap();
        let action = game.legal(turn)[0];
        passes += u32::from(action.to_string() == "pass");
        play(&mut game, &[&format!("{turn} {action}")]);
        for _ in 0..20 {
            let seen = view(&game);
            let world = Sevens::imagine(&seen, rng).unwrap();
            for player in &seen.players {
                assert!(world.hand(player.seat).intersection(player.lacks).is_empty());
            }
        }
    }
}

#[test]
fn se14_a_view_no_game_gave_has_no_world() {
    let good = after_a_pass().view(Viewer::Seat(seat(2)));
    let rng = &mut Quick::new(7);
    assert!(Sevens::imagine(&good, rng).is_ok());
    let broken: [fn(&mut View); 5] = [
        |view| view.hand = None,
        |view| view.players[0].cards += 1,
        |view| view.players.truncate(1),
        |view| view.players[0].lacks = CardSet::ALL,
        |view| view.round = 11,
    ];
    for (index, spoil) in broken.iter().enumerate() {
        let mut view = good.clone();
        spoil(&mut view);
        assert!(Sevens::imagine(&view, rng).is_err(), "spoilt view {index}");
    }
}
