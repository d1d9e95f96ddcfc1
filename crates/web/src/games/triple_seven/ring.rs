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
    let label = move || {
        let clockwise = stage.with(|scene| scene.view.table.direction == Direction::Clockwise);
        here.t(if clockwise { "web-triple-seven-clockwise" } else { "web-triple-seven-anticlockwise" })
    };
    let inside = move || {
        let me = here.me();
        stage.scene.with(|scene| scene.as_ref().map(|scene| inside(scene, me)))
    };
    view! { <svg class="ts-ring" viewBox="0 0 600 400" role="img" aria-label=label>{inside}</svg> }.into_any()
}

fn inside(scene: &Scene, me: Option<Seat>) -> AnyView {
    let seats = scene.view.table.seats;
    let ring = Ring::new(seats, me);
    let sinner = scene.sinner().map(|(by, _)| by);
    let arcs = ring.arcs(scene).into_iter().map(|arc| way(&arc, sinner)).collect_view();
    let aim = scene.aim().map(|(from, to)| {
        view! { <path class=format!("aim s{}", from.number()) d=ring.across(from, to) /> }
    });
    let signs = Seat::all(seats).map(|seat| sign(scene, ring, seat)).collect_view();
    view! { {arcs}{aim}{signs} }.into_any()
}

fn way(arc: &Arc, sinner: Option<Seat>) -> AnyView {
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

fn sign(scene: &Scene, ring: Ring, seat: Seat) -> AnyView {
    let (x, y) = ring.place(seat);
    let number = seat.number();
    let class = format!("seat7 s{number}");
    let waits = scene.waits_for() == Some(seat);
    view! {
        <g class=class class:now=waits transform=format!("translate({x:.1} {y:.1})")>
            <circle class="halo" r="25" />
            <circle class="disc" r="19" />
            <use href=format!("#seat-{number}") x="-11" y="-11" width="22" height="22" />
            {badge(scene, seat)}
        </g>
    }
    .into_any()
}

/// What is pinned to a seat: its part in the SINNER's round, or what it did just now.
fn badge(scene: &Scene, seat: Seat) -> Option<AnyView> {
    if let Some((sinner, _)) = scene.sinner() {
        if seat == sinner {
            return Some(picture(Main::Sinner));
        }
        let reply = scene.story.replies.iter().rfind(|(who, _)| *who == seat).map(|(_, reply)| *reply);
        return reply.map(|reply| match reply {
            Reply::With(main) => picture(main),
            Reply::Drew(count) => plus(count),
        });
    }
    match scene.story.just_did(seat)? {
        Deed::Drew(count) => Some(plus(count)),
        Deed::Laid(_) | Deed::Passed | Deed::Reserved | Deed::Called => None,
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
