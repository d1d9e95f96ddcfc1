//! The moments of a game: what one would tell of it.

use leptos::prelude::*;
use serde_json::Value;
use sevenfold_core::Message;
use sevenfold_protocol::{LogKind, LogLine};

use super::facts::facts;
use crate::table::Here;

/// A moment.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Moment {
    /// After how many steps.
    pub step: usize,
    /// What happened.
    pub message: Message,
}

/// The moments in the log of a game: what its facts name, and what happened at the table beside the game.
pub(crate) fn moments(game: &str, log: &[LogLine]) -> Vec<Moment> {
    let kinds = facts(game).map_or(&[][..], |facts| facts.moments);
    let is_one = |line: &&LogLine| match line.kind {
        LogKind::Game => line
            .event
            .as_ref()
            .is_some_and(|event| kind(&event.value()).is_some_and(|kind| kinds.contains(&kind))),
        LogKind::Table => true,
        LogKind::Talk(_) => false,
    };
    let moment = |line: &LogLine| Moment { step: line.step as usize, message: line.message.clone() };
    log.iter().filter(is_one).map(moment).collect()
}

/// What kind of event it is: the key of its facts, or a word alone.
fn kind(event: &Value) -> Option<&str> {
    match event {
        Value::Object(facts) => facts.keys().next().map(String::as_str),
        other => other.as_str(),
    }
}

/// The moments, each to be pressed.
#[component]
pub(crate) fn Moments(
    here: Here,
    #[prop(into)] moments: Signal<Vec<Moment>>,
    /// Which one is shown now, by its step.
    #[prop(into)]
    now: Signal<Option<usize>>,
    /// One is pressed.
    press: Callback<usize>,
) -> impl IntoView {
    let moment = move |Moment { step, message }: Moment| {
        let current = move || (now.get() == Some(step)).then_some("step");
        view! {
            <li>
                <button aria-current=current on:click=move |_| press.run(step)>
                    <span class="num">{step}</span>
                    <span>{move || here.say(&message)}</span>
                </button>
            </li>
        }
    };
    view! {
        <section class="moments" aria-labelledby="moments" hidden=move || moments.with(Vec::is_empty)>
            <h3 id="moments">{here.says("web-moments")}</h3>
            // It can be scrolled, so it can be reached by key.
            <ol tabindex="0">{move || moments.get().into_iter().map(moment).collect_view()}</ol>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use sevenfold_core::json::Data;
    use sevenfold_protocol::Millis;

    #[test]
    fn only_what_one_would_tell_is_a_moment() {
        let line = |step: u32, kind: LogKind, event: Option<Value>| LogLine {
            version: 1,
            step,
            at: Millis(0),
            kind,
            message: Message::new("x"),
            event: event.map(Data::from),
        };
        let log = [
            line(1, LogKind::Game, Some(json!({ "laid": {} }))),
            line(2, LogKind::Game, Some(json!({ "climbed": { "level": 2 } }))),
            line(3, LogKind::Table, None),
        ];
        let steps: Vec<usize> = moments("seven", &log).iter().map(|moment| moment.step).collect();
        assert_eq!(steps, [2, 3]);
    }
}
