//! Every lesson of the house, played with the real engine, and everything that is said in it.

#![expect(clippy::unwrap_used, reason = "a file of the repository that cannot be read fails the test")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use sevenfold_core::erased::Refused;
use sevenfold_lessons::{Classroom, Lesson, Line, Stage, Verdict};
use sevenfold_shelf::{GAMES, Shelved};
use sevenfold_texts::{Lang, Texts};

fn house() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The names of the lessons of a game, its first one first: that one is called `first`.
fn names(game: &str) -> Vec<String> {
    let files = fs::read_dir(house().join("lessons")).unwrap();
    let files = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = files
        .filter_map(|file| Some(file.strip_prefix(game)?.strip_prefix('.')?.strip_suffix(".txt")?.to_owned()))
        .collect();
    names.sort();
    std::iter::once("first".to_owned()).chain(names).collect()
}

fn lesson(game: &str, name: &str) -> Lesson {
    let file = if name == "first" { format!("{game}.txt") } else { format!("{game}.{name}.txt") };
    let text = fs::read_to_string(house().join("lessons").join(&file)).unwrap();
    Lesson::read(&text).unwrap_or_else(|fault| panic!("lessons/{file}:{}", fault.line))
}

/// Every lesson there is.
fn lessons() -> impl Iterator<Item = (&'static dyn Shelved, Lesson)> {
    GAMES.iter().flat_map(|game| lessons_of(*game).into_iter().map(|lesson| (*game, lesson)))
}

fn lessons_of(game: &'static dyn Shelved) -> Vec<Lesson> {
    let id = game.meta().id;
    names(id).iter().map(|name| lesson(id, name)).collect()
}

/// A classroom at a step, where the learner is first to act or the step is over.
fn room_at(game: &'static dyn Shelved, lesson: &Lesson, step: usize) -> Classroom {
    let mut room = Classroom::enter(lesson.clone(), game, step).unwrap_or_else(|fault| panic!("{fault:?}"));
    watch(&mut room);
    room
}

fn watch(room: &mut Classroom) {
    while room.stage() == Stage::Watch {
        room.go_on().unwrap_or_else(|fault| panic!("{fault:?}"));
    }
}

/// The moves the learner may make that are not what is asked.
fn others(room: &Classroom) -> Vec<String> {
    let mut legal = room.run().legal(room.lesson().seat);
    legal.retain(|text| room.ahead(text) == Verdict::Other);
    legal
}

#[test]
fn every_game_has_lessons_of_a_few_minutes() {
    for game in GAMES {
        let id = game.meta().id;
        let lessons = lessons_of(*game);
        assert!(lessons.len() >= 2, "{id} has one lesson only");
        let mut names = BTreeSet::new();
        for (index, lesson) in lessons.iter().enumerate() {
            assert_eq!(lesson.game, id);
            assert!((5..=9).contains(&lesson.steps.len()), "{id} has {} steps", lesson.steps.len());
            let tasks = lesson.steps.iter().filter(|step| step.has_task()).count();
            assert!(tasks >= if index == 0 { 5 } else { 3 }, "{id} asks for little");
            for step in &lesson.steps {
                assert!(names.insert(step.name.clone()), "{id} has “{}” twice", step.name);
            }
        }
    }
}

/// The rules of `lessons/left-to-the-rules.txt`: an id a line, and why it is left.
fn left() -> BTreeSet<String> {
    let list = fs::read_to_string(house().join("lessons/left-to-the-rules.txt")).unwrap();
    let lines = list.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| line.split_once(": ").unwrap_or_else(|| panic!("why is {line} left?")).0.to_owned())
        .collect()
}

/// Every rule is taught by a step, or is in the one list of those that are left to the rules page; none is in both.
#[test]
fn every_rule_is_taught_or_left_to_the_rules_page() {
    let left = left();
    let mut faults = Vec::new();
    let mut known = BTreeSet::new();
    for game in GAMES {
        let lessons = lessons_of(*game);
        let taught: BTreeSet<&String> =
            lessons.iter().flat_map(|lesson| &lesson.steps).flat_map(|step| &step.teaches).collect();
        let book = sevenfold_texts::rules(game.meta().id, Lang::En).unwrap();
        let rules: BTreeSet<String> = book.rules().map(|rule| rule.id.to_owned()).collect();
        faults.extend(taught.iter().filter(|id| !rules.contains(**id)).map(|id| format!("{id} is no rule")));
        for id in rules {
            match (taught.contains(&id), left.contains(&id)) {
                (false, false) => faults.push(format!("{id} is neither taught nor left")),
                (true, true) => faults.push(format!("{id} is taught and left")),
                _ => {}
            }
            known.insert(id);
        }
    }
    faults.extend(left.difference(&known).map(|id| format!("{id} is left, but no rule")));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_lesson_can_be_played_as_it_is_shown() {
    for (game, lesson) in lessons() {
        let mut room = room_at(game, &lesson, 0);
        for step in 0..lesson.steps.len() {
            let name = format!("{} {}", game.meta().id, lesson.steps[step].name);
            assert_eq!(room.step(), step);
            let mut tries = lesson.steps[step]
                .lines
                .iter()
                .filter_map(|line| if let Line::Try(_, rule) = line { Some(rule) } else { None });
            watch(&mut room);
            while room.stage() == Stage::Act {
                if let Some(text) = room.to_try().map(str::to_owned) {
                    let Verdict::Refused(Refused::Breach { rule, .. }) = room.answer(&text) else {
                        panic!("{name}: {text} is not refused")
                    };
                    assert_eq!(Some(&rule.to_string()), tries.next(), "{name}: {text}");
                } else {
                    let text = room.shown_move().unwrap().to_owned();
                    assert_eq!(room.answer(&text), Verdict::Right, "{name}: {text}");
                }
                watch(&mut room);
            }
            assert_eq!(room.next_step(), Ok(step + 1 < lesson.steps.len()), "{name}");
        }
    }
}

/// Whatever is accepted, what follows it can happen.
#[test]
fn every_accepted_move_leads_on() {
    for (game, lesson) in lessons() {
        for step in 0..lesson.steps.len() {
            let mut room = room_at(game, &lesson, step);
            if room.shown_move().is_none() {
                continue;
            }
            let mut accepted = room.run().legal(lesson.seat);
            accepted.retain(|text| room.ahead(text) == Verdict::Right);
            assert!(accepted.iter().any(|text| Some(text.as_str()) == room.shown_move()));
            for text in accepted {
                room.go_to(step).unwrap();
                watch(&mut room);
                assert_eq!(room.answer(&text), Verdict::Right);
                go_on_until_a_new_game(&mut room);
            }
        }
    }
}

fn go_on_until_a_new_game(room: &mut Classroom) {
    loop {
        watch(room);
        while room.stage() == Stage::Act {
            let text = room.to_try().or(room.shown_move()).unwrap().to_owned();
            assert_ne!(room.answer(&text), Verdict::Other, "{text}");
            watch(room);
        }
        let next = room.step() + 1;
        if room.lesson().steps.get(next).is_none_or(sevenfold_lessons::Step::begins_anew) {
            return;
        }
        room.next_step().unwrap();
    }
}

#[test]
fn what_is_not_asked_changes_nothing() {
    for (game, lesson) in lessons() {
        for step in 0..lesson.steps.len() {
            let mut room = room_at(game, &lesson, step);
            let before = room.run().len();
            if let Some(other) = others(&room).first() {
                assert_eq!(room.answer(other), Verdict::Other);
                assert_eq!((room.run().len(), room.step()), (before, step));
            }
        }
    }
}

/// A step has a title and says something; a task is praised, and whoever does something else is told what to look for.
/// Where a refusal is tried the client says that itself.
#[test]
fn every_sentence_of_a_lesson_is_there_and_no_other() {
    for game in GAMES {
        let id = game.meta().id;
        let mut keys: BTreeSet<String> =
            names(id).iter().map(|name| format!("lesson-{id}-about-{name}")).collect();
        for lesson in lessons_of(*game) {
            for (index, step) in lesson.steps.iter().enumerate() {
                let name = format!("lesson-{id}-{}", step.name);
                keys.insert(format!("{name}-say"));
                if step.has_task() {
                    keys.insert(format!("{name}-right"));
                }
                let mut room = room_at(*game, &lesson, index);
                while let Some(text) = room.shown_move().map(str::to_owned) {
                    if !others(&room).is_empty() {
                        keys.insert(format!("{name}-other"));
                    }
                    room.answer(&text);
                    watch(&mut room);
                }
                keys.insert(name);
            }
        }
        let file = fs::read_to_string(house().join(format!("texts/en/lesson-{id}.ftl"))).unwrap();
        let written: BTreeSet<String> =
            file.lines().filter_map(|line| Some(line.split_once(" = ")?.0.to_owned())).collect();
        let missing: Vec<&String> = keys.difference(&written).collect();
        let needless: Vec<&String> = written.difference(&keys).collect();
        assert!(
            missing.is_empty() && needless.is_empty(),
            "{id} misses {missing:#?}, has needlessly {needless:#?}"
        );
        for lang in Lang::ALL {
            for key in &keys {
                let sentence = Texts::of(lang).look_up(key);
                assert!(sentence.is_some_and(|sentence| !sentence.contains('{')), "{lang} {key}");
            }
        }
    }
}
