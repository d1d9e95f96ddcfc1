//! How it ended, and what next.

mod levels;
mod standing;

use leptos::prelude::*;
use sevenfold_core::{Arg, Message, Seat};
use sevenfold_protocol::{Ending, EndingCause, GameFace, Leg, Phase, Request, SeatFace, Sitter};

use super::{Here, Sign, on_occasion};
use crate::link::Place;
use crate::pages::{Plan, Planned};
use crate::parts::{Icon, Levels};
use crate::way::{Finished, Way};
use crate::{later, me};
use levels::Ranking;
use standing::{Row, decided, standing};

/// The result, once there is one.
#[component]
pub(crate) fn Result(here: Here) -> impl IntoView {
    let ending = here.settled(move || {
        here.face.with(|face| match &face?.table.phase {
            Phase::Over(ending) => Some(ending.clone()),
            Phase::Gathering | Phase::Dealing { .. } | Phase::Playing => None,
        })
    });
    move || ending.get().map(|ending| on_occasion(move |it| (it.result)(here, ending.clone())))
}

/// What there is to say of the end.
#[component]
pub(crate) fn Panel(here: Here, ending: Ending) -> impl IntoView {
    let rows = ending.outcome.as_ref().map(standing).unwrap_or_default();
    let levels = ending.outcome.as_ref().and_then(|_| untrack(|| by_levels(here)));
    let why = match ending.cause {
        EndingCause::Resigned(seat) => Some(Message::new("web-result-resigned").with("seat", seat)),
        EndingCause::TimeUp(seat) => Some(Message::new("table-log-timed-out").with("seat", seat)),
        EndingCause::Played => {
            let game = untrack(|| here.face.with(|face| face.map(|face| face.settings.game.clone())));
            levels.as_ref().map(Ranking::why).or_else(|| decided(&game?, &rows))
        }
    };
    let headline = headline(&ending);
    let winners = ending.winners;
    let both = leg(here).map(|leg| leg.say(winners));
    let row = move |row: Row| {
        let won = winners.contains(row.seat);
        view! { <Standing here row won /> }
    };
    view! {
        <section class="result" aria-live="polite">
            <header>
                <svg class="medal" viewBox="0 0 48 48" aria-hidden="true"><use href="#mark" /></svg>
                <div>
                    <h2 class="serif">{move || here.say(&headline)}</h2>
                    {why.map(|why| view! { <p>{move || here.say(&why)}</p> })}
                    {both.map(|both| view! { <p class="both">{move || here.say(&both)}</p> })}
                </div>
            </header>
            {match levels {
                Some(levels) => levels.table(here),
                None => view! { <ol class="standing">{rows.into_iter().map(row).collect_view()}</ol> }.into_any(),
            }}
            <Next here />
        </section>
    }
}

/// Which of two games with the seats exchanged has ended.
fn leg(here: Here) -> Option<Leg> {
    here.face.with_untracked(|face| face?.table.leg)
}

/// Who won, in one sentence.
pub(crate) fn headline(ending: &Ending) -> Message {
    let Some(first) = ending.winners.first() else { return Message::new("web-result-nobody") };
    let count = ending.winners.len();
    // One winner may be whoever reads it.
    let winners = if count == 1 { Arg::Seat(first) } else { Arg::list(ending.winners.iter()) };
    Message::new("web-result").with("winners", winners).with("count", count)
}

#[component]
fn Standing(here: Here, row: Row, won: bool) -> impl IntoView {
    let Row { seat, place, points } = row;
    let points = points.to_string().replace('-', "−");
    view! {
        <li class:won=won>
            <span class="place serif">{place}</span>
            <Sign seat />
            <b>{move || here.name(seat)}</b>
            {crown(here, won)}
            <span class="num">{points}</span>
        </li>
    }
}

/// The ranking of a game in which levels decide, and no points do: SEVEN.
fn by_levels(here: Here) -> Option<Ranking> {
    let seven = |face: &GameFace| face.view.read::<sevenfold_seven::View>().ok();
    let game = here.face.with(|face| face.map(|face| face.settings.game.clone()))?;
    if game == "seven" { here.with_game(seven)? } else { None }.map(|view| Ranking::of(&view))
}

/// What a winner has beside the name.
fn crown(here: Here, won: bool) -> Option<impl IntoView> {
    let crown = || view! { <span class="crown"><Icon name="icon-trophy" /><span class="vh">{here.says("web-winner")}</span></span> };
    won.then(crown)
}

/// Another game, the replay, and handing it on.
#[component]
fn Next(here: Here) -> impl IntoView {
    let address = move |back: u32| {
        let finished = finished(here).and_then(|of| Some((of.code, of.game?.checked_sub(back)?)));
        finished.map(|(code, game)| Finished::address(code, game)).unwrap_or_default()
    };
    let leg = leg(here);
    let (next, first) = match leg {
        Some(Leg::First) => ("web-return", None),
        Some(Leg::Return { .. }) => ("web-rematch", Some(address(1))),
        None => ("web-rematch", None),
    };
    let again = move |_| {
        for seat in here.mine().iter() {
            here.link.ask(Request::Rematch { seat });
        }
    };
    let wants =
        move |seat: Seat| here.face.with(|face| face.is_some_and(|face| face.table.rematch.contains(seat)));
    let asked = move || here.me().is_some_and(wants);
    view! {
        <Willing here />
        <div class="row">
            <Show when=move || here.me().is_some()>
                <button class="btn can big" disabled=asked on:click=again>
                    <Icon name="icon-turn" />
                    {move || here.t(if asked() { "web-rematch-waiting" } else { next })}
                </button>
            </Show>
            <a class="btn" href=move || address(0)><Icon name="icon-play" />{here.says("web-replay")}</a>
            {first.map(|first| view! {
                <a class="btn" href=first><Icon name="icon-play" />{here.says("web-first-game")}</a>
            })}
            <a class="btn" href="/">{here.says("web-home")}</a>
        </div>
        {(here.link.place == Place::Browser && leg != Some(Leg::First)).then(|| view! { <OtherLevel here /> })}
        <Told here />
    }
}

/// The game that ended here.
fn finished(here: Here) -> Option<Finished> {
    here.face.with(|face| {
        let table = &face?.table;
        Some(Finished { code: table.code, game: Some(table.game) })
    })
}

/// What the game has to tell, as soon as that part of the program is there.
#[component]
fn Told(here: Here) -> impl IntoView {
    let there = later::fetch(later::aftermath);
    let game = untrack(|| finished(here));
    move || {
        let (there, game) = (there.get()?, game?);
        Some(view! { <div class="told">{(there.panel)(here, game)}</div> })
    }
}

/// Another game against weaker or stronger bots, set as this one was.
#[component]
fn OtherLevel(here: Here) -> impl IntoView {
    let (plan, way) = (expect_context::<Plan>(), Way::here());
    let level = untrack(|| {
        let bot = |seat: &SeatFace| match &seat.sitter {
            Sitter::Bot { bot } => Some(bot.clone()),
            Sitter::Nobody | Sitter::Person { .. } => None,
        };
        here.face.with(|face| face.and_then(|face| face.table.seats.iter().find_map(bot)))
    });
    let choose = Callback::new(move |bot: String| {
        let settings = here.face.with_untracked(|face| face.map(|face| face.settings.clone()));
        let Some(settings) = settings else { return };
        me::keep_level(&bot);
        let address = format!("/play/{}", settings.game);
        plan.0.set(Some(Planned { settings, people: 1 }));
        way.to(&address);
    });
    level.map(|level| view! {
        <fieldset class="fill">
            <legend>{here.says("web-rematch-level")}</legend>
            <Levels roster=Signal::derive(move || here.roster()) chosen=level choose name="again".to_owned() />
        </fieldset>
    })
}

/// Who wants to play again, among people.
#[component]
fn Willing(here: Here) -> impl IntoView {
    let chips = move || {
        here.face.with(|face| {
            let face = face?;
            let people = face.table.seats.iter().filter(|seat| matches!(seat.sitter, Sitter::Person { .. }));
            let chips: Vec<(Seat, bool)> =
                people.map(|seat| (seat.seat, face.table.rematch.contains(seat.seat))).collect();
            (chips.len() > 1).then_some(chips)
        })
    };
    let chip = move |(seat, wants): (Seat, bool)| {
        let (icon, word) =
            if wants { ("icon-check", "web-wants-rematch") } else { ("icon-clock", "web-undecided") };
        view! {
            <li class:yes=wants>
                <Sign seat />
                {here.name(seat)}
                <Icon name=icon />
                <span class="vh">{here.t(word)}</span>
            </li>
        }
    };
    move || {
        chips().map(|chips| view! { <ul class="willing">{chips.into_iter().map(chip).collect_view()}</ul> })
    }
}
