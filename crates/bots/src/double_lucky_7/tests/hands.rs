//! Hands on which the bid or the card is obvious.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Silent, Viewer};
use sevenfold_double_lucky_7::{Action, Card, Chance, DealerDraw, DoubleLucky7, Options, Phase};

use super::games::bot;

/// A game of two in which the round dealt by these tops of decks is about to begin; seat 1 deals.
fn dealt(tops: &[&str]) -> DoubleLucky7 {
    let card = |text: &str| text.parse::<Card>().unwrap();
    let mut game = DoubleLucky7::new(&Options::default(), 2).unwrap();
    let draws = vec![vec![Some(card("R14")), Some(card("R1"))]];
    let draw = DealerDraw { dealer: sevenfold_core::Seat::FIRST, draws };
    game.settle(&Chance::Dealer(draw), &mut Silent).unwrap();
    for top in tops {
        while let Some(seat) = game.phase().turn() {
            let legal = game.legal(seat);
            game.advance(seat, &legal[0], &mut Silent);
        }
        let top: Vec<Card> = top.split(' ').map(card).collect();
        let rest = Card::ORDERED.into_iter().filter(|card| !top.contains(card));
        let deck: Vec<Card> = top.iter().copied().chain(rest).collect();
        game.settle(&Chance::Deck(deck.try_into().unwrap()), &mut Silent).unwrap();
    }
    game
}

fn choice(name: &str, game: &DoubleLucky7) -> Action {
    let seat = game.phase().turn().unwrap();
    let view = game.view(Viewer::Seat(seat));
    bot(name).choose(&view, &game.legal(seat), &mut Quick::new(7)).unwrap()
}

/// In round 1 seat 1 deals; the first card goes to seat 2.
#[test]
fn the_joker_alone_is_one_trick_and_a_low_card_behind_is_none() {
    for name in ["greedy", "careless", "casual", "club", "expert", "master"] {
        assert_eq!(choice(name, &dealt(&["R2 J G9"])), Action::Bid(1), "{name}");
        let mut behind = dealt(&["R2 B5 G9"]);
        let dealer = behind.phase().turn().unwrap();
        behind.advance(dealer, &Action::Bid(0), &mut Silent);
        // 1 would make the bids add up: only 0 is left.
        assert_eq!(choice(name, &behind), Action::Bid(0), "{name}");
    }
}

/// In round 3 seat 1 deals again and leads: the three highest trumps beat whatever comes.
#[test]
fn three_sure_tricks_are_bid_and_taken() {
    for name in ["casual", "club", "expert", "master"] {
        let mut game = dealt(&["R1 R2 R3", "R1 R2 R3 R4 R5", "Y1 R14 Y2 R13 B3 J R9"]);
        assert_eq!(choice(name, &game), Action::Bid(3), "{name}");
        game.advance(sevenfold_core::Seat::FIRST, &Action::Bid(3), &mut Silent);
        while !matches!(game.phase(), Phase::Deal) {
            let seat = game.phase().turn().unwrap();
            let action = choice(name, &game);
            game.advance(seat, &action, &mut Silent);
        }
        assert_eq!(game.taken(sevenfold_core::Seat::FIRST), 3, "{name}");
    }
}
