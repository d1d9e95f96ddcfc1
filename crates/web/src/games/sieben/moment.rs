//! The moment of the game: a Seven!. The card lies, the seven shows, and then the pile goes aside.

use std::time::Duration;

use leptos::prelude::*;
use sevenfold_core::Seat;
use sevenfold_sieben::{Card, Event, Face, Lying, PileView};

use crate::memo::Memo;
use crate::table::{Here, Told};
use crate::watch::watch;

/// So long the pile lies before it goes aside; whoever lays the next card has seen it.
const SHOWN: Duration = Duration::from_millis(1_200);

/// A pile that made seven.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Made {
    /// The step that made it.
    pub step: u32,
    /// Who made it.
    pub seat: Seat,
    /// The pile with the card that made it, bottom first.
    pub cards: Vec<Lying>,
    /// What it shows.
    pub face: Face,
    /// Who laid the next card, if anybody has.
    pub next: Option<Seat>,
    /// What lies aside meanwhile: the pile that made seven before in this round, and the step that made it.
    pub under: Option<(u32, Vec<Lying>)>,
}

/// Where the pile is that made seven last.
#[derive(Clone, Copy)]
pub(crate) struct Moments {
    /// The last one the log tells of.
    pub made: Memo<Option<Made>>,
    /// Does it still lie?
    shown: RwSignal<Option<u32>>,
}

impl Moments {
    /// Follows a table as long as it is drawn.
    pub(crate) fn follow(here: Here) -> Self {
        let made = here.settled(move || {
            here.with_events(|events| last_seven(events.iter().map(|told| (told.step, &told.event))))
                .flatten()
        });
        let shown = RwSignal::new(None);
        let before = StoredValue::new(None::<Option<u32>>);
        watch(move || {
            let step = made.with(|made| made.as_ref().map(|made| made.step));
            let known = before.get_value();
            before.set_value(Some(step));
            // What was made before one came to the table is not news, nor is what was before a move taken back.
            if let (Some(known), Some(step)) = (known, step)
                && known.is_none_or(|known| known < step)
            {
                shown.set(Some(step));
                let over = move || {
                    // Whoever has left the page sees nothing of it.
                    let _ = shown.try_update(|shown| *shown = shown.filter(|other| *other != step));
                };
                set_timeout(over, SHOWN);
            }
        });
        Self { made, shown }
    }

    /// The pile while it still lies, unless whoever looks has laid the next card.
    pub(crate) fn lying(self, here: Here) -> Option<Made> {
        let shown = self.shown.get()?;
        let made = self.made.get().filter(|made| made.step == shown)?;
        let gone_on = made.next.is_some() && made.next == here.me();
        (!gone_on).then_some(made)
    }

    /// The pile of the table, or the one that still lies.
    pub(crate) fn show(self, here: Here, pile: Memo<Option<PileView>>) -> Option<PileView> {
        let pile = pile.get()?;
        let lying = self.lying(here).map(|made| PileView {
            cards: made.cards,
            top: Some(made.face.top),
            seen: made.face.seen,
            total: made.face.total(),
        });
        Some(lying.unwrap_or(pile))
    }
}

/// The last pile that made seven, as the log tells it.
fn last_seven<'a>(events: impl Iterator<Item = (u32, &'a Event)>) -> Option<Made> {
    let (mut cards, mut top) = (Vec::new(), None::<Face>);
    let (mut made, mut aside) = (None::<Made>, None);
    for (step, event) in events {
        match *event {
            Event::Laid { seat, card, way, pile } => {
                cards.push(Lying { card, way });
                top = Some(pile);
                if let Some(made) = &mut made {
                    made.next.get_or_insert(seat);
                }
            }
            Event::Seven { seat, .. } => {
                let cards = std::mem::take(&mut cards);
                let under = aside.replace((step, cards.clone()));
                made = top.take().map(|face| Made { step, seat, cards, face, next: None, under });
            }
            Event::Dealt { .. } | Event::Standstill { .. } => {
                cards.clear();
                aside = None;
            }
            _ => {}
        }
    }
    made
}

/// The card that was laid last, by whom and in which step.
pub(crate) fn last_laid(here: Here) -> Option<(u32, Seat, Card)> {
    last(here, |event| match *event {
        Event::Laid { seat, card, .. } => Some((seat, card)),
        _ => None,
    })
    .map(|(step, (seat, card))| (step, seat, card))
}

/// The card a seat drew last, as far as it may be seen, and in which step.
pub(crate) fn last_drawn(here: Here, by: Seat) -> Option<(u32, Option<Card>)> {
    last(here, |event| match *event {
        Event::Drew { seat, card } if seat == by => Some(card),
        _ => None,
    })
}

/// The latest event of a kind, with its step.
fn last<T>(here: Here, of: impl Fn(&Event) -> Option<T>) -> Option<(u32, T)> {
    let found = here.with_events(|events: &[Told<Event>]| {
        events.iter().rev().find_map(|told| Some((told.step, of(&told.event)?)))
    });
    found.flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_sieben::Way;

    fn laid(seat: u8, card: u8, way: Way, before: Option<Face>) -> (Event, Face) {
        let card = Card::new(card).unwrap();
        let pile = Face::laid(before, card, way);
        (Event::Laid { seat: Seat::from_number(seat).unwrap(), card, way, pile }, pile)
    }

    #[test]
    fn the_last_pile_is_told_with_the_card_that_made_it() {
        let (two, face) = laid(1, 2, Way::Open, None);
        let (five, made) = laid(2, 5, Way::Number, Some(face));
        let seven = Event::Seven { seat: Seat::from_number(2).unwrap(), cards: 2 };
        let (next, _) = laid(2, 3, Way::Open, None);
        let told = |events: Vec<Event>| last_seven((1..).zip(&events));
        assert_eq!(told(vec![two.clone(), five.clone()]), None);
        let first = [two.clone(), five.clone(), seven.clone()];
        let twice = told([&first[..], &first[..]].concat()).unwrap();
        assert_eq!(
            twice.under.map(|(step, cards)| (step, cards.len())),
            Some((3, 2)),
            "the one before lies aside"
        );
        let fresh = told(vec![two.clone(), five.clone(), seven.clone()]).unwrap();
        assert_eq!((fresh.step, fresh.cards.len(), fresh.face, fresh.next), (3, 2, made, None));
        assert_eq!(fresh.under, None);
        let later = told(vec![two, five, seven, next]).unwrap();
        assert_eq!((later.step, later.cards.len()), (3, 2));
        assert_eq!(later.next, Seat::from_number(2), "who has gone on");
    }
}
