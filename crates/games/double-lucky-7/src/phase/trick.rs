//! The tricks (DL-12 … DL-17) and the end of a round.

use sevenfold_core::{Seat, Tell};

use crate::action::Action;
use crate::breach::Breach;
use crate::event::Event;
use crate::options::{HALF, Mode};
use crate::phase::Phase;
use crate::pieces::{Card, CardSet, Colour, TOP_RANK};
use crate::state::{DoubleLucky7, ExtraFate, Trump};

/// The hand cards a seat may play: all when leading, after the Joker, or without a card of the led colour;
/// else those that follow, and the Joker (DL-13 … DL-15).
#[inline]
pub(crate) fn playable(hand: CardSet, led: Option<Colour>) -> CardSet {
    let follow = led.map_or(CardSet::EMPTY, |colour| hand.intersection(CardSet::of(colour)));
    if follow.is_empty() { hand } else { follow.union(hand.intersection(CardSet::JOKER)) }
}

/// Appends every card this seat can play.
#[inline]
pub(crate) fn legal_into(game: &DoubleLucky7, seat: Seat, led: Option<Colour>, out: &mut Vec<Action>) {
    for card in playable(game.round.hands[seat.index()], led).iter() {
        out.push(Action::Play(card));
    }
    if let Some(card) = game.round.open_extra(seat) {
        out.push(Action::PlayExtra(card));
    }
}

/// Can this seat play this card from the hand?
pub(crate) fn check_hand(
    game: &DoubleLucky7,
    seat: Seat,
    led: Option<Colour>,
    card: Card,
) -> Result<(), Breach> {
    let hand = game.round.hands[seat.index()];
    if game.round.open_extra(seat) == Some(card) {
        return Err(Breach::IsExtra { card });
    }
    if !hand.contains(card) {
        return Err(Breach::NotHeld { card });
    }
    match led {
        Some(led) if !playable(hand, Some(led)).contains(card) => {
            Err(Breach::Revoke { led, follow: hand.intersection(CardSet::of(led)) })
        }
        _ => Ok(()),
    }
}

/// Can this seat play this card as the open extra card?
pub(crate) fn check_extra(game: &DoubleLucky7, seat: Seat, card: Card) -> Result<(), Breach> {
    if game.round.open_extra(seat) == Some(card) { Ok(()) } else { Err(Breach::NoExtra { card }) }
}

/// Plays a card from the hand.
#[inline]
pub(crate) fn play_hand(game: &mut DoubleLucky7, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
    let hand = &mut game.round.hands[seat.index()];
    *hand = hand.without(card);
    show_void(game, seat, card);
    tell.tell(|| Event::Played { seat, card });
    lay(game, seat, card, tell);
}

/// Plays the open extra card. It need not follow, so it shows no void.
pub(crate) fn play_extra(game: &mut DoubleLucky7, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
    if let Some(extra) = &mut game.round.extra {
        extra.fate = ExtraFate::Played;
    }
    tell.tell(|| Event::PlayedExtra { seat, card });
    lay(game, seat, card, tell);
}

/// Not following with a coloured card shows that the hand has none of the led colour; the Joker shows nothing.
#[inline]
fn show_void(game: &mut DoubleLucky7, seat: Seat, card: Card) {
    if let Phase::Following { led: Some(led), .. } = game.phase
        && card.colour().is_some_and(|colour| colour != led)
    {
        let voids = &mut game.round.memory.voids[seat.index()];
        *voids = voids.with(led);
    }
}

/// Stronger than any coloured card.
const UNBEATABLE: u8 = 3 * (TOP_RANK + 1);

impl Trump {
    /// How strong a card is in a trick: the Joker, then trumps, then the led colour, by number; 0 cannot win.
    #[inline]
    pub fn strength(self, card: Card, led: Option<Colour>) -> u8 {
        match card.colour() {
            None => UNBEATABLE,
            Some(colour) if self == (Self::Colour { colour }) => TOP_RANK + card.rank(),
            Some(colour) if led == Some(colour) => card.rank(),
            Some(_) => 0,
        }
    }

    /// How strong a card is when it is led: where only the dealer's card is trump it wins (DL-9).
    #[inline]
    pub fn lead_strength(self, card: Card) -> u8 {
        match self {
            Self::DealerCard => UNBEATABLE,
            // `LedColour` makes trumps of the cards that win anyway.
            Self::Colour { .. } | Self::LedColour | Self::Unnamed | Self::None => {
                self.strength(card, card.colour())
            }
        }
    }
}

#[inline]
fn lay(game: &mut DoubleLucky7, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
    game.round.laid.push(card);
    let turn = seat.next(game.seats);
    let Phase::Following { led, winning, strength: best, .. } = game.phase else {
        game.round.laid.leader = seat;
        let strength = game.round.trump.lead_strength(card);
        game.phase = Phase::Following { turn, led: card.colour(), winning: seat, strength };
        return;
    };
    let own = game.round.trump.strength(card, led);
    let (winning, strength) = if own > best { (seat, own) } else { (winning, best) };
    if turn == game.round.laid.leader {
        end_trick(game, winning, tell);
    } else {
        game.phase = Phase::Following { turn, led, winning, strength };
    }
}

/// The winner of a trick whose cards were played in this order; `None` without cards.
pub(crate) fn winner(cards: &[Card], leader: Seat, seats: u8, trump: Trump) -> Option<Seat> {
    let (&lead, others) = cards.split_first()?;
    let mut best = (leader, trump.lead_strength(lead));
    for (seat, &card) in leader.around(seats).skip(1).zip(others) {
        let own = trump.strength(card, lead.colour());
        if own > best.1 {
            best = (seat, own);
        }
    }
    Some(best.0)
}

#[inline]
fn end_trick(game: &mut DoubleLucky7, winner: Seat, tell: &mut impl Tell<Event>) {
    game.round.taken[winner.index()] += 1;
    tell.tell(|| Event::TrickTaken { seat: winner, tricks: game.round.taken[winner.index()] });
    if game.round.laid.len == game.round.tricks() * game.seats {
        end_round(game, tell);
    } else {
        game.phase = Phase::Leading { turn: game.round.laid.leader };
    }
}

/// Scores the round; the dealer marker passes on (DL-5), or the game ends (DL-20).
fn end_round(game: &mut DoubleLucky7, tell: &mut impl Tell<Event>) {
    game.enter_round();
    game.dealer = game.dealer.map(|dealer| dealer.next(game.seats));
    let number = game.round.number;
    game.phase = if number == game.options.rounds { Phase::Over } else { Phase::Deal };
    tell.tell(|| Event::round_scored(game));
    if game.phase == Phase::Over {
        tell.tell(|| Event::game_over(game));
    } else if number == HALF && game.options.mode != Mode::Classic {
        tell.tell(|| Event::PawnsReturned);
    }
}
