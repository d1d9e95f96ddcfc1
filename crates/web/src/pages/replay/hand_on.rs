//! Handing a game on: the moment that is shown as a link, the whole game as a file.

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_protocol::offline::Film;

use super::film::{Origin, Projector};
use super::player::Reel;
use crate::memo::Memo;
use crate::parts::{Dialog, Icon, ShareLink, address_of, download, packed};
use crate::table::Here;
use crate::watch::watch;
use crate::way::{Finished, Way};

/// The button and its window. While one steps through a game, the address follows.
#[component]
pub(crate) fn HandOn(here: Here, reel: Reel, film: Film, projector: Projector) -> impl IntoView {
    let (open, way) = (RwSignal::new(false), Way::here());
    let path = own_path(projector.origin());
    let moment = Memo::new(move |_| reel.moment().write());
    watch(move || {
        // A game that came with the address stays there.
        let game = window().location().hash().unwrap_or_default();
        way.rename(&format!("{path}?{}{game}", moment.get()));
    });
    let film = StoredValue::new(film);
    let review = {
        let path = own_path(projector.origin()).replacen("/replay", "/review", 1);
        move || {
            let seat =
                reel.viewer().seat().map_or_else(String::new, |seat| format!("?seat={}", seat.number()));
            format!("{path}{seat}{}", window().location().hash().unwrap_or_default())
        }
    };
    view! {
        <a class="tool" href=review>
            <Icon name="icon-search" />
            <span>{here.says("web-review")}</span>
        </a>
        <button class="tool" aria-haspopup="dialog" on:click=move |_| open.set(true)>
            <Icon name="icon-share" />
            <span>{here.says("web-share")}</span>
        </button>
        <Dialog open title=Signal::derive(here.says("web-share-moment"))>
            <HandOver here film=film.get_value() projector moment=moment.get_untracked() />
        </Dialog>
    }
}

/// Where a game is looked at in this browser.
fn own_path(origin: Origin) -> String {
    match origin {
        Origin::Table(Finished { code, game: Some(game) })
        | Origin::Browser(Finished { code, game: Some(game) }) => Finished::address(code, game),
        Origin::Table(_) | Origin::Browser(_) | Origin::Elsewhere => "/replay".to_owned(),
    }
}

/// The ways to hand a game on: by its address on the server, or else by one that has the whole game in it.
#[component]
pub(crate) fn HandOver(
    here: Here,
    film: Film,
    projector: Projector,
    /// What the moment is in an address; empty for the game as a whole.
    moment: String,
) -> impl IntoView {
    let address = RwSignal::new(None::<String>);
    let origin = projector.origin();
    let question = if moment.is_empty() { moment } else { format!("?{moment}") };
    let name = format!("{}.sevens.json", file_name(origin, &film.game));
    let record = StoredValue::new(film.record);
    match origin {
        Origin::Table(Finished { code, game: Some(game) }) => {
            address.set(Some(address_of(&format!("{}{question}", Finished::address(code, game)))));
        }
        Origin::Table(_) | Origin::Browser(_) | Origin::Elsewhere => spawn_local(async move {
            let game = packed(&record.get_value()).await;
            // Whoever has closed the window meanwhile waits for nothing.
            let _ = address.try_set(game.map(|game| address_of(&format!("/replay{question}{game}"))));
        }),
    }
    view! {
        {move || address.get().map(|address| view! {
            <ShareLink address title=Signal::derive(here.says("web-share-game")) />
        })}
        {(!matches!(origin, Origin::Table(_))).then(|| view! { <p class="soft">{here.says("web-share-whole")}</p> })}
        <button class="btn" on:click=move |_| download(&name, &record.get_value())>
            <Icon name="icon-log" />
            {here.says("web-game-file")}
        </button>
    }
}

fn file_name(origin: Origin, game: &str) -> String {
    match origin {
        Origin::Table(Finished { code, game: Some(number) })
        | Origin::Browser(Finished { code, game: Some(number) }) => {
            format!("{code}-{number}")
        }
        Origin::Table(_) | Origin::Browser(_) | Origin::Elsewhere => game.to_owned(),
    }
}
