//! The puzzles of SEVEN: what they ask, how far one is, and what is known.

mod answers;
mod list;

use leptos::prelude::*;

use crate::parts::{Bar, Icon, Title};
use crate::puzzles::Progress;
use crate::speech::Speech;
use crate::styles::Styles;
use answers::Answers;
pub(crate) use answers::badge;
pub(crate) use list::{List, say};

/// The page of all puzzles.
#[component]
pub(crate) fn Puzzles() -> impl IntoView {
    let speech = Speech::here();
    let progress = RwSignal::new(Progress::kept());
    let styles = expect_context::<Styles>();
    // The little pictures wear SEVEN's colours.
    let coloured = move || styles.has("seven");
    view! {
        <Title text=Signal::derive(speech.says("web-puzzles")) />
        <Bar><span class="serif">{speech.says("web-puzzles")}</span></Bar>
        <main id="main" class="pz-index">
            <div class="pz-head">
                <h1>{speech.says("web-puzzles")}</h1>
                <p>{speech.says("web-puzzles-say")}</p>
            </div>
            <Show when=coloured><List progress here=None /></Show>
            <Answers />
            <a class="pz-band" href="/exercises">
                <Icon name="icon-learn" />
                <span><b class="serif">{speech.says("web-exercises")}</b>{speech.says("web-exercises-say")}</span>
                <Icon name="icon-arrow" />
            </a>
        </main>
    }
}
