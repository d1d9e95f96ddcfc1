//! A moment played on against bots, and the way back.

use leptos::prelude::*;
use sevenfold_protocol::Phase;
use sevenfold_review::wire::Cards;

use super::Look;
use crate::games::Drawn;
use crate::pages::learn_table;
use crate::parts::Icon;
use crate::study::begin_moment;
use crate::table::{Here, Keys, Opens, headline};

/// From where, and with which cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wish {
    /// After how many steps.
    pub step: usize,
    /// Where the hidden cards lie.
    pub cards: Cards,
}

/// The table.
#[component]
pub(crate) fn Trying(look: Look, wish: Wish, drawn: &'static Drawn) -> impl IntoView {
    let seat = look.seat.get_untracked();
    let practice = begin_moment(look.film().record, wish.step, seat, wish.cards);
    on_cleanup(move || practice.link.close());
    let here = Here::new(practice.link);
    let opens = Opens { help: RwSignal::new(false), menu: RwSignal::new(false), log: RwSignal::new(false) };
    let there = move || here.face.with(|face| face.is_some());
    let ended = move || {
        here.face.with(|face| match &face?.table.phase {
            Phase::Over(ending) => Some(here.say(&headline(ending))),
            _ => None,
        })
    };
    view! {
        <Keys here opens />
        <div class=format!("app practice {}", look.face.tint)>
            <aside class="lesson" aria-label=here.says("web-review-try")>
                <h1>{here.says("web-review-trying")}</h1>
                <p class="say">{move || here.t(match wish.cards {
                    Cards::AsTheyLay => "web-review-as-they-lay",
                    Cards::Anew(_) => "web-review-anew",
                })}</p>
                <p role="status">{ended}</p>
                <button class="btn go" on:click=move |_| look.trying.set(None)>
                    <Icon name="icon-back" />
                    {here.says("web-review-back")}
                </button>
            </aside>
            <main id="main" class="table" tabindex="0">{move || there().then(|| learn_table(here, drawn))}</main>
        </div>
    }
}
