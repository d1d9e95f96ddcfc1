//! One exercise: the position on the game's own table, the question, and after the answer what every choice is worth.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_exercises::{Collection, Exercise as Position, Level, Measure};
use sevenfold_review::wire::Answer as Answered;

use super::answer::{Answer, TurnAnswer};
use crate::files;
use crate::games::{self, Drawn, Face};
use crate::memo::Memo;
use crate::pages::{NotFound, learn_table};
use crate::parts::{Bar, Icon, OnItsWay, Title};
use crate::puzzles::today;
use crate::speech::Speech;
use crate::study::{MINE, Practice, Progress, begin_exercise, key};
use crate::table::{Here, Keys, Opens};
use crate::tables::Tables;
use crate::watch::watch;
use crate::way::asked;

/// An exercise and where it stands.
#[derive(Clone, PartialEq)]
pub(crate) struct Chosen {
    pub face: &'static Face,
    pub position: Position,
    /// What is asked, where it is one move.
    pub ask: &'static str,
    /// What it is kept under.
    pub key: String,
    /// Its number from 1, and how many there are.
    pub number: usize,
    pub of: usize,
    /// Where the next one is.
    pub next: String,
}

impl PartialEq for Face {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

/// The exercise the address asks for, or the one to try next.
fn choose(game: &str, set: &[Position], progress: &Progress) -> Option<Chosen> {
    let face = games::face(game)?;
    let told =
        asked("n").and_then(|number| number.parse::<usize>().ok()).and_then(|number| number.checked_sub(1));
    let place = told.filter(|place| *place < set.len()).or_else(|| progress.next(game, set, None))?;
    let after = progress.next(game, set, Some(place)).unwrap_or(place);
    Some(Chosen {
        face,
        position: set[place].clone(),
        ask: "web-exercise-hint",
        key: key(game, place),
        number: place + 1,
        of: set.len(),
        next: format!("/exercises/{game}?n={}", after + 1),
    })
}

/// The mistake of one's own that is due, if one is.
fn choose_mine(progress: &Progress) -> Option<Chosen> {
    let due = progress.due(today());
    let first = due.first()?;
    Some(Chosen {
        face: games::face(&first.game)?,
        position: first.exercise.clone(),
        // Several moves can have been better than one's own.
        ask: "web-exercise-hint-mine",
        key: format!("{MINE}-{}-{}", first.exercise.seed, first.exercise.moves.len()),
        number: 1,
        of: due.len(),
        next: format!("/exercises/{MINE}?left={}", due.len() - 1),
    })
}

/// The page of a game's exercises.
#[component]
pub(crate) fn Exercise(game: String) -> impl IntoView {
    let speech = Speech::here();
    let progress = RwSignal::new(Progress::kept());
    if game == MINE {
        return match choose_mine(&progress.get_untracked()) {
            Some(chosen) => view! { <Loaded chosen progress /> }.into_any(),
            None => view! {
                <Bar><a class="serif" href="/exercises">{speech.says("web-exercises")}</a></Bar>
                <main id="main" class="empty"><h1 class="serif">{speech.says("web-exercises-mine")}</h1><p>{speech.says("web-exercise-none-due")}</p></main>
            }
            .into_any(),
        };
    }
    let set = {
        let game = game.clone();
        LocalResource::new(move || {
            let file = format!("exercises-{game}.json");
            async move { Collection::read(&files::text(&file).await?) }
        })
    };
    let shown = move || match set.get() {
        None => view! { <OnItsWay /> }.into_any(),
        Some(found) => {
            let chosen = found.and_then(|found| choose(&game, &found.exercises, &progress.get_untracked()));
            match chosen {
                Some(chosen) => view! { <Loaded chosen progress /> }.into_any(),
                None => view! { <NotFound /> }.into_any(),
            }
        }
    };
    shown.into_any()
}

/// What a turn is to bring, in words.
const fn asked_for(measure: Measure) -> &'static str {
    match measure {
        Measure::Tiles | Measure::Points => "web-exercise-turn-tiles",
        Measure::Sevens => "web-exercise-turn-sevens",
        Measure::DoubleSeven => "web-exercise-turn-77",
    }
}

/// What a level is called.
const fn level(level: Level) -> &'static str {
    match level {
        Level::Easy => "web-exercise-easy",
        Level::Medium => "web-exercise-medium",
        Level::Hard => "web-exercise-hard",
    }
}

/// The exercise on its table.
#[component]
fn Loaded(chosen: Chosen, progress: RwSignal<Progress>) -> impl IntoView {
    let speech = Speech::here();
    let practice = begin_exercise(chosen.face, &chosen.position);
    on_cleanup(move || practice.link.close());
    let here = Here::new(practice.link);
    let (face, grade) = (chosen.face, chosen.position.level);
    let answered =
        Memo::new(move |_| practice.face.with(|face| face.as_ref().and_then(|face| face.answer.clone())));
    {
        let chosen = chosen.clone();
        watch(move || {
            if let Some(answer) = answered.get() {
                // Nothing more is about what was in hand.
                here.picked.set(None);
                progress.update(|progress| progress.note(&chosen.key, &chosen.position, &answer, today()));
                progress.with_untracked(Progress::keep);
            }
        });
    }
    let tables = Tables::here();
    let drawn =
        Memo::new(move |_| here.face.with(|face| face.is_some()).then(|| tables.drawn(face)).flatten());
    let opens = Opens { help: RwSignal::new(false), menu: RwSignal::new(false), log: RwSignal::new(false) };
    let of = Message::new("web-exercise-of").with("number", chosen.number).with("of", chosen.of);
    let rated = move || {
        let rating = progress.with(|progress| format!("{:.0}", progress.rating));
        speech.say(&Message::new("web-exercise-rating").with("rating", rating))
    };
    let (ask, aim) = (chosen.ask, chosen.position.aim.as_ref().map(|aim| asked_for(aim.measure)));
    let chosen = StoredValue::new(chosen);
    view! {
        <Title text=Signal::derive(move || format!("{} · {}", face.title, speech.t("web-exercises"))) />
        <Bar><a class="serif" href="/exercises">{speech.says("web-exercises")}</a><span class="rd">{face.title}</span></Bar>
        <Keys here opens />
        <div class=format!("app practice {}", face.tint)>
            <aside class="lesson" class:out=move || practice.played_out.get() aria-label=speech.says("web-exercises")>
                <p class="of">{move || format!("{} · {}", speech.say(&of), speech.t(level(grade)))}" · "{rated}</p>
                {move || match answered.get() {
                    None if aim.is_some() => view! {
                        <h1>{speech.says(aim.unwrap_or_default())}</h1>
                        <p class="say">{speech.says("web-exercise-turn-hint")}</p>
                    }.into_any(),
                    None => view! {
                        <h1>{speech.says("web-exercise-question")}</h1>
                        <p class="say">{speech.says(ask)}</p>
                    }.into_any(),
                    Some(Answered::Move(text)) => view! { <Answer here practice chosen=chosen.get_value() answer=text /> }.into_any(),
                    Some(Answered::Turn(brought)) => view! { <TurnAnswer here practice chosen=chosen.get_value() brought /> }.into_any(),
                }}
            </aside>
            <main id="main" class="table" tabindex="0" aria-busy=move || drawn.get().is_none().then_some("true")>
                {move || drawn.get().map(|drawn: &'static Drawn| learn_table(here, drawn))}
            </main>
        </div>
    }
}

/// The sentence about an answer: it has the focus, so that it is heard, is in sight, and the way on is the next stop.
#[component]
pub(crate) fn Said(here: Here, told: Message) -> impl IntoView {
    let node = NodeRef::<leptos::html::H1>::new();
    watch(move || {
        if let Some(heading) = node.get() {
            // What is in the page can have the focus.
            let _ = heading.focus();
        }
    });
    view! { <h1 tabindex="-1" node_ref=node>{move || here.say(&told)}</h1> }
}

/// The way on, once an exercise was answered.
#[component]
pub(crate) fn On(practice: Practice, next: String) -> impl IntoView {
    let speech = Speech::here();
    view! {
        <div class="rv-ways">
            <Show when=move || !practice.played_out.get()>
                <button class="btn" on:click=move |_| practice.play_out()><Icon name="icon-play" />{speech.says("web-exercise-play-out")}</button>
            </Show>
            <a class="btn go" href=next>{speech.says("web-exercise-next")}<Icon name="icon-forward" /></a>
        </div>
    }
}
