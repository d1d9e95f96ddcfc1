//! A pad to keep the score of a game of Double Lucky 7 that is played with real cards.

mod pad;

use leptos::prelude::*;
use sevenfold_core::Message;

use crate::games;
use crate::memo::Memo;
use crate::pages::NotFound;
use crate::parts::{Bar, Title};
use crate::speech::{Speech, storage};
use crate::watch::watch;
use pad::{Counts, Entry, Pad};

/// Where it is kept in this browser.
const KEY: &str = "sevenfold-score-double-lucky-7";

/// The page.
#[component]
pub(crate) fn Score(game: String) -> impl IntoView {
    match games::face(&game).filter(|face| face.id == "double-lucky-7") {
        Some(_) => view! { <Keep /> }.into_any(),
        None => view! { <NotFound /> }.into_any(),
    }
}

#[component]
fn Keep() -> impl IntoView {
    let speech = Speech::here();
    let kept = storage().and_then(|storage| storage.get_item(KEY).ok()?).unwrap_or_default();
    let pad = RwSignal::new(Pad::read(&kept));
    watch(move || {
        let text = pad.with(Pad::write);
        if let Some(storage) = storage() {
            // A full or forbidden storage only means that the pad is gone with the page.
            let _ = storage.set_item(KEY, &text);
        }
    });
    // The table is drawn anew only for another number of players or rounds: a field keeps its focus.
    let rounds = Memo::new(move |_| pad.with(|pad| pad.rounds));
    let players = Memo::new(move |_| pad.with(|pad| pad.names.len()));
    // What is in the fields is theirs: only another table shows a cleared pad.
    let anew = RwSignal::new(0_u32);
    let full = move || players.get() >= pad::MOST;
    let few = move || players.get() <= pad::LEAST;
    // What was written by hand is not lost to a slip of the finger.
    let sure = RwSignal::new(false);
    let clear_says = move || speech.t(if sure.get() { "web-score-clear-sure" } else { "web-score-clear" });
    let clear = move |_| {
        if sure.get_untracked() {
            pad.update(Pad::clear);
            anew.update(|times| *times += 1);
        }
        sure.update(|sure| *sure = !*sure);
    };
    view! {
        <Title text=Signal::derive(move || speech.t("web-score-keep")) />
        <Bar><span class="serif">{speech.says("web-score-keep")}</span></Bar>
        <main id="main" class="score">
            <h1>{speech.says("web-score-keep")}</h1>
            <p>{speech.says("web-score-say")}</p>
            <div class="row2">
                <button type="button" class="btn" disabled=full on:click=move |_| pad.update(Pad::add_player)>{speech.says("web-score-more")}</button>
                <button type="button" class="btn" disabled=few on:click=move |_| pad.update(Pad::drop_player)>{speech.says("web-score-fewer")}</button>
                <button type="button" class="btn" on:click=move |_| pad.update(Pad::toggle_length)>
                    {move || speech.say(&Message::new("web-score-length").with("rounds", i64::from(rounds.get())))}
                </button>
                <button type="button" class="btn" on:click=clear>{clear_says}</button>
            </div>
            <div class="scroll" tabindex="0" role="region" aria-label=speech.says("web-double-lucky-7-pad")>
                {move || {
                    anew.track();
                    view! { <Table pad players=players.get() rounds=rounds.get() /> }
                }}
            </div>
        </main>
    }
}

#[component]
fn Table(pad: RwSignal<Pad>, players: usize, rounds: u8) -> impl IntoView {
    let speech = Speech::here();
    let name = move |player: usize| {
        let label = move || format!("{} {}", speech.t("web-your-name"), player + 1);
        let value = pad.with_untracked(|pad| pad.names[player].clone());
        let write = move |event| pad.update(|pad| pad.names[player] = event_target_value(&event));
        view! { <th scope="col"><input aria-label=label value=value on:change=write /></th> }
    };
    let row = move |round: u8| {
        let cells = (0..players).map(|player| view! { <Cell pad player round /> }).collect_view();
        let double = (round == pad::DOUBLE).then_some(" ×2");
        view! { <tr><th scope="row">{round}" ("{pad::tricks(round)}")"{double}</th>{cells}</tr> }
    };
    let penalty = move |player: usize| {
        let value = pad.with_untracked(|pad| pad.penalties[player].to_string());
        let label = move || format!("{} {}", speech.t("web-double-lucky-7-penalty"), player + 1);
        let write = move |event| {
            let points = event_target_value(&event).trim().parse().unwrap_or_default();
            pad.update(|pad| pad.penalties[player] = points);
        };
        view! { <td><input inputmode="numeric" aria-label=label value=value on:change=write /></td> }
    };
    let total =
        move |player: usize| view! { <td class="sum">{move || pad.with(|pad| pad.total(player))}</td> };
    let each = move || 0..players;
    view! {
        <table class="pad2">
            <thead><tr><th scope="col">{speech.says("web-double-lucky-7-pad-round")}</th>{each().map(name).collect_view()}</tr></thead>
            <tbody>{(1..=rounds).map(row).collect_view()}</tbody>
            <tfoot>
                <tr><th scope="row">{speech.says("web-double-lucky-7-penalty")}</th>{each().map(penalty).collect_view()}</tr>
                <tr><th scope="row">{speech.says("web-double-lucky-7-total")}</th>{each().map(total).collect_view()}</tr>
            </tfoot>
        </table>
    }
}

/// Bid and tricks of a player in a round, and what they are worth.
#[component]
fn Cell(pad: RwSignal<Pad>, player: usize, round: u8) -> impl IntoView {
    let speech = Speech::here();
    let now = pad.with_untracked(|pad| pad.entry(player, round));
    let label =
        move |key: &str| format!("{}, {} {round}", speech.t(key), speech.t("web-double-lucky-7-pad-round"));
    let shown = |number: Option<u8>| number.map(|number| number.to_string()).unwrap_or_default();
    let read = move |event| {
        event_target_value(&event).trim().parse().ok().filter(|number| *number <= pad::tricks(round))
    };
    let bid =
        move |event| pad.update(|pad| pad.set(player, round, |entry| Entry { bid: read(event), ..entry }));
    let taken =
        move |event| pad.update(|pad| pad.set(player, round, |entry| Entry { taken: read(event), ..entry }));
    let points = move || pad.with(|pad| pad.points(player, round));
    let twice = move || pad.with(|pad| pad.entry(player, round).counts == Counts::Twice);
    let toggle = move |_| {
        pad.update(|pad| pad.set(player, round, |entry| Entry { counts: entry.counts.toggled(), ..entry }));
    };
    let double = (round != pad::DOUBLE).then(|| {
        // Whoever speaks to the page says what can be read on the button.
        let label = move || format!("×2: {}", label("double-lucky-7-double-points"));
        view! { <button type="button" class="x2" aria-label=label aria-pressed=move || twice().to_string() on:click=toggle>"×2"</button> }
    });
    view! {
        <td>
            <input inputmode="numeric" aria-label=move || label("web-score-bid") value=shown(now.bid) on:change=bid />
            <input inputmode="numeric" aria-label=move || label("web-score-taken") value=shown(now.taken) on:change=taken />
            {double}
            <b>{points}</b>
        </td>
    }
}
