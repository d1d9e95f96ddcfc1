//! Worlds that agree with a view.
//!
//! Every hidden card is put into one of the places it may be in, so that all hands, reserves and the stack have their
//! size. Where all cards may be in the same places, which is so for most of a game, every such world is equally
//! likely. Where some may not, a first world is found with augmenting paths and then stirred: pairs of cards change
//! places wherever both may, a fixed number of times. Each stir keeps the uniform distribution, so that little of the
//! first world's bias is left, but not none.
//!
//! What the other players remember is not in a view: in an imagined world they remember nothing but what is public now.
//! First reserves that are not shown yet (TS-6) are imagined as one of the hand's cards or none, all equally likely.

use sevenfold_core::{NoWorld, Rng, Seat, Viewer};

use crate::action::Order;
use crate::cards::Cards;
use crate::memory::{Holding, Memory, Place, Places, Recall, Sight};
use crate::phase::IDLE_PER_SEAT;
use crate::pieces::{Card, MOST_CARDS};
use crate::state::{Stack, TripleSeven};
use crate::table::{Phase, Table};
use crate::view::View;
use crate::{LEAST_SEATS, MOST_SEATS};

/// How often each hidden card is stirred, on average.
const STIRS: u32 = 3;

/// A world that agrees with the view.
pub(crate) fn world(view: &View, rng: &mut impl Rng) -> Result<TripleSeven, NoWorld> {
    let mut world = forgetful_world(view, rng)?;
    remember(view, &mut world);
    Ok(world)
}

/// The same world, in which nobody remembers anything.
pub(crate) fn forgetful_world(view: &View, rng: &mut impl Rng) -> Result<TripleSeven, NoWorld> {
    let seats = view.table.seats;
    if !(LEAST_SEATS..=MOST_SEATS).contains(&seats) || view.players.len() != usize::from(seats) {
        return Err(NoWorld);
    }
    let mut world = TripleSeven::forgetful(view.table.options, seats);
    world.table = view.table;
    for (collected, player) in world.collected.iter_mut().zip(&view.players) {
        *collected = player.collected;
    }
    if matches!(view.table.phase, Phase::FirstDealer | Phase::Deal) {
        return Ok(world);
    }
    if let Some(own) = &view.own {
        world.hands[own.seat.index()] = own.hand;
        world.reserves[own.seat.index()] = own.reserve;
    }
    if !counts_are_possible(&view.table) || !is_whole(view, world.deck()) {
        return Err(NoWorld);
    }
    deal_hidden(view, &mut world, rng)?;
    if let Phase::Reserving { answered } = view.table.phase {
        imagine_first_reserves(view, answered, &mut world, rng);
    }
    Ok(world)
}

/// A round ends before more turns have passed than that.
fn counts_are_possible(table: &Table) -> bool {
    [table.idle, table.dry].into_iter().all(|turns| turns <= IDLE_PER_SEAT * table.seats)
}

/// Is every card that was dealt either seen or hidden, and only once?
fn is_whole(view: &View, dealt: Cards) -> bool {
    let pile = &view.table.pile;
    let own = view.own.map_or(Cards::NONE, |own| own.hand);
    let mut reserve = Cards::NONE;
    view.own.and_then(|own| own.reserve).into_iter().for_each(|card| reserve.add(card));
    let seen = [pile.under, pile.top_cards(), own, reserve];
    let mut all = seen.into_iter().chain(view.hidden.iter().map(|some| some.cards));
    all.try_fold(dealt, |left, cards| left.without(&cards)).is_some_and(|left| left.is_empty())
}

/// A hidden card and where it may be.
#[derive(Clone, Copy)]
struct Hidden {
    card: Card,
    may: Places,
    place: Option<Place>,
}

/// How many more cards each place takes.
type Room = [u8; Place::COUNT];

fn deal_hidden(view: &View, world: &mut TripleSeven, rng: &mut impl Rng) -> Result<(), NoWorld> {
    let mut hidden: Vec<Hidden> = view
        .hidden
        .iter()
        .flat_map(|some| some.cards.iter().map(|card| Hidden { card, may: some.places(), place: None }))
        .collect();
    let room = room(view);
    if hidden.len() > MOST_CARDS
        || hidden.len() != room.iter().map(|&cards| usize::from(cards)).sum::<usize>()
    {
        return Err(NoWorld);
    }
    rng.shuffle(&mut hidden);
    // Cards with fewer places first: fewer have to be moved again.
    hidden.sort_by_key(|card| card.may.len());
    place_all(&mut hidden, room, rng)?;
    if hidden.iter().any(|card| card.may != hidden[0].may) {
        stir(&mut hidden, rng);
    }
    fill(world, &hidden, rng);
    Ok(())
}

fn room(view: &View) -> Room {
    let mut room = [0; Place::COUNT];
    for (seat, player) in Seat::all(view.table.seats).zip(&view.players) {
        if view.own.is_none_or(|own| own.seat != seat) {
            room[Place::hand(seat).index()] = player.hand;
            room[Place::reserve(seat).index()] = u8::from(player.reserved);
        }
    }
    room[Place::STACK.index()] = view.stack;
    room
}

/// Puts every card into a place it may be in, places with more room being likelier.
fn place_all(hidden: &mut [Hidden], mut room: Room, rng: &mut impl Rng) -> Result<(), NoWorld> {
    for index in 0..hidden.len() {
        let may = hidden[index].may;
        let total: u32 = may.iter().map(|place| u32::from(room[place.index()])).sum();
        if total == 0 {
            make_room(hidden, index, &mut room)?;
            continue;
        }
        let mut pick = rng.below(total);
        for place in may.iter() {
            let here = u32::from(room[place.index()]);
            if pick < here {
                hidden[index].place = Some(place);
                room[place.index()] -= 1;
                break;
            }
            pick -= here;
        }
    }
    Ok(())
}

/// Finds a chain of cards that each move over by one place so that this card gets in: an augmenting path.
fn make_room(hidden: &mut [Hidden], index: usize, room: &mut Room) -> Result<(), NoWorld> {
    // For each place reached: the card that would move into it.
    let mut mover: [Option<usize>; Place::COUNT] = [None; Place::COUNT];
    let mut queue: Vec<Place> = Vec::with_capacity(Place::COUNT);
    for place in hidden[index].may.iter() {
        mover[place.index()] = Some(index);
        queue.push(place);
    }
    let mut next = 0;
    while let Some(&place) = queue.get(next) {
        next += 1;
        if room[place.index()] > 0 {
            room[place.index()] -= 1;
            shift(hidden, &mover, index, place);
            return Ok(());
        }
        for (other, card) in hidden.iter().enumerate().filter(|(_, card)| card.place == Some(place)) {
            for further in card.may.iter() {
                if mover[further.index()].is_none() {
                    mover[further.index()] = Some(other);
                    queue.push(further);
                }
            }
        }
    }
    Err(NoWorld)
}

fn shift(hidden: &mut [Hidden], mover: &[Option<usize>; Place::COUNT], index: usize, mut place: Place) {
    while let Some(card) = mover[place.index()] {
        let left = hidden[card].place.replace(place);
        match left {
            Some(left) if card != index => place = left,
            _ => return,
        }
    }
}

/// Lets random pairs of cards change places where both may.
fn stir(hidden: &mut [Hidden], rng: &mut impl Rng) {
    let count = hidden.len() as u32;
    for _ in 0..count * STIRS {
        let (one, other) = (rng.below(count) as usize, rng.below(count) as usize);
        let (Some(here), Some(there)) = (hidden[one].place, hidden[other].place) else { continue };
        if hidden[one].may.contains(there) && hidden[other].may.contains(here) {
            hidden[one].place = Some(there);
            hidden[other].place = Some(here);
        }
    }
}

fn fill(world: &mut TripleSeven, hidden: &[Hidden], rng: &mut impl Rng) {
    let mut stack = Order::new();
    for card in hidden {
        let Some(place) = card.place else { continue };
        match place.holder() {
            None => stack.push(card.card),
            Some((seat, Holding::Hand)) => world.hands[seat.index()].add(card.card),
            Some((seat, Holding::Reserve)) => world.reserves[seat.index()] = Some(card.card),
        }
    }
    rng.shuffle(&mut stack);
    world.stack = Stack::from_order(&stack);
}

fn imagine_first_reserves(view: &View, answered: u8, world: &mut TripleSeven, rng: &mut impl Rng) {
    for seat in Seat::all(view.table.seats) {
        if view.viewer.is(seat) || !view.table.has_answered(seat, answered) {
            continue;
        }
        let hand: Vec<Card> = world.hand(seat).iter().collect();
        let choice = rng.below(hand.len() as u32 + 1) as usize;
        if let Some(&card) = hand.get(choice) {
            world.hand_mut(seat).take(card);
            world.reserves[seat.index()] = Some(card);
        }
    }
}

/// The viewer remembers what the view says; everybody else what is public now.
fn remember(view: &View, world: &mut TripleSeven) {
    let mut memory = Memory::NOTHING;
    if matches!(view.table.phase, Phase::FirstDealer | Phase::Deal) {
        world.memory = Recall::keep(&memory);
        return;
    }
    for observer in Viewer::all(view.table.seats) {
        let sight = if observer == view.viewer {
            Sight::from_whereabouts(&view.hidden)
        } else {
            anything(world, observer)
        };
        memory.set_sight(observer, &sight);
    }
    world.memory = Recall::keep(&memory);
}

/// What an observer knows who remembers nothing: any hidden card may be anywhere.
pub(crate) fn anything(world: &TripleSeven, observer: Viewer) -> Sight {
    let mut seen = world.table.pile.cards();
    let mut places = Places::default().with(Place::STACK);
    let shown = !matches!(world.table.phase, Phase::Reserving { .. });
    for seat in Seat::all(world.table.seats) {
        if observer.is(seat) {
            seen.add_all(world.hand(seat));
            world.reserve(seat).iter().for_each(|&card| seen.add(card));
        } else {
            places = places.with(Place::hand(seat));
            if shown && world.reserve(seat).is_some() {
                places = places.with(Place::reserve(seat));
            }
        }
    }
    let deck = world.deck();
    let mut sight = Sight::NOTHING;
    sight.hide(&deck.without(&seen).unwrap_or(deck), places);
    sight
}
