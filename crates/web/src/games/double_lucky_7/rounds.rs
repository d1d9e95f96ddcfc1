//! The round markers, growing and shrinking.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_double_lucky_7::tricks_of;

use super::table::Table;

/// How far two markers are apart, and how much a card adds to their height.
const STEP: u32 = 17;
const TALL: u32 = 8;

/// The round markers: a bar a round, as high as it has cards.
#[component]
pub(crate) fn Rounds(table: Table) -> impl IntoView {
    let at = table.settled(|view| (view.round.as_ref().map_or(0, |round| round.number), view.options.rounds));
    move || at.get().map(|(now, rounds)| markers(table, now, rounds))
}

fn markers(table: Table, now: u8, rounds: u8) -> AnyView {
    let bar = |round: u8| {
        let height = TALL * u32::from(tricks_of(round));
        let class = match round.cmp(&now) {
            std::cmp::Ordering::Less => "past",
            std::cmp::Ordering::Equal => "cur",
            std::cmp::Ordering::Greater => "fut",
        };
        view! { <rect class=class x=STEP * u32::from(round) - STEP + 1 y=62 - height width="12" height=height rx="2.5" /> }
    };
    let double = 6 * STEP + 7;
    let message =
        Message::new(if now == 7 { "web-double-lucky-7-round-double" } else { "web-double-lucky-7-round" })
            .with("round", now)
            .with("rounds", rounds)
            .with("tricks", tricks_of(now.max(1)));
    let width = STEP * u32::from(rounds);
    view! {
        <div class="rounds">
            <svg viewBox=format!("0 -20 {width} 84") aria-hidden="true">
                {(1..=rounds).map(bar).collect_view()}
                <text x=double y="-5">"×2"</text>
            </svg>
            <span class="cap">{table.say(&message)}</span>
        </div>
    }
    .into_any()
}
