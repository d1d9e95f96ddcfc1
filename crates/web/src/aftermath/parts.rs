//! What the points of a game are made of, in each game's own way.

use leptos::prelude::*;
use serde::de::DeserializeOwned;
use serde_json::Value;
use sevenfold_core::{Message, Seat};
use sevenfold_double_lucky_7::DoubleLucky7;
use sevenfold_double_seven::{DOUBLE_SEVEN_POINTS, DoubleSeven};
use sevenfold_protocol::LogLine;
use sevenfold_sevens::{self as sevens, Sevens};
use sevenfold_sieben::{Event, Place, Sieben};
use sevenfold_triple_seven::TripleSeven;

use super::facts::read;
use crate::table::{Here, Sign};

/// What there is of each thing that counts, by seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Parts {
    /// What counts.
    pub heads: Vec<Message>,
    /// How much of it each seat has.
    pub rows: Vec<Vec<String>>,
}

/// What the points of a game are made of, from its last view and its whole log; nothing where a game does not say.
pub(crate) fn parts(game: &str, view: &Value, log: &[LogLine]) -> Option<Parts> {
    match game {
        "double-seven" => double_seven(view),
        "double-lucky-7" => double_lucky_7(view),
        "sieben" => sieben(view, log),
        "triple-seven" => triple_seven(view),
        "sevens" => sevens(view, log),
        _ => None,
    }
}

/// DS-22: tiles in families, 7 tokens, the 77 token.
fn double_seven(view: &Value) -> Option<Parts> {
    let heads = ["web-double-seven-families", "web-double-seven-tokens-7", "web-double-seven-token-77"];
    let row = |player: &sevenfold_double_seven::PlayerView| {
        let double = if player.double_seven { DOUBLE_SEVEN_POINTS } else { 0 };
        let tiles = player.points.saturating_sub(player.sevens + double);
        [tiles, player.sevens, double].map(|points| points.to_string()).to_vec()
    };
    let rows = read::<DoubleSeven>(view)?.players.iter().map(row).collect();
    Some(Parts { heads: heads.map(Message::new).to_vec(), rows })
}

/// DL-18, DL-28: rounds predicted exactly, what they brought, and the penalty.
fn double_lucky_7(view: &Value) -> Option<Parts> {
    let pad = read::<DoubleLucky7>(view)?.pad;
    let heads = ["web-double-lucky-7-exact", "web-double-lucky-7-brought", "web-double-lucky-7-penalty"];
    let row = |(index, penalty): (usize, &i32)| {
        let won = pad.rounds.iter().filter_map(|round| round.cells.get(index)?.points);
        let won: Vec<i32> = won.filter(|points| *points > 0).collect();
        vec![won.len().to_string(), won.iter().sum::<i32>().to_string(), (-penalty).to_string()]
    };
    let rows = pad.penalties.iter().enumerate().map(row).collect();
    Some(Parts { heads: heads.map(Message::new).to_vec(), rows })
}

/// SI-14, SI-15: how often somebody was out first, and how often left with cards.
fn sieben(view: &Value, log: &[LogLine]) -> Option<Parts> {
    let seats = read::<Sieben>(view)?.players.len();
    let count = |event: Event| match event {
        Event::WentOut { seat, place: Place::MIN, .. } => Some((seat, 0)),
        Event::LeftOver { seat, .. } => Some((seat, 1)),
        _ => None,
    };
    let heads = ["sieben-first-out", "sieben-left-over"].map(Message::new);
    Some(Parts { heads: heads.to_vec(), rows: counted(seats, log, count) })
}

/// SE-8, SE-10, SE-11: how often somebody was out first, how often they left a round, and what it cost.
fn sevens(view: &Value, log: &[LogLine]) -> Option<Parts> {
    let players = read::<Sevens>(view)?.players;
    let count = |event: sevens::Event| match event {
        sevens::Event::WentOut { seat, place: sevens::Place::MIN } => Some((seat, 0)),
        sevens::Event::Folded { seat, .. } => Some((seat, 1)),
        _ => None,
    };
    let mut rows = counted(players.len(), log, count);
    for (row, player) in rows.iter_mut().zip(&players) {
        row.push(player.penalties.to_string());
    }
    let first = Message::new("web-sevens-out").with("place", 1_u8);
    let heads = vec![first, Message::new("web-sevens-folded"), Message::new("web-sevens-penalties")];
    Some(Parts { heads, rows })
}

/// How often each of two things happened to each seat.
fn counted<E: DeserializeOwned>(
    seats: usize,
    log: &[LogLine],
    count: impl Fn(E) -> Option<(Seat, usize)>,
) -> Vec<Vec<String>> {
    let mut counts = vec![[0_u8; 2]; seats];
    let events = log.iter().filter_map(|line| line.event.as_ref()?.read().ok());
    for (seat, which) in events.filter_map(count) {
        if let Some(counts) = counts.get_mut(seat.index()) {
            counts[which] += 1;
        }
    }
    counts.iter().map(|counts| counts.map(|count| count.to_string()).to_vec()).collect()
}

/// TS-22: which kinds of card have been collected.
fn triple_seven(view: &Value) -> Option<Parts> {
    let heads = ["triple-seven-kind-number", "triple-seven-kind-action", "triple-seven-kind-character"];
    let mark = |card: &Option<_>| if card.is_some() { "✓" } else { "–" }.to_owned();
    let row = |player: &sevenfold_triple_seven::Player| player.collected.iter().map(mark).collect();
    let rows = read::<TripleSeven>(view)?.players.iter().map(row).collect();
    Some(Parts { heads: heads.map(Message::new).to_vec(), rows })
}

/// The table of parts.
pub(crate) fn table(here: Here, parts: Parts) -> AnyView {
    let Parts { heads, rows } = parts;
    let head = |head: Message| view! { <th scope="col">{move || here.say(&head)}</th> };
    let row = |(seat, cells): (Seat, Vec<String>)| {
        let cells = cells.into_iter().map(|cell| view! { <td>{cell}</td> }).collect_view();
        view! { <tr><th scope="row"><Sign seat /><span>{move || here.name(seat)}</span></th>{cells}</tr> }
    };
    let rows = Seat::all(rows.len() as u8).zip(rows).map(row).collect_view();
    view! {
        <table class="parts">
            <thead><tr><td></td>{heads.into_iter().map(head).collect_view()}</tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_core::json::Data;
    use sevenfold_core::{Game, Viewer};
    use sevenfold_protocol::{LogKind, Millis};

    fn view<G: Game>(seats: u8) -> Value {
        let game = G::new(&G::Options::default(), seats).unwrap();
        serde_json::to_value(game.view(Viewer::Watcher)).unwrap()
    }

    #[test]
    fn every_game_says_what_its_points_are_made_of() {
        let all = [
            parts("double-seven", &view::<DoubleSeven>(3), &[]),
            parts("double-lucky-7", &view::<DoubleLucky7>(3), &[]),
            parts("sieben", &view::<Sieben>(3), &[]),
            parts("triple-seven", &view::<TripleSeven>(3), &[]),
            parts("sevens", &view::<Sevens>(3), &[]),
        ];
        for parts in all {
            let parts = parts.unwrap();
            assert_eq!(parts.rows.len(), 3, "{parts:?}");
            assert!(parts.rows.iter().all(|row| row.len() == parts.heads.len()), "{parts:?}");
        }
    }

    #[test]
    fn si_15_who_was_out_first_and_who_was_left_is_counted() {
        let line = |event: Event| LogLine {
            version: 1,
            step: 1,
            at: Millis(0),
            kind: LogKind::Game,
            message: Message::new("x"),
            event: Some(Data::write(&event)),
        };
        let (first, second) = (Seat::FIRST, Seat::from_number(2).unwrap());
        let log = [
            line(Event::WentOut { seat: first, place: Place::MIN, chips: 2 }),
            line(Event::LeftOver { seat: second, chips: 1 }),
            line(Event::WentOut { seat: first, place: Place::MIN, chips: 2 }),
        ];
        let parts = sieben(&view::<Sieben>(2), &log).unwrap();
        assert_eq!(parts.rows, [["2", "0"], ["0", "1"]]);
    }
}
