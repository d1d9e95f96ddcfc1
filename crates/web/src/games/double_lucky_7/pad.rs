//! The paper score pad (DL-38): a column a player, a row a round, the penalty row, the total.

use leptos::prelude::*;
use sevenfold_core::Seat;
use sevenfold_double_lucky_7::{Mode, Options, Pad, PadCell, PadRow, Phase, View};

use super::view_of;
use crate::table::{Here, Sign};

/// The score pad. It is paper, also in the dark.
pub(crate) fn pad(here: Here) -> AnyView {
    let paper = here.settled(move || view_of(here).map(Paper::of));
    view! { <div class="padbox">{move || paper.get().map(|paper| sheet(here, &paper))}</div> }.into_any()
}

/// What is written on it.
#[derive(Clone, PartialEq)]
struct Paper {
    seats: u8,
    options: Options,
    pad: Pad,
    /// The round that is played; nothing when the game is over.
    now: Option<u8>,
    over: bool,
}

impl Paper {
    fn of(view: View) -> Self {
        let over = view.phase == Phase::Over;
        let now = view.round.filter(|_| !over).map(|round| round.number);
        Self { seats: view.seats, options: view.options, pad: view.pad, now, over }
    }
}

fn sheet(here: Here, view: &Paper) -> AnyView {
    let t = |key: &str| here.t(&format!("web-double-lucky-7-{key}"));
    let heads = Seat::all(view.seats)
        .map(|seat| view! { <th scope="col"><Sign seat /><span>{here.name(seat)}</span></th> })
        .collect_view();
    let rows = (1..=view.options.rounds).map(|round| row(view, round)).collect_view();
    let penalty = (view.options.mode != Mode::Classic).then(|| {
        let cells = view
            .pad
            .penalties
            .iter()
            .map(|points| view! { <td>{(*points > 0).then(|| format!("−{points}"))}</td> });
        view! { <tr class="pen"><th scope="row">{t("penalty")}</th>{cells.collect_view()}</tr> }
    });
    let many = view.seats > 5;
    let total = if view.over { t("total") } else { t("total-so-far") };
    let totals = view.pad.totals.iter().map(|total| view! { <td>{*total}</td> }).collect_view();
    view! {
        <div class="pad" class:many=many>
            <div class="holes" aria-hidden="true"></div>
            <table>
                <caption>{t("pad")}<small>{t("pad-hint")}</small></caption>
                <thead><tr><th scope="col"><span class="vh">{t("pad-round")}</span></th>{heads}</tr></thead>
                <tbody>{rows}</tbody>
                <tfoot>
                    {penalty}
                    <tr class="tot"><th scope="row">{total}</th>{totals}</tr>
                </tfoot>
            </table>
        </div>
    }
    .into_any()
}

/// A round, played or to come.
fn row(view: &Paper, round: u8) -> AnyView {
    let written = view.pad.rounds.iter().find(|row| row.round == round);
    let now = view.now == Some(round);
    let double = (round == 7).then(|| view! { <u>"×2"</u> });
    let cell = |seat: Seat| match written.and_then(|row: &PadRow| row.cells.get(seat.index())) {
        Some(cell) => entry(*cell, round),
        None => view! { <td></td> }.into_any(),
    };
    view! {
        <tr class:cur=now class:h8=round == 8>
            <th scope="row">{round}{double}</th>
            {Seat::all(view.seats).map(cell).collect_view()}
        </tr>
    }
    .into_any()
}

/// Bid and points; a bid that was missed is struck out.
fn entry(cell: PadCell, round: u8) -> AnyView {
    let doubled = (cell.times == 2 && round != 7).then(|| view! { <u>"×2"</u> });
    view! {
        <td class:miss=cell.missed()>
            <i>{cell.bid}</i>
            {doubled}
            <b>{cell.points}</b>
        </td>
    }
    .into_any()
}
