//! A family as a row of tiles with its size; what pressing it would do stands beside it.

use leptos::prelude::*;
use sevenfold_core::{Arg, Message};
use sevenfold_double_seven::{Action, FamilyId, FamilyView, SEVEN, Tile};

use super::board::Board;
use super::picks::{Caption, Glow};
use super::recent::Recent;
use super::tile::{tile, token};
use crate::memo::Memo;
use crate::parts::Icon;
use crate::table::{came, hinted};

/// One family.
#[component]
pub(crate) fn Family(
    /// The board it lies on.
    board: Board,
    /// Its number.
    id: FamilyId,
) -> impl IntoView {
    let family = Memo::new(move |_| board.view.with(|view| view.as_ref()?.family(id).copied()));
    let glow = Memo::new(move |_| {
        let lit = board.plan.with(|plan| {
            let plan = plan.as_ref()?;
            Some(board.picks.with(|picks| board.legal.with(|legal| picks.glow(plan, legal, id))))
        });
        lit.unwrap_or(Glow::Quiet)
    });
    let is = move |wanted: fn(&Glow) -> bool| move || glow.with(wanted);
    let seven = move || family.with(|family| family.is_some_and(|family| family.contents.is_seven()));
    let moved = move || with_recent(board, family, Recent::moved).unwrap_or(false);
    let wise = move || hinted(board.here).is_some_and(|text| is_about(&text, id));
    let size = move || family.with(|family| family.map(|family| family.contents.size()));
    view! {
        <li class:moved=moved data-family=id.to_string()>
            <button
                class="fam"
                class:can=is(|glow| matches!(glow, Glow::Can))
                class:chosen=is(|glow| matches!(glow, Glow::Chosen))
                class:lit=is(|glow| matches!(glow, Glow::Lit(..)))
                class:seven=seven
                class:hinted=wise
                disabled=move || !board.is_open()
                aria-pressed=move || glow.with(|glow| matches!(glow, Glow::Chosen)).to_string()
                data-pick=move || board.is_open().then(|| id.to_string())
                on:click=move |_| board.press_family(id)
            >
                <span class="vh">{move || family.get().map(|family| label(board, family, &glow.get()))}</span>
                <b class="n num" aria-hidden="true">{size}</b>
                <span class="ts" aria-hidden="true"><Row board family /></span>
                <span class="id" aria-hidden="true">{id.to_string()}</span>
                <span class="dos" aria-hidden="true">{move || glow.with(caption)}</span>
            </button>
        </li>
    }
}

/// The tiles, Clovers last; those that are new are marked.
#[component]
fn Row(board: Board, family: Memo<Option<FamilyView>>) -> impl IntoView {
    let fresh = move || with_recent(board, family, Recent::fresh).unwrap_or(0);
    let places = move || {
        let contents = family.get().map(|family| family.contents)?;
        let animals = (0..contents.animals).map(move |nth| (Tile::Animal(contents.animal), nth));
        Some(animals.chain((0..contents.clovers).map(|nth| (Tile::Clover, nth))).collect::<Vec<_>>())
    };
    let is_fresh = move |(kind, nth): (Tile, u8)| {
        // The newest animals lie at the end; a Clover counts as new only if nothing else does.
        let animals = family.with(|family| family.map_or(0, |family| family.contents.animals));
        let fresh = fresh();
        match kind {
            Tile::Animal(_) => nth + fresh >= animals,
            Tile::Clover => fresh > animals,
        }
    };
    // However close they lie, one animal is seen whole.
    let is_face = move |(kind, nth): (Tile, u8)| {
        let animals = family.with(|family| family.map_or(0, |family| family.contents.animals));
        matches!(kind, Tile::Animal(_)) && nth + 1 == animals
    };
    let from = move |(kind, nth): (Tile, u8)| {
        let family = family.get().filter(|_| is_fresh((kind, nth)))?;
        Some(came(&board.rack_of(family.owner), format!("{}-{}{nth}", family.number, kind.symbol())))
    };
    view! {
        <For
            each=move || places().unwrap_or_default()
            key=|place| *place
            children=move |place| view! {
                <span class="piece" class:face=move || is_face(place) class:cl=place.0 == Tile::Clover class:fresh=move || is_fresh(place) data-from=move || from(place)>
                    {tile(place.0, "")}
                </span>
            }
        />
    }
}

fn with_recent<T>(
    board: Board,
    family: Memo<Option<FamilyView>>,
    ask: fn(&Recent, FamilyView) -> T,
) -> Option<T> {
    let family = family.get()?;
    board.recent.with(|recent| Some(ask(recent.as_ref()?, family)))
}

/// What stands beside a family that is lit.
fn caption(glow: &Glow) -> Option<AnyView> {
    let Glow::Lit(_, caption) = glow else {
        let swap = matches!(glow, Glow::Chosen);
        return swap.then(|| view! { <span class="do ch"><Icon name="icon-swap" /></span> }.into_any());
    };
    let (by, to, before) = match caption {
        Caption::Grows { by, to, .. } => (*by, *to, to - by),
        Caption::Comes { size, sizes } => {
            let most = sizes.last().copied().unwrap_or(*size);
            (most - size, most, *size)
        }
        Caption::Goes => {
            return Some(view! { <span class="do ch"><Icon name="icon-swap" /></span> }.into_any());
        }
        Caption::Clover => {
            return Some(view! { <span class="do">{tile(Tile::Clover, "sm")}</span> }.into_any());
        }
    };
    let becomes = if to >= SEVEN && before < SEVEN {
        view! { <span class="hp">{token("7", "on")}{(to > SEVEN).then(|| to.to_string())}</span> }.into_any()
    } else {
        view! { <b class="num">{to}</b> }.into_any()
    };
    Some(
        view! {
            <span class="do" class:no=by == 0>
                <span class="w">{format!("+{by}")}</span>
                <Icon name="icon-arrow" class="ar" />
                {becomes}
            </span>
        }
        .into_any(),
    )
}

/// A family in words, with what pressing it would do.
fn label(board: Board, family: FamilyView, glow: &Glow) -> String {
    let here = board.here;
    let contents = family.contents;
    let mut words = vec![
        here.say(
            &Message::new("web-double-seven-family")
                .with("size", contents.size())
                .with("animal", Arg::key(Tile::Animal(contents.animal).key()))
                .with("clovers", contents.clovers)
                .with("seat", family.owner)
                .with("family", family.number.to_string()),
        ),
    ];
    if let Glow::Lit(_, caption) = glow {
        words.push(here.say(&promise(caption)));
    }
    words.join(". ")
}

/// What a lit family promises, in words.
pub(crate) fn promise(caption: &Caption) -> Message {
    match caption {
        Caption::Grows { to, .. } => Message::new("web-double-seven-grows").with("size", *to),
        Caption::Comes { sizes, .. } if sizes.is_empty() => Message::new("web-double-seven-comes"),
        Caption::Comes { sizes, .. } => {
            Message::new("web-double-seven-makes").with("sizes", Arg::list(sizes.iter().copied()))
        }
        Caption::Goes => Message::new("web-double-seven-goes"),
        Caption::Clover => Message::new("web-double-seven-clover-comes"),
    }
}

/// Is this move about this family?
fn is_about(text: &str, id: FamilyId) -> bool {
    match text.parse() {
        Ok(Action::Expand(family, _) | Action::Retrieve(family)) => family == id,
        Ok(Action::Exchange { own, other }) => own == id || other == id,
        _ => false,
    }
}
