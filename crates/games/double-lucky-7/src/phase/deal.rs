//! The draw for the first dealer (DL-4) and the deal of a round (DL-3, DL-5, DL-6, DL-7).

use sevenfold_core::{Impossible, MAX_SEATS, Rng, Seat, SeatSet, Tell};

use crate::action::{DealerDraw, DrawnCards};
use crate::event::Event;
use crate::options::JokerTrump;
use crate::phase::{Phase, trick};
use crate::pieces::{Card, CardSet, Colour, DECK};
use crate::state::{DoubleLucky7, Ended, Round, Trump};

/// Draws for the first dealer: each draw from a new shuffle of all cards, until one card is the highest.
pub(crate) fn sample_dealer(game: &DoubleLucky7, rng: &mut impl Rng) -> DealerDraw {
    let mut drawing = SeatSet::all(game.seats);
    let mut draws = Vec::with_capacity(1);
    loop {
        let deck = sample_deck(rng);
        let mut top = deck.iter().copied();
        let draw: DrawnCards = Seat::all(game.seats)
            .map(|seat| if drawing.contains(seat) { top.next() } else { None })
            .collect();
        drawing = highest(&draw);
        draws.push(draw);
        if let (1, Some(dealer)) = (drawing.len(), drawing.first()) {
            return DealerDraw { dealer, draws };
        }
    }
}

/// The seats with the highest card of a draw.
fn highest(draw: &DrawnCards) -> SeatSet {
    let best = draw.iter().flatten().map(|card| card.rank()).max();
    let is_best = |card: &Option<Card>| card.is_some_and(|card| Some(card.rank()) == best);
    draw.iter().zip(0..).filter(|(card, _)| is_best(card)).map(|(_, seat)| Seat::new(seat)).collect()
}

/// Takes the first dealer from a draw, if the table can have drawn like that.
pub(crate) fn settle_dealer(
    game: &mut DoubleLucky7,
    draw: &DealerDraw,
    tell: &mut impl Tell<Event>,
) -> Result<(), Impossible> {
    let drawn = last_cards(game.seats, draw).ok_or_else(Impossible::not_the_cards)?;
    game.drawn = drawn;
    game.dealer = Some(draw.dealer);
    game.phase = Phase::Deal;
    tell.tell(|| Event::DealerDrawn { draw: draw.clone() });
    Ok(())
}

/// The card each seat drew last; `None` if the draws are not as DL-4 says.
fn last_cards(seats: u8, draw: &DealerDraw) -> Option<[Option<Card>; MAX_SEATS]> {
    let mut drawing = SeatSet::all(seats);
    let mut last = [None; MAX_SEATS];
    for (i, cards) in draw.draws.iter().enumerate() {
        let decided = i > 0 && drawing.len() == 1;
        if decided || cards.len() != seats as usize || drew(cards) != drawing || repeats(cards) {
            return None;
        }
        for (place, card) in last.iter_mut().zip(cards) {
            *place = card.or(*place);
        }
        drawing = highest(cards);
    }
    (!draw.draws.is_empty() && drawing == SeatSet::only(draw.dealer)).then_some(last)
}

/// Who drew; called only with a card or a blank for each seat of the table.
fn drew(cards: &DrawnCards) -> SeatSet {
    cards.iter().zip(0..).filter(|(card, _)| card.is_some()).map(|(_, seat)| Seat::new(seat)).collect()
}

fn repeats(cards: &DrawnCards) -> bool {
    let set: CardSet = cards.iter().flatten().copied().collect();
    usize::from(set.len()) != cards.iter().flatten().count()
}

/// Shuffles all 57 cards (DL-5).
#[inline]
pub(crate) fn sample_deck(rng: &mut impl Rng) -> [Card; DECK] {
    let mut deck = Card::ORDERED;
    rng.shuffle(&mut deck);
    deck
}

/// Deals the next round from this deck, if it is all 57 cards.
pub(crate) fn settle_deck(
    game: &mut DoubleLucky7,
    deck: &[Card; DECK],
    tell: &mut impl Tell<Event>,
) -> Result<(), Impossible> {
    let Some(dealer) = game.dealer else { return Err(Impossible::undue()) };
    // 57 cards that make up the whole set are each there once.
    if deck.iter().copied().collect::<CardSet>() != CardSet::ALL {
        return Err(Impossible::not_the_cards());
    }
    game.ended = last_trick(game);
    game.round = deal(game.round.number + 1, game.seats, dealer, deck);
    game.round.trump = trump_of(deck[dealt(&game.round, game.seats)], game.options.joker_trump);
    tell.tell(|| Event::dealt(game));
    game.phase = match game.round.trump {
        Trump::Unnamed => Phase::Naming { turn: dealer },
        _ => Phase::Bidding { turn: dealer },
    };
    Ok(())
}

/// The trick that ended the round; `None` before the first.
fn last_trick(game: &DoubleLucky7) -> Option<Ended> {
    let (leader, seats) = (game.round.laid.leader, game.seats as usize);
    let laid = game.round.laid.cards().rchunks(seats).next()?;
    let winner = trick::winner(laid, leader, game.seats, game.round.trump)?;
    let mut cards = [Card::JOKER; MAX_SEATS];
    cards[..seats].copy_from_slice(laid);
    Some(Ended { leader, winner, cards })
}

fn dealt(round: &Round, seats: u8) -> usize {
    (round.tricks() * seats) as usize
}

/// One card at a time clockwise from the dealer's left, the next one turned up.
fn deal(number: u8, seats: u8, dealer: Seat, deck: &[Card; DECK]) -> Round {
    let mut round = Round { number, ..Round::NONE };
    let dealt = dealt(&round, seats);
    let mut seat = dealer;
    for &card in &deck[..dealt] {
        seat = seat.next(seats);
        round.hands[seat.index()] = round.hands[seat.index()].with(card);
    }
    round.turned = Some(deck[dealt]);
    round.beneath = Some(deck[dealt + 1]);
    round
}

/// DL-6, and DL-9 for the Joker.
fn trump_of(turned: Card, joker: JokerTrump) -> Trump {
    match (turned.colour(), joker) {
        (Some(colour), _) => Trump::Colour { colour },
        (None, JokerTrump::LedColour) => Trump::LedColour,
        (None, JokerTrump::DealerCards) => Trump::DealerCard,
        (None, JokerTrump::DealerChooses) => Trump::Unnamed,
    }
}

/// The dealer names the trump colour; all four are legal (DL-9).
pub(crate) fn name_trump(game: &mut DoubleLucky7, seat: Seat, colour: Colour, tell: &mut impl Tell<Event>) {
    game.round.trump = Trump::Colour { colour };
    game.phase = Phase::Bidding { turn: seat };
    tell.tell(|| Event::TrumpNamed { seat, colour });
}
