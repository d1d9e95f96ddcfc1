//! Home: tables to sit down at.

mod history;
mod past;

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_protocol::TableCode;
use sevenfold_texts::{Nobody, Texts};

use crate::games::further::Shelf;
use crate::games::{Face, Section, all};
use crate::pages::learn::LearnLink;
use crate::parts::{Announcement, Bar, Dialog, Icon, Title, level_name, usual};
use crate::speech::Speech;
use crate::styles::{ROOMS, Styles};
use crate::way::Way;
use crate::{later, me};
use history::{Continue, History};
pub(crate) use history::{PAST_TABLES, PastTables, all_tables, company, day, place_word, stands};
pub(crate) use past::{Past, Shown, choose};

/// The home page.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let speech = Speech::here();
    let tables = all_tables();
    let shelf = Shelf::here();
    view! {
        <Title text=Signal::derive(speech.says("web-tables")) />
        <Bar />
        <main id="main" class="home-page">
            <Announcement />
            <section class="hero">
                <div class="say">
                    <h1>{speech.says("web-home-title")}</h1>
                    <p>{speech.says("web-home-say")}</p>
                </div>
                <Join />
                <Continue tables />
            </section>
            <section aria-labelledby="tables">
                <h2 id="tables" class="vh">{speech.says("web-sit-down")}</h2>
                <ul class="tables">{of(Section::House)}</ul>
            </section>
            <Others section=Section::Classic title="web-classics" />
            {move || shelf.is_told().then(|| view! { <Others section=Section::Further title="web-further" /> })}
            <a class="pz-band" href="/lobby">
                <Icon name="icon-people" />
                <span><b class="serif">{speech.says("web-find-people")}</b>{speech.says("web-find-people-say")}</span>
                <Icon name="icon-arrow" />
            </a>
            <a class="pz-band" href="/puzzles">
                <Icon name="icon-puzzle" />
                <span><b class="serif">{speech.says("web-puzzles")}</b>{speech.says("web-puzzles-say")}</span>
                <Icon name="icon-arrow" />
            </a>
            <History tables />
        </main>
        <footer>
            <span>{speech.says("web-own-words")}</span>
            <span class="sp"></span>
            // On a phone the bar has no room for these.
            <a href="/rules/sieben"><Icon name="icon-rules" />{speech.says("web-rules")}</a>
            <a href="/replay"><Icon name="icon-play" />{speech.says("web-replay")}</a>
            <a href="/settings"><Icon name="icon-settings" />{speech.says("web-settings")}</a>
        </footer>
    }
}

/// The games of one section.
fn of(section: Section) -> AnyView {
    let faces = all().into_iter().filter(|face| face.section == section);
    faces.map(|face| view! { <Table face /> }).collect_view().into_any()
}

/// The games beside those of the house, where there are any.
#[component]
fn Others(section: Section, title: &'static str) -> impl IntoView {
    let speech = Speech::here();
    all().iter().any(|face| face.section == section).then(|| {
        view! {
            <section class="beside">
                <h2 class="serif">{speech.says(title)}</h2>
                <ul class="tables">{of(section)}</ul>
            </section>
        }
    })
}

/// To a friend's table, by its code.
#[component]
fn Join() -> impl IntoView {
    let speech = Speech::here();
    let code = RwSignal::new(String::new());
    let wrong = RwSignal::new(false);
    let way = Way::here();
    let join = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        match code.get_untracked().parse::<TableCode>() {
            Ok(code) => way.to(&format!("/table/{code}")),
            Err(_) => wrong.set(true),
        }
    };
    view! {
        <form class="join" on:submit=join>
            <label for="code"><b class="serif">{speech.says("web-join")}</b><span>{speech.says("web-join-hint")}</span></label>
            <div class="code">
                <input
                    id="code"
                    autocomplete="off"
                    autocapitalize="characters"
                    maxlength="11"
                    placeholder="K73 X9Q 2MB"
                    aria-invalid=move || wrong.get().to_string()
                    prop:value=move || code.get()
                    on:input=move |event| {
                        wrong.set(false);
                        code.set(event_target_value(&event));
                    }
                />
                <button class="btn go">{speech.says("web-join-go")}</button>
            </div>
            <p class="soft" role="alert">{move || wrong.get().then(|| speech.t("web-join-wrong"))}</p>
        </form>
    }
}

/// Against whom, how many and by which options a game begins at once; pressed, that can be changed.
#[component]
fn TermsButton(face: &'static Face) -> impl IntoView {
    let speech = Speech::here();
    let (open, asked) = (RwSignal::new(false), RwSignal::new(false));
    // Whatever is changed in the window is kept at once.
    let terms = move || {
        open.track();
        let seats = me::terms(face.id).map_or(face.usual_seats, |terms| terms.seats);
        let level = level_name(speech, &me::last_level().unwrap_or_else(|| usual(&[]).to_owned()));
        let message = Message::new("web-usual-terms").with("level", level).with("seats", seats);
        Texts::of(speech.lang()).say(&message, &Nobody)
    };
    let press = move |_| {
        asked.set(true);
        open.set(true);
    };
    view! {
        <button class="learnlink" aria-haspopup="dialog" on:click=press>
            <Icon name="icon-settings" />
            <span>{terms}</span>
        </button>
        {move || asked.get().then(|| view! { <TermsWindow face open /> })}
    }
}

/// The window, once its part of the program is there.
#[component]
fn TermsWindow(face: &'static Face, open: RwSignal<bool>) -> impl IntoView {
    let (speech, styles) = (Speech::here(), expect_context::<Styles>());
    let rooms = later::fetch(later::side_rooms);
    view! {
        <Dialog open title=Signal::derive(move || face.title.to_owned())>
            {
                let rooms = rooms.clone();
                move || {
                    let (styled, told, said) = (styles.has(ROOMS), speech.has(ROOMS), speech.has(face.id));
                    rooms.get().filter(|_| styled && told && said).map(|rooms| (rooms.terms)(face))
                }
            }
        </Dialog>
    }
}

#[component]
fn Table(face: &'static Face) -> impl IntoView {
    let speech = Speech::here();
    let Face { id, title, tint, picture, .. } = face;
    // What nobody has drawn has no lesson and no pictures either.
    let drawn = face.section != Section::Further;
    let players = move |face: &Face| {
        let meta = &face.terms.meta;
        let message =
            Message::new("web-players").with("least", meta.least_seats).with("most", meta.most_seats);
        speech.say(&message)
    };
    view! {
        <li class=format!("tb {tint}")>
            <div class="pic">
                <svg
                    class="art"
                    viewBox="0 0 300 270"
                    preserveAspectRatio="xMidYMid slice"
                    aria-hidden="true"
                    inner_html=*picture
                ></svg>
            </div>
            <div class="tx">
                <h3>{*title}</h3>
                <p>{move || speech.t(&format!("{id}-tagline"))}</p>
                <span class="meta"><Icon name="icon-people" />{move || players(face)}</span>
                <span class="cred">{move || Texts::of(speech.lang()).look_up(&format!("web-credit-{id}"))}</span>
                {drawn.then(|| view! { <LearnLink face /> })}
                <TermsButton face />
            </div>
            <div class="go2">
                <a class="btn go" href=format!("/play/{id}")>{speech.says("web-play")}</a>
                <a class="btn sq" href=format!("/new/{id}")>{speech.says("web-invite")}</a>
                {drawn.then(|| view! { <a class="btn sq" href=format!("/quick/{id}")>{speech.says("web-quick-short")}</a> })}
            </div>
        </li>
    }
}
