//! One game in the list.

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_core::Message;
use wasm_bindgen::JsValue;

use super::data::{Played, Sat};
use super::mine::Known;
use super::note::Noting;
use super::share::Sharing;
use super::{Sign, record, whole};
use crate::games::title;
use crate::pages::day;
use crate::parts::{Icon, Report, download, level_name};
use crate::speech::Speech;
use crate::way::Finished;

/// When games ended, roughly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Span {
    /// Today.
    Today,
    /// Within a week.
    Week,
    /// In a month, by its first day's milliseconds since 1970.
    Month(u64),
}

impl Span {
    #[allow(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "milliseconds since 1970 are far below 2⁵³"
    )]
    pub(super) fn of(finished: u64) -> Self {
        let (now, then) = (js_sys::Date::new_0(), js_sys::Date::new(&(finished as f64).into()));
        if now.to_date_string() == then.to_date_string() {
            return Self::Today;
        }
        if now.get_time() - then.get_time() < 7.0 * 86_400_000.0 {
            return Self::Week;
        }
        let first =
            js_sys::Date::new_with_year_month_day(then.get_full_year(), then.get_month().cast_signed(), 1);
        Self::Month(first.get_time() as u64)
    }

    pub(super) fn say(self, speech: Speech) -> String {
        match self {
            Self::Today => speech.t("web-own-today"),
            Self::Week => speech.t("web-own-this-week"),
            Self::Month(first) => {
                #[allow(clippy::cast_precision_loss, reason = "far below 2⁵³")]
                let date = js_sys::Date::new(&(first as f64).into());
                let how = js_sys::Object::new();
                for (key, value) in [("month", "long"), ("year", "numeric")] {
                    // A fresh object takes any property.
                    let _ = js_sys::Reflect::set(&how, &key.into(), &value.into());
                }
                date.to_locale_date_string(speech.lang().code(), &JsValue::from(how)).into()
            }
        }
    }
}

/// The others at the table, bots by their level.
fn others(speech: Speech, seats: &[Sat]) -> String {
    let name = |sat: &Sat| {
        if sat.bot {
            speech.say(&Message::new("web-own-bot").with("name", level_name(speech, &sat.name)))
        } else {
            sat.name.clone()
        }
    };
    let names: Vec<String> = seats.iter().filter(|sat| !sat.own).map(name).collect();
    names.join(", ")
}

/// The place one came in, in words; how it ended where there is none.
fn place(speech: Speech, game: &Played) -> String {
    let own = game.seats.iter().filter(|sat| sat.own).filter_map(|sat| sat.place).min();
    match own {
        Some(place) => {
            speech.say(&Message::new("web-own-place").with("place", place).with("seats", game.seats.len()))
        }
        None => speech.t("web-own-broken"),
    }
}

/// The sign of a result: filled, half, empty.
fn sign(result: &str) -> &'static str {
    match result {
        "won" => "●",
        "shared" => "◐",
        "lost" => "○",
        _ => "–",
    }
}

/// One game.
#[component]
pub(super) fn Line(game: Played, known: Known) -> impl IntoView {
    let speech = Speech::here();
    let kind = match game.kind.as_str() {
        "rated" => "web-own-rated",
        "brought" => "web-own-brought",
        "here" => "web-own-here",
        _ => "web-own-casual",
    };
    let points = game.seats.iter().find(|sat| sat.own).and_then(|sat| sat.points);
    let moved = game.rating.zip(game.change).map(|(rating, change)| {
        let (class, mark) = if change < 0.0 { ("chg dn", "▼") } else { ("chg up", "▲") };
        view! {
            <span class="ra">
                <b class="serif">{whole(rating)}</b>
                <span class=class><span aria-hidden="true">{mark}</span>{format!("{change:+.0}").replace('-', "−")}</span>
            </span>
        }
    });
    let kept = game.kept.then(|| game.clone());
    let (of, with, result, came) = (game.clone(), game.seats.clone(), game.result.clone(), game.clone());
    let (finished, code) = (game.finished, game.code);
    // Bots do as they are told.
    let people = !game.is_here() && game.seats.iter().any(|sat| !sat.own && !sat.bot);
    view! {
        <li class="ln">
            <Sign game=game.game.clone() />
            <span class="g">
                <b class="serif">{title(&game.game)}</b>
                <small>{move || format!("{} · {}", speech.t(kind), day(finished, speech))}</small>
            </span>
            <span class="wi"><span>{move || others(speech, &with)}</span><Noting game=of known /></span>
            <span class="re">
                <span class=format!("pl {result}")>
                    <i aria-hidden="true">{sign(&result)}</i>
                    {move || place(speech, &came)}
                </span>
                {points.map(|points| view! {
                    <small>{move || speech.say(&Message::new("web-own-points").with("points", points))}</small>
                })}
            </span>
            {moved}
            <span class="ac">
                {people.then(|| view! { <Report about=code.to_string() /> })}
                {kept.map(|game| view! { <Ways game known /> })}
            </span>
        </li>
    }
}

/// What can be done with a game whose record is kept.
#[component]
fn Ways(game: Played, known: Known) -> impl IntoView {
    let speech = Speech::here();
    let replay = Finished::address(game.code, game.number);
    // Looked back at from one's own seat, whoever sat there first.
    let own = game.seats.iter().position(|sat| sat.own).map_or(1, |place| place + 1);
    let review = format!("{}?seat={own}", Finished::review_address(game.code, game.number));
    let of = game.clone();
    let save = move |_| {
        let game = of.clone();
        spawn_local(async move {
            match record::of(&game).await {
                Ok(text) => download(&record::file_name(&game), &text),
                Err(why) => known.failed.set(Some(why)),
            }
        });
    };
    view! {
        <a class="tool" href=replay title=speech.says("web-replay") aria-label=speech.says("web-replay")>
            <Icon name="icon-play" />
        </a>
        <a class="tool" href=review title=speech.says("web-review") aria-label=speech.says("web-review")>
            <Icon name="icon-search" />
        </a>
        <Sharing game />
        <button class="tool" type="button" title=speech.says("web-own-download") aria-label=speech.says("web-own-download") on:click=save>
            <Icon name="icon-down" />
        </button>
    }
}
