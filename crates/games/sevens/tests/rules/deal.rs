//! SE-1 to SE-3: cards, deal, rounds.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Seat, Silent};
use sevenfold_sevens::{Card, CardSet, Chance, Options, Phase, Sevens, Suit, Variant};

use crate::support::{FAN_TAN, SHICHI_NARABE, cards, deck, finish_round, seat};

#[test]
fn se1_the_deck_has_thirteen_ranks_of_four_suits() {
    let texts: Vec<String> = Card::all().map(|card| card.to_string()).collect();
    assert_eq!(texts.len(), 52);
    assert_eq!(texts[..13].join(" "), "CA C2 C3 C4 C5 C6 C7 C8 C9 C10 CJ CQ CK");
    assert_eq!((texts[13].as_str(), texts[26].as_str(), texts[39].as_str()), ("DA", "HA", "SA"));
    assert!(Suit::ALL.iter().all(|&suit| Card::all().filter(|card| card.suit() == suit).count() == 13));
}

#[test]
fn se1_another_deck_is_not_dealt() {
    let game = Sevens::new(&FAN_TAN, 4).unwrap();
    let Chance::Deck(good) = deck(4, 1, &[]);
    for spoil in [
        (|cards: &mut Vec<Card>| cards.truncate(51)) as fn(&mut Vec<Card>),
        |cards| cards[0] = cards[1],
        |cards| cards.push(cards[0]),
    ] {
        let mut spoilt = good.clone();
        spoil(&mut spoilt);
        assert!(game.clone().settle(&Chance::Deck(spoilt), &mut Silent).is_err());
    }
    assert!(game.clone().settle(&Chance::Deck(good), &mut Silent).is_ok());
}

#[test]
fn se2_the_whole_deck_is_dealt_from_the_dealers_left() {
    let mut game = Sevens::new(&FAN_TAN, 5).unwrap();
    let Chance::Deck(order) = game.sample(&mut Quick::new(7));
    game.settle(&Chance::Deck(order.clone()), &mut Silent).unwrap();
    assert_eq!(game.dealer(), Seat::FIRST);
    // Seat 2 gets the first card, seat 1 the fifth; the last two go to seats 2 and 3.
    for (index, card) in order.iter().enumerate() {
        assert!(game.hand(seat([2, 3, 4, 5, 1][index % 5])).contains(*card), "card {index}");
    }
    let sizes: Vec<u8> = Seat::all(5).map(|seat| game.hand(seat).len()).collect();
    assert_eq!(sizes, [10, 11, 11, 10, 10]);
}

#[test]
fn se2_the_deal_passes_to_the_left() {
    let mut game = Sevens::new(&FAN_TAN, 3).unwrap();
    for dealer in [1, 2, 3, 1] {
        game.settle(&game.sample(&mut Quick::new(dealer)), &mut Silent).unwrap();
        assert_eq!(game.dealer(), seat(dealer as u8));
        finish_round(&mut game);
    }
    assert_eq!(game.phase(), Phase::Over);
}

#[test]
fn se2_nobody_plays_before_the_deal_nor_with_cards_of_others() {
    let game = Sevens::new(&FAN_TAN, 4).unwrap();
    assert_eq!(crate::support::refused(&game, "1 pass"), "SE-2");
    let mut game = crate::support::dealt(FAN_TAN, 4, &[(2, "D7"), (3, "C7")]);
    crate::support::play(&mut game, &["2 lay D7"]);
    assert_eq!(crate::support::refused(&game, "3 lay D8"), "SE-2");
}

#[test]
fn se3_a_game_has_as_many_rounds_as_were_agreed() {
    for rounds in [1, 3, 10] {
        let mut game = Sevens::new(&Options { rounds, ..FAN_TAN }, 4).unwrap();
        for round in 1..=rounds {
            assert_eq!(game.phase(), Phase::Deal);
            game.settle(&game.sample(&mut Quick::new(round.into())), &mut Silent).unwrap();
            assert_eq!(game.round(), round);
            finish_round(&mut game);
        }
        assert_eq!(game.phase(), Phase::Over);
    }
    assert_eq!(Options::default(), Options { rounds: 4, variant: Variant::FanTan });
    for rounds in [0, 11] {
        let refused = Sevens::new(&Options { rounds, ..FAN_TAN }, 4).unwrap_err();
        assert_eq!(refused.rule.unwrap().to_string(), "SE-3");
    }
}

#[test]
fn se7_all_sevens_lie_before_the_first_turn() {
    let game = crate::support::dealt(SHICHI_NARABE, 4, &[(1, "C7"), (3, "D7 H7"), (4, "S7")]);
    assert_eq!(game.rows().laid(), cards("C7 D7 H7 S7"));
    assert_eq!(game.phase(), Phase::Turn { seat: seat(3) });
    let sizes: Vec<u8> = Seat::all(4).map(|seat| game.hand(seat).len()).collect();
    assert_eq!(sizes, [12, 13, 11, 12]);
    let held = Seat::all(4).fold(CardSet::EMPTY, |held, seat| held.union(game.hand(seat)));
    assert!(held.intersection(CardSet::SEVENS).is_empty());
}
