//! What is left out of the numbers follows from the rest.
//!
//! A part that was left out is altered in a view, and a world is imagined from it. Either no world agrees with the altered
//! view, or the world has the part as it was: then nobody could have seen it otherwise. A part that does not follow from the
//! rest stays as it was altered, and the two views would have the same numbers. Of what follows from its place in a list it
//! is enough to see that it is the same at that place in all views.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use sevenfold_core::chance::Quick;
use sevenfold_core::run::Run;
use sevenfold_core::{Agenda, Game, Viewer, json};
use sevenfold_shelf::encode::AnyCodec;
use sevenfold_shelf::{Effort, find};

use crate::{Table, tables};

/// Views of one table that are looked at; the ends of games are among them.
const VIEWS: usize = 8;
/// Alterations of one kind of part in one view.
const ALTERATIONS: usize = 12;

#[test]
fn what_is_left_out_of_the_numbers_follows_from_the_rest() {
    left_out::<sevenfold_sieben::Sieben>();
    left_out::<sevenfold_seven::Seven>();
    left_out::<sevenfold_triple_seven::TripleSeven>();
    left_out::<sevenfold_double_seven::DoubleSeven>();
    left_out::<sevenfold_double_lucky_7::DoubleLucky7>();
    left_out::<sevenfold_sevens::Sevens>();
}

/// Alters every part of a game's views that was left out, and sees that each was altered at least once.
fn left_out<G: Game>() {
    let codec = find(G::META.id).unwrap().codec().unwrap();
    let (by_place, others): (Vec<Kind>, Vec<Kind>) =
        kinds(&*codec).into_values().partition(|kind| kind.why.ends_with("the place in the list"));
    let (mut placed, mut altered) = (BTreeMap::new(), BTreeSet::new());
    for table in tables().iter().filter(|table| table.game.meta().id == G::META.id) {
        let views = views::<G>(table);
        assert!(views.len() > 5, "{}", table.name());
        for (number, view) in views.iter().enumerate() {
            for path in by_place.iter().flat_map(|kind| &kind.paths) {
                let Some(part) = view.pointer(path) else { continue };
                let before = placed.entry(path.clone()).or_insert_with(|| part.clone());
                assert_eq!(part, before, "{path} in {}", table.name());
            }
            let donor = &views[(number * 3 + 1) % views.len()];
            for kind in &others {
                for changed in alterations(view, donor, &kind.paths) {
                    if follows::<G>(view, &changed, &format!("{} in {}", kind.name, table.name())) {
                        altered.insert(kind.name.clone());
                    }
                }
            }
        }
    }
    assert_eq!(placed.is_empty(), by_place.is_empty());
    let others: BTreeSet<String> = others.into_iter().map(|kind| kind.name).collect();
    assert_eq!(altered, others, "every part of {} that was left out has been altered", G::META.id);
}

/// Views from a game among bots that play at first sight, and from its end.
fn views<G: Game>(table: &Table) -> Vec<Value> {
    let mut run = table.start(5);
    let mut bot = table.game.bot("greedy", &Effort::iterations(1)).unwrap();
    let mut views = Vec::new();
    let mut dice = Quick::new(5);
    while run.len() < 20_000 {
        match run.agenda() {
            Agenda::Over => break,
            Agenda::Chance(_) => {
                run.draw().unwrap();
            }
            agenda @ Agenda::Seats(_) => {
                let seat = agenda.must().first().or_else(|| agenda.asked().first()).unwrap();
                views.push(run.view(Viewer::Seat(seat)));
                let chosen = bot.choose(&*run, seat, &mut dice);
                let chosen = chosen.or_else(|| run.legal(seat).pop()).unwrap();
                run.play(seat, &chosen).ok().unwrap();
            }
        }
    }
    let game = run.as_any().downcast_ref::<Run<G>>().unwrap().game();
    let end: Vec<Value> = Viewer::all(game.seats()).map(|viewer| run.view(viewer)).collect();
    let every = views.len().div_ceil(VIEWS);
    views.into_iter().step_by(every).chain(end).collect()
}

/// A part that was left out, or the same part of all items of a list.
#[derive(Default)]
struct Kind {
    name: String,
    why: String,
    paths: Vec<String>,
}

fn kinds(codec: &dyn AnyCodec) -> BTreeMap<String, Kind> {
    let mut kinds: BTreeMap<String, Kind> = BTreeMap::new();
    for part in codec.shape().parts().into_iter().filter(|part| part.meaning.starts_with("left out")) {
        let pointer = format!("/{}", part.path.replace(['.', '['], "/").replace(']', ""));
        let words = pointer.split('/').map(|word| if word.parse::<u32>().is_ok() { "*" } else { word });
        let name = words.collect::<Vec<_>>().join("/");
        let kind = kinds.entry(name.clone()).or_default();
        (kind.name, kind.why) = (name, part.meaning);
        kind.paths.push(pointer);
    }
    kinds
}

/// The view with one of these parts altered, with all of them as another view has them, and with all passed on.
fn alterations(view: &Value, donor: &Value, paths: &[String]) -> Vec<Value> {
    let there: Vec<&String> = paths.iter().filter(|path| view.pointer(path).is_some()).collect();
    let mut changed = Vec::new();
    for path in &there {
        for other in
            others(&view.pointer(path).unwrap().clone()).into_iter().chain(donor.pointer(path).cloned())
        {
            let mut altered = view.clone();
            *altered.pointer_mut(path).unwrap() = other;
            changed.push(altered);
        }
    }
    let every = changed.len().div_ceil(ALTERATIONS).max(1);
    let mut changed: Vec<Value> = changed.into_iter().step_by(every).collect();
    let mut exchanged = view.clone();
    for path in &there {
        if let (Some(here), Some(other)) = (exchanged.pointer_mut(path), donor.pointer(path)) {
            *here = other.clone();
        }
    }
    changed.push(exchanged);
    changed.push(passed_on(view, &there));
    changed.retain(|altered| altered != view);
    changed
}

/// The view in which each of these parts is what the next one was: as many in all, so that nobody who only counts them wonders.
fn passed_on(view: &Value, paths: &[&String]) -> Value {
    let mut altered = view.clone();
    for (path, next) in paths.iter().zip(paths.iter().cycle().skip(1)) {
        *altered.pointer_mut(path).unwrap() = view.pointer(next).unwrap().clone();
    }
    altered
}

/// The same part, a little different.
fn others(value: &Value) -> Vec<Value> {
    match value {
        Value::Number(number) => {
            let number = number.as_i64().unwrap();
            vec![(number + 1).into(), (number - 1).into()]
        }
        Value::Bool(flag) => vec![(!flag).into()],
        Value::Array(items) if !items.is_empty() => {
            let mut fewer = items.clone();
            fewer.pop();
            let turned = items.iter().rev().cloned().collect();
            let deeper = items.iter().enumerate().flat_map(|(index, item)| {
                others(item).into_iter().map(move |other| {
                    let mut items = items.clone();
                    items[index] = other;
                    Value::Array(items)
                })
            });
            deeper.chain([Value::Array(fewer), Value::Array(turned)]).collect()
        }
        Value::Object(fields) => {
            let deeper = fields.iter().flat_map(|(key, item)| {
                others(item).into_iter().map(move |other| {
                    let mut fields = fields.clone();
                    fields[key] = other;
                    Value::Object(fields)
                })
            });
            deeper.chain([Value::Null]).collect()
        }
        Value::Null | Value::String(_) | Value::Array(_) => Vec::new(),
    }
}

/// Says whether the altered view could be read at all. If a world agrees with it, the world has the part as it was.
fn follows<G: Game>(view: &Value, altered: &Value, what: &str) -> bool {
    let Ok(read) = json::from_value::<G::View>(altered) else { return false };
    if serde_json::to_value(&read).unwrap() == *view {
        return false;
    }
    let viewer: Viewer = serde_json::from_value(view["viewer"].clone()).unwrap();
    if let Ok(world) = G::imagine(&read, &mut Quick::new(1)) {
        let seen = serde_json::to_value(world.view(viewer)).unwrap();
        assert_eq!(seen, *view, "{what} does not follow from the rest");
    }
    true
}
