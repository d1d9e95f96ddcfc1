//! What players say to each other: phrases to choose from, and what was just said, beside whoever said it.

use std::time::Duration;

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_protocol::{LogKind, LogLine, PHRASES, Request, Talk};

use super::here::Seen;
use super::{Here, newer, on_occasion};
use crate::memo::Memo;
use crate::parts::Icon;

/// How long something said stays beside its speaker.
const HEARD_FOR: Duration = Duration::from_secs(7);

/// What was just said, by speaker.
#[derive(Clone, Copy)]
pub(crate) struct Said(RwSignal<Vec<(Seat, Message)>>);

/// Listens for what is said from now on.
pub(crate) fn listen(face: Seen) -> Said {
    let said = Said(RwSignal::new(Vec::new()));
    Effect::new(move |known: Option<u64>| {
        let version = face.with(|face| face.map_or(0, |face| face.version));
        let news = face
            .with(|face| known.and_then(|known| Some(latest_talk(&face?.log, known))))
            .unwrap_or_default();
        for (seat, words) in news {
            said.0.update(|said| {
                said.retain(|(speaker, _)| *speaker != seat);
                said.push((seat, words.clone()));
            });
            set_timeout(move || forget(said, seat, &words), HEARD_FOR);
        }
        version
    });
    said
}

/// Forgets what somebody said, unless they have said something else since.
fn forget(said: Said, seat: Seat, words: &Message) {
    // The table may have been left in the meantime.
    let _ = said.0.try_update(|said| said.retain(|(speaker, last)| *speaker != seat || last != words));
}

/// What was said after a version of the table, without the speaker's name.
fn latest_talk(log: &[LogLine], after: u64) -> Vec<(Seat, Message)> {
    let said = newer(log, after).iter();
    said.filter_map(|line| {
        let LogKind::Talk(seat) = line.kind else { return None };
        let (_, words) = line.message.args.iter().find(|(name, _)| name == "words")?;
        Some((seat, Message::new("web-fact").with("fact", words.clone())))
    })
    .collect()
}

/// What a seat just said.
#[component]
pub(crate) fn Bubble(here: Here, seat: Seat) -> impl IntoView {
    let said = expect_context::<Said>();
    let words = Memo::new(move |_| {
        said.0.with(|said| said.iter().find(|(speaker, _)| *speaker == seat).map(|(_, words)| words.clone()))
    });
    // It is read out as a line of the log.
    move || {
        words.get().map(|words| view! { <span class="bubble" aria-hidden="true">{here.say(&words)}</span> })
    }
}

/// The phrases everybody can say.
#[component]
pub(crate) fn Phrases(here: Here) -> impl IntoView {
    let open = RwSignal::new(false);
    view! {
        <div class="pop">
            <button class="tool" aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|open| *open = !*open)>
                <Icon name="icon-talk" />
                <span>{here.says("web-talk")}</span>
            </button>
            <Show when=move || open.get()>{on_occasion(move |it| (it.phrases)(here, open))}</Show>
        </div>
    }
}

/// The list of them, while it is open.
#[component]
pub(crate) fn PhraseList(here: Here, open: RwSignal<bool>) -> impl IntoView {
    let phrase = move |phrase: &'static str| {
        let say = move |_| {
            open.set(false);
            if let Some(seat) = here.me() {
                here.link.ask(Request::Say { seat, talk: Talk::Phrase(phrase.to_owned()) });
            }
        };
        view! { <button class="btn" on:click=say>{move || here.t(&format!("table-phrase-{phrase}"))}</button> }
    };
    view! {
        <div class="phrases" role="group" aria-label=here.says("web-talk")>
            {PHRASES.iter().map(|&words| phrase(words)).collect_view()}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_protocol::Millis;

    #[test]
    fn only_what_is_new_is_heard_and_without_the_name() {
        let line = |version, kind| LogLine {
            version,
            step: 0,
            at: Millis(0),
            kind,
            message: Message::new("table-said").with("seat", Seat::FIRST).with("words", "Oops"),
            event: None,
        };
        let log = [
            line(3, LogKind::Talk(Seat::FIRST)),
            line(4, LogKind::Game),
            line(5, LogKind::Talk(Seat::FIRST)),
        ];
        let words = Message::new("web-fact").with("fact", "Oops");
        assert_eq!(latest_talk(&log, 3), [(Seat::FIRST, words)]);
        assert_eq!(latest_talk(&log, 5), []);
    }
}
