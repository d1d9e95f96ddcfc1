//! Learning by doing: a first game, led step by step, on the game's own table.

mod course;
mod lessons;
mod lights;
mod panel;
mod progress;
mod words;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::files;
use crate::games::{self, Drawn, Face};
use crate::memo::Memo;
use crate::pages::NotFound;
use crate::parts::{Bar, Icon, Title};
use crate::speech::Speech;
use crate::table::{Afresh, AskLine, Here, HintLine, Keys, Me, Opens, Opponents, Refused};
use crate::tables::Tables;
use crate::watch::watch;
use course::Course;
use lessons::{FIRST, Lessons, lessons_of};
use panel::Panel;
use progress::Progress;
use words::Words;

/// A lesson of a game, its first one unless another is named.
#[component]
pub(crate) fn Learn(game: String, lesson: Option<String>) -> impl IntoView {
    let face = games::face(&game);
    let lesson = face.and_then(|face| {
        let asked = lesson.as_deref().unwrap_or(FIRST);
        lessons_of(face.id).iter().copied().find(|name| *name == asked)
    });
    match face.zip(lesson) {
        Some((face, lesson)) => view! { <Fetched face lesson /> }.into_any(),
        None => view! { <NotFound /> }.into_any(),
    }
}

/// The way to a lesson, with a mark once it has been finished.
#[component]
pub(crate) fn LearnLink(face: &'static Face) -> impl IntoView {
    let speech = Speech::here();
    let done = Progress::of(face.id, FIRST) == Progress::Finished;
    view! {
        <a class="learnlink" class:done=done href=format!("/learn/{}", face.id)>
            <Icon name=if done { "icon-check" } else { "icon-learn" } />
            <span>{move || speech.t(if done { "web-learn-done" } else { "web-learn" })}</span>
        </a>
    }
}

/// The lesson, once its text is there.
#[component]
fn Fetched(face: &'static Face, lesson: &'static str) -> impl IntoView {
    let speech = Speech::here();
    let text = RwSignal::new(None::<Option<String>>);
    spawn_local(async move {
        let fetched = files::text(&lessons::file(face.id, lesson)).await;
        // Whoever has left the page needs it no more.
        let _ = text.try_set(Some(fetched));
    });
    view! {
        <Title text=Signal::derive(move || format!("{} · {}", face.title, speech.t("web-learn"))) />
        <Bar>
            <span class="serif">{face.title}</span>
            <span class="rd">{speech.says("web-learn")}</span>
            <span class="tools">
                <a class="tool" href=format!("/rules/{}", face.id) target="_blank" title=speech.says("web-rules")>
                    <Icon name="icon-rules" />
                    <span class="wide">{speech.says("web-rules")}</span>
                </a>
                <a class="tool" href=format!("/play/{}", face.id) title=speech.says("web-learn-skip")>
                    <Icon name="icon-forward" />
                    <span class="wide">{speech.says("web-learn-skip")}</span>
                </a>
            </span>
        </Bar>
        {move || match text.get() {
            None => view! { <main id="main" class="empty" aria-busy="true"><p>{speech.t("web-table-opening")}</p></main> }.into_any(),
            Some(None) => view! { <main id="main" class="empty"><p>{speech.t("web-learn-missing")}</p></main> }.into_any(),
            Some(Some(text)) => view! { <Given face lesson text /> }.into_any(),
        }}
    }
}

/// The lesson and its table.
#[component]
fn Given(face: &'static Face, lesson: &'static str, text: String) -> impl IntoView {
    let course = Course::begin(face, lesson, text);
    let here = Here::new(course.link);
    let words = Words::of(face.id);
    on_cleanup(move || course.link.close());
    // What was not asked has not been done, and the next step may begin at the same table.
    let afresh = Trigger::new();
    provide_context(Afresh(afresh));
    watch(move || {
        course.face.track();
        here.picked.set(None);
        afresh.notify();
    });
    lights::keep(here, course);
    let tables = Tables::here();
    let drawn =
        Memo::new(move |_| here.face.with(|face| face.is_some()).then(|| tables.drawn(face)).flatten());
    let opens = Opens { help: RwSignal::new(false), menu: RwSignal::new(false), log: RwSignal::new(false) };
    view! {
        <Keys here opens />
        <div class=format!("app learn {}", face.tint)>
            <Panel here course words face lesson>
                <Lessons face lesson words />
            </Panel>
            <main id="main" class="table" aria-busy=move || drawn.get().is_none().then_some("true")>
                {move || drawn.get().map(|drawn| view! { <Table here drawn /> })}
            </main>
        </div>
    }
}

/// The table as it always is, for whoever practises. Where one's own things scroll, that is possible by keyboard too: once an
/// exercise was answered there may be nothing else among them to reach.
pub(crate) fn table(here: Here, drawn: &'static Drawn) -> AnyView {
    view! { <Table here drawn tabindex="0" /> }.into_any()
}

/// The table as it always is, without what only a game among players needs.
#[component]
fn Table(
    here: Here,
    drawn: &'static Drawn,
    /// Of the section with one's own things.
    #[prop(optional)]
    tabindex: Option<&'static str>,
) -> impl IntoView {
    let last = move || {
        let newest = here.face.with(|face| face?.log.last().cloned());
        newest.map(|newest| here.say(&newest.message))
    };
    view! {
        <Opponents here />
        <section class="mid" aria-label=here.says("web-table")>{(drawn.middle)(here)}</section>
        <section class="mine" aria-label=here.says("web-your-seat") tabindex=tabindex>
            <Me here />
            <AskLine here />
            <p class="vh" role="log">{last}</p>
            <div class="bands"><HintLine here /><Refused here /></div>
            {(drawn.hand)(here)}
        </section>
    }
}
