//! Worlds that agree with a view.
//!
//! What is respected: everything open; the viewer's own hand; the size of every hand and of the draw pile; which
//! cards are unseen; exactly what each seat's penalties prove about its hand ([`Limit`](crate::Limit)); and that
//! the draw pile holds only cards of the last shuffle which the viewer has not drawn. The last fact means that
//! right after a reshuffle the other hands together are known, as they are at a real table.
//!
//! Among those worlds every way to deal the unseen cards is equally likely if a few random deals hit one that
//! fits. If none does, one that fits is built and then mixed by random swaps, whose limit is the same even spread;
//! being cut off, the mixing leaves a slight bias towards what was built.
//!
//! What is not respected: after a reshuffle with three or more seats, cards held since before it are not tied to
//! the seats that held them (a seat that has drawn little since is imagined with too many of the new cards). A number
//! that a penalty proved absent can only have come with a card drawn since; a hand that has it is imagined as often
//! as if any of its cards could be that one. Nor is anything read out of the choices others made.

mod deal;

use sevenfold_core::{MAX_SEATS, NoWorld, Rng, Seat, SeatSet, Viewer};

use crate::draw_pile::DrawPile;
use crate::memory::{Memory, Shown};
use crate::pieces::{Card, Counts};
use crate::score::CHIPS;
use crate::state::Sieben;
use crate::view::{PlayerView, View};
use deal::{Place, deal};

/// A world that agrees with the view.
pub(crate) fn world(view: &View, rng: &mut impl Rng) -> Result<Sieben, NoWorld> {
    let mut game = open_facts(view).ok_or(NoWorld)?;
    hidden_cards(&mut game, view, rng).ok_or(NoWorld)?;
    Ok(game)
}

/// Everything that lies open. `None` for a view that no game gave.
fn open_facts(view: &View) -> Option<Sieben> {
    let seats = view.players.len() as u8;
    let mut game = Sieben::begin(&view.options, seats).ok()?;
    let asked = view.phase.to_move().unwrap_or(Seat::FIRST);
    let chips: u32 = view.players.iter().map(|player| u32::from(player.chips)).sum();
    if view.players.len() > MAX_SEATS || asked.number() > seats || chips > CHIPS.into() {
        return None;
    }
    game.round = view.round;
    game.moves = view.moves;
    game.phase = view.phase;
    game.dry = view.dry;
    game.aside = view.aside;
    game.playing = SeatSet::EMPTY;
    for player in &view.players {
        let index = player.seat.index();
        game.chips[index] = player.chips;
        game.places[index] = player.place;
        if player.place.is_none() {
            game.playing = game.playing.with(player.seat);
        }
    }
    game.lay_out(&view.pile.cards)?;
    Some(game)
}

/// Deals what the viewer cannot see to the other hands and the draw pile.
fn hidden_cards(game: &mut Sieben, view: &View, rng: &mut impl Rng) -> Option<()> {
    let own = view.viewer.seat();
    if let Some(seat) = own {
        let hand = view.hand?;
        let shown = view.players.get(seat.index())?;
        game.hands[seat.index()] = (hand.total() == shown.cards).then_some(hand)?;
    }
    let not_drawn = view.shuffled.minus(view.drawn)?;
    let others: Vec<&PlayerView> = view.players.iter().filter(|player| Some(player.seat) != own).collect();
    let mut places: Vec<Place> = others.iter().map(|player| Place::hand(player)).collect();
    places.push(Place::draw_pile(view.draw_pile, not_drawn));
    let dealt = deal(game.unseen_by(own)?, &places, rng)?;
    for (player, hand) in others.iter().zip(&dealt) {
        game.hands[player.seat.index()] = *hand;
    }
    let in_draw_pile = *dealt.last()?;
    game.draw_pile = DrawPile::new(&shuffled(in_draw_pile, rng));
    game.memory = recalled(view, not_drawn.minus(in_draw_pile)?, rng)?;
    Some(())
}

fn shuffled(cards: Counts, rng: &mut impl Rng) -> Vec<Card> {
    let mut cards = cards.to_vec();
    rng.shuffle(&mut cards);
    cards
}

/// What all remember; which of the cards drawn by others each of them drew is imagined too.
fn recalled(view: &View, drawn_by_others: Counts, rng: &mut impl Rng) -> Option<Memory> {
    let mut drawn = [Counts::NONE; MAX_SEATS];
    let mut shown = [Shown::NOTHING; MAX_SEATS];
    let cards = shuffled(drawn_by_others, rng);
    let mut rest = cards.as_slice();
    for player in &view.players {
        let index = player.seat.index();
        shown[index] = Shown::recall(player.cards, &player.limits)?;
        drawn[index] = if view.viewer == Viewer::Seat(player.seat) {
            view.drawn
        } else {
            let (own, others) = rest.split_at_checked(player.draws.into())?;
            rest = others;
            own.iter().copied().collect()
        };
    }
    rest.is_empty().then(|| Memory::recalled(view.shuffled, drawn, shown))
}
