//! What a rated game did to the rating of whoever played it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Deserialize;
use sevenfold_core::Message;
use sevenfold_protocol::TableCode;

use crate::api;
use crate::speech::Speech;
use crate::styles::ROOMS;
use crate::table::Here;
use crate::way::Finished;

/// The last of one's rated games.
#[derive(Deserialize)]
struct Page {
    games: Vec<Moved>,
}

/// One of them; of two with the seats exchanged only the second moves anything.
#[derive(Deserialize)]
struct Moved {
    code: TableCode,
    number: u32,
    #[serde(default)]
    rating: Option<f64>,
    #[serde(default)]
    change: Option<f64>,
}

impl Moved {
    fn said(&self) -> Option<Message> {
        let (rating, change) = (self.rating?, self.change?);
        let change = format!("{change:+.0}").replace('-', "−");
        Some(Message::new("web-rating-now").with("rating", format!("{rating:.0}")).with("change", change))
    }
}

/// The new rating and by how much it moved; nothing for who watches, and where nothing counted.
#[component]
pub(super) fn Rating(here: Here, game: String, finished: Finished) -> impl IntoView {
    let (speech, said) = (Speech::here(), RwSignal::new(None::<Message>));
    let counted = untrack(|| here.is_rated() && here.me().is_some());
    if counted {
        spawn_local(async move {
            // Whoever cannot be told here finds it among their games.
            let Ok(page) = api::get::<Page>(&format!("/api/me/games?kind=rated&game={game}")).await else {
                return;
            };
            let this = |moved: &&Moved| moved.code == finished.code && Some(moved.number) == finished.game;
            _ = said.try_set(page.games.iter().find(this).and_then(Moved::said));
        });
    }
    let words = move || said.get().filter(|_| speech.has(ROOMS)).map(|said| speech.say(&said));
    view! { <p role="status" class="new-rating">{words}</p> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_moved_is_told_with_its_sign() {
        let moved = |rating, change| Moved { code: TableCode::from_number(7), number: 1, rating, change };
        let said = moved(Some(1_258.5), Some(-241.4)).said().unwrap();
        assert_eq!(said, Message::new("web-rating-now").with("rating", "1258").with("change", "−241"));
        let said = moved(Some(1_741.4), Some(241.4)).said().unwrap();
        assert_eq!(said, Message::new("web-rating-now").with("rating", "1741").with("change", "+241"));
        assert!(moved(None, None).said().is_none(), "the first of two games");
    }
}
