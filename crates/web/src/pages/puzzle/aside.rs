//! Beside the board: what is counted, hints, how sure the number is, the solution, and the link.

use leptos::prelude::*;
use sevenfold_core::Message;

use super::bench::{Bench, Verdict};
use super::solution::Solution;
use crate::games::seven::letter;
use crate::pages::puzzles::{badge, say};
use crate::parts::{Icon, ShareLink, address_of};
use crate::puzzles::{
    Attempt, Count, Grade, Hint, Known, Problem, Progress, Step, Sure, TACTICS, counts, full_score,
};
use crate::speech::Speech;

/// What stands beside the board.
#[component]
pub(crate) fn Aside(bench: Bench, grade: Option<Grade>) -> impl IntoView {
    let speech = Speech::here();
    let problem = bench.problem();
    view! {
        <aside class="pz-aside" aria-label=speech.says("web-puzzle-help")>
            <Counts bench />
            {grade.map(|grade| view! { <Next bench grade /> })}
            {(problem == Problem::Own).then(|| view! { <OwnBlack bench /> })}
            <Hints bench />
            {Known::of(problem).map(|known| view! { <HowSure known /> })}
            {problem.family().map(|_| view! { <Solution bench /><Share bench /> })}
        </aside>
    }
}

/// The numbers that are compared, large.
#[component]
fn Counts(bench: Bench) -> impl IntoView {
    let speech = Speech::here();
    let problem = bench.problem();
    let counts = move || {
        let one = |count: Count| {
            view! { <div><b class="serif">{count.number}</b><span>{say(speech, &count.what)}</span></div> }
        };
        bench.attempt.with(counts).into_iter().map(one).collect_view()
    };
    let best = move || {
        let best = bench.progress.with(|progress| progress.best(problem))?;
        let full = best >= full_score(problem);
        let message = match problem {
            Problem::Level(_) => Message::new("web-puzzle-best-level").with("tiles", 15 - best),
            Problem::Holes(_) => Message::new("web-puzzle-best-holes").with("holes", best),
            Problem::Island(_) => Message::new("web-puzzle-best-island").with("score", best),
            Problem::Copycat(_) | Problem::Own => Message::new("web-puzzle-best-copycat"),
            Problem::Tactic(_) => return None,
        };
        Some(
            view! { <p class="yb" class:full=full>{full.then(|| view! { <Icon name="icon-check" /> })}{say(speech, &message)}</p> },
        )
    };
    view! { <section class="panel"><div class="two">{counts}</div>{best}</section> }
}

/// The hint in steps, and whether the goal is still in reach.
#[component]
fn Hints(bench: Bench) -> impl IntoView {
    let speech = Speech::here();
    let is_tactic = matches!(bench.problem(), Problem::Tactic(_));
    let shown = move || bench.hint.with(|hint| hint.as_ref().and_then(Hint::step));
    let row = move |step: Step| {
        let (number, name) = match step {
            Step::Where => (1, "web-puzzle-hint-where"),
            Step::Which => (2, "web-puzzle-hint-which"),
            Step::How => (3, "web-puzzle-hint-how"),
        };
        let seen = move || shown().is_some_and(|now| now >= step);
        let next = move || Step::ALL.iter().copied().find(|other| shown() < Some(*other)) == Some(step);
        let text = move || {
            let hint = bench.hint.get();
            match (seen(), step) {
                (false, _) => speech.t(name),
                (true, Step::Where) => speech.t("web-puzzle-hint-cell"),
                (true, Step::Which) => {
                    let tile = hint.as_ref().and_then(Hint::tile).map(letter).unwrap_or_default();
                    say(speech, &Message::new("web-puzzle-hint-tile").with("tile", tile))
                }
                (true, Step::How) => speech.t("web-puzzle-hint-place"),
            }
        };
        let lost =
            move || bench.hint.with(|hint| matches!(hint, Some(hint) if !matches!(hint, Hint::Next { .. })));
        view! {
            <li class:s=seen>
                <b aria-hidden="true">{number}</b>
                <span>{text}</span>
                <Show when=move || next() && !lost()>
                    <button class="btn" on:click=move |_| bench.hint_on()>{speech.says("web-puzzle-show")}</button>
                </Show>
            </li>
        }
    };
    let outlook = move || {
        if bench.searching.get() {
            return Some(speech.t("web-puzzle-searching"));
        }
        bench.hint.with(|hint| hint.as_ref().map(|hint| say(speech, &hint.outlook())))
    };
    view! {
        <section class="panel hnt">
            <h2>{speech.says("web-puzzle-hint")}</h2>
            <ol>{Step::ALL.map(row).collect_view()}</ol>
            {(!is_tactic).then(|| view! {
                <button class="btn pz-ahead" on:click=move |_| bench.look_ahead(|| ())>
                    <Icon name="icon-help" />{speech.says("web-puzzle-solvable")}
                </button>
                <p class="pz-outlook" role="status">{outlook}</p>
            })}
        </section>
    }
}

/// How sure the number is.
#[component]
fn HowSure(known: Known) -> impl IntoView {
    let speech = Speech::here();
    let words = move || match known.sure {
        Sure::Proven => speech.t("web-puzzle-proven-say"),
        Sure::BestKnown { at_most } => {
            say(speech, &Message::new("web-puzzle-best-known-say").with("most", at_most))
        }
    };
    view! {
        <section class="panel">
            <div class="h"><h2>{speech.says("web-puzzle-how-sure")}</h2>{badge(speech, known.sure)}</div>
            <p class="soft">{words}</p>
        </section>
    }
}

/// Black tiles at random, and what the worker says about them.
#[component]
fn OwnBlack(bench: Bench) -> impl IntoView {
    let speech = Speech::here();
    let answer = move || match bench.covers.get() {
        Some(covers) => {
            let covers = i64::try_from(covers).unwrap_or(i64::MAX);
            say(speech, &Message::new("web-puzzle-own-answer").with("covers", covers))
        }
        None => speech.t("web-puzzle-own-say"),
    };
    view! {
        <section class="panel">
            <p class="pz-answer" role="status" data-covers=move || bench.covers.get()>{answer}</p>
            <button class="btn" on:click=move |_| bench.random()>
                <Icon name="icon-dealer" />{speech.says("web-puzzle-random")}
            </button>
        </section>
    }
}

/// The grade of a tactic, and the way to others.
#[component]
fn Next(bench: Bench, grade: Grade) -> impl IntoView {
    let speech = Speech::here();
    let Problem::Tactic(number) = bench.problem() else { return ().into_any() };
    let solved = move || bench.progress.with(|progress| progress.has_solved(number));
    let next = move || {
        let all = TACTICS as u16;
        let others = (1..all).map(|step| (number - 1 + step) % all + 1);
        let open = |other: &u16| bench.progress.with(|progress| !progress.has_solved(*other));
        Problem::Tactic(others.into_iter().find(open).unwrap_or(number % all + 1)).path()
    };
    let head = move || say(speech, &Message::new("web-tactic-number").with("number", number));
    let done = move || {
        let done = bench.progress.with(Progress::tactics);
        say(speech, &Message::new("web-puzzle-done").with("done", done).with("of", TACTICS))
    };
    let right = move || bench.verdict.get() == Some(Verdict::Right);
    view! {
        <section class="panel">
            <div class="h"><h2>{head}</h2><span class="pz-sure">{move || speech.t(grade.name())}</span></div>
            <p class="soft">{move || solved().then(|| speech.t("web-tactic-solved"))}" "{done}</p>
            <a class="btn" class:go=right href=next>{speech.says("web-tactic-next")}<Icon name="icon-arrow" /></a>
        </section>
    }
    .into_any()
}

/// The link to what lies on the board.
#[component]
fn Share(bench: Bench) -> impl IntoView {
    let speech = Speech::here();
    let problem = bench.problem();
    let address = Signal::derive(move || {
        address_of(&format!("{}&s={}", problem.path(), bench.attempt.with(Attempt::written)))
    });
    let title = Signal::derive(speech.says("web-puzzles"));
    view! {
        <section class="panel">
            <h2>{speech.says("web-puzzle-share")}</h2>
            <ShareLink address title />
        </section>
    }
}
