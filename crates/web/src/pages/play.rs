//! A table in this browser: play now, or go on with a kept one.

use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use sevenfold_core::Seat;
use sevenfold_protocol::offline::ToWorker;
use sevenfold_protocol::{Request, Settings, TableCode};

use crate::games;
use crate::link::{Link, Reach};
use crate::offline::shelf;
use crate::pages::{NotFound, Plan};
use crate::parts::{rename_page, usual as usual_bot};
use crate::speech::Speech;
use crate::table::TableScreen;
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
pub fn PlayNow() -> impl IntoView {
    let speech = Speech::here();
    let params = use_params_map();
    let Some(face) = params.with_untracked(|params| games::face(&params.get("game").unwrap_or_default()))
    else {
        return view! { <NotFound /> }.into_any();
    };
    let code = random::code();
    let plan = expect_context::<Plan>().0.get_untracked().filter(|settings| settings.game == face.id);
    let usual = || Settings { bots: me::speed(), ..Settings::new(face.id, face.usual_seats) };
    let settings = plan.unwrap_or_else(usual);
    let link = Link::to_worker(face, ToWorker::Open { code, settings });
    let name = me::name().unwrap_or_else(|| speech.t("web-you-name"));
    // Which bots there are is told with the first picture of the table.
    let roster = Memo::new(move |_| link.desk.with(|desk| desk.face().map(|face| face.roster.clone())));
    Effect::new(move |begun: Option<Begun>| {
        let (begun, reach) = (begun.unwrap_or(Begun::NotYet), link.reach.get());
        match (begun, roster.get()) {
            (Begun::NotYet, _) if reach == Reach::Open => {
                link.ask(Request::TakeSeat {
                    seat: Some(Seat::FIRST),
                    name: name.clone(),
                    part: random::part(),
                });
                rename_page(&format!("/local/{code}"));
                Begun::Seated
            }
            (Begun::Seated, Some(roster)) => {
                let bot = me::level(&roster).unwrap_or_else(|| usual_bot(&roster).to_owned());
                link.ask(Request::Start { fill: Some(bot) });
                Begun::Started
            }
            (Begun::NotYet | Begun::Seated | Begun::Started, _) => begun,
        }
    });
    view! { <TableScreen link /> }.into_any()
}

/// Goes on with a table kept in this browser.
#[component]
pub fn Resume() -> impl IntoView {
    let params = use_params_map();
    let code = params.with_untracked(|params| params.get("code")?.parse::<TableCode>().ok());
    let kept = code.and_then(shelf::table);
    let Some((face, journal)) = kept.and_then(|(kept, journal)| Some((games::face(&kept.game)?, journal)))
    else {
        return view! { <NotFound /> }.into_any();
    };
    let link = Link::to_worker(face, ToWorker::Resume { journal });
    view! { <TableScreen link /> }.into_any()
}
