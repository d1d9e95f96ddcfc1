//! Beside the table: who has what, and the SINNER's round while it lasts.

use leptos::prelude::*;
use sevenfold_core::{Arg, Message, Seat};
use sevenfold_triple_seven::{Kind, Player};

use super::model::{Reply, Station, stations};
use super::stage::Stage;
use crate::parts::Icon;
use crate::table::Sign;

/// The sheet.
pub(crate) fn sheet(stage: Stage) -> AnyView {
    let round = stage.settled(stations);
    let had = stage.settled(|scene| scene.view.players.iter().map(Had::by).collect::<Vec<_>>());
    let body = move || {
        let round = round.get();
        if round.is_empty() { who_has_what(stage, had.get()) } else { sinners_round(stage, round) }
    };
    view! { <div class="ts-sheet">{body}</div> }.into_any()
}

/// What somebody has of the three that are wanted.
#[derive(Clone, Copy, PartialEq)]
struct Had {
    collected: [bool; Kind::ALL.len()],
    score: i32,
}

impl Had {
    fn by(player: &Player) -> Self {
        Self { collected: player.collected.map(|card| card.is_some()), score: player.score }
    }
}

fn who_has_what(stage: Stage, players: Vec<Had>) -> AnyView {
    let here = stage.here;
    let heads = Kind::ALL.map(|kind| view! { <th scope="col">{here.t(kind.key())}</th> });
    let rows = Seat::all(players.len() as u8).zip(players).map(|(seat, player)| row(stage, seat, player));
    view! {
        <table class="has7">
            <caption>{here.t("web-triple-seven-who-has-what")}</caption>
            <thead><tr><td></td>{heads.into_iter().collect_view()}<td></td></tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
    .into_any()
}

fn row(stage: Stage, seat: Seat, player: Had) -> AnyView {
    let here = stage.here;
    let mark = |has: bool| {
        let said = here.t(if has { "web-triple-seven-got" } else { "web-triple-seven-missing" });
        let sign = if has {
            view! { <Icon name="icon-check" /> }.into_any()
        } else {
            view! { <span class="dot7"></span> }.into_any()
        };
        view! { <td>{sign}<span class="vh">{said}</span></td> }
    };
    let marks = player.collected.map(mark).into_iter().collect_view();
    let score = (player.score > 0).then_some(player.score);
    view! {
        <tr>
            <th scope="row"><Sign seat /><span>{here.name(seat)}</span></th>
            {marks}
            <td class="serif">{score}</td>
        </tr>
    }
    .into_any()
}

fn sinners_round(stage: Stage, round: Vec<(Seat, Station)>) -> AnyView {
    let here = stage.here;
    let asked = round.len().saturating_sub(1);
    let answered = round.iter().filter(|(_, station)| matches!(station, Station::Answered(_))).count();
    let count = Message::new("web-triple-seven-answered-of").with("count", answered).with("all", asked);
    let rows = round.into_iter().map(|(seat, station)| {
        let cards = stage.with(|scene| scene.view.players.get(seat.index()).map(|player| player.hand));
        view! {
            <li class:now=station == Station::Asked class:last=station == Station::Sinner>
                <Sign seat />
                <b>{here.name(seat)}</b>
                <span>{here.say(&words(station))}</span>
                <em class="serif">{cards}</em>
            </li>
        }
    });
    view! {
        <h2 class="h7">{here.t("web-triple-seven-sinners-round")}<span>{here.say(&count)}</span></h2>
        <ol class="sin7">{rows.collect_view()}</ol>
    }
    .into_any()
}

/// Where somebody stands, in a few words.
fn words(station: Station) -> Message {
    match station {
        Station::Answered(Reply::With(main)) => {
            Message::new("web-triple-seven-sin-with").with("card", Arg::key(main.key()))
        }
        Station::Answered(Reply::Drew(count)) => {
            Message::new("web-triple-seven-sin-drew").with("count", count)
        }
        Station::Asked => Message::new("web-triple-seven-sin-asked"),
        Station::Waiting => Message::new("web-triple-seven-sin-waits"),
        Station::Sinner => Message::new("web-triple-seven-sin-again"),
    }
}
