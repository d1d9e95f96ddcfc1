//! What a page about a finished game begins with: the film that its address asks for, or why there is none.

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_core::Message;
use sevenfold_protocol::offline::Film;

use super::{Coming, Nothing, Projector};
use crate::api;
use crate::offline::shelf;
use crate::parts::{Unreadable, in_address, unpacked};
use crate::way::{Finished, asked};

impl Projector {
    /// A screen for what the address asks for: a game of a table, or else the one that came with it.
    pub(crate) fn of(finished: Option<Finished>) -> Self {
        let projector = Self::new();
        on_cleanup(move || projector.close());
        spawn_local(async move {
            match finished {
                Some(finished) => fetch(finished, projector).await,
                None => unpack(projector).await,
            }
        });
        projector
    }
}

/// The film as the page shows it; before it is there, that it is coming, or that one can be opened. `title` is what the page is
/// called.
pub(crate) fn on_screen(
    projector: Projector,
    of: Option<Finished>,
    title: &'static str,
    shown: impl Fn(Film) -> AnyView + Send + 'static,
) -> AnyView {
    let coming = of.is_some() || in_address().is_some();
    let screen = move || match projector.film.get() {
        Some(Ok(film)) => shown(film),
        Some(Err(problem)) => view! { <Nothing title problem=Some(problem) projector /> }.into_any(),
        None if coming => view! { <Coming /> }.into_any(),
        None => view! { <Nothing title problem=None projector /> }.into_any(),
    };
    screen.into_any()
}

/// A table of this browser is rebuilt from its journal; another's record comes from the server.
pub(crate) async fn fetch(Finished { code, game }: Finished, projector: Projector) {
    // Addresses from before have the number of the game behind a question mark.
    let game = game.or_else(|| asked("game").and_then(|game| game.parse().ok()));
    if let Some((kept, journal)) = shelf::table(code).await {
        projector.show_table(&kept.game, journal, Finished { code, game });
        return;
    }
    match api::record(code, game).await {
        Ok((text, number)) => projector.show_of_table(text, Finished { code, game: number }),
        Err(why) => projector.fail(why),
    }
}

/// Shows the game that came with the address, if one did.
async fn unpack(projector: Projector) {
    match unpacked().await {
        Some(Ok(record)) => projector.show_record(record),
        Some(Err(Unreadable)) => projector.fail(Message::new("web-replay-cut")),
        None => {}
    }
}
