//! The lessons of each game, and how far somebody has got with them.

use leptos::prelude::*;
use sevenfold_core::Message;

use super::progress::Progress;
use super::words::Words;
use crate::games::Face;
use crate::parts::Icon;
use crate::speech::Speech;

/// What a game's first lesson is called.
pub(crate) const FIRST: &str = "first";

/// The lessons of each game, in the order in which they are learnt.
const LESSONS: &[(&str, &[&str])] = &[
    ("double-lucky-7", &[FIRST, "wheel", "dice"]),
    ("double-seven", &[FIRST, "clover"]),
    ("seven", &[FIRST, "height"]),
    ("sevens", &[FIRST, "narabe"]),
    ("sieben", &[FIRST, "round"]),
    ("triple-seven", &[FIRST, "actions", "characters"]),
];

/// The names of a game's lessons.
pub(crate) fn lessons_of(game: &str) -> &'static [&'static str] {
    LESSONS.iter().find(|(id, _)| *id == game).map_or(&[], |(_, lessons)| lessons)
}

/// The lesson after this one.
pub(crate) fn after(game: &str, lesson: &str) -> Option<&'static str> {
    let lessons = lessons_of(game);
    lessons.iter().skip_while(|name| **name != lesson).nth(1).copied()
}

/// The file of a lesson.
pub(crate) fn file(game: &str, lesson: &str) -> String {
    if lesson == FIRST { format!("lesson-{game}.txt") } else { format!("lesson-{game}.{lesson}.txt") }
}

/// The address of a lesson.
pub(crate) fn address(game: &str, lesson: &str) -> String {
    if lesson == FIRST { format!("/learn/{game}") } else { format!("/learn/{game}/{lesson}") }
}

/// About how many minutes so many steps take.
pub(crate) fn minutes(steps: usize) -> usize {
    (steps / 2).max(1)
}

/// All lessons of a game, with a mark at those that are finished or begun.
#[component]
pub(crate) fn Lessons(face: &'static Face, lesson: &'static str, words: Words) -> impl IntoView {
    let speech = Speech::here();
    let line = move |name: &'static str| {
        let progress = Progress::of(face.id, name);
        let state = match progress {
            Progress::New => String::new(),
            Progress::At(step) => speech
                .say(&Message::new("web-learn-left-at").with("step", i64::try_from(step + 1).unwrap_or(1))),
            Progress::Finished => speech.t("web-learn-finished"),
        };
        let icon = if progress == Progress::Finished { "icon-check" } else { "icon-learn" };
        let now = (name == lesson).then_some("page");
        view! {
            <li>
                <a href=address(face.id, name) aria-current=now>
                    <Icon name=icon />
                    <span>{move || words.say("about", &format!("-{name}"))}</span>
                    <small>{state}</small>
                </a>
            </li>
        }
    };
    view! {
        <nav class="lessons" aria-label=speech.says("web-learn-lessons")>
            <ol>{lessons_of(face.id).iter().map(|name| line(name)).collect_view()}</ol>
        </nav>
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;

    #[test]
    fn the_lessons_are_those_of_the_house() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
        let files = std::fs::read_dir(folder).unwrap();
        let there: BTreeSet<String> = files
            .map(|file| format!("lesson-{}", file.unwrap().file_name().into_string().unwrap()))
            .filter(|name| name != "lesson-left-to-the-rules.txt")
            .collect();
        let known: BTreeSet<String> = LESSONS
            .iter()
            .flat_map(|(game, lessons)| lessons.iter().map(|lesson| file(game, lesson)))
            .collect();
        assert_eq!(known, there);
    }

    #[test]
    fn a_lesson_has_one_after_it_or_none() {
        assert_eq!(after("double-lucky-7", FIRST), Some("wheel"));
        assert_eq!(after("double-lucky-7", "dice"), None);
    }
}
