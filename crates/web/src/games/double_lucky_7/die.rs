//! The die: it shows what chance rolled.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_double_lucky_7::{Advantage, Choice, Face, Luck, Mode, Phase, RoundView, View, Wheel};

use super::pieces::face_drawing;
use super::table::Table;

/// What the die has to tell: before the roll, or what came up.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Told {
    /// The viewer may roll.
    Open,
    /// It has fallen, and what that means.
    Fallen(Face, Fate),
}

/// What a roll means.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Fate {
    Lucky,
    DoubleLucky(Option<sevenfold_core::Seat>),
    Miss,
}

/// The die with its sentence, from the question to the first card.
#[component]
pub fn Die(table: Table) -> impl IntoView {
    let told = Memo::new(move |_| {
        let may_roll = table.may(sevenfold_double_lucky_7::Action::Roll);
        table.round(|view, round| told(view, round, may_roll.then_some(Told::Open))).flatten()
    });
    // A die that was seen before it fell is seen rolling.
    let round_now = move || table.round(|_, round| (round.number, round.rolled.is_some()));
    let rolling = Memo::new(move |before: Option<&(Option<(u8, bool)>, bool)>| {
        let now = round_now();
        let rolled = matches!((before.and_then(|before| before.0), now), (Some((was, false)), Some((is, true))) if was == is);
        let still = before.is_some_and(|before| before.0 == now && before.1);
        (now, rolled || still)
    });
    move || told.get().map(|told| drawn(table, told, rolling.with(|rolling| rolling.1)))
}

fn told(view: &View, round: &RoundView, open: Option<Told>) -> Option<Told> {
    if view.options.mode != Mode::Dice || !round.played.is_empty() {
        return None;
    }
    let Some(face) = round.rolled else { return open };
    let fate = match (round.luck, view.phase) {
        (Some(Luck::Missed { .. }), _) => Fate::Miss,
        (_, Phase::Choosing { choice: Choice::DoubleLucky, .. }) => {
            Fate::DoubleLucky(taken_by(view, round, face))
        }
        (Some(Luck::Used { what, .. }), _) if Face::Lucky(what.advantage()) != face => {
            Fate::DoubleLucky(taken_by(view, round, face))
        }
        _ => Fate::Lucky,
    };
    Some(Told::Fallen(face, fate))
}

fn taken_by(view: &View, round: &RoundView, face: Face) -> Option<sevenfold_core::Seat> {
    let wheel: &Wheel = &view.wheels[usize::from(round.number > 7)];
    match face {
        Face::Lucky(advantage) => wheel.user(advantage),
        Face::X => None,
    }
}

fn drawn(table: Table, told: Told, rolling: bool) -> AnyView {
    let (title, sentence, face) = match told {
        Told::Open => (table.t("die"), table.t("die-open"), None),
        Told::Fallen(face, fate) => {
            let (title, sentence) = fallen(table, face, fate);
            (title, sentence, Some(face))
        }
    };
    let mark = face.map(
        |face| view! { <use class="ico" href=face_drawing(face) x="41" y="45" width="38" height="38" /> },
    );
    view! {
        <div class="dlk" class:rolling=rolling class:fallen=face.is_some()>
            <svg class="die" viewBox="0 0 120 120" aria-hidden="true">
                <use href="#d8" />
                {mark}
            </svg>
            <div>
                <h2 class="serif">{title}</h2>
                <p>{sentence}</p>
            </div>
        </div>
    }
    .into_any()
}

fn fallen(table: Table, face: Face, fate: Fate) -> (String, String) {
    let fact = |name| table.say(&Message::new("web-fact").with("fact", name));
    match (fate, face) {
        (Fate::DoubleLucky(Some(seat)), _) => (
            table.t("double-lucky"),
            table.say(
                &Message::new("web-double-lucky-7-double-lucky-taken")
                    .with("face", face.name())
                    .with("seat", seat),
            ),
        ),
        (Fate::DoubleLucky(None), _) => (
            table.t("double-lucky"),
            table.say(&Message::new("web-double-lucky-7-double-lucky-barred").with("face", face.name())),
        ),
        (Fate::Miss, Face::X) => (table.t("die-x"), table.t("die-x-means")),
        (Fate::Miss, Face::Lucky(advantage)) => (fact(advantage.name()), table.t("die-miss-means")),
        (Fate::Lucky, Face::Lucky(advantage)) => (fact(advantage.name()), does(table, advantage)),
        (Fate::Lucky, Face::X) => (table.t("die-x"), table.t("die-x-means")),
    }
}

fn does(table: Table, advantage: Advantage) -> String {
    table.t(&format!("does-{}", advantage.word()))
}
