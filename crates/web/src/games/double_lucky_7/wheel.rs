//! The Lucky Wheel: its fields are buttons, pawns lie on the blocked ones.

use std::f64::consts::PI;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use sevenfold_aids::heading;
use sevenfold_core::{Message, Seat};
use sevenfold_double_lucky_7::{Action, Advantage, Luck, View};

use super::model::{Field, Pick, State, fields};
use super::pieces::drawing;
use super::table::Table;
use crate::memo::Memo;
use crate::table::{came, spot_of};

const MIDDLE: f64 = 200.0;
/// Where a field begins and ends, and where its drawing and its name stand, from the middle.
const INNER: f64 = 62.0;
const OUTER: f64 = 188.0;
const ICON: f64 = 90.0;
const NAME: f64 = 147.0;
/// Half of the wood between two fields.
const GAP: f64 = 2.0;

/// The Lucky Wheel of this half.
#[component]
pub(crate) fn WheelView(table: Table) -> impl IntoView {
    let seen = table.settled(move |view| table.offer.with(|offer| fields(view, offer)));
    let free = move || {
        let taken = |field: &Field| matches!(field.state, State::Taken(_));
        seen.with(|seen| seen.map_or(0, |fields| fields.iter().filter(|field| !taken(field)).count()))
    };
    let second = table.settled(View::half);
    let half = move || table.t(if second.get() == Some(1) { "second-half" } else { "first-half" });
    let brought = table.here.settled(move || table.round(|_, round| round.luck));
    let sectors =
        Advantage::ALL.into_iter().map(|advantage| view! { <Sector table seen advantage /> }).collect_view();
    view! {
        <figure class="wheel">
            <svg viewBox="4 4 392 392" role="group" aria-label=move || format!("{}, {}", table.t("wheel"), half())>
                <circle class="rim" cx=MIDDLE cy=MIDDLE r="194" />
                {sectors}
                <polygon class="hub" points="200,150 239.1,168.8 248.7,211.1 221.7,245 178.3,245 151.3,211.1 160.900,168.800" />
                <text class="hn" x="200" y="208" aria-hidden="true">{free}</text>
                <text class="hs" x="200" y="228" aria-hidden="true">{table.says("free")}</text>
            </svg>
            <figcaption class="cap"><b>{table.says("wheel")}</b>", "{half}{move || brought.get().flatten().map(|luck| format!(". {}", in_words(table, luck)))}</figcaption>
        </figure>
    }
}

/// What the wheel brought in this round.
fn in_words(table: Table, luck: Luck) -> String {
    table.say(&match luck {
        Luck::Used { seat, what } => Message::new("web-double-lucky-7-luck-used")
            .with("seat", seat)
            .with("advantage", what.advantage().name()),
        Luck::Missed { seat, .. } => Message::new("web-double-lucky-7-luck-missed").with("seat", seat),
    })
}

#[component]
fn Sector(table: Table, seen: Memo<Option<[Field; 7]>>, advantage: Advantage) -> impl IntoView {
    let here = table.here;
    let field = here.settled(move || seen.with(|seen| seen.map(|fields| fields[advantage as usize])));
    let state = Memo::new(move |_| field.get().map_or(State::Free, |field| field.with(table.pick.get())));
    let open = move || matches!(state.get(), State::Lit | State::Picked);
    let name = move || table.say(&Message::new("web-fact").with("fact", advantage.name()));
    let label = move || format!("{}: {}", name(), words(table, advantage, state.get()));
    let press = move || {
        if open() {
            table.pick.set(table.offer.with(|offer| Pick::field_of(advantage, offer)));
        }
    };
    let key = move |event: KeyboardEvent| {
        if event.key() == "Enter" || event.key() == " " {
            event.prevent_default();
            press();
        }
    };
    let now = here.settled(move || {
        let used = |luck| matches!(luck, Some(Luck::Used { what, .. }) if what.advantage() == advantage);
        table.round(|_, round| used(round.luck)).unwrap_or_default()
    });
    let wise = here.settled(move || {
        table.offer.with(|offer| offer.uses(advantage).any(|what| table.wise(Action::Use(what))))
    });
    let class = move || {
        let state = match state.get() {
            State::Free => "",
            State::Lit => " lit",
            State::Picked => " picked",
            State::Barred => " barred",
            State::Taken(_) => " used",
        };
        let (now, wise) = (if now.get() { " nowr" } else { "" }, if wise.get() { " hinted" } else { "" });
        format!("fld{state}{now}{wise}")
    };
    let angle = angle(advantage);
    let (x, y) = point(ICON, angle);
    let (right, down) = heading(angle);
    let out = format!("--dx:{:.1}px;--dy:{:.1}px", 36.0 * right, 36.0 * down);
    view! {
        <g
            class=class
            role=move || if open() { "button" } else { "img" }
            tabindex=move || if open() { "0" } else { "-1" }
            aria-label=label
            aria-pressed=move || open().then(|| (state.get() == State::Picked).to_string())
            data-pick=move || open().then(|| advantage.word())
            on:click=move |_| press()
            on:keydown=key
        >
            <path class="sec" d=sector(angle) />
            <g class="wi" style=out>
                {move || match state.get() {
                    State::Taken(seat) => stood(seat, x, y),
                    State::Picked => table.here.me().map_or_else(|| icon(advantage, x, y), |me| stood(me, x, y)),
                    State::Free | State::Lit | State::Barred => icon(advantage, x, y),
                }}
            </g>
            {move || lines(&name(), angle)}
        </g>
    }
}

/// A field in words: whose it is, or what it does.
fn words(table: Table, advantage: Advantage, state: State) -> String {
    match state {
        State::Taken(seat) => table.say(&Message::new("web-double-lucky-7-taken-by").with("seat", seat)),
        State::Barred => table.t("barred"),
        State::Free | State::Lit | State::Picked => table.t(&format!("does-{}", advantage.word())),
    }
}

fn icon(advantage: Advantage, x: f64, y: f64) -> AnyView {
    view! { <use class="ico" href=drawing(advantage) x=x - 19.0 y=y - 19.0 width="38" height="38" /> }
        .into_any()
}

/// A pawn on its field.
fn stood(seat: Seat, x: f64, y: f64) -> AnyView {
    let number = seat.number();
    view! {
        <g class=format!("pwn s{number}") data-from=came(&spot_of(seat), format!("pawn-{x:.0}-{y:.0}"))>
            <use href="#pawn" x=x - 17.0 y=y - 22.0 width="34" height="43" />
            <svg class="on" x=x - 7.5 y=y + 1.5 width="15" height="15"><use href=format!("#seat-{number}") /></svg>
        </g>
    }
    .into_any()
}

/// The name, a word a line.
fn lines(name: &str, angle: f64) -> AnyView {
    let (x, y) = point(NAME, angle);
    let words: Vec<String> = name.split(' ').map(str::to_owned).collect();
    let top = y + 5.0 - 8.5 * (f64::from(words.len() as u8) - 1.0);
    let lines = words
        .into_iter()
        .zip(0_u8..)
        .map(|(word, line)| view! { <tspan x=x y=top + 17.0 * f64::from(line)>{word}</tspan> })
        .collect_view();
    view! { <text class="wl" aria-hidden="true">{lines}</text> }.into_any()
}

/// The direction of a field: the first on top, then clockwise.
fn angle(advantage: Advantage) -> f64 {
    2.0 * PI / 7.0 * f64::from(advantage as u8) - PI / 2.0
}

fn point(radius: f64, angle: f64) -> (f64, f64) {
    let (right, down) = heading(angle);
    (MIDDLE + radius * right, MIDDLE + radius * down)
}

fn sector(angle: f64) -> String {
    let edge = |radius: f64, side: f64| point(radius, angle + side * (PI / 7.0 - (GAP / radius).asin()));
    let ((ax, ay), (bx, by)) = (edge(OUTER, -1.0), edge(OUTER, 1.0));
    let ((cx, cy), (dx, dy)) = (edge(INNER, 1.0), edge(INNER, -1.0));
    format!(
        "M{ax:.1} {ay:.1}A{OUTER} {OUTER} 0 0 1 {bx:.1} {by:.1}L{cx:.1} {cy:.1}A{INNER} {INNER} 0 0 0 {dx:.1} {dy:.1}Z"
    )
}
