//! Chips by round and seat.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_sieben::Event;

use super::view_of;
use crate::table::{Here, Sign};

/// Chips won in one round, by seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RoundRow {
    /// The round, or nothing for what was won before the log begins.
    pub round: Option<u8>,
    /// Chips by seat; nothing for whoever still plays.
    pub chips: Vec<Option<u8>>,
}

/// What the log tells of the rounds, and what is left of the sums for the rounds before it.
pub(crate) fn rounds<'a>(events: impl Iterator<Item = &'a Event>, sums: &[u8]) -> Vec<RoundRow> {
    let none = || vec![None; sums.len()];
    let mut rows: Vec<RoundRow> = Vec::new();
    let mut before: Vec<u8> = sums.to_vec();
    let mut earlier = none();
    for event in events {
        match *event {
            Event::Dealt { round, .. } => rows.push(RoundRow { round: Some(round), chips: none() }),
            Event::WentOut { seat, chips, .. } | Event::LeftOver { seat, chips } => {
                // What was won before the first deal in the log stays with the earlier rounds.
                if let Some(slot) = rows.last_mut().and_then(|row| row.chips.get_mut(seat.index())) {
                    *slot = Some(chips);
                    before[seat.index()] = before[seat.index()].saturating_sub(chips);
                }
            }
            _ => {}
        }
    }
    if before.iter().any(|&chips| chips > 0) {
        earlier.iter_mut().zip(before).for_each(|(slot, chips)| *slot = Some(chips));
        rows.insert(0, RoundRow { round: None, chips: earlier });
    }
    rows
}

/// The sheet beside the table.
pub(crate) fn sheet(here: Here) -> Option<AnyView> {
    untrack(|| here.with_game(|_| ()))?;
    let written = here.settled(move || {
        let sums: Vec<u8> = view_of(here)?.players.iter().map(|player| player.chips).collect();
        let rows = here.with_events(|events| rounds(events.iter().map(|told| &told.event), &sums))?;
        Some((sums, rows))
    });
    Some((move || written.get().map(|(sums, rows)| table(here, &sums, rows))).into_any())
}

fn table(here: Here, sums: &[u8], rows: Vec<RoundRow>) -> AnyView {
    let seats = Seat::all(sums.len() as u8);
    let head = seats.map(|seat| {
        let (title, name) = (here.name(seat), here.name(seat));
        view! { <th scope="col" title=title><Sign seat /><span class="vh">{name}</span></th> }
    });
    let row = |row: RoundRow| {
        let label = row.round.map_or_else(|| here.t("web-sieben-earlier"), |round| round.to_string());
        let cell = |chips: Option<u8>| view! { <td>{chips.map_or_else(|| "–".to_owned(), |chips| chips.to_string())}</td> };
        view! { <tr><th scope="row">{label}</th>{row.chips.into_iter().map(cell).collect_view()}</tr> }
    };
    let best = sums.iter().max().copied();
    let sum = |chips: u8| view! { <td class:best=Some(chips) == best>{chips}</td> };
    view! {
        <table class="sc">
            <caption>{here.t("web-sieben-chips")}</caption>
            <thead><tr><th scope="col">{here.say(&Message::new("web-sieben-round"))}</th>{head.collect_view()}</tr></thead>
            <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            <tfoot><tr><th scope="row">{here.t("web-sieben-sum")}</th>{sums.iter().map(|&chips| sum(chips)).collect_view()}</tr></tfoot>
        </table>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_sieben::Place;

    fn out(seat: u8, place: u8, chips: u8) -> Event {
        Event::WentOut { seat: Seat::from_number(seat).unwrap(), place: Place::new(place).unwrap(), chips }
    }

    fn dealt(round: u8) -> Event {
        Event::Dealt { round, first: Seat::FIRST, hands: std::iter::empty().collect() }
    }

    #[test]
    fn chips_are_told_by_round() {
        let left = Event::LeftOver { seat: Seat::FIRST, chips: 1 };
        let rows = rounds([dealt(1), out(2, 1, 2), left, dealt(2), out(1, 1, 2)].iter(), &[3, 2]);
        assert_eq!(rows[0], RoundRow { round: Some(1), chips: vec![Some(1), Some(2)] });
        assert_eq!(rows[1], RoundRow { round: Some(2), chips: vec![Some(2), None] });
    }

    #[test]
    fn what_the_log_has_forgotten_stands_first() {
        let rows = rounds([out(1, 1, 2), dealt(4), out(2, 1, 2)].iter(), &[6, 5]);
        assert_eq!(rows[0], RoundRow { round: None, chips: vec![Some(6), Some(3)] });
        assert_eq!(rows[1], RoundRow { round: Some(4), chips: vec![None, Some(2)] });
    }
}
