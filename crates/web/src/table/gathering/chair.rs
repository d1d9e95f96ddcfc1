//! One seat before the game.

use leptos::prelude::*;
use sevenfold_core::Seat;
use sevenfold_protocol::{Request, SeatFace, Sitter};

use super::sit;
use crate::parts::{Bars, Icon, Levels};
use crate::table::{Here, Sign};

/// Is a seat this client's?
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Whose {
    /// Yes.
    Mine,
    /// No.
    Others,
}

/// A seat, and what can be done about it.
#[component]
pub(crate) fn Chair(
    here: Here,
    seat: SeatFace,
    whose: Whose,
    may_rule: bool,
    name: RwSignal<String>,
    level: RwSignal<String>,
) -> impl IntoView {
    let SeatFace { seat, sitter } = seat;
    let mine = whose == Whose::Mine;
    let status = match &sitter {
        Sitter::Nobody => "web-chair-free",
        Sitter::Bot { .. } => "web-status-bot",
        // Whoever has no name is called so already.
        Sitter::Person { name, .. } if mine && !name.is_empty() => "web-you",
        Sitter::Person { here: false, .. } => "web-status-away",
        Sitter::Person { .. } => "web-status-here",
    };
    let host = here.face.with(|face| face.and_then(|face| face.table.owner)) == Some(seat);
    let free = sitter == Sitter::Nobody;
    let alone = here.mine().is_empty();
    let add = move |_| here.link.ask(Request::SetBot { seat, bot: level.get_untracked() });
    let bot = match &sitter {
        Sitter::Bot { bot } => Some(view! { <BotLevel here seat bot=bot.clone() may_rule /> }),
        Sitter::Nobody | Sitter::Person { .. } => None,
    };
    let sits = !free && !mine;
    view! {
        <li class:free=free>
            <Sign seat />
            <div class="who">
                <b>{here.name(seat)}{host.then(|| view! { <span class="host"><Icon name="icon-crown" />{here.t("web-host")}</span> })}</b>
                <span class="st2">{here.t(status)}</span>
            </div>
            <span class="sp"></span>
            {free.then(|| view! {
                <button class="btn" class:can=alone on:click=move |_| sit(here, seat, &name.get_untracked())>{here.t("web-sit-here")}</button>
            })}
            {(free && may_rule).then(|| view! {
                <button class="btn" on:click=add><Icon name="icon-bot" />{here.t("web-add-bot")}</button>
            })}
            {bot}
            {(sits && may_rule).then(|| view! {
                <button class="tool" title=here.t("web-send-away") aria-label=here.t("web-send-away") on:click=move |_| here.link.ask(Request::ClearSeat { seat })>
                    <Icon name="icon-close" />
                </button>
            })}
            {mine.then(|| view! {
                <button class="btn" on:click=move |_| here.link.ask(Request::LeaveSeat { seat })>{here.t("web-get-up")}</button>
            })}
        </li>
    }
}

/// How strong the bot at a seat is; whoever's word counts may choose.
#[component]
fn BotLevel(here: Here, seat: Seat, bot: String, may_rule: bool) -> impl IntoView {
    let open = RwSignal::new(false);
    let roster = here.roster();
    let place = roster.iter().position(|known| *known == bot).unwrap_or_default();
    let of = roster.len();
    let label = here.level_name(&bot);
    let choose = Callback::new(move |bot| here.link.ask(Request::SetBot { seat, bot }));
    view! {
        <button
            class="btn levelbtn"
            disabled=!may_rule
            aria-expanded=move || open.get().to_string()
            on:click=move |_| open.update(|open| *open = !*open)
        >
            <Bars place of />
            {label}
            {may_rule.then(|| view! { <Icon name="icon-down" /> })}
        </button>
        <Show when=move || open.get()>
            <Levels
                roster=roster.clone()
                chosen=bot.clone()
                choose
                name=format!("level-{}", seat.number())
            />
        </Show>
    }
}
