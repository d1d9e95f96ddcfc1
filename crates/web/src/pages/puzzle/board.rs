//! The board of a puzzle, with what it asks for above it.

use leptos::prelude::*;
use sevenfold_core::{Arg, Message};
use sevenfold_seven::Cell;

use super::bench::{Bench, Verdict};
use crate::games::seven::{
    Board, Fit, FlatTools, Gesture, Ghost, GhostKind, Tools, letter, listen, marks, paths,
};
use crate::memo::Memo;
use crate::pages::puzzles::say;
use crate::puzzles::{Attempt, Count, Family, Hint, Problem, counts};
use crate::speech::Speech;

/// The board.
#[component]
pub(crate) fn Stage(bench: Bench, title: Signal<String>) -> impl IntoView {
    let speech = Speech::here();
    let problem = bench.problem();
    let hand = bench.hand;
    listen(hand, super::tray::tiles(bench));
    let lit = Memo::new(move |_| lit(bench));
    let letters = Memo::new(move |_| {
        let held = hand.tile.get().filter(|_| problem.is_game());
        hand.offer.with(|offer| hand.scene.with(|scene| marks(offer, scene, held)))
    });
    let ghost = Memo::new(move |_| ghost(bench));
    let label = Signal::derive(move || {
        let numbers: Vec<String> = bench
            .attempt
            .with(counts)
            .iter()
            .map(|count| format!("{} {}", count.number, say(speech, &count.what)))
            .collect();
        format!("{}. {}", title.get(), numbers.join(", "))
    });
    let gesture = move |gesture: Gesture| match gesture {
        Gesture::Press(cell) if hand.tile.get_untracked().is_none() => bench.lift(cell),
        Gesture::Point(cell) => hand.point(cell),
        Gesture::Carry(cell) => hand.carry(cell),
        Gesture::Press(cell) => hand.press(cell),
        Gesture::Spin(spin) => hand.spin(spin),
    };
    let tools = if problem.is_game() {
        view! { <Tools camera=hand.camera /> }.into_any()
    } else {
        view! { <FlatTools camera=hand.camera /> }.into_any()
    };
    view! {
        <div class="pz-top">
            <div class="pz-title"><h1>{title}</h1><p>{move || speech.t(&goal(problem))}</p></div>
            <Variants bench />
        </div>
        <Numbers bench />
        <div class="stage">
            <Board
                scene=hand.scene
                camera=hand.camera
                lit
                marks=letters
                ghost
                ground_work=move || holes(bench)
                label
                on_gesture=gesture
            />
            <p id="board-keys" class="vh">{speech.says("web-seven-keys")}</p>
            <InWords bench />
            {tools}
        </div>
    }
}

/// What a puzzle asks for, as a key of the language files.
fn goal(problem: Problem) -> String {
    match problem {
        Problem::Holes(count) => format!("web-puzzle-goal-holes-{count}"),
        Problem::Own => "web-puzzle-goal-own".to_owned(),
        Problem::Tactic(_) => "web-tactic-goal".to_owned(),
        Problem::Level(_) => "web-puzzle-goal-fifth-level".to_owned(),
        Problem::Island(_) => "web-puzzle-goal-island".to_owned(),
        Problem::Copycat(_) => "web-puzzle-goal-copycat".to_owned(),
    }
}

/// The other puzzles of the same question.
#[component]
fn Variants(bench: Bench) -> impl IntoView {
    let speech = Speech::here();
    let here = bench.problem();
    let family = here.family()?;
    let own = (family == Family::Copycat).then_some(Problem::Own);
    let link = move |problem: Problem| {
        let name = move || match problem {
            Problem::Own => speech.t("web-puzzle-own"),
            other => other.of(),
        };
        let done = move || bench.progress.with(|progress| progress.is_done(problem));
        let label = move || {
            let of = if problem == Problem::Own { speech.t("web-puzzle-own") } else { problem.of() };
            let family = speech.t(&format!("web-puzzle-of-{}", family.id()));
            let state = speech.t(if done() { "web-puzzle-variant-done" } else { "web-puzzle-variant-open" });
            format!("{family} {of}, {state}")
        };
        view! {
            <a href=problem.path() class:done=done aria-label=label aria-current=(problem == here).then_some("page")>
                {name}
            </a>
        }
    };
    let links = family.problems().into_iter().chain(own).map(link).collect_view();
    Some(view! {
        <nav class="pz-of" aria-label=speech.says("web-puzzle-which")>
            <span aria-hidden="true">{move || speech.t(&format!("web-puzzle-of-{}", family.id()))}</span>
            {links}
        </nav>
    })
}

/// What is counted, where there is no room beside the board.
#[component]
fn Numbers(bench: Bench) -> impl IntoView {
    let speech = Speech::here();
    let numbers = move || {
        let counts = bench.attempt.with(counts);
        let one = |count: Count| {
            view! { <span><b class="serif">{count.number}</b>{say(speech, &count.what)}</span> }
        };
        counts.into_iter().map(one).collect_view()
    };
    view! { <div class="pz-numbers" aria-hidden="true">{numbers}</div> }
}

/// The cells that are lit: the reply that refutes a move, else what a hint shows, else where the tile in hand may go in a
/// game, else what is open.
fn lit(bench: Bench) -> Vec<Cell> {
    if let Some(Verdict::Refuted(reply)) = bench.verdict.get() {
        return reply.cells().to_vec();
    }
    if let Some(cell) = bench.hint.with(|hint| hint.as_ref().and_then(Hint::cell)) {
        return vec![cell];
    }
    if bench.problem().is_game() {
        let tile = bench.hand.tile.get();
        return tile.map(|tile| bench.hand.offer.with(|offer| offer.cells(tile))).unwrap_or_default();
    }
    let open = bench.attempt.with(Attempt::open_shore);
    open.map(|(_, open)| open.into_iter().collect()).unwrap_or_default()
}

fn ghost(bench: Bench) -> Option<Ghost> {
    let hold = bench.hand.hold.get()?;
    let kind = match hold.fit {
        Fit::Fits => GhostKind::Fits(bench.level(hold.tile())),
        Fit::Refused(_) => GhostKind::Refused,
    };
    let colour = bench.attempt.with(Attempt::colour);
    Some(Ghost { cells: hold.place.cells(), colour, kind })
}

/// The holes with their numbers; those that the tile in hand would shut off look different.
fn holes(bench: Bench) -> AnyView {
    if !matches!(bench.problem(), Problem::Holes(_)) {
        return ().into_any();
    }
    let shown = Memo::new(move |_| {
        let now = bench.attempt.with(|attempt| attempt.holes().unwrap_or_default());
        let then = bench.fits().map(|place| {
            let mut after = bench.attempt.get();
            after.lay(place);
            after.holes().unwrap_or_default()
        });
        let all = then.unwrap_or_else(|| now.clone());
        all.into_iter().map(|hole| (now.contains(&hole), hole)).collect::<Vec<_>>()
    });
    let drawn = move || {
        let stance = bench.hand.camera.get().stance;
        let one = |(number, (is_there, hole)): (usize, (bool, Vec<Cell>))| {
            let d = paths::cells(stance, hole.iter().map(|cell| (*cell, 0)));
            let at = stance.middle(hole[hole.len() / 2], 0);
            view! {
                <g class="pz-hole" class:new=!is_there>
                    <path d=d />
                    <text x=at.x y=at.y + 9.0>{number + 1}</text>
                </g>
            }
        };
        shown.get().into_iter().enumerate().map(one).collect_view()
    };
    drawn.into_any()
}

/// The board for those who do not see it.
#[component]
fn InWords(bench: Bench) -> impl IntoView {
    let speech = Speech::here();
    let lines = move || {
        let attempt = bench.attempt.get();
        let line = |index: usize| {
            let laid = attempt.laid[index];
            let cells = Arg::list(laid.place.cells().iter().map(ToString::to_string));
            let message = Message::new("web-puzzle-lying")
                .with("colour", laid.colour.name())
                .with("tile", letter(laid.place.tile()))
                .with("level", attempt.level(index))
                .with("cells", cells);
            view! { <li>{say(speech, &message)}</li> }
        };
        (0..attempt.laid.len()).map(line).collect_view()
    };
    view! { <ol class="vh" aria-label=speech.says("web-seven-in-words")>{lines}</ol> }
}
