//! What lies in front of a player: families, tokens, points, and the rack from behind.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_double_seven::{FamilyId, PlayerView};

use super::board::Board;
use super::family::Family;
use super::moments::{Last, last_turns};
use super::tile::{tile, token};
use crate::memo::Memo;
use crate::table::came;

/// The front of a seat.
#[component]
pub(crate) fn Front(board: Board, seat: Seat) -> impl IntoView {
    let player = Memo::new(move |_| board.player(seat));
    let own = Memo::new(move |_| board.here.me() == Some(seat));
    let families = Memo::new(move |_| {
        board.view.with(|view| {
            let families = view.as_ref().map(|view| view.families.as_slice()).unwrap_or_default();
            let of_seat = families.iter().filter(|family| family.owner == seat);
            of_seat.map(|family| family.number).collect::<Vec<FamilyId>>()
        })
    });
    let many = move || match families.with(Vec::len) {
        0..=3 => "fs",
        4..=8 => "fs many",
        _ => "fs crowd",
    };
    let points = move || player.with(|player| player.as_ref().map(|player| player.points));
    view! {
        {move || (!own.get()).then(|| player.get().map(|player| rack(board, seat, &player)))}
        {move || last_turn(board, seat)}
        <span class="tk">{move || player.get().map(|player| tokens(board, &player))}</span>
        <b class="pts num"><span class="vh">{board.here.says("web-score")}" "</span>{points}</b>
        <ul class=many aria-label=board.here.says("web-double-seven-families")>
            <For each=move || families.get() key=|id| *id children=move |id| view! { <Family board id /> } />
            {move || families.with(Vec::is_empty).then(|| view! { <li class="none">{board.here.t("web-double-seven-no-family")}</li> })}
        </ul>
    }
}

/// A rack from behind; tiles everybody has seen are shown.
fn rack(board: Board, seat: Seat, player: &PlayerView) -> AnyView {
    let known = player.known;
    let hidden = player.tiles.saturating_sub(known.len());
    let count = Message::new("web-double-seven-on-rack").with("count", player.tiles);
    let label = if known.is_empty() {
        board.here.say(&count)
    } else {
        let names = known.iter().map(|tile| board.here.t(tile.key())).collect::<Vec<_>>().join(", ");
        let seen = Message::new("web-double-seven-seen").with("tiles", names);
        format!("{}, {}", board.here.say(&count), board.here.say(&seen))
    };
    let title = label.clone();
    let drawn = board.last_draw(seat, None).map(|(step, from)| came(&from, format!("{step}")));
    view! {
        <span class="rk" role="img" aria-label=label title=title>
            {(0..hidden).map(|nth| view! { <i data-from=drawn.clone().filter(|_| nth + 1 == hidden)></i> }).collect_view()}
            {known.iter().map(|known| tile(known, "")).collect_view()}
        </span>
    }
    .into_any()
}

/// The tokens a player has won.
fn tokens(board: Board, player: &PlayerView) -> AnyView {
    let won = Message::new("web-double-seven-won").with("count", player.sevens);
    let double = player.double_seven.then(|| board.here.t("web-double-seven-won-77"));
    let any = player.sevens > 0 || player.double_seven;
    any.then(|| {
        view! {
            <span class="vh">{board.here.say(&won)}" "{double}</span>
            {(0..player.sevens).map(|_| token("7", "")).collect_view()}
            {player.double_seven.then(|| token("77", "gold"))}
        }
    })
    .into_any()
}

/// Which last turn this player has, once the end is in sight.
fn last_turn(board: Board, seat: Seat) -> Option<AnyView> {
    let station = board.view.with(|view| {
        let view = view.as_ref().filter(|view| view.outcome.is_none())?;
        last_turns(view).into_iter().find(|station| station.seat == seat)
    })?;
    let key = match station.state {
        Last::Played => "web-double-seven-has-ended",
        Last::Running => "web-double-seven-last-turn-now",
        Last::Ahead => "web-double-seven-last-turn",
    };
    Some(view! { <span class="lt">{board.here.t(key)}</span> }.into_any())
}
