//! The ring: every seat with its sign, the direction of play from seat to seat, the way of the SINNER, and who aims at
//! whom.

use leptos::prelude::*;
use sevenfold_core::Seat;
use sevenfold_triple_seven::{Direction, Main};

use super::card::medallion;
use super::model::{Arc, Deed, Link, Reply, Ring, Scene};
use super::stage::Stage;

/// Draws the ring.
pub(crate) fn ring(stage: Stage) -> AnyView {
    let here = stage.here;
    let direction = stage.settled(|scene| Some(scene.view.table.direction));
    let label = move || {
        let clockwise = direction.get() == Some(Direction::Clockwise);
        here.t(if clockwise { "web-triple-seven-clockwise" } else { "web-triple-seven-anticlockwise" })
    };
    let seats = stage.settled(|scene| scene.view.table.seats);
    let inside = move || inside(stage, Ring::new(seats.get(), here.me()), seats.get());
    view! { <svg class="ts-ring" viewBox="0 0 600 400" role="img" aria-label=label>{inside}</svg> }.into_any()
}

/// Everything on the ring is drawn again by itself: a move changes two ways and two signs.
fn inside(stage: Stage, ring: Ring, seats: u8) -> AnyView {
    let arcs = Seat::all(seats).map(|seat| way(stage, ring, seat)).collect_view();
    let aims = stage.settled(Scene::aim);
    let aim = move || {
        let (from, to) = aims.get()?;
        Some(view! { <path class=format!("aim s{}", from.number()) d=ring.across(from, to) /> })
    };
    let signs = Seat::all(seats).map(|seat| sign(stage, ring, seat)).collect_view();
    view! { {arcs}{aim}{signs} }.into_any()
}

/// The way from a seat to the next.
fn way(stage: Stage, ring: Ring, from: Seat) -> AnyView {
    let means = stage.settled(move |scene| {
        Some((Link::of(scene, from), scene.view.table.direction, scene.sinner().map(|(by, _)| by)))
    });
    let drawn = move || {
        let (link, direction, sinner) = means.get()?;
        Some(arc(&ring.arc(from, link, direction), sinner))
    };
    drawn.into_any()
}

fn arc(arc: &Arc, sinner: Option<Seat>) -> AnyView {
    let link = match arc.link {
        Link::Order => "order",
        Link::Next => "next",
        Link::Sinned => "sinned",
        Link::ToSin => "to-sin",
    };
    let seat = sinner.map_or_else(String::new, |seat| format!(" s{}", seat.number()));
    view! {
        <g class=format!("way7 {link}{seat}")>
            <path d=arc.line.clone() />
            <path class="head" d=arc.head.clone() />
        </g>
    }
    .into_any()
}

fn sign(stage: Stage, ring: Ring, seat: Seat) -> AnyView {
    let (x, y) = ring.place(seat);
    let number = seat.number();
    let class = format!("seat7 s{number}");
    let waits = stage.settled(move |scene| scene.waits_for() == Some(seat));
    let badge = stage.settled(move |scene| badge(scene, seat));
    view! {
        <g class=class class:now=move || waits.get() transform=format!("translate({x:.1} {y:.1})")>
            <circle class="halo" r="25" />
            <circle class="disc" r="19" />
            <use href=format!("#seat-{number}") x="-11" y="-11" width="22" height="22" />
            {move || badge.get().map(pinned)}
        </g>
    }
    .into_any()
}

/// What is pinned to a seat: its part in the SINNER's round, or what it did just now.
fn badge(scene: &Scene, seat: Seat) -> Option<Reply> {
    if let Some((sinner, _)) = scene.sinner() {
        if seat == sinner {
            return Some(Reply::With(Main::Sinner));
        }
        return scene.story.replies.iter().rfind(|(who, _)| *who == seat).map(|(_, reply)| *reply);
    }
    match scene.story.just_did(seat)? {
        Deed::Drew(count) => Some(Reply::Drew(count)),
        Deed::Laid(_) | Deed::Passed | Deed::Reserved | Deed::Called => None,
    }
}

fn pinned(badge: Reply) -> AnyView {
    match badge {
        Reply::With(main) => picture(main),
        Reply::Drew(count) => plus(count),
    }
}

fn picture(main: Main) -> AnyView {
    view! {
        <g class="pin" transform="translate(17 -15)">
            <circle class="night" r="16" />
            <use href=format!("#{}", medallion(main)) x="-14" y="-14" width="28" height="28" />
        </g>
    }
    .into_any()
}

fn plus(count: u8) -> AnyView {
    view! {
        <g class="pin plus" transform="translate(17 -15)">
            <circle r="14" />
            <text y="5.5" text-anchor="middle" font-size="16">"+"{count}</text>
        </g>
    }
    .into_any()
}
