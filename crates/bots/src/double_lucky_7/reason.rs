//! Why a move: one sentence for a person at that seat, from the view only.

use sevenfold_core::{Message, Seat};
use sevenfold_double_lucky_7::{Action, Advantage, Card, CardSet, Colour, Use, View};

use super::habit::nearest;
use super::odds::{OPENING, hope};
use super::table::Table;

/// The rounds of a half, after which an unused pawn costs points (DL-28).
const HALF: u8 = 7;

/// The sentence; none where the seat has no choice to speak of.
pub(super) fn of(view: &View, action: Action) -> Option<Message> {
    let seat = view.viewer.seat()?;
    let mut table = Table::of(view)?;
    table.hands[seat.index()] = view.hand();
    Some(match action {
        Action::Bid(bid) => of_bid(view, &table, seat, bid),
        Action::Trump(colour) => of_trump(view.hand(), colour),
        Action::Decline => Message::new("bots-double-lucky-7-decline"),
        Action::Roll if last_chance(view) => Message::new("bots-double-lucky-7-last-chance"),
        Action::Roll => Message::new("bots-double-lucky-7-roll"),
        Action::Use(what) => of_use(view, seat, what),
        Action::Play(card) | Action::PlayExtra(card) => of_card(&table, seat, card),
    })
}

fn of_bid(view: &View, table: &Table, seat: Seat, bid: u8) -> Message {
    let made = view.round.iter().flat_map(|round| &round.players).filter_map(|player| player.bid);
    let others = made.reduce(|sum, bid| sum + bid);
    let own = seat.index() as u8;
    let hope = hope(&OPENING, table, own, table.hands[seat.index()]);
    let hook = table.hook(own);
    let wanted = nearest(hope, table.left, None);
    let message = match bid {
        _ if bid == wanted => Message::new("bots-double-lucky-7-bid-hope"),
        _ if hook == Some(wanted) => Message::new("bots-double-lucky-7-bid-hook"),
        // What the others have bid is a reason only where they have, and where it leaves what is said.
        _ if others.is_none() => Message::new("bots-double-lucky-7-bid-first"),
        _ if bid < wanted => Message::new("bots-double-lucky-7-bid-low"),
        _ if others.is_some_and(|bids| bids + bid <= table.left) => {
            Message::new("bots-double-lucky-7-bid-high")
        }
        _ => Message::new("bots-double-lucky-7-bid-contested"),
    };
    message.with("bid", bid).with("tricks", wanted)
}

fn of_trump(hand: CardSet, colour: Colour) -> Message {
    let many = |colour| hand.intersection(CardSet::of(colour)).len();
    let longest = Colour::ALL.into_iter().all(|other| many(other) <= many(colour));
    let key = if longest { "bots-double-lucky-7-trump-long" } else { "bots-double-lucky-7-trump" };
    Message::new(key).with("colour", colour.name())
}

/// Does the half end with this round?
fn last_chance(view: &View) -> bool {
    view.round.as_ref().is_some_and(|round| round.number % HALF == 0)
}

fn of_use(view: &View, seat: Seat, what: Use) -> Message {
    let key = match what {
        _ if last_chance(view) => "bots-double-lucky-7-last-chance",
        Use::ChangeBid { seat: whose, .. } if whose != seat => "bots-double-lucky-7-use-their-bid",
        Use::ChangeBid { .. } => "bots-double-lucky-7-use-own-bid",
        Use::PlayerSwap { low, high } if low != seat && high != seat => "bots-double-lucky-7-use-others",
        Use::DoublePoints => "bots-double-lucky-7-use-double",
        Use::PlayerSwap { .. }
        | Use::ChangeDealer { .. }
        | Use::ChangeTrump { .. }
        | Use::ExtraCard
        | Use::NoTrump => "bots-double-lucky-7-use",
    };
    let advantage: Advantage = what.advantage();
    Message::new(key).with("advantage", advantage.name())
}

fn of_card(table: &Table, seat: Seat, card: Card) -> Message {
    let own = seat.index();
    let need = table.bids[own].saturating_sub(table.taken[own]);
    let wins = table.strength(card) > table.trick.strength;
    let winning = Seat::new(table.trick.winning);
    let key = match (table.hopes(own), need) {
        _ if table.choices().len() == 1 => "bots-double-lucky-7-play-only",
        (false, _) if table.trick.laid > 0 && wins => "bots-double-lucky-7-play-spoil-take",
        (false, _) => "bots-double-lucky-7-play-spoil-leave",
        (true, 0) if table.trick.laid == 0 => "bots-double-lucky-7-lead-low",
        (true, 0) if wins => "bots-double-lucky-7-play-risk",
        (true, 0) => "bots-double-lucky-7-play-duck",
        (true, _) if table.trick.laid == 0 && dangerous(table, seat, card) => "bots-double-lucky-7-lead-wait",
        (true, _) if table.trick.laid == 0 => "bots-double-lucky-7-lead-high",
        (true, _) if wins && table.behind() == 0 => "bots-double-lucky-7-play-take",
        (true, _) if wins => "bots-double-lucky-7-play-try",
        (true, _) => "bots-double-lucky-7-play-keep",
    };
    Message::new(key).with("need", need).with("card", card.name()).with("winning", winning)
}

/// Could most of the colour's unseen cards beat it?
fn dangerous(table: &Table, seat: Seat, card: Card) -> bool {
    let Some(colour) = card.colour() else { return false };
    let unseen = CardSet::ALL.minus(table.gone).minus(table.hands[seat.index()]);
    2 * CardSet::above(card).intersection(unseen).len() > CardSet::of(colour).intersection(unseen).len()
}
