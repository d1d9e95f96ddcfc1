//! Games that only this browser has, and bringing them along: each is handed to the server, which plays it again.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Deserialize;
use serde_json::Value;
use sevenfold_core::{Message, Seat, json};
use sevenfold_protocol::offline::Kept;
use sevenfold_protocol::{Ending, Phase, Sitter, TableCode};

use super::data::{Played, Sat};
use super::mine::Known;
use super::note::{notes_here, write, write_there};
use super::record;
use crate::api;
use crate::offline::shelf;
use crate::speech::{Speech, storage};

/// Where it is noted which games are on the server by now.
const BROUGHT: &str = "sevenfold-brought";

/// The finished games of this browser that were not brought along.
pub(super) async fn here() -> Vec<Played> {
    let (known, mut notes) = (brought(), notes_here());
    let games = shelf::tables().await.into_iter().filter_map(|kept| game(&kept));
    let games = games.filter(|game| !known.contains(&game.key()));
    games.map(|game| Played { note: notes.remove(&game.key()).unwrap_or_default(), ..game }).collect()
}

fn brought() -> Vec<String> {
    let text = storage().and_then(|storage| storage.get_item(BROUGHT).ok()?).unwrap_or_default();
    text.split_whitespace().map(str::to_owned).collect()
}

fn note(game: &Played) {
    let mut all = brought();
    all.push(game.key());
    if let Some(storage) = storage() {
        // If it cannot be noted, the server knows the game again.
        let _ = storage.set_item(BROUGHT, &all.join(" "));
    }
}

/// The server has none of them any more: they are only here again.
pub(crate) fn forget_brought() {
    if let Some(storage) = storage() {
        // If it stays, games are in this browser and on no list.
        let _ = storage.remove_item(BROUGHT);
    }
}

/// A table of this browser as the game that ended there last.
fn game(kept: &Kept) -> Option<Played> {
    let Phase::Over(ending) = &kept.phase else { return None };
    let seats = Seat::all(kept.seats).zip(&kept.sitters);
    let sat = |(seat, sitter): (Seat, &Sitter)| {
        let (name, bot) = match sitter {
            Sitter::Person { name, .. } => (name.clone(), false),
            Sitter::Bot { bot } => (bot.clone(), true),
            Sitter::Nobody => (String::new(), false),
        };
        let points = ending.outcome.as_ref().and_then(|outcome| outcome.points.get(seat.index()).copied());
        Sat { name, bot, own: !bot, place: place(ending, seat, kept.seats), points }
    };
    let seats: Vec<Sat> = seats.map(sat).collect();
    let won = seats.iter().any(|sat| sat.own && sat.place == Some(1));
    let shared = won && ending.winners.len() > 1;
    let result = match (ending.winners.is_empty(), won, shared) {
        (true, ..) => "broken",
        (_, _, true) => "shared",
        (_, true, _) => "won",
        _ => "lost",
    };
    Some(Played {
        code: kept.code,
        number: kept.number.max(1),
        finished: kept.last.0,
        game: kept.game.clone(),
        kind: "here".to_owned(),
        result: result.to_owned(),
        kept: true,
        note: String::new(),
        rating: None,
        change: None,
        seats,
    })
}

/// Winners come first, the others by their points.
fn place(ending: &Ending, seat: Seat, seats: u8) -> Option<u8> {
    if ending.winners.is_empty() {
        return None;
    }
    let worth = |seat: Seat| {
        let points = ending.outcome.as_ref().and_then(|outcome| outcome.points.get(seat.index()).copied());
        if ending.winners.contains(seat) { (true, 0) } else { (false, points.unwrap_or_default()) }
    };
    Some(1 + Seat::all(seats).filter(|other| worth(*other) > worth(seat)).count() as u8)
}

/// The offer to bring along what only this browser has.
#[component]
pub(super) fn Bring(known: Known) -> impl IntoView {
    let speech = Speech::here();
    let (busy, said) = (RwSignal::new(false), RwSignal::new(None::<Message>));
    let bring = move |_| {
        busy.set(true);
        spawn_local(async move {
            let (done, refused) = bring_all().await;
            let _ = (known.here.try_set(here().await), busy.try_set(false));
            let all = || Message::new("web-own-brought-along").with("games", done);
            let _ = said.try_set(Some(refused.unwrap_or_else(all)));
            known.ask(None);
        });
    };
    let offer =
        move || speech.say(&Message::new("web-own-bring-say").with("games", known.here.with(Vec::len)));
    view! {
        <Show when=move || known.here.with(|here| !here.is_empty())>
            <p class="bring">
                <span>{offer}</span>
                <button class="btn" disabled=move || busy.get() on:click=bring>{speech.says("web-own-bring")}</button>
            </p>
        </Show>
        <p role="status" class="soft">{move || said.get().map(|said| speech.say(&said))}</p>
    }
}

/// Hands everything finished that only this browser has to the server: how much it has taken, and why not all, if not all.
pub(crate) async fn bring_all() -> (usize, Option<Message>) {
    let (mut done, mut refused) = (0, None);
    for game in here().await {
        match hand_over(&game).await {
            Ok(()) => {
                note(&game);
                done += 1;
            }
            Err(why) => refused = Some(why),
        }
    }
    (done, refused)
}

/// Where a game is that was brought along.
#[derive(Deserialize)]
struct Found {
    code: TableCode,
    number: u32,
}

/// Hands a game to the server, with the note on it.
async fn hand_over(game: &Played) -> Result<(), Message> {
    let broken = || Message::new("web-own-not-brought");
    let text = record::of(game).await.map_err(|_| broken())?;
    let record: Value = json::from_text(&text).map_err(|_| broken())?;
    let people: Vec<&str> = game.seats.iter().filter(|sat| sat.own).map(|sat| sat.name.as_str()).collect();
    let own: Vec<usize> = (0..game.seats.len())
        .filter(|index| record["meta"]["names"][*index].as_str().is_some_and(|name| people.contains(&name)))
        .map(|index| index + 1)
        .collect();
    let body = serde_json::json!({ "record": record, "own": own, "finished": game.finished }).to_string();
    let answer = api::ask("POST", "/api/me/games", Some(body)).await?;
    if game.note.is_empty() {
        return Ok(());
    }
    let found: Found = json::from_text(&api::text_of(&answer).await?).map_err(|_| broken())?;
    write_there(found.code, found.number, &game.note).await?;
    write(game, "").await
}
