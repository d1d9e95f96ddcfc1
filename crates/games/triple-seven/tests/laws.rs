//! The laws every game must keep, and the records of programs that share nothing with this one.

#![expect(clippy::unwrap_used, reason = "what cannot be read or set up fails the test")]

use sevenfold_core::run::Step;
use sevenfold_core::testing::{
    Case, Inspect, laws, mutated_records, notation_is_strict, records_agree, scale,
};
use sevenfold_core::{Game, Seat, Viewer};
use sevenfold_triple_seven::{
    Action, Card, Cards, Chance, Event, Frame, Gift, HeraldRule, Options, Phase, TripleSeven,
};

fn cases() -> Vec<Case<TripleSeven>> {
    let mut cases = Vec::new();
    // The first few are what a quick run plays: mixed sizes, both ways to announce.
    for (index, seats) in [5, 3, 7, 2, 6, 4].into_iter().cycle().take(12).enumerate() {
        let herald = if (index + index / 6) % 2 == 0 { HeraldRule::Race } else { HeraldRule::Declared };
        cases.push(Case { options: Options { main_copies: 1 + seats % 4, herald }, seats });
    }
    cases
}

/// Between rounds all cards but the collected ones are in the deck, wherever the last round left them.
fn census(game: &TripleSeven) -> Vec<u32> {
    let mut all = vec![0u32; 68];
    let kinds: Vec<_> = Cards::deck(1).iter().collect();
    let mut count = |cards: Cards| {
        for card in cards.iter() {
            let kind = kinds.iter().position(|&kind| kind == card).unwrap();
            all[kind] += 1;
        }
    };
    for seat in Seat::all(game.table().seats) {
        count(game.hand_of(seat));
        count(
            game.reserve_of(seat).into_iter().chain(game.collected_by(seat).into_iter().flatten()).collect(),
        );
    }
    count(game.stack().collect());
    count(game.table().pile.cards());
    if matches!(game.table().phase, Phase::FirstDealer | Phase::Deal) {
        let mut deck = Cards::deck(game.table().options.main_copies);
        for seat in Seat::all(game.table().seats) {
            let collected: Cards = game.collected_by(seat).into_iter().flatten().collect();
            deck = deck.without(&collected).unwrap();
        }
        count(deck);
    }
    all
}

fn fingerprint(cards: impl Iterator<Item = Card>) -> u64 {
    let text: String = cards.map(|card| card.to_string() + " ").collect();
    text.bytes().fold(7, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn hidden(game: &TripleSeven, viewer: Viewer) -> Vec<(&'static str, u64)> {
    if matches!(game.table().phase, Phase::FirstDealer | Phase::Deal) {
        return Vec::new();
    }
    let reserving = matches!(game.table().phase, Phase::Reserving { .. });
    let mut hidden = vec![("stack", fingerprint(game.stack()))];
    for seat in Seat::all(game.table().seats).filter(|&seat| !viewer.is(seat)) {
        hidden.push(("hand", fingerprint(game.hand_of(seat).iter())));
        if reserving {
            hidden.push(("first reserve", fingerprint(game.reserve_of(seat).into_iter())));
        } else if game.reserve_of(seat).is_some() {
            hidden.push(("reserve", fingerprint(game.reserve_of(seat).into_iter())));
        }
    }
    hidden
}

/// Draws show their cards to whoever draws, a hand traded or given to those who get it, the end of a round what is
/// collected; and a reshuffle is followed by a draw.
fn reveals(game: &TripleSeven, step: &Step<TripleSeven>, viewer: Viewer) -> bool {
    let mut after = game.clone();
    let mut events = Vec::new();
    match step {
        Step::Chance(Chance::Dealer(_)) => return false,
        Step::Chance(chance) => {
            let _ = after.settle(chance, &mut events);
        }
        Step::Act { seat, action } => after.advance(*seat, action, &mut events),
    }
    if after.table().round != game.table().round
        || matches!(after.table().phase, Phase::Deal | Phase::Over { .. })
    {
        return true;
    }
    let seen = |seat: Seat| viewer.is(seat);
    events.iter().any(|event| match event {
        Event::Reserves { .. } => true,
        Event::Drew { seat, .. } => seen(*seat),
        Event::Traded { by, with, .. } => seen(*by) || seen(*with),
        Event::Stole { by, .. } => seen(*by),
        Event::Gave { to, from, .. } => seen(*to) || (seen(*from) && step_gives_top(step, game)),
        _ => false,
    })
}

fn step_gives_top(step: &Step<TripleSeven>, game: &TripleSeven) -> bool {
    match step {
        Step::Act { action, .. } => *action == Action::Give(Gift::Top),
        Step::Chance(_) => {
            matches!(game.table().phase, Phase::Round(frames) if matches!(frames.top(), Some(Frame::TopGift { .. })))
        }
    }
}

const INSPECT: Inspect<TripleSeven> = Inspect { census, hidden, reveals };

#[test]
fn random_games_keep_the_laws() {
    laws(&INSPECT, &cases(), scale(2, 10_000));
}

#[test]
fn example_records_agree() {
    records_agree::<TripleSeven>();
}

#[test]
fn changed_records_are_refused_in_order() {
    mutated_records(&cases(), scale(400, 5000));
}

#[test]
fn the_notation_has_one_spelling_and_survives_anything() {
    notation_is_strict(&cases(), scale(20_000, 500_000));
}

/// The state is a small value; this says how small, so that growth is noticed.
#[test]
fn a_state_stays_small() {
    assert!(size_of::<TripleSeven>() <= 400, "{}", size_of::<TripleSeven>());
    assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
}
