//! The High Rollers Club (DL-37): a hall of fame, kept in this browser.

use leptos::prelude::*;
use sevenfold_core::{Arg, Message, Seat, json};
use sevenfold_double_lucky_7::View;
use sevenfold_protocol::Sitter;
use wasm_bindgen::JsValue;

use super::model::{HighRoller, enter, rollers};
use super::table::Table;
use crate::memo::Memo;
use crate::speech::storage;
use crate::watch::watch;

const KEPT: &str = "sevenfold-high-rollers";
/// So many are shown.
const SHOWN: usize = 5;

/// The club, when somebody has just won enough points for it.
#[component]
pub(crate) fn Club(table: Table) -> impl IntoView {
    let winners = table.here.settled(move || {
        let (winners, score) = table.see(rollers)?;
        let people: Vec<Seat> = winners.into_iter().filter(|seat| is_person(table, *seat)).collect();
        (!people.is_empty()).then_some((people, score))
    });
    let club = Memo::new(move |_| {
        let (winners, score) = winners.get()?;
        Some(winners.into_iter().filter_map(|seat| member(table, seat, score)).fold(kept(), enter))
    });
    // Whoever only looks on, or looks back, enters nobody.
    watch(move || {
        if let Some(club) = club.get().filter(|_| !table.here.mine().is_empty()) {
            keep(&club);
        }
    });
    move || {
        let (winners, score) = winners.get()?;
        let message = Message::new("web-double-lucky-7-high-roller")
            .with("seats", Arg::list(winners))
            .with("points", score);
        // Whoever has given no name is called "you" in whatever language is read.
        let name = |roller: &HighRoller| match roller.name.as_str() {
            "" => table.here.t("web-you-name"),
            name => name.to_owned(),
        };
        let line = |roller: &HighRoller| {
            view! { <li><b class="num">{roller.score}</b><span>{name(roller)}</span><small>{written(roller, table)}</small></li> }
        };
        let list = club.with(|club| club.iter().flatten().take(SHOWN).map(line).collect_view());
        Some(view! {
            <section class="club" aria-label=table.t("club")>
                <p class="serif">{table.say(&message)}</p>
                <ol>{list}</ol>
            </section>
        })
    }
}

/// Bots have no hall of fame.
fn is_person(table: Table, seat: Seat) -> bool {
    matches!(table.here.sitter(seat), Some(Sitter::Person { .. }))
}

/// A person at this table as a member.
fn member(table: Table, seat: Seat, score: i32) -> Option<HighRoller> {
    let options = table.see(|view: &View| view.options)?;
    table.here.face.with(|face| {
        let face = face?;
        let Sitter::Person { name, .. } = &face.table.seats.get(seat.index())?.sitter else { return None };
        let game = format!("{} {}", face.table.code, face.table.game);
        Some(HighRoller { date: today(), name: name.clone(), score, options, game })
    })
}

/// The day as the reader's language writes it.
fn written(roller: &HighRoller, table: Table) -> String {
    let noon = js_sys::Date::new(&format!("{}T12:00", roller.date).into());
    noon.to_locale_date_string(table.speech.lang().code(), &JsValue::UNDEFINED).into()
}

fn today() -> String {
    let now = String::from(js_sys::Date::new_0().to_iso_string());
    now.split('T').next().unwrap_or_default().to_owned()
}

fn kept() -> Vec<HighRoller> {
    let text = storage().and_then(|storage| storage.get_item(KEPT).ok()?);
    text.and_then(|text| json::from_text(&text).ok()).unwrap_or_default()
}

fn keep(club: &[HighRoller]) {
    if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(club)) {
        // A full or forbidden storage only means that the club is not remembered.
        let _ = storage.set_item(KEPT, &text);
    }
}
