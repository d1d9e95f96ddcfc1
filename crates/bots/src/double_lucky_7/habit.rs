//! How players go on by habit: a quick guess at a bid, and tricks played to make it.

use sevenfold_core::{Game, Seat};
use sevenfold_double_lucky_7::{Action, Card, CardSet, Colour, DoubleLucky7, Phase, TOP_RANK, Trump};

/// The move a player makes by habit; `None` when it is nobody's turn.
pub fn usual(world: &DoubleLucky7) -> Option<(Seat, Action)> {
    let seat = world.phase().turn()?;
    let action = match world.phase() {
        Phase::Leading { .. } => lead(world, seat),
        Phase::Following { led, strength, .. } => follow(world, seat, led, strength),
        Phase::Bidding { .. } => Some(bid(world, seat)),
        Phase::Naming { .. } => Some(Action::Trump(longest(world.hand(seat)))),
        Phase::Asking { .. } => Some(Action::Decline),
        Phase::Choosing { .. } => world.legal(seat).first().copied(),
        Phase::DealerDraw | Phase::Deal | Phase::Rolling { .. } | Phase::Over => None,
    };
    Some((seat, action?))
}

fn longest(hand: CardSet) -> Colour {
    let strength =
        |colour: &Colour| hand.both(CardSet::of(*colour)).iter().map(|card| 10 + card.rank()).sum::<u8>();
    Colour::ALL.into_iter().max_by_key(strength).unwrap_or(Colour::Red)
}

/// The chance, in percent, that a card takes a trick among so many players.
fn chance(card: Card, trump: Trump, seats: u8) -> u32 {
    let (rank, others) = (u32::from(card.rank()), u32::from(seats) - 1);
    match card.colour() {
        None => 100,
        Some(colour) if trump == (Trump::Colour { colour }) => 40 + 60 * rank / u32::from(TOP_RANK),
        // Each other player makes it less likely that a high card holds.
        Some(_) => (rank * rank * 90 / (u32::from(TOP_RANK) * u32::from(TOP_RANK))) * 4 / (3 + others),
    }
}

/// Bids what the hand is likely to take, or the nearest bid that is allowed.
fn bid(world: &DoubleLucky7, seat: Seat) -> Action {
    let seats = world.seats();
    let hope: u32 = world.hand(seat).iter().map(|card| chance(card, world.trump(), seats)).sum();
    let wanted = ((hope + 50) / 100).min(u32::from(world.tricks())) as u8;
    let near = [Some(wanted), wanted.checked_sub(1), Some(wanted + 1)].into_iter().flatten().map(Action::Bid);
    near.clone().find(|bid| world.check(seat, bid).is_ok()).unwrap_or(Action::Bid(wanted))
}

/// The cards to choose from, the open extra card included, with how to play them.
fn choices(world: &DoubleLucky7, seat: Seat) -> impl Iterator<Item = (Card, Action)> + Clone {
    let extra = world.open_extra(seat).map(|card| (card, Action::PlayExtra(card)));
    world.playable(seat).iter().map(|card| (card, Action::Play(card))).chain(extra)
}

fn wants_more(world: &DoubleLucky7, seat: Seat) -> bool {
    world.bid(seat).is_some_and(|bid| bid > world.taken(seat))
}

/// Leads the strongest card to win, the weakest to lose.
fn lead(world: &DoubleLucky7, seat: Seat) -> Option<Action> {
    let trump = world.trump();
    let by_strength = |(card, _): &(Card, Action)| trump.strength(*card, card.colour());
    let choice = if wants_more(world, seat) {
        choices(world, seat).max_by_key(by_strength)
    } else {
        choices(world, seat).min_by_key(by_strength)
    };
    choice.map(|(_, action)| action)
}

/// Wins cheaply if a trick is wanted and nobody can beat it any more, else as high as possible; without a use for
/// the trick gets rid of the highest card that loses.
fn follow(world: &DoubleLucky7, seat: Seat, led: Option<Colour>, best: u8) -> Option<Action> {
    let trump = world.trump();
    let worth = |(card, _): &(Card, Action)| trump.strength(*card, card.colour());
    let wins = |(card, _): &(Card, Action)| trump.strength(*card, led) > best;
    let last = world.dealer() == Some(seat.next(world.seats()));
    let winners = choices(world, seat).filter(wins);
    let losers = choices(world, seat).filter(|choice| !wins(choice));
    let choice = match (wants_more(world, seat), last) {
        (true, true) => winners.min_by_key(worth).or_else(|| losers.min_by_key(worth)),
        (true, false) => winners.max_by_key(worth).or_else(|| losers.min_by_key(worth)),
        (false, true) => losers.max_by_key(worth).or_else(|| winners.max_by_key(worth)),
        (false, false) => losers.max_by_key(worth).or_else(|| winners.min_by_key(worth)),
    };
    choice.map(|(_, action)| action)
}
