//! 777: the numbers of a seat's view, without the view. They are written in the order of the shape, and a law says that they
//! are the same.

use sevenfold_core::{MAX_SEATS, Seat, Viewer};
use sevenfold_triple_seven::{
    Card, Cards, Frame, Frames, Hidden, HiddenCards, Main, Phase, Pile, Shown, Table, Top, TripleSeven,
};

use super::NAMES;
use crate::cursor::{Cursor, clear};

/// How many numbers a frame takes, and those of the round's phase.
const FRAME: usize = 10 + 16 * MAX_SEATS + 2;
const ROUND: usize = MAX_SEATS + 2 + 2 * (1 + FRAME);

/// Writes what a seat sees; nothing, and `false`, where that is more than meets the eye.
pub(crate) fn observe(game: &TripleSeven, seat: Seat, out: &mut [u8]) -> bool {
    let table = game.table();
    let grown = [table.round, table.clock, table.opened].into_iter().any(|number| number >= 1 << 24);
    let Some(hidden) = game.hidden_from(seat).filter(|_| !grown) else { return false };
    clear(out);
    let mut cursor = Cursor::new(out);
    cursor.one_of(2, 0);
    cursor.seat(seat);
    write_table(table, &mut cursor);
    cursor.number(game.stack_len());
    cursor.number(table.seats);
    for player in Seat::all(MAX_SEATS as u8) {
        if player.index() < usize::from(table.seats) {
            write_player(game, player, seat, &mut cursor);
        } else {
            cursor.skip(2 + NAMES);
        }
    }
    cursor.number(1);
    write_cards(&game.hand_of(seat), &mut cursor);
    cursor.maybe(NAMES, game.reserve_of(seat), |cursor, card| write_card(card, cursor));
    write_hidden(&hidden, (seat, table.seats), &mut cursor);
    true
}

fn write_table(table: &Table, cursor: &mut Cursor<'_>) {
    cursor.number(table.options.main_copies);
    cursor.one_of(2, table.options.herald as usize);
    cursor.number(table.seats);
    cursor.growing(table.round);
    cursor.seat(table.dealer);
    cursor.one_of(2, table.direction as usize);
    write_phase(table.phase, cursor);
    write_pile(&table.pile, cursor);
    cursor.maybe(MAX_SEATS + 3, table.herald, |cursor, herald| {
        cursor.seat(herald.by);
        cursor.growing(herald.opened);
    });
    cursor.number(table.idle);
    cursor.number(table.dry);
    cursor.growing(table.clock);
    cursor.growing(table.opened);
}

fn write_phase(phase: Phase, cursor: &mut Cursor<'_>) {
    let form = match phase {
        Phase::FirstDealer => 0,
        Phase::Deal => 1,
        Phase::Reserving { .. } => 2,
        Phase::Round(_) => 3,
        Phase::Over { .. } => 4,
    };
    cursor.one_of(5, form);
    cursor.number(if let Phase::Reserving { answered } = phase { answered } else { 0 });
    match phase {
        Phase::Round(frames) => write_frames(frames, cursor),
        _ => cursor.skip(ROUND),
    }
    match phase {
        Phase::Over { winner } => cursor.seat(winner),
        _ => cursor.skip(MAX_SEATS),
    }
}

fn write_frames(frames: Frames, cursor: &mut Cursor<'_>) {
    cursor.seat(frames.turn.seat);
    cursor.one_of(2, frames.turn.draw as usize);
    for frame in frames.above {
        cursor.maybe(FRAME, frame, write_frame);
    }
}

fn write_frame(cursor: &mut Cursor<'_>, frame: Frame) {
    // Its form, how many seats and numbers the forms before it have, and its own seats and number.
    let (form, seats, numbers, first, second, number) = match frame {
        Frame::Deuce { seat } => (0, 0, 0, seat, None, None),
        Frame::Gift { seat } => (1, 1, 0, seat, None, None),
        Frame::Trade { by, to } => (2, 2, 0, by, Some(to), None),
        Frame::Theft { by, from } => (3, 4, 0, by, Some(from), None),
        Frame::Sin { by, asked } => (4, 6, 0, by, Some(asked), None),
        Frame::Smite { by, at, cards } => (5, 8, 0, by, Some(at), Some(cards)),
        Frame::CallOut { by, asked } => (6, 10, 1, by, Some(asked), None),
        Frame::LastHerald { by } => (7, 12, 1, by, None, None),
        Frame::Draw { seat, left } => (8, 13, 1, seat, None, Some(left)),
        Frame::TopGift { from, to } => (9, 14, 2, from, Some(to), None),
    };
    cursor.one_of(10, form);
    cursor.skip(seats * MAX_SEATS + numbers);
    cursor.seat(first);
    if let Some(seat) = second {
        cursor.seat(seat);
    }
    if let Some(number) = number {
        cursor.number(number);
    }
}

fn write_pile(pile: &Pile, cursor: &mut Cursor<'_>) {
    let form = match pile.top {
        Top::Nothing => 0,
        Top::Card(_) => 1,
        Top::Run(_) => 2,
    };
    cursor.one_of(3, form);
    match pile.top {
        Top::Card(card) => write_card(card, cursor),
        _ => cursor.skip(NAMES),
    }
    match pile.top {
        Top::Run(run) => cursor.one_of(8, 2 * run.colour as usize + run.six as usize),
        _ => cursor.skip(8),
    }
    cursor.maybe(4 + 2, pile.shows, |cursor, Shown { colour, number }| {
        cursor.one_of(4, colour as usize);
        cursor.maybe(1, number, Cursor::number);
    });
    cursor.maybe(MAX_SEATS + 2, pile.thief, |cursor, loot| {
        cursor.seat(loot.by);
        cursor.one_of(2, loot.stole as usize);
    });
    write_cards(&pile.under, cursor);
}

fn write_player(game: &TripleSeven, player: Seat, viewer: Seat, cursor: &mut Cursor<'_>) {
    let (hand, reserved) = game.shown_sizes(player, Viewer::Seat(viewer));
    cursor.number(hand);
    cursor.number(reserved.into());
    cursor.marks(NAMES, game.collected_by(player).into_iter().flatten().map(|card| card.index().into()));
}

fn write_card(card: Card, cursor: &mut Cursor<'_>) {
    cursor.one_of(NAMES, card.index().into());
}

fn write_cards(cards: &Cards, cursor: &mut Cursor<'_>) {
    cursor.set(cards.coloured().to_le_bytes());
    cursor.numbers(&Main::ALL.map(|main| cards.copies(main)));
}

/// All cards that are hidden, then for each place those that may be there.
fn write_hidden(hidden: &Hidden, (viewer, seats): (Seat, u8), cursor: &mut Cursor<'_>) {
    write_hidden_cards(&hidden.all, cursor);
    let [places @ .., stack] = &hidden.places;
    for (place, cards) in places.iter().enumerate() {
        let holder = place % MAX_SEATS;
        // Nothing is hidden where nobody plays, and with oneself.
        if holder < usize::from(seats) && holder != viewer.index() {
            write_hidden_cards(cards, cursor);
        } else {
            cursor.skip(u64::BITS as usize + u16::BITS as usize);
        }
    }
    write_hidden_cards(stack, cursor);
}

fn write_hidden_cards(cards: &HiddenCards, cursor: &mut Cursor<'_>) {
    cursor.set(cards.coloured.to_le_bytes());
    cursor.set(cards.mains.to_le_bytes());
}
