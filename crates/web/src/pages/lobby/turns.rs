//! Tables that wait for one's move.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_protocol::Turn;

use super::Room;
use crate::games::{self, face};
use crate::link::now;
use crate::parts::{Icon, level_name};

/// The list, nearest deadline first; nothing if no table waits.
#[component]
pub(crate) fn Turns(room: Room) -> impl IntoView {
    let turns = Memo::new(move |_| room.lobby.with(|lobby| lobby.turns.clone()));
    move || {
        let turns = turns.get();
        let first = turns.first().map(|turn| format!("/table/{}", turn.code))?;
        let count = Message::new("web-lobby-turns").with("count", turns.len());
        let nearest = turns.first().and_then(|turn| turn.until);
        Some(view! {
            <section class="lb-turns" aria-labelledby="lb-turns">
                <div class="lb-turn-head">
                    <h2 id="lb-turns" class="serif"><span class="dot"></span>{room.says("web-lobby-your-turn")}</h2>
                    <p class="soft2">{move || room.say(&count)}</p>
                    <a class="btn go" href=first>{room.says("web-lobby-next-table")}<Icon name="icon-arrow" /></a>
                </div>
                <ul>
                    {turns.into_iter().map(|turn| {
                        let lit = nearest.is_some() && turn.until == nearest;
                        view! { <One room turn lit /> }
                    }).collect_view()}
                </ul>
            </section>
        })
    }
}

#[component]
fn One(room: Room, turn: Turn, lit: bool) -> impl IntoView {
    let game = face(&turn.game);
    let title = games::title(&turn.game);
    let company = move || {
        let bots = turn.bots.iter().map(|bot| level_name(room.speech, bot));
        turn.others.iter().cloned().chain(bots).collect::<Vec<_>>().join(", ")
    };
    let left = turn.until.map(|until| {
        let now = now().0.cast_signed() + room.ahead.get_untracked();
        // Whoever has some seconds left has not none.
        let minutes = ((until.0.cast_signed() - now).max(0) + 59_999) / 60_000;
        let (key, number) = if minutes >= 120 {
            ("web-lobby-hours-left", minutes / 60)
        } else {
            ("web-lobby-minutes-left", minutes)
        };
        Message::new(key).with("count", number)
    });
    view! {
        <li>
            <a class="lb-turn" class:lit=lit href=format!("/table/{}", turn.code)>
                {game.map(|face| view! {
                    <span class=format!("lb-pic {}", face.tint)>
                        <svg viewBox="0 0 300 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=face.picture></svg>
                    </span>
                })}
                <span class="lb-tx">
                    <b class="serif">{title}</b>
                    <span class="soft2">{company}</span>
                    {left.map(|left| view! { <span class="lb-left">{move || room.say(&left)}</span> })}
                </span>
            </a>
        </li>
    }
}
