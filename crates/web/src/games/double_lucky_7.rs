//! Double Lucky 7: the trick in playing order, trump, the wheel, one's own cards.

use leptos::prelude::*;
use sevenfold_core::{Arg, Message, Seat};
use sevenfold_double_lucky_7::{
    Action, Advantage, Card, Colour, DoubleLucky7, ExtraFate, Mode, RoundView, TrickView, Trump, View,
};

use super::Drawn;
use super::cards::{CardFace, card};
use crate::table::{Choices, Held, Here, count};

/// Double Lucky 7 as the client draws it.
pub static DOUBLE_LUCKY_7: Drawn = Drawn {
    middle,
    hand,
    counts,
    sheet: |_| None,
    progress,
    about,
    path,
    group,
    describe: super::describe::<DoubleLucky7>,
};

fn view_of(here: Here) -> Option<View> {
    super::view_of::<DoubleLucky7>(here)
}

fn about(text: &str) -> Option<String> {
    match text.parse().ok()? {
        Action::Play(card) | Action::PlayExtra(card) => Some(card.to_string()),
        _ => None,
    }
}

/// An advantage is chosen first, then what is done with it.
fn path(text: &str) -> Vec<String> {
    match text.split_once(' ') {
        Some(("use", rest)) => rest.split(' ').next().map(str::to_owned).into_iter().collect(),
        _ => Vec::new(),
    }
}

fn group(path: &[String]) -> Message {
    let word = path.first().map_or("", String::as_str);
    match Advantage::ALL.into_iter().find(|advantage| advantage.word() == word) {
        Some(advantage) => Message::new("web-fact").with("fact", advantage.name()),
        None => super::as_written(path),
    }
}

fn middle(here: Here) -> AnyView {
    let view = Memo::new(move |_| view_of(here));
    view! { <div class="spread">{move || view.get().map(|view| table(here, &view))}</div> }.into_any()
}

fn table(here: Here, view: &View) -> AnyView {
    let round = view.round.as_ref().map(|round| {
        view! {
            <div class="pilebox">
                <div class="big">{picture(round.turned)}</div>
                <p class="badge serif">{here.say(&Message::new("web-double-lucky-7-trump").with("trump", trump(round)))}</p>
            </div>
            {round.played.last().map(|last| trick(here, view, round, last))}
        }
    });
    let wheel = (view.options.mode != Mode::Classic).then(|| wheel(here, view));
    view! { {round}{wheel} }.into_any()
}

fn trump(round: &RoundView) -> Arg {
    match round.trump {
        Trump::Colour { colour } => colour.name(),
        Trump::LedColour => Arg::key("double-lucky-7-trump-led-colour"),
        Trump::DealerCard => Arg::key("double-lucky-7-trump-dealer-card"),
        Trump::Unnamed => Arg::key("double-lucky-7-trump-unnamed"),
        Trump::None => Arg::key("double-lucky-7-trump-none"),
    }
}

/// The running trick in playing order; between tricks the last one.
fn trick(here: Here, view: &View, round: &RoundView, trick: &TrickView) -> AnyView {
    let cards = trick.by_seat(view.seats).map(|(seat, card)| {
        view! { <li class:won=trick.winner == seat>{picture(card)}<b>{here.name(seat)}</b></li> }
    });
    let title = Message::new("web-double-lucky-7-trick")
        .with("trick", round.played.len())
        .with("tricks", round.tricks)
        .with("seat", trick.winner);
    view! { <div class="trick"><ul>{cards.collect_view()}</ul><p class="soft2">{here.say(&title)}</p></div> }
        .into_any()
}

/// The Lucky Wheel of this half: what is free, and who has used the rest.
fn wheel(here: Here, view: &View) -> AnyView {
    let half = usize::from(view.round.as_ref().is_some_and(|round| round.number > 7));
    let field = |advantage: Advantage| {
        let name = here.say(&Message::new("web-fact").with("fact", advantage.name()));
        let user = view.wheels[half].user(advantage);
        let by = user.map(|seat| view! { <small>{here.name(seat)}</small> });
        view! { <li class:used=user.is_some()>{name}{by}</li> }
    };
    view! { <ul class="wheel" aria-label=here.t("web-double-lucky-7-wheel")>{Advantage::ALL.map(field).collect_view()}</ul> }
        .into_any()
}

fn hand(here: Here) -> AnyView {
    let view = Memo::new(move |_| view_of(here));
    let cards = move || {
        let view = view.get()?;
        let extra = view
            .round
            .as_ref()
            .and_then(|round| round.extra)
            .filter(|extra| view.viewer.is(extra.seat) && extra.fate == ExtraFate::Open);
        let cards = view.hand().iter().chain(extra.map(|extra| extra.card)).collect::<Vec<_>>();
        Some(cards.into_iter().map(|card| held(here, card)).collect_view())
    };
    view! {
        <ul class="cards" aria-label=move || here.t("web-your-hand")>{cards}</ul>
        <Choices here />
    }
    .into_any()
}

fn held(here: Here, card: Card) -> AnyView {
    let label = here.say(&Message::new("web-fact").with("fact", card.name()));
    view! { <Held here name=card.to_string() label>{picture(card)}</Held> }.into_any()
}

fn counts(here: Here, seat: Seat) -> AnyView {
    let Some(view) = view_of(here) else { return ().into_any() };
    let player = view.round.as_ref().and_then(|round| round.players.get(seat.index()).cloned());
    let bid = player.map(|player| {
        let bid = player.bid.map_or_else(|| "–".to_owned(), |bid| bid.to_string());
        count("icon-cards", here.t("web-double-lucky-7-bid"), format!("{} / {bid}", player.taken))
    });
    let total = view.pad.totals.get(seat.index()).copied().unwrap_or_default();
    (bid, count("icon-trophy", here.t("web-score"), total)).into_any()
}

fn progress(here: Here) -> Option<String> {
    let view = view_of(here)?;
    let round = view.round.as_ref()?.number;
    Some(
        here.say(
            &Message::new("web-sieben-round-of").with("round", round).with("rounds", view.options.rounds),
        ),
    )
}

fn picture(of: Card) -> AnyView {
    card(&match of.colour() {
        Some(colour) => CardFace { hue: Some(hue(colour)), number: Some(of.rank().to_string()), art: None },
        None => CardFace { hue: None, number: None, art: Some("joker") },
    })
}

const fn hue(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Green => "green",
        Colour::Blue => "blue",
        Colour::Yellow => "yellow",
    }
}
