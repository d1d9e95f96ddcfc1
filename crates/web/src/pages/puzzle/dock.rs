//! Under the board: what is asked, the tile in hand, and the tray.

use leptos::prelude::*;
use sevenfold_core::{Message, RuleId};

use super::bench::{Bench, Verdict};
use super::tray::Tray;
use crate::games::seven::{Fit, Handles, letter};
use crate::pages::puzzles::say;
use crate::parts::Icon;
use crate::puzzles::{Family, Problem, full_score, headline, reason};
use crate::speech::Speech;

/// The dock.
#[component]
pub(crate) fn Dock(bench: Bench) -> impl IntoView {
    view! {
        <div class="pz-dock">
            <Say bench />
            <Handles hand=bench.hand />
            <Tray bench />
        </div>
    }
}

/// A headline, why, and the rule.
struct Words {
    headline: Message,
    why: Option<Message>,
    rule: RuleId,
}

fn words(bench: Bench) -> Words {
    let problem = bench.problem();
    let rule = problem.family().map_or(RuleId::new("SV", 10), Family::rule);
    if let Some(verdict) = bench.verdict.get() {
        return judged(&verdict, rule);
    }
    if problem.is_game()
        && let Some(caption) = bench.caption()
    {
        return Words { headline: caption.headline, why: Some(caption.reason), rule: caption.rule };
    }
    let attempt = bench.attempt.get();
    if let Some(place) = bench.fits() {
        let why = problem.family().map(why);
        return Words { headline: headline(&attempt, place), why, rule };
    }
    if bench.own.with(Option::is_some) {
        return Words { headline: Message::new("web-puzzle-shown"), why: None, rule };
    }
    let is_solved = attempt.score().is_some_and(|score| score >= full_score(problem));
    if is_solved {
        let why = Message::new("web-puzzle-solved-why");
        return Words { headline: Message::new("web-puzzle-solved"), why: Some(why), rule };
    }
    Words { headline: reason(&attempt), why: problem.family().map(why), rule }
}

fn why(family: Family) -> Message {
    Message::new(match family {
        Family::FifthLevel => "web-puzzle-why-level",
        Family::Island => "web-puzzle-why-island",
        Family::Holes => "web-puzzle-why-holes",
        Family::Copycat => "web-puzzle-why-copycat",
    })
}

fn judged(verdict: &Verdict, rule: RuleId) -> Words {
    let (headline, why) = match verdict {
        Verdict::Right => ("web-tactic-right", Message::new("web-tactic-right-why")),
        Verdict::Wrong => ("web-tactic-wrong", Message::new("web-tactic-looking")),
        Verdict::Refuted(reply) => {
            ("web-tactic-wrong", Message::new("web-tactic-refuted").with("tile", letter(reply.tile)))
        }
    };
    Words { headline: Message::new(headline), why: Some(why), rule }
}

/// What is asked, or what became of it.
#[component]
fn Say(bench: Bench) -> impl IntoView {
    let speech = Speech::here();
    let refused = move || bench.hand.hold.get().is_some_and(|hold| hold.fit != Fit::Fits);
    let wrong = move || matches!(bench.verdict.get(), Some(Verdict::Wrong | Verdict::Refuted(_)));
    let text = move || {
        let Words { headline, why, rule } = words(bench);
        let link = format!("/rules/seven#{rule}");
        let rule = say(speech, &Message::new("web-seven-why").with("rule", rule.to_string()));
        view! {
            <p class="ask">{say(speech, &headline)}</p>
            <p class="sv-why">{why.map(|why| say(speech, &why))}" "<a class="rule" href=link target="_blank">{rule}</a></p>
        }
    };
    let is_tactic = matches!(bench.problem(), Problem::Tactic(_));
    let none = move || bench.attempt.with(|attempt| attempt.own().next().is_none());
    view! {
        <div class="pz-say" class:no=move || refused() || wrong() role="status" aria-live="polite">{text}</div>
        <div class="pz-undo">
            <button class="btn sq2" disabled=none on:click=move |_| bench.back()>
                <Icon name="icon-undo" /><span>{speech.says("web-puzzle-back")}</span>
            </button>
            {(!is_tactic).then(|| view! {
                <button class="btn sq2" disabled=none on:click=move |_| bench.clear()>
                    <Icon name="icon-close" /><span>{speech.says("web-puzzle-clear")}</span>
                </button>
            })}
        </div>
    }
}
