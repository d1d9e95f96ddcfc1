//! Handing a finished game on: a link to it, at a moment one chooses.

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_core::Message;

use super::data::Played;
use super::record::{self, steps_of};
use crate::parts::{Dialog, Icon, ShareLink, address_of, packed};
use crate::speech::Speech;
use crate::way::Finished;

/// A game that can be handed on.
#[derive(Clone, PartialEq)]
struct Ready {
    /// How many steps it has.
    steps: usize,
    /// Where it is looked at.
    path: String,
    /// The whole game, where no server has it; it stands after the moment.
    game: String,
}

/// The button and its window.
#[component]
pub(super) fn Sharing(game: Played) -> impl IntoView {
    let speech = Speech::here();
    let (open, game) = (RwSignal::new(false), StoredValue::new(game));
    view! {
        <button
            class="tool"
            type="button"
            aria-haspopup="dialog"
            title=speech.says("web-share")
            aria-label=speech.says("web-share")
            on:click=move |_| open.set(true)
        >
            <Icon name="icon-share" />
        </button>
        <Dialog open title=Signal::derive(speech.says("web-share-game"))>
            <Choosing game=game.get_value() />
        </Dialog>
    }
}

/// The moment, and the address that leads to it.
#[component]
fn Choosing(game: Played) -> impl IntoView {
    let speech = Speech::here();
    let (ready, failed) = (RwSignal::new(None::<Ready>), RwSignal::new(None::<Message>));
    let step = RwSignal::new(0);
    let seat = game.seats.iter().position(|sat| sat.own).map_or(1, |index| index + 1);
    let whole = game.is_here();
    spawn_local(async move {
        match prepare(&game).await {
            Ok(found) => {
                // Whoever has closed the window meanwhile waits for nothing.
                let _ = (step.try_set(found.steps), ready.try_set(Some(found)));
            }
            Err(why) => _ = failed.try_set(Some(why)),
        }
    });
    let chosen = move |ready: Ready| {
        let steps = ready.steps;
        let of = move || {
            speech.say(&Message::new("web-replay-step").with("step", step.get()).with("steps", steps))
        };
        let path =
            Signal::derive(move || format!("{}?step={}&seat={seat}{}", ready.path, step.get(), ready.game));
        view! {
            <label>
                <span>{speech.says("web-replay-jump")}" "<b class="num">{of}</b></span>
                <input
                    type="range"
                    min="0"
                    max=steps
                    aria-valuetext=of
                    prop:value=move || step.get()
                    on:input=move |event| step.set(event_target_value(&event).parse().unwrap_or_default())
                />
            </label>
            {move || view! { <ShareLink address=address_of(&path.get()) title=Signal::derive(speech.says("web-share-game")) /> }}
            {whole.then(|| view! { <p class="soft">{speech.says("web-share-whole")}</p> })}
            <a class="btn" href=path><Icon name="icon-play" />{speech.says("web-own-look")}</a>
        }
    };
    view! {
        <div class="noting">
            <p role="alert">{move || failed.get().map(|why| speech.say(&why))}</p>
            {move || ready.get().map(chosen)}
        </div>
    }
}

/// How many moments there are to choose from, and where they are looked at.
async fn prepare(game: &Played) -> Result<Ready, Message> {
    let text = record::of(game).await?;
    let steps = steps_of(&text);
    if !game.is_here() {
        return Ok(Ready { steps, path: Finished::address(game.code, game.number), game: String::new() });
    }
    let game = packed(&text).await.ok_or_else(record::unreadable)?;
    Ok(Ready { steps, path: "/replay".to_owned(), game })
}
