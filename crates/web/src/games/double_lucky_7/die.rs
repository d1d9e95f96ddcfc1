//! The die: it shows what chance rolled.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_double_lucky_7::{Advantage, Face};

use super::model::{Meaning, Told, told};
use super::pieces::face_drawing;
use super::table::Table;
use crate::memo::Memo;

/// A round, and whether the die has fallen in it.
type Fallen = Option<(u8, bool)>;

/// The die with its sentence, from the question to the first card.
#[component]
pub(crate) fn Die(table: Table) -> impl IntoView {
    let telling = table.settled(move |view| table.offer.with(|offer| told(view, offer)));
    let fallen = table.here.settled(move || table.round(|_, round| (round.number, round.rolled.is_some())));
    // A die that was seen before it fell is seen rolling.
    let motion = Memo::new(move |before: Option<&(Fallen, &'static str)>| {
        let now = fallen.get();
        let falls = match (before.and_then(|before| before.0), now) {
            (Some((was, false)), Some((is, true))) => was == is,
            _ => false,
        };
        let class = if falls { "dlk rolling" } else { "dlk" };
        (now, before.filter(|before| before.0 == now).map_or(class, |before| before.1))
    });
    move || telling.get().flatten().map(|telling| drawn(table, telling, motion.get().1))
}

fn drawn(table: Table, telling: Told, class: &'static str) -> AnyView {
    let (title, sentence, face) = match telling {
        Told::Open => (table.t("die"), table.t("die-open"), None),
        Told::Fallen(face, meaning) => {
            let (title, sentence) = fallen(table, face, meaning);
            (title, sentence, Some(face))
        }
    };
    let mark = face.map(
        |face| view! { <use class="ico" href=face_drawing(face) x="41" y="45" width="38" height="38" /> },
    );
    view! {
        <div class=class class:fallen=face.is_some()>
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

/// A roll in words: a title and a sentence.
fn fallen(table: Table, face: Face, meaning: Meaning) -> (String, String) {
    let shows = |key| Message::new(key).with("face", face.name());
    match (meaning, face) {
        (Meaning::DoubleLucky(Some(seat)), _) => (
            table.t("double-lucky"),
            table.say(&shows("web-double-lucky-7-double-lucky-taken").with("seat", seat)),
        ),
        (Meaning::DoubleLucky(None), _) => {
            (table.t("double-lucky"), table.say(&shows("web-double-lucky-7-double-lucky-barred")))
        }
        (_, Face::X) => (table.t("die-x"), table.t("die-x-means")),
        (Meaning::Miss, Face::Lucky(advantage)) => (name(table, advantage), table.t("die-miss-means")),
        (Meaning::Lucky, Face::Lucky(advantage)) => {
            (name(table, advantage), table.t(&format!("does-{}", advantage.word())))
        }
    }
}

fn name(table: Table, advantage: Advantage) -> String {
    table.say(&Message::new("web-fact").with("fact", advantage.name()))
}
