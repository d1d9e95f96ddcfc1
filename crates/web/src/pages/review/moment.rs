//! An opened moment: the position as one knew it then, the moves that were considered, and why the better one was better.

use leptos::prelude::*;
use sevenfold_review::{Cause, Moment as Mattered};
use web_sys::HtmlElement;

use super::Look;
use super::considered::considered;
use super::moments::{plain_title, title, when};
use super::position::Position;
use super::ways::Ways;
use crate::games::Drawn;
use crate::link::Link;
use crate::memo::Memo;
use crate::parts::Segs;
use crate::table::Here;
use crate::watch::watch;
use crate::way::Way;

/// What is shown of a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Known {
    /// What one could know.
    Mine,
    /// All hands.
    All,
}

/// What the parts of a moment share.
#[derive(Clone, Copy)]
pub(crate) struct Seen {
    /// Which step it is, from 1.
    pub step: usize,
    /// What is shown of it.
    pub known: RwSignal<Known>,
    /// The position before the step.
    pub here: Here,
    /// The way its picture comes in.
    pub link: Link,
    /// The move that is pointed at on the table; nothing means the best.
    pub pointed: RwSignal<Option<String>>,
}

/// Nobody did that.
fn is_luck(moment: &Mattered) -> bool {
    matches!(moment.cause, Cause::Deal | Cause::Drawn)
}

/// The moment that is open.
#[component]
pub(crate) fn Opened(look: Look, drawn: &'static Drawn) -> impl IntoView {
    let step = Memo::new(move |_| look.open.get());
    let way = Way::here();
    watch(move || {
        // Loading the page again leads to the moment that was chosen.
        if let (true, Some(step)) = (look.chosen.get(), look.open.get()) {
            let path = window().location().pathname().unwrap_or_default();
            let hash = window().location().hash().unwrap_or_default();
            way.rename(&format!("{path}?seat={}&step={step}{hash}", look.seat.get_untracked().number()));
        }
    });
    move || step.get().map(|step| view! { <Moment look drawn step /> })
}

/// Whoever has chosen a moment, in the list or by a link, sees it: on a phone it lies far below. What is in sight stays where it is.
fn bring_into_sight(card: &HtmlElement) {
    let high = window().inner_height().ok().and_then(|high| high.as_f64()).unwrap_or_default();
    let top = card.get_bounding_client_rect().top();
    if !(0.0..high * 0.6).contains(&top) {
        card.scroll_into_view();
    }
}

#[component]
fn Moment(look: Look, drawn: &'static Drawn, step: usize) -> impl IntoView {
    let (here, link) = (look.here, Link::to_picture());
    let known = RwSignal::new(Known::Mine);
    let there = Here::from_seat(link, look.projector.whose());
    let seen = Seen { step, known, here: there, link, pointed: RwSignal::new(None) };
    let moment = Memo::new(move |_| look.review.with(|review| review.as_ref()?.at(step).copied()));
    let heading = move || moment.get().map_or_else(|| plain_title(look, step), |moment| title(look, &moment));
    let numbers = move || {
        moment.get().map(|moment| view! {
        <p class="rv-from num">{moment.before}<span aria-hidden="true">" → "</span><span class="vh">{here.t("web-review-then")}</span>{moment.after}</p>
    })
    };
    // Where nothing is hidden there is nothing to choose.
    let hands = (!look.face.open_hands).then(|| {
        view! {
            <Segs
                label="web-review-see"
                values=vec![(Known::Mine, "web-review-see-mine"), (Known::All, "web-review-see-all")]
                chosen=Signal::derive(move || Some(known.get()))
                choose=Callback::new(move |one| known.set(one))
            />
        }
    });
    let card = NodeRef::<leptos::html::Section>::new();
    // Before anything is known what stands above it has not its height yet, nor has it itself before its position is there.
    let known_at_all = Memo::new(move |_| look.review.with(Option::is_some));
    let is_drawn = Memo::new(move |_| there.face.with(|face| face.is_some()));
    watch(move || {
        let (is_known, _) = (known_at_all.get(), is_drawn.get());
        if let Some(card) = card.get().filter(|_| is_known && look.chosen.get_untracked()) {
            request_animation_frame(move || bring_into_sight(&card));
        }
    });
    view! {
        <section class="rv-card rv-moment" aria-labelledby="rv-moment" node_ref=card>
            <div class="rv-top">
                // A link may lead to a step that is no moment, or is none any more.
                <div><p class="soft">{move || when(look, step)}</p><h2 id="rv-moment" class="serif">{heading}</h2></div>
                {numbers}
                {hands}
            </div>
            <div class="rv-two">
                <Position look drawn seen />
                <div>
                    {move || moment.get().filter(is_luck).map(|_| view! { <p class="rv-note">{here.t("web-review-luck-say")}</p> })}
                    {move || (known.get() == Known::All).then(|| view! { <p class="rv-note">{here.t("web-review-all-say")}</p> })}
                    {move || match look.crew.judgement(step) {
                        Some(judged) => considered(look, seen, &judged),
                        None => view! { <p class="rv-note">{here.says("web-review-no-choice")}</p> }.into_any(),
                    }}
                </div>
            </div>
            <Ways look step />
        </section>
    }
}
