//! A table in this browser: play now, or go on with a kept one.

use leptos::prelude::*;
use sevenfold_core::Seat;
use sevenfold_protocol::offline::ToWorker;
use sevenfold_protocol::{Request, Settings, TableCode};

use crate::games;
use crate::link::{Link, Reach};
use crate::memo::Memo;
use crate::offline::shelf;
use crate::pages::{NotFound, Plan};
use crate::parts::usual as usual_bot;
use crate::speech::Speech;
use crate::table::TableScreen;
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
pub fn PlayNow(game: String) -> impl IntoView {
    let (speech, way) = (Speech::here(), Way::here());
    let Some(face) = games::face(&game) else { return view! { <NotFound /> }.into_any() };
    let code = random::code();
    let plan = expect_context::<Plan>().0.get_untracked().filter(|settings| settings.game == face.id);
    let usual = || Settings { bots: me::speed(), ..Settings::new(face.id, face.usual_seats) };
    let settings = plan.unwrap_or_else(usual);
    Tables::here().prepare(face);
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
                way.rename(&format!("/local/{code}"));
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
pub fn Resume(code: TableCode) -> impl IntoView {
    let kept = shelf::table(code);
    let Some((face, journal)) = kept.and_then(|(kept, journal)| Some((games::face(&kept.game)?, journal)))
    else {
        return view! { <NotFound /> }.into_any();
    };
    Tables::here().prepare(face);
    let link = Link::to_worker(face, ToWorker::Resume { journal });
    view! { <TableScreen link /> }.into_any()
}
