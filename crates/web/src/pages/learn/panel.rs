//! What is said in a lesson, where it stands, and the way on.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_protocol::offline::{LessonFace, LessonStage};
use sevenfold_protocol::{Choice, Request};

use super::lessons::{address, after, minutes};
use super::{Course, Words};
use crate::games::Face;
use crate::memo::Memo;
use crate::parts::Icon;
use crate::table::Here;
use crate::watch::watch;

/// The lesson beside its table.
#[component]
pub(crate) fn Panel(
    here: Here,
    course: Course,
    words: Words,
    face: &'static Face,
    lesson: &'static str,
    /// The other lessons of the game.
    children: Children,
) -> impl IntoView {
    let name = lesson;
    let lesson = course.face;
    let of = move || {
        lesson.with(|lesson| {
            let LessonFace { step, steps, .. } = lesson.as_ref()?;
            let steps = steps.len();
            let of = Message::new("web-learn-step").with("step", step + 1).with("steps", steps);
            Some(here.say(&of.with("minutes", minutes(steps - step))))
        })
    };
    let said = move |which: &'static str| {
        lesson.with(|lesson| {
            lesson.as_ref().and_then(|lesson| words.say(lesson.steps.get(lesson.step)?, which))
        })
    };
    view! {
        <aside class="lesson" aria-label=here.says("web-learn")>
            <Dots course />
            <p class="of">{of}</p>
            <div role="status">
                <h1>{move || said("")}</h1>
                <p class="say">{move || said("-say")}</p>
            </div>
            <div class="remark" role="status">{move || remark(here, course, said)}</div>
            <Way here course face lesson=name />
            {children()}
        </aside>
    }
}

/// What there is to say of what the learner has done.
fn remark(here: Here, course: Course, said: impl Fn(&'static str) -> Option<String>) -> Option<AnyView> {
    let (stage, tried) =
        course.face.with(|face| face.as_ref().map(|face| (face.stage, face.attempt.is_some())))?;
    let (class, icon, sentence) = match stage {
        LessonStage::Over => ("right", "icon-check", said("-right")?),
        LessonStage::Astray if tried => ("other", "icon-info", here.t("web-learn-try-first")),
        LessonStage::Astray => ("other", "icon-info", said("-other")?),
        LessonStage::Watch | LessonStage::Act => return None,
    };
    Some(view! { <p class=class><Icon name=icon /><span>{sentence}</span></p> }.into_any())
}

/// How far it has got, for the eyes.
#[component]
fn Dots(course: Course) -> impl IntoView {
    let steps = Memo::new(move |_| {
        course.face.with(|face| face.as_ref().map_or((0, 0), |face| (face.step, face.steps.len())))
    });
    let dot = |index: usize, now: usize| {
        let inside = if index < now {
            view! { <Icon name="icon-check" /> }.into_any()
        } else {
            (index + 1).into_any()
        };
        view! { <li class:past=index < now class:now=index == now><b>{inside}</b></li> }
    };
    view! {
        <ol class="dots2" aria-hidden="true">
            {move || {
                let (now, count) = steps.get();
                (0..count).map(|index| dot(index, now)).collect_view()
            }}
        </ol>
    }
}

/// What the learner can press.
#[derive(Clone, PartialEq)]
enum On {
    /// Others are playing.
    Wait,
    /// The move that is asked for can be shown.
    Show,
    /// The forbidden move that is to be tried.
    Try(Choice),
    /// To the next step, from 0.
    Next(usize),
    /// That was the last step.
    Finished,
}

fn on(face: Option<&LessonFace>) -> On {
    let Some(face) = face else { return On::Wait };
    match (face.stage, &face.attempt) {
        (LessonStage::Watch, _) => On::Wait,
        (LessonStage::Over, _) if face.step + 1 == face.steps.len() => On::Finished,
        (LessonStage::Over, _) => On::Next(face.step + 1),
        (LessonStage::Act | LessonStage::Astray, Some(choice)) => On::Try(choice.clone()),
        (LessonStage::Act | LessonStage::Astray, None) => On::Show,
    }
}

/// On, back, again, and past.
#[component]
fn Way(here: Here, course: Course, face: &'static Face, lesson: &'static str) -> impl IntoView {
    let way = Memo::new(move |_| course.face.with(|face| on(face.as_ref())));
    let step = Memo::new(move |_| course.face.with(|face| face.as_ref().map_or(0, |face| face.step)));
    let (first, over) = (move || step.get() == 0, move || matches!(way.get(), On::Next(_) | On::Finished));
    view! {
        <div class="way2">
            <div class="main2">{move || main_button(here, course, (face, lesson), way.get())}</div>
            <button class="tool" disabled=first on:click=move |_| course.go_to(step.get_untracked().saturating_sub(1))>
                <Icon name="icon-back" />
                <span>{here.says("web-learn-back")}</span>
            </button>
            <button class="tool" on:click=move |_| course.go_to(step.get_untracked())>
                <Icon name="icon-undo" />
                <span>{here.says("web-learn-again")}</span>
            </button>
            <button class="tool" disabled=over on:click=move |_| course.go_to(step.get_untracked() + 1)>
                <Icon name="icon-forward" />
                <span>{here.says("web-learn-leave-out")}</span>
            </button>
        </div>
    }
}

/// The one thing to press for the lesson to go on. What has just become possible has the focus, for those at the keyboard.
fn main_button(here: Here, course: Course, (face, lesson): (&'static Face, &str), way: On) -> AnyView {
    let further = after(face.id, lesson).map(|next| address(face.id, next));
    let node = NodeRef::<leptos::html::Button>::new();
    let bring = matches!(way, On::Next(_));
    watch(move || {
        if let (true, Some(button)) = (bring, node.get()) {
            // What is in the page can have the focus.
            let _ = button.focus();
        }
    });
    match way {
        On::Wait => view! { <p class="soft2">{here.says("web-learn-watch")}</p> }.into_any(),
        On::Show => view! {
            <button class="btn" on:click=move |_| show(here)><Icon name="icon-hint" />{here.says("web-learn-show")}</button>
        }
        .into_any(),
        On::Try(choice) => view! {
            <button class="btn can" data-move=choice.text.clone() on:click=move |_| here.play(&choice)>
                <Icon name="icon-play" />
                {here.says("web-learn-try")}
            </button>
        }
        .into_any(),
        On::Next(step) => view! {
            <button class="btn go" node_ref=node data-next="" on:click=move |_| course.go_to(step)>
                {here.says("web-learn-next")}
                <Icon name="icon-forward" />
            </button>
        }
        .into_any(),
        On::Finished => view! {
            <a class="btn go" href=format!("/play/{}", face.id)><Icon name="icon-play" />{here.says("web-learn-play")}</a>
            {match further {
                Some(next) => view! { <a class="btn" data-further="" href=next>{here.says("web-learn-further")}</a> },
                None => view! { <a class="btn" data-further="" href="/".to_owned()>{here.says("web-home")}</a> },
            }}
        }
        .into_any(),
    }
}

fn show(here: Here) {
    if let Some(seat) = here.me() {
        here.link.ask(Request::Hint { seat });
    }
}
