//! What can be done, each with its consequence; naming a colour or a player is part of it.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_triple_seven::{Action, Card, Face};

use super::card;
use super::clock::clock;
use super::model::{Asked, Named, Offer, Picture, Tone, Way, offers as offered};
use super::stage::Stage;
use crate::memo::Memo;
use crate::parts::Icon;
use crate::table::{Sign, hinted};

/// The offers, with the time they are open.
pub(crate) fn offers(stage: Stage) -> AnyView {
    let here = stage.here;
    let list = Memo::new(move |_| {
        let picked = stage.picked();
        stage.with(|scene| offered(scene, picked))
    });
    let asked = stage.settled(|scene| Some(scene.asked()));
    let answering = move || matches!(asked.get(), Some(Asked::Answer(..) | Asked::CallOut(_)));
    let rows = move || {
        // Only what can be pressed has a number, and so a key.
        let mut number = 0;
        let numbered = |offer: Offer| {
            number += usize::from(offer.way != Way::Lacking);
            row(stage, number, offer)
        };
        list.get().into_iter().map(numbered).collect_view()
    };
    let empty = move || {
        let pick = matches!(asked.get(), Some(Asked::Turn | Asked::Extra | Asked::Gift | Asked::Reserve));
        (pick && stage.picked().is_none())
            .then(|| view! { <p class="pick7">{here.t("web-triple-seven-pick")}</p> })
    };
    view! {
        <div class="ts-offers" class:answer=answering role="group" aria-label=here.says("web-choices")>
            {move || clock(stage)}
            <div class="rows7">{rows}</div>
            {empty}
        </div>
    }
    .into_any()
}

fn row(stage: Stage, number: usize, offer: Offer) -> AnyView {
    let here = stage.here;
    let actions = offer.actions();
    let wise = move || {
        let hinted = hinted(here).and_then(|text| text.parse::<Action>().ok());
        hinted.is_some_and(|hinted| actions.contains(&hinted))
    };
    let text = view! {
        <span class="pic7" aria-hidden="true">{picture(stage, offer.picture)}</span>
        <span class="txt7">
            <b>{here.say(&offer.title)}</b>
            {offer.note.as_ref().map(|note| view! { <span class="note7">{here.say(note)}</span> })}
        </span>
    };
    let class = match (offer.tone, &offer.way) {
        (_, Way::Lacking) => "op7 lack",
        (Tone::Go, _) => "op7 go",
        (Tone::Plain, _) => "op7",
    };
    match offer.way {
        Way::Press(action) => view! {
            <button class=class class:hinted=wise data-offer=number data-move=action.to_string() aria-keyshortcuts=number.to_string() on:click=move |_| stage.act(action)>
                {text}<kbd aria-hidden="true">{number}</kbd>
            </button>
        }
        .into_any(),
        Way::Colours(named) => {
            let chips = named.into_iter().map(|(named, action)| colour_chip(stage, named, action)).collect_view();
            named_row(class, wise, number, text, chips)
        }
        Way::Seats(named) => {
            let chips = named.into_iter().map(|(seat, action)| seat_chip(stage, seat, action)).collect_view();
            named_row(class, wise, number, text, chips)
        }
        Way::Lacking => view! { <p class=class>{text}</p> }.into_any(),
    }
}

/// An offer that is complete once something is named.
fn named_row(
    class: &'static str,
    wise: impl Fn() -> bool + Send + 'static,
    number: usize,
    text: impl IntoView + 'static,
    chips: impl IntoView + 'static,
) -> AnyView {
    view! {
        <div class=format!("{class} names") class:hinted=wise data-offer=number>
            {text}
            <span class="chips7">{chips}</span>
            <kbd aria-hidden="true">{number}</kbd>
        </div>
    }
    .into_any()
}

fn colour_chip(stage: Stage, named: Named, action: Action) -> AnyView {
    let here = stage.here;
    let (colour, stays) = match named {
        Named::Colour(colour) => (colour, false),
        Named::Stays(colour) => (colour, true),
    };
    let hue = card::word(colour);
    let name = here.t(colour.key());
    let label = if stays {
        here.say(&Message::new("web-triple-seven-stays").with("colour", name.clone()))
    } else {
        name
    };
    view! {
        <button class=format!("cc7 {hue}") data-move=action.to_string() class:hinted=move || is_hinted(stage, action) aria-label=label title=here.t(colour.key()) on:click=move |_| stage.act(action)>
            <svg viewBox="0 0 24 24" aria-hidden="true"><use href=format!("#suit-{hue}") /></svg>
            {stays.then(|| view! { <span class="stays" aria-hidden="true">"="</span> })}
        </button>
    }
    .into_any()
}

fn seat_chip(stage: Stage, seat: Seat, action: Action) -> AnyView {
    let here = stage.here;
    let cards =
        untrack(|| stage.with(|scene| scene.view.players.get(seat.index()).map(|player| player.hand)));
    let label =
        Message::new("web-triple-seven-with").with("seat", seat).with("count", cards.unwrap_or_default());
    view! {
        <button class="sc7" data-move=action.to_string() class:hinted=move || is_hinted(stage, action) aria-label=here.say(&label) on:click=move |_| stage.act(action)>
            <Sign seat />
            <b>{here.name(seat)}</b>
            <span class="serif">{cards}</span>
        </button>
    }
    .into_any()
}

fn is_hinted(stage: Stage, action: Action) -> bool {
    hinted(stage.here).is_some_and(|text| text == action.to_string())
}

fn picture(stage: Stage, picture: Picture) -> AnyView {
    match picture {
        Picture::Icon(name) => view! { <span class="icon7"><Icon name /></span> }.into_any(),
        Picture::Run(run) => card::run(stage.here, run),
        Picture::Card(of) => small(stage, of),
    }
}

/// A main character by its picture alone, other cards as they are.
fn small(stage: Stage, of: Card) -> AnyView {
    match of.face() {
        Face::Main(main) => {
            view! { <span class="med7"><svg><use href=format!("#{}", card::medallion(main)) /></svg></span> }
                .into_any()
        }
        Face::Coloured(..) => card::face(stage.here, of),
    }
}
