//! The standing by levels: a sheet beside the table, a strip above the board where there is no room beside.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_seven::{Colour, Teams, View};

use super::board::shade;
use super::play::Play;
use super::standing::{Row, Sheet};
use crate::afterwards::afterwards;
use crate::memo::Memo;
use crate::table::{Here, Sign};

/// The standing with the tile in hand. It follows the tile, and the pictures of its places.
fn sheet_of(play: Play) -> Memo<Option<Sheet>> {
    let pending = afterwards(Memo::new(move |_| play.pending()), 2);
    Memo::new(move |_| play.view.with(|view| Some(Sheet::of(view.as_ref()?, pending.get()))))
}

fn colour_of(view: Option<&View>, seat: Seat) -> Colour {
    view.and_then(|view| view.players.get(seat.index())).map_or(Colour::White, |player| player.colour)
}

/// Beside the table; always, because there is always a standing.
#[expect(clippy::unnecessary_wraps, reason = "as every game's sheet is made")]
pub(crate) fn sheet(here: Here) -> Option<AnyView> {
    let play = Play::at(here);
    let sheet = sheet_of(play);
    let rows = move || sheet.with(|sheet| sheet.as_ref().map(|sheet| sheet.rows.clone()).unwrap_or_default());
    let heads = Memo::new(move |_| {
        sheet.with(|sheet| sheet.as_ref().map(|sheet| (sheet.teams, sheet.seats.clone())))
    });
    let words = move || {
        let Sheet { lead, then, teams, .. } = sheet.get()?;
        let pairs = (teams == Teams::Pairs).then(|| play.here.t("web-seven-pairs-note"));
        let misere = play.view.with(|view| view.as_ref().is_some_and(|view| view.options.misere));
        let misere = misere.then(|| play.here.t("web-seven-misere-note"));
        let notes: Vec<String> =
            then.map(|then| play.say(&then)).into_iter().chain(pairs).chain(misere).collect();
        Some(view! { <b>{play.say(&lead)}</b>" "{notes.join(" ")} })
    };
    Some(
        view! {
            <section class="sv-sheet">
                <h2>{play.here.says("web-seven-standing")}</h2>
                <table>
                    <thead>{move || heads.get().map(|(teams, seats)| head(play, teams, &seats))}</thead>
                    <tbody><For each=rows key=Clone::clone children=move |one| row(play, &one) /></tbody>
                </table>
                <p class="verdict">{words}</p>
            </section>
        }
        .into_any(),
    )
}

/// Who is in which column; partners under one line.
fn head(play: Play, teams: Teams, seats: &[Seat]) -> AnyView {
    let pairs = (teams == Teams::Pairs).then(|| {
        let pair = |pair: &[Seat]| {
            let names = sevenfold_core::Arg::list(pair.iter().copied());
            let message = Message::new("web-seven-pair").with("seats", names);
            view! { <th colspan="2" class="pr"><span>{play.say(&message)}</span></th> }
        };
        view! { <tr><td></td>{seats.chunks(2).map(pair).collect_view()}</tr> }
    });
    let signs = seats.iter().map(|&seat| {
        view! {
            <th scope="col"><Sign seat /><span class:vh=teams == Teams::Pairs>{move || name(play, seat)}</span></th>
        }
    });
    view! { {pairs}<tr><td></td>{signs.collect_view()}</tr> }.into_any()
}

fn name(play: Play, seat: Seat) -> String {
    if play.here.own() == Some(seat) { play.here.t("web-you-name") } else { play.here.name(seat) }
}

fn row(play: Play, row: &Row) -> AnyView {
    let cells = row.counts.iter().enumerate().map(|(column, (seat, count))| {
        let colour = play.view.with_untracked(|view| colour_of(view.as_ref(), *seat));
        let more = row.pending == Some(column);
        let shade = shade(colour, row.level);
        let hexes = hex(&shade).repeat((*count).into());
        let ghost = if more { hex(&format!("gh {shade}")) } else { String::new() };
        let number = match (*count, more) {
            (0, true) => "+1".to_owned(),
            (count, true) => format!("{count} +1"),
            (count, false) => count.to_string(),
        };
        view! {
            <td class:zero=*count == 0 && !more class:pd=more>
                <b class="serif">{number}</b>
                <span class="q" inner_html=hexes + &ghost></span>
            </td>
        }
    });
    let decides = row.first.then(|| view! { <small>{play.here.says("web-seven-first")}</small> });
    let level = Message::new("web-seven-level").with("level", row.level);
    view! {
        <tr class:pend=row.pending.is_some()>
            <th scope="row">{move || play.say(&level)}{decides}</th>
            {cells.collect_view()}
        </tr>
    }
    .into_any()
}

/// A cell, as markup: there are dozens of them.
fn hex(class: &str) -> String {
    format!(
        "<svg class=\"sv-hx {class}\" viewBox=\"0 0 20 22\" aria-hidden=\"true\">\
         <path d=\"M10 1l8.7 5v10L10 21 1.3 16V6z\"/></svg>"
    )
}

/// Above the board.
#[component]
pub(crate) fn Strip(play: Play) -> impl IntoView {
    let sheet = sheet_of(play);
    let rows = move || sheet.with(|sheet| sheet.as_ref().map(|sheet| sheet.rows.clone()).unwrap_or_default());
    let heads = Memo::new(move |_| {
        sheet.with(|sheet| sheet.as_ref().map(|sheet| (sheet.teams, sheet.seats.clone())))
    });
    let signs = move || {
        let (_, seats) = heads.get()?;
        Some(seats.into_iter().map(|seat| view! { <Sign seat /> }).collect_view())
    };
    let teams = move || heads.get_untracked().map_or(Teams::None, |(teams, _)| teams);
    view! {
        <ul class="sv-strip" aria-label=play.here.says("web-seven-standing")>
            <li class="sgs">{signs}</li>
            <For each=rows key=Clone::clone children=move |row| tally(play, teams(), &row) />
        </ul>
    }
}

/// One level of the strip.
fn tally(play: Play, teams: Teams, row: &Row) -> AnyView {
    let number = |(column, (_, count)): (usize, &(Seat, u8))| {
        if row.pending == Some(column) { format!("{count}+1") } else { count.to_string() }
    };
    let numbers: Vec<String> = row.counts.iter().enumerate().map(number).collect();
    let parted = match teams {
        Teams::Pairs => numbers.chunks(2).map(|pair| pair.join(" · ")).collect::<Vec<_>>().join(" : "),
        Teams::None => numbers.join(" : "),
    };
    let level = Message::new("web-seven-level").with("level", row.level);
    view! {
        <li class:pd=row.pending.is_some()><i>{move || play.say(&level)}</i><b class="serif">{parted}</b></li>
    }
    .into_any()
}
