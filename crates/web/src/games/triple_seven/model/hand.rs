//! The hand as it is laid out: cards in the order of the notation, a 567 together.

use sevenfold_core::{Arg, Message};
use sevenfold_triple_seven::{Action, Card, Cards, Colour, Face, Kind, Rank, Shown, View};

use super::{Asked, Scene, Thing};

/// A card in hand; copies of a main character are told apart by their number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Slot {
    /// The card.
    pub card: Card,
    /// Which copy, from 0.
    pub copy: u8,
}

/// What stands side by side in the hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Held {
    /// A card.
    One(Slot),
    /// The cards of a 567 in one frame; four if both the 6 and the THIEF are there (TS-13).
    Run(Colour, Vec<Slot>),
}

/// The hand from left to right.
pub(crate) fn lay_out(hand: &Cards) -> Vec<Held> {
    let runs: Vec<(Colour, Vec<Slot>)> =
        Colour::ALL.into_iter().filter_map(|colour| Some((colour, run(hand, colour)?))).collect();
    let mut held: Vec<Held> = Vec::new();
    for slot in slots(hand) {
        match runs.iter().find(|(_, cards)| cards.contains(&slot)) {
            // The frame stands where its first card does.
            Some((colour, cards)) if cards[0] == slot => held.push(Held::Run(*colour, cards.clone())),
            Some(_) => {}
            None => held.push(Held::One(slot)),
        }
    }
    held
}

fn slots(hand: &Cards) -> Vec<Slot> {
    let mut slots: Vec<Slot> = Vec::new();
    for card in hand.iter() {
        let copy = slots.iter().filter(|slot| slot.card == card).count() as u8;
        slots.push(Slot { card, copy });
    }
    slots
}

/// The cards of this colour that make a 567, if they do.
fn run(hand: &Cards, colour: Colour) -> Option<Vec<Slot>> {
    let there = |rank: Rank| {
        let card = Card::new(colour, rank);
        hand.contains(card).then_some(Slot { card, copy: 0 })
    };
    let (five, seven) = (there(Rank::Number(5))?, there(Rank::Number(7))?);
    let sixes: Vec<Slot> = [Rank::Number(6), Rank::Thief].into_iter().filter_map(there).collect();
    if sixes.is_empty() {
        return None;
    }
    Some([vec![five], sixes, vec![seven]].concat())
}

/// How something of one's own looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Light {
    /// It does what is asked for.
    Lit,
    /// It does not fit, but it can be put aside.
    Open,
    /// Nothing can be done with it now.
    #[default]
    Quiet,
}

/// How something of one's own looks now.
pub(crate) fn light(scene: &Scene, thing: Thing) -> Light {
    let aside = |action: &Action| matches!(action, Action::Reserve(_) | Action::Swap(_));
    let asked_aside = scene.asked() == Asked::Reserve;
    let mut about = scene.about(thing).peekable();
    if about.peek().is_none() {
        Light::Quiet
    } else if about.any(|action| asked_aside || !aside(action)) {
        Light::Lit
    } else {
        Light::Open
    }
}

/// What stands under a card in hand: what it would do, or why it would not.
pub(crate) fn caption(scene: &Scene, card: Card) -> Option<Message> {
    let about = || scene.about(Thing::Card(card));
    match scene.asked() {
        Asked::Reserve => Some(as_reserve(&scene.view, card)),
        Asked::Turn | Asked::Extra => {
            let plays = about().any(|action| matches!(action, Action::Play(..)));
            Some(if plays { fits(scene.view.table.pile.shows, card) } else { plain("no-fit") })
        }
        Asked::Answer(..) => about().next().map(|_| plain("answers")),
        Asked::Gift | Asked::CallOut(_) | Asked::Nothing => None,
    }
}

fn plain(word: &'static str) -> Message {
    Message::new("web-triple-seven-caption").with("word", word)
}

/// Before the round: of which type it is, and whether that type is still missing.
fn as_reserve(view: &View, card: Card) -> Message {
    let kind = card.kind();
    let has = if view.has_collected(kind) { "yes" } else { "no" };
    Message::new("web-triple-seven-caption-kind").with("kind", Arg::key(kind.key())).with("has", has)
}

/// Why a card plays on what the pile shows (TS-10 to TS-12).
fn fits(shows: Option<Shown>, card: Card) -> Message {
    let Some(shows) = shows else { return plain("first") };
    match card.face() {
        Face::Coloured(colour, _) if colour == shows.colour => plain("colour"),
        Face::Coloured(_, rank) if Some(rank.number()) == shows.number => plain("number"),
        _ if card.kind() == Kind::Character => plain("any"),
        _ => plain("ten"),
    }
}
