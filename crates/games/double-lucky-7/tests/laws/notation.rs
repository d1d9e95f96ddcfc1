//! Every move and chance step is read back as it was written; anything else is an error and never a panic.

use proptest::prelude::*;
use sevenfold_core::Seat;
use sevenfold_double_lucky_7::{Action, Card, Chance, Colour, DECK, DealerDraw, Face, Nudge, Use};

fn seat() -> impl Strategy<Value = Seat> {
    (0..7u8).prop_map(Seat::new)
}

fn card() -> impl Strategy<Value = Card> {
    (0..DECK).prop_map(|index| Card::ORDERED[index])
}

fn colour() -> impl Strategy<Value = Colour> {
    (0..4usize).prop_map(|index| Colour::ALL[index])
}

fn used() -> impl Strategy<Value = Use> {
    prop_oneof![
        (seat(), any::<bool>())
            .prop_map(|(seat, up)| Use::ChangeBid { seat, by: if up { Nudge::Up } else { Nudge::Down } }),
        (0..6u8, 1..7u8).prop_map(|(low, step)| {
            Use::PlayerSwap { low: Seat::new(low), high: Seat::new((low + step).min(6)) }
        }),
        seat().prop_map(|seat| Use::ChangeDealer { seat }),
        colour().prop_map(|colour| Use::ChangeTrump { colour }),
        Just(Use::DoublePoints),
        Just(Use::ExtraCard),
        Just(Use::NoTrump),
    ]
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        colour().prop_map(Action::Trump),
        any::<u8>().prop_map(Action::Bid),
        Just(Action::Decline),
        Just(Action::Roll),
        used().prop_map(Action::Use),
        card().prop_map(Action::Play),
        card().prop_map(Action::PlayExtra),
    ]
}

fn chance() -> impl Strategy<Value = Chance> {
    let cards = prop::collection::vec(prop::option::of(card()), 1..9);
    prop_oneof![
        (seat(), prop::collection::vec(cards, 1..4))
            .prop_map(|(dealer, draws)| Chance::Dealer(DealerDraw { dealer, draws })),
        prop::array::uniform32(card()).prop_map(|top| {
            let mut deck = Card::ORDERED;
            deck[..top.len()].copy_from_slice(&top);
            Chance::Deck(deck)
        }),
        prop::collection::vec(card(), 1..DECK).prop_map(Chance::Miscounted),
        (0..8usize).prop_map(|index| Chance::Rolled(Face::ALL[index])),
    ]
}

proptest! {
    #[test]
    fn moves_are_read_as_they_are_written(action in action()) {
        prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
    }

    #[test]
    fn chance_steps_are_read_as_they_are_written(chance in chance()) {
        prop_assert_eq!(chance.to_string().parse::<Chance>(), Ok(chance));
    }

    #[test]
    fn anything_that_is_read_has_one_spelling(text in "\\PC{0,40}|(bid|play|use|deck|dealer|rolled|trump) \\PC{0,30}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text.clone());
        }
        if let Ok(chance) = text.parse::<Chance>() {
            prop_assert_eq!(chance.to_string(), text);
        }
    }
}

#[test]
fn other_spellings_are_refused() {
    for text in [
        "",
        " ",
        "bid",
        "bid ",
        "bid 01",
        "bid +1",
        "bid -1",
        "bid 256",
        "bid 1 ",
        " bid 1",
        "bid  1",
        "Bid 1",
        "play",
        "play r14",
        "play R0",
        "play R15",
        "play R014",
        "play 14R",
        "play j",
        "play *R1",
        "play R1 *",
        "play R1**",
        "trump",
        "trump r",
        "trump RR",
        "trump red",
        "roll 1",
        "decline ",
        "use",
        "use no-trump 1",
        "use change-bid 2",
        "use change-bid 2 1",
        "use change-bid 2 +2",
        "use change-bid 8 +1",
        "use change-bid 0 +1",
        "use player-swap 2 1",
        "use player-swap 1 1",
        "use player-swap 1",
        "use player-swap 1 8",
        "use change-dealer",
        "use change-dealer 1 2",
        "use change-trump",
        "use change-trump J",
        "use x",
        "pass",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
    for text in [
        "",
        "deck",
        "deck ",
        "deck  R1",
        "deck R1  R2",
        "rolled",
        "rolled X",
        "rolled nothing",
        "dealer",
        "dealer 1",
        "dealer 0 R1 R2",
        "dealer 8 R1 R2",
        "dealer 1 R2 R1 /",
        "dealer 1 R2 R1 / ",
        "dealer 1 R2 R1 /- -",
        "dealer 1 R2 R1 // R2 R1",
        "dealer 1 r2 R1",
    ] {
        assert!(text.parse::<Chance>().is_err(), "{text:?}");
    }
    assert!("é".repeat(100_000).parse::<Action>().is_err());
    assert!(format!("deck {}", "R1 ".repeat(100_000)).parse::<Chance>().is_err());
}
