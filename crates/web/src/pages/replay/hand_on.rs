//! Handing a game on: the moment that is shown as a link, the whole game as a file.

use leptos::prelude::*;

use super::moment::Moment;
use super::player::Reel;
use crate::memo::Memo;
use crate::parts::{Dialog, Icon, ShareLink, address_of, download};
use crate::table::Here;
use crate::watch::watch;
use crate::way::{Way, asked};

/// The button and its window. While one steps through a game that has an address, the address follows.
#[component]
pub fn HandOn(here: Here, reel: Reel, record: String) -> impl IntoView {
    let (open, way) = (RwSignal::new(false), Way::here());
    let place = window().location().pathname().ok().filter(|path| path.starts_with("/replay/"));
    let game: Option<u32> = asked("game").and_then(|game| game.parse().ok());
    let path = {
        let place = place.clone();
        Memo::new(move |_| {
            let moment = Moment { step: Some(reel.step.get()), viewer: reel.viewer.get() };
            let game = game.map(|game| format!("game={game}&")).unwrap_or_default();
            place.clone().map(|place| format!("{place}?{game}{}", moment.write()))
        })
    };
    watch(move || {
        if let Some(path) = path.get() {
            way.rename(&path);
        }
    });
    let save = StoredValue::new(record);
    let name = move || {
        let code = place.as_deref().and_then(|place| place.strip_prefix("/replay/")).unwrap_or("game");
        format!("{code}.sevens.json")
    };
    let name = StoredValue::new(name());
    view! {
        <button class="tool" aria-haspopup="dialog" on:click=move |_| open.set(true)>
            <Icon name="icon-share" />
            <span>{here.says("web-share")}</span>
        </button>
        <Dialog open title=Signal::derive(here.says("web-share-moment"))>
            {move || path.get().map(|path| view! {
                <ShareLink address=address_of(&path) title=Signal::derive(here.says("web-share-moment")) />
            })}
            <button class="btn" on:click=move |_| download(&name.get_value(), &save.get_value())>
                <Icon name="icon-log" />
                {here.says("web-game-file")}
            </button>
        </Dialog>
    }
}
