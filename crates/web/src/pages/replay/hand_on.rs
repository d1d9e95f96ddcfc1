//! Handing a game on: the moment that is shown as a link, the whole game as a file.

use leptos::prelude::*;

use super::moment::Moment;
use super::player::Reel;
use crate::parts::{Dialog, Icon, ShareLink, address_of, download, rename_page};
use crate::table::Here;

/// The button and its window. While one steps through a game that has an address, the address follows.
#[component]
pub fn HandOn(here: Here, reel: Reel, record: String) -> impl IntoView {
    let open = RwSignal::new(false);
    let place = window().location().pathname().ok().filter(|path| path.starts_with("/replay/"));
    let game = window().location().search().ok().and_then(|search| game_in(&search));
    let path = {
        let place = place.clone();
        Memo::new(move |_| {
            let moment = Moment { step: Some(reel.step.get()), viewer: reel.viewer.get() };
            let game = game.map(|game| format!("game={game}&")).unwrap_or_default();
            place.clone().map(|place| format!("{place}?{game}{}", moment.write()))
        })
    };
    Effect::new(move || {
        if let Some(path) = path.get() {
            rename_page(&path);
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
            <span>{move || here.t("web-share")}</span>
        </button>
        <Dialog open title=Signal::derive(move || here.t("web-share-moment"))>
            {move || path.get().map(|path| view! {
                <ShareLink address=address_of(&path) title=Signal::derive(move || here.t("web-share-moment")) />
            })}
            <button class="btn" on:click=move |_| download(&name.get_value(), &save.get_value())>
                <Icon name="icon-log" />
                {move || here.t("web-game-file")}
            </button>
        </Dialog>
    }
}

/// Which of a table's games an address means.
fn game_in(search: &str) -> Option<u32> {
    let pairs = search.trim_start_matches('?').split('&');
    pairs.filter_map(|pair| pair.strip_prefix("game=")).find_map(|game| game.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::game_in;

    #[test]
    fn an_address_may_name_a_game() {
        assert_eq!(game_in("?step=3&game=2"), Some(2));
        assert_eq!(game_in("?step=3"), None);
        assert_eq!(game_in(""), None);
    }
}
