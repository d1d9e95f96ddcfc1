//! An opened moment: the position as one knew it then, the moves that were considered, and why the better one was better.

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_core::{Message, Seat, Viewer};
use sevenfold_review::wire::Cards;
use sevenfold_review::{Considered, Judgement, about_equal, hundredths};

use super::moments::{plain_title, title};
use super::trying::Wish;
use super::{Chips, Look, round_of};
use crate::games::Drawn;
use crate::link::Link;
use crate::memo::Memo;
use crate::pages::replay::{Eyes, Hands, Reel};
use crate::parts::{Dialog, Icon, Segs, ShareLink, address_of, packed};
use crate::random;
use crate::table::{Here, Me, Opponents};
use crate::watch::watch;
use crate::way::{Finished, Way};

/// What is shown of a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Known {
    /// What one could know.
    Mine,
    /// All hands.
    All,
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

#[component]
fn Moment(look: Look, drawn: &'static Drawn, step: usize) -> impl IntoView {
    let here = look.here;
    let known = RwSignal::new(Known::Mine);
    let moment = Memo::new(move |_| {
        look.review.with(|review| review.as_ref()?.moments.iter().find(|moment| moment.step == step).copied())
    });
    let heading = move || moment.get().map_or_else(|| plain_title(look, step), |moment| title(look, &moment));
    // A link may lead to a step that is no moment, or is none any more.
    let of = move || {
        let round = look.crew.outline.with(|outline| outline.as_ref().map(|outline| outline.round(step)));
        round.map(|round| here.say(&round_of(round)))
    };
    let numbers = move || {
        moment.get().map(|moment| view! {
        <p class="rv-from num">{moment.before}<span aria-hidden="true">" → "</span><span class="vh">{here.t("web-review-then")}</span>{moment.after}</p>
    })
    };
    view! {
        <section class="rv-card rv-moment" aria-labelledby="rv-moment">
            <div class="rv-top">
                <div><p class="soft">{of}</p><h2 id="rv-moment" class="serif">{heading}</h2></div>
                {numbers}
                <Segs
                    label="web-review-see"
                    values=vec![(Known::Mine, "web-review-see-mine"), (Known::All, "web-review-see-all")]
                    chosen=Signal::derive(move || Some(known.get()))
                    choose=Callback::new(move |one| known.set(one))
                />
            </div>
            <div class="rv-two">
                <Position look drawn step known />
                <div>
                    {move || (known.get() == Known::All).then(|| view! { <p class="rv-note">{here.t("web-review-all-say")}</p> })}
                    {move || match look.crew.judgement(step) {
                        Some(judged) => considered(look, &judged, known.get()),
                        None => view! { <p class="rv-note">{here.says("web-review-no-choice")}</p> }.into_any(),
                    }}
                </div>
            </div>
            <Ways look step />
        </section>
    }
}

/// The position before the move, drawn as the game's own table; it is only looked at.
#[component]
fn Position(look: Look, drawn: &'static Drawn, step: usize, known: RwSignal<Known>) -> impl IntoView {
    let (projector, link) = (look.projector, Link::to_picture());
    let seats = look.film().seats;
    let before = step.saturating_sub(1);
    watch(move || {
        let seat = look.seat.get();
        projector.turn_to(before, Viewer::Seat(seat));
        if known.get() == Known::All {
            Seat::all(seats).for_each(|seat| projector.turn_to(before, Viewer::Seat(seat)));
        }
    });
    watch(move || {
        let viewer = Viewer::Seat(look.seat.get());
        let seen = projector.pictures.with(|all| all.iter().find(|one| one.viewer == viewer).cloned());
        if let Some(picture) = seen {
            link.update_picture(|shown| shown.faces = vec![picture]);
        }
    });
    let here = Here::from_seat(link, projector.whose());
    let reel = Reel { step: RwSignal::new(before), steps: before, eyes: RwSignal::new(Eyes::All), seats };
    let there = Memo::new(move |_| here.face.with(|face| face.is_some()));
    view! {
        <div class=format!("rv-table app film {}", look.face.tint)>
            <div class="table" inert=true>
                {move || there.get().then(|| view! {
                    <Opponents here />
                    <div class="mid">{(drawn.middle)(here)}</div>
                    <div class="mine"><Me here />{(drawn.hand)(here)}</div>
                })}
            </div>
            {move || (known.get() == Known::All).then(|| view! { <Hands drawn reel projector /> })}
        </div>
    }
}

/// The moves that were considered: those of others only with all hands, for nobody could know them then.
fn considered(look: Look, judged: &Judgement, known: Known) -> AnyView {
    let here = look.here;
    if judged.decision.seat != look.seat.get() && known == Known::Mine {
        let name = here.name(judged.decision.seat);
        return view! { <p class="rv-note">{here.say(&Message::new("web-review-gift-say").with("name", name))}</p> }.into_any();
    }
    let best = judged.best().cloned();
    let row = |one: &Considered| {
        let made = one.text == judged.decision.text;
        let first = best.as_ref().is_some_and(|best| best.text == one.text);
        let equal = !first && best.as_ref().is_some_and(|best| about_equal(best, one));
        let label = one.label.as_ref().map_or_else(|| one.text.clone(), |label| here.say(label));
        let (least, most) = (one.worth - 1.96 * one.error, one.worth + 1.96 * one.error);
        let place = |share: f64| format!("{:.1}%", share.clamp(0.0, 1.0) * 100.0);
        let mark = match (first, equal) {
            // What was played is better than nothing but the rest.
            (true, _) if made => Some("web-exercise-best"),
            (true, _) => Some("web-review-better"),
            (_, true) => Some("web-review-equal"),
            _ => None,
        };
        view! {
            <li class:best=first class:made=made>
                <b>{label}</b>
                <Chips here yours=made.then_some("web-review-made") mark />
                <span class="num">{hundredths(one.worth)}</span>
                <span class="rv-bar" aria-hidden="true">
                    <i style=format!("width:{}", place(one.worth))></i>
                    <u style=format!("left:{};right:calc(100% - {})", place(least), place(most))></u>
                </span>
                <span class="vh">{here.say(&Message::new("web-review-error").with("error", hundredths(1.96 * one.error)))}</span>
                {one.reason.as_ref().map(|reason| view! { <p>{here.say(reason)}</p> })}
            </li>
        }
    };
    view! {
        <ol class="rv-list">{judged.considered.iter().map(row).collect_view()}</ol>
        <p class="soft">{here.says("web-review-whiskers")}</p>
    }
    .into_any()
}

/// What can be done with the moment: try it, hand it on, go to the next.
#[component]
fn Ways(look: Look, step: usize) -> impl IntoView {
    let here = look.here;
    let sharing = RwSignal::new(false);
    let wish = move |cards: Cards| look.trying.set(Some(Wish { step: step.saturating_sub(1), cards }));
    let anew = move |_| wish(Cards::Anew(random::number() as u32));
    let next = move |_| {
        let steps: Vec<usize> = look.review.with_untracked(|review| {
            review
                .as_ref()
                .map(|review| review.moments.iter().map(|one| one.step).collect())
                .unwrap_or_default()
        });
        let after = steps.iter().copied().find(|one| *one > step).or_else(|| steps.first().copied());
        look.choose(after);
    };
    view! {
        <div class="rv-ways">
            <button class="btn go" on:click=move |_| wish(Cards::AsTheyLay)><Icon name="icon-play" />{here.says("web-review-try")}</button>
            {(!look.face.open_hands).then(|| view! {
                <button class="btn" on:click=anew><Icon name="icon-play" />{here.says("web-review-try-anew")}</button>
            })}
            <span class="sp"></span>
            <button class="btn" aria-haspopup="dialog" on:click=move |_| sharing.set(true)><Icon name="icon-share" />{here.says("web-review-share")}</button>
            <button class="btn" on:click=next>{here.says("web-review-next")}<Icon name="icon-forward" /></button>
        </div>
        <Dialog open=sharing title=Signal::derive(here.says("web-review-share"))>
            <Shared look step />
        </Dialog>
    }
}

/// A link that opens the review at this moment.
#[component]
fn Shared(look: Look, step: usize) -> impl IntoView {
    use crate::pages::replay::Origin;
    let here = look.here;
    let address = RwSignal::new(None::<String>);
    let question = format!("?seat={}&step={step}", look.seat.get_untracked().number());
    match look.projector.origin() {
        Origin::Table(Finished { code, game: Some(game) }) => {
            address.set(Some(address_of(&format!("{}{question}", Finished::review_address(code, game)))));
        }
        Origin::Table(_) | Origin::Browser(_) | Origin::Elsewhere => spawn_local(async move {
            let game = packed(&look.film().record).await;
            // Whoever has closed the window meanwhile waits for nothing.
            let _ = address.try_set(game.map(|game| address_of(&format!("/review{question}{game}"))));
        }),
    }
    move || {
        address
            .get()
            .map(|address| view! { <ShareLink address title=Signal::derive(here.says("web-review")) /> })
    }
}
