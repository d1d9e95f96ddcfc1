//! 777: the pile with what is in force, who asks whom, what is collected, and one's own cards.

use leptos::prelude::*;
use sevenfold_core::{Arg, Message, Seat};
use sevenfold_triple_seven::{
    Action, Card, Colour, Direction, Face, Frame, Gift, Main, Phase, Rank, Source, Table, Top, TripleSeven,
    View,
};

use super::Drawn;
use super::cards::{CardFace, card};
use crate::table::{Choices, Held, Here, count};

/// 777 as the client draws it.
pub static TRIPLE_SEVEN: Drawn = Drawn {
    middle,
    hand,
    counts,
    sheet: |_| None,
    progress,
    about,
    path: super::by_words,
    group: super::as_written,
    describe: super::describe::<TripleSeven>,
};

/// The reserve, as a name beside those of the cards.
const RESERVE: &str = "reserve";

fn view_of(here: Here) -> Option<View> {
    super::view_of::<TripleSeven>(here)
}

fn about(text: &str) -> Option<String> {
    let card = match text.parse().ok()? {
        Action::Play(Source::Reserve, _) => return Some(RESERVE.to_owned()),
        Action::Reserve(card) | Action::Swap(card) | Action::Give(Gift::Card(card)) => card,
        Action::Play(Source::Hand, play) => play.card(),
        Action::Answer(answer) => Card::main(answer.with.main()),
        _ => return None,
    };
    Some(card.to_string())
}

fn middle(here: Here) -> AnyView {
    let view = Memo::new(move |_| view_of(here));
    view! { <div class="spread">{move || view.get().map(|view| table(here, &view))}</div> }.into_any()
}

fn table(here: Here, view: &View) -> AnyView {
    let pile = &view.table.pile;
    let top = match pile.top {
        Top::Nothing => view! { <span class="pc empty"></span> }.into_any(),
        Top::Card(top) => picture(top),
        Top::Run(run) => run.cards().iter().map(picture).collect_view().into_any(),
    };
    let force = match pile.shows {
        Some(shows) => Message::new("web-triple-seven-force").with("shows", shows.say()),
        None => Message::new("web-triple-seven-no-pile"),
    };
    let direction = match view.table.direction {
        Direction::Clockwise => "web-triple-seven-clockwise",
        Direction::Anticlockwise => "web-triple-seven-anticlockwise",
    };
    let stack = Message::new("web-triple-seven-stack").with("count", view.stack);
    let question = question(&view.table).map(|message| view! { <p class="event">{here.say(&message)}</p> });
    view! {
        <div class="pilebox">
            <div class="big">{top}</div>
            <p class="badge serif">{here.say(&force)}</p>
            <p class="soft2">{here.say(&stack)}" · "{here.t(direction)}</p>
            {question}
        </div>
        <ul class="rows">{collected(here, view)}</ul>
    }
    .into_any()
}

/// What interrupts the turn, or can be called out.
fn question(table: &Table) -> Option<Message> {
    if let Some(herald) = table.herald {
        return Some(Message::new("web-triple-seven-herald").with("seat", herald.by));
    }
    let Phase::Round(frames) = table.phase else { return None };
    let (card, by, to) = match frames.top()? {
        Frame::Trade { by, to } => ("triple-seven-trade", by, to),
        Frame::Theft { by, from } => ("triple-seven-thief", by, from),
        Frame::Sin { by, asked } => ("triple-seven-sinner", by, asked),
        Frame::Smite { by, at, .. } => ("triple-seven-reaper", by, at),
        Frame::CallOut { by, asked } => ("web-triple-seven-herald-card", by, asked),
        _ => return None,
    };
    Some(
        Message::new("web-triple-seven-question")
            .with("card", Arg::key(card))
            .with("seat", by)
            .with("other", to),
    )
}

/// What each player has collected towards 777.
fn collected(here: Here, view: &View) -> AnyView {
    let rows = Seat::all(view.table.seats).zip(&view.players).filter(|(_, player)| player.score > 0);
    rows.map(|(seat, player)| {
        let cards = player.collected.iter().flatten().copied().map(picture).collect_view();
        view! { <li><b>{here.name(seat)}</b><span class="num">{player.score}</span><span class="mini">{cards}</span></li> }
    })
    .collect_view()
    .into_any()
}

fn hand(here: Here) -> AnyView {
    let view = Memo::new(move |_| view_of(here).and_then(|view| view.own));
    let held = move |card: Card, name: String| {
        let label = here.say(&Message::new("web-fact").with("fact", card.say()));
        view! { <Held here name label>{picture(card)}</Held> }
    };
    let cards =
        move || view.get().map(|own| own.hand.iter().map(|card| held(card, card.to_string())).collect_view());
    let reserve = move || {
        let card = view.get().and_then(|own| own.reserve)?;
        let name = here.t("web-triple-seven-reserve");
        Some(
            view! { <li class="slot"><span class="soft2">{name}</span></li>{held(card, RESERVE.to_owned())} },
        )
    };
    view! {
        <ul class="cards" aria-label=move || here.t("web-your-hand")>{cards}{reserve}</ul>
        <Choices here />
    }
    .into_any()
}

fn counts(here: Here, seat: Seat) -> AnyView {
    let Some(player) = view_of(here).and_then(|view| view.players.get(seat.index()).copied()) else {
        return ().into_any();
    };
    let reserved = player.reserved.then(|| count("icon-plus", here.t("web-triple-seven-reserve"), 1));
    let score = count("icon-trophy", here.t("web-score"), player.score);
    (count("icon-cards", here.t("web-cards"), player.hand), reserved, score).into_any()
}

fn progress(here: Here) -> Option<String> {
    Some(here.say(&Message::new("web-round").with("round", view_of(here)?.table.round)))
}

fn picture(of: Card) -> AnyView {
    card(&match of.face() {
        Face::Main(main) => CardFace { hue: None, number: None, art: Some(main_art(main)) },
        Face::Coloured(colour, Rank::Number(number)) => {
            CardFace { hue: Some(hue(colour)), number: Some(number.to_string()), art: None }
        }
        Face::Coloured(colour, rank) => {
            CardFace { hue: Some(hue(colour)), number: None, art: Some(rank_art(rank)) }
        }
    })
}

const fn rank_art(rank: Rank) -> &'static str {
    match rank {
        Rank::Reverse => "act-reverse",
        Rank::Deuce => "act-deuce",
        Rank::Trade => "act-trade",
        Rank::Herald => "char-herald",
        Rank::Thief | Rank::Number(_) => "char-thief",
    }
}

const fn main_art(main: Main) -> &'static str {
    match main {
        Main::Saint => "char-saint",
        Main::Samaritan => "char-samaritan",
        Main::Sinner => "char-sinner",
        Main::Reaper => "char-reaper",
    }
}

const fn hue(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Green => "green",
        Colour::Blue => "blue",
        Colour::Yellow => "yellow",
    }
}
