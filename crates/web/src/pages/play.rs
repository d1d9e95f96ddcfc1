//! A table in this browser: play now, or go on with a kept one.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use sevenfold_core::Seat;
use sevenfold_protocol::offline::{Journal, ToWorker};
use sevenfold_protocol::{Request, Settings, TableCode};

use crate::games::further::{fetched, is_wished};
use crate::games::{self, Face};
use crate::link::{Link, Reach};
use crate::memo::Memo;
use crate::offline::shelf;
use crate::pages::{NotFound, Plan, Planned};
use crate::parts::{Bar, OnItsWay, usual as usual_bot};
use crate::speech::Speech;
use crate::table::{TableScreen, stop};
use crate::tables::Tables;
use crate::way::Way;
use crate::{me, random};

/// How far a table that begins by itself has got.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Begun {
    NotYet,
    Seated,
    Started,
}

/// Opens a table against bots and sits down at it at once.
#[component]
pub(crate) fn PlayNow(game: String) -> impl IntoView {
    let way = Way::here();
    let Some(face) = games::face(&game) else { return view! { <NotFound /> }.into_any() };
    let code = random::code();
    let plan = expect_context::<Plan>().0.get_untracked().filter(|plan| plan.settings.game == face.id);
    let Planned { settings, people } = plan.unwrap_or_else(|| Planned { settings: usual(face), people: 1 });
    let seats = settings.seats;
    Tables::here().prepare(face);
    let link = Link::to_own(face, code, ToWorker::Open { code, settings });
    // Whoever has given no name is called "you" in whatever language is read.
    let name = me::name().unwrap_or_default();
    // Which bots there are is told with the first picture of the table; it begins once the own parts are sealed.
    let roster = Memo::new(move |_| {
        link.with_picture(|picture| {
            let face = picture.face()?;
            let mut given = face.table.fair.seals.iter().take(usize::from(people));
            let sealed = given.len() > 0 && given.all(|seal| !seal.is_empty());
            sealed.then(|| face.roster.clone())
        })
    });
    Effect::new(move |begun: Option<Begun>| {
        let (begun, reach) = (begun.unwrap_or(Begun::NotYet), link.reach.get());
        match (begun, roster.get()) {
            (Begun::NotYet, _) if reach == Reach::Open => {
                for seat in Seat::all(people) {
                    // Only whose browser it is has given a name.
                    let name = if seat == Seat::FIRST { name.clone() } else { String::new() };
                    link.ask(Request::TakeSeat { seat: Some(seat), name });
                }
                let wish = if is_wished() { "?table=plain" } else { "" };
                way.rename(&format!("/local/{code}{wish}"));
                Begun::Seated
            }
            (Begun::Seated, Some(roster)) => {
                let bot = me::level(&roster).unwrap_or_else(|| usual_bot(&roster).to_owned());
                link.ask(Request::Start { fill: (people < seats).then_some(bot) });
                Begun::Started
            }
            (Begun::NotYet | Begun::Seated | Begun::Started, _) => begun,
        }
    });
    view! { <TableScreen link /> }.into_any()
}

/// A table as it was last set for this game, or as it usually is.
fn usual(face: &Face) -> Settings {
    let fresh = Settings::new(face.id, face.usual_seats);
    let kept = me::terms(face.id)
        .filter(|kept| (face.terms.meta.least_seats..=face.terms.meta.most_seats).contains(&kept.seats));
    let settings = match kept {
        Some(kept) => {
            let legs = face.terms.legs(kept.seats, kept.legs);
            Settings { seats: kept.seats, options: Value::Object(kept.options), legs, ..fresh }
        }
        None => fresh,
    };
    Settings { bots: me::speed(), ..settings }
}

/// Goes on with a table kept in this browser, once it has been fetched from where it is kept.
#[component]
pub(crate) fn Resume(code: TableCode) -> impl IntoView {
    let (speech, tables) = (Speech::here(), Tables::here());
    let kept = RwSignal::new(None::<Option<(&'static Face, Journal)>>);
    spawn_local(async move {
        let found = shelf::table(code).await;
        let found = match found {
            Some((kept, journal)) => fetched(&kept.game).await.map(|face| (face, journal)),
            None => None,
        };
        if let Some((face, _)) = &found {
            tables.prepare(face);
        }
        // Whoever has left the page meanwhile waits for nothing.
        let _ = kept.try_set(Some(found));
    });
    move || match kept.get() {
        None => view! { <OnItsWay /> }.into_any(),
        Some(None) => view! { <Bar />{stop(speech, "web-not-kept", "web-not-kept-why")} }.into_any(),
        Some(Some((face, journal))) => {
            let link = Link::to_own(face, code, ToWorker::Resume { journal });
            view! { <TableScreen link /> }.into_any()
        }
    }
}
