//! The facts of a message as the variables of a sentence.

use std::collections::BTreeSet;

use sevenfold_core::{Arg, Message, Seat};

use crate::pattern::{Fact, Facts};
use crate::{Names, Texts};

/// The variables a sentence can use; see the table in the crate's documentation.
pub(crate) fn variables(texts: &Texts, message: &Message, names: &dyn Names) -> Facts {
    let mut facts = Facts::with_capacity(2 * message.args.len());
    for (name, arg) in &message.args {
        add(&mut facts, texts, name, arg, names);
    }
    facts
}

fn add(facts: &mut Facts, texts: &Texts, name: &str, arg: &Arg, names: &dyn Names) {
    let also = |suffix: &str| format!("{name}-{suffix}");
    let mut text = |name: String, text: String| facts.push((name, Fact::Text(text)));
    match arg {
        Arg::Number(number) => facts.push((name.to_owned(), Fact::Number(*number))),
        Arg::Text(shown) => text(name.to_owned(), shown.clone()),
        Arg::Seat(seat) => {
            text(name.to_owned(), seat_name(texts, *seat, names));
            text(also("is"), if names.is_reader(*seat) { "you" } else { "other" }.to_owned());
        }
        Arg::Key(key) => {
            text(name.to_owned(), shown(texts, arg, names));
            text(also("key"), key.clone().into_owned());
        }
        Arg::Message(message) => {
            let phrase = texts.phrase(message, names);
            text(also("or"), phrase.clone());
            text(name.to_owned(), phrase);
        }
        Arg::List(items) => {
            let items: Vec<String> = items.iter().map(|item| listed(texts, item, names)).collect();
            text(also("or"), joined(texts, &items, "list-or"));
            text(name.to_owned(), joined(texts, &items, "list-and"));
            facts.push((also("count"), Fact::Number(i64::try_from(items.len()).unwrap_or(i64::MAX))));
        }
    }
    facts.extend(forms(texts, arg, names).into_iter().map(|(form, said)| (also(&form), Fact::Text(said))));
}

/// The other forms of a fact: the attributes of its entry. A list has those of its items, joined with "and", and
/// followed by `-or` joined with "or"; an item without such a form stands there as it is.
fn forms(texts: &Texts, arg: &Arg, names: &dyn Names) -> Vec<(String, String)> {
    match arg {
        Arg::Key(key) => texts.forms(key, &Facts::new()),
        Arg::Message(message) => texts.forms(&message.key, &variables(texts, message, names)),
        Arg::List(items) => {
            let forms: Vec<_> = items.iter().map(|item| forms(texts, item, names)).collect();
            let known: BTreeSet<&String> = forms.iter().flatten().map(|(form, _)| form).collect();
            let mut all = Vec::with_capacity(2 * known.len());
            for form in known {
                let said = |(item, forms): (&Arg, &Vec<(String, String)>)| {
                    let own = forms.iter().find(|(name, _)| name == form).map(|(_, said)| said.clone());
                    own.unwrap_or_else(|| listed(texts, item, names))
                };
                let items: Vec<String> = items.iter().zip(&forms).map(said).collect();
                all.push((format!("{form}-or"), joined(texts, &items, "list-or")));
                all.push((form.clone(), joined(texts, &items, "list-and")));
            }
            all
        }
        Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => Vec::new(),
    }
}

/// One fact as words.
fn shown(texts: &Texts, arg: &Arg, names: &dyn Names) -> String {
    match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Text(text) => text.clone(),
        Arg::Key(key) => texts.look_up(key).unwrap_or_else(|| key.clone().into_owned()),
        Arg::Seat(seat) => seat_name(texts, *seat, names),
        Arg::Message(message) => texts.phrase(message, names),
        Arg::List(items) => {
            let items: Vec<String> = items.iter().map(|item| listed(texts, item, names)).collect();
            joined(texts, &items, "list-and")
        }
    }
}

/// One fact as it stands among others: a language may have another word for the reader there.
fn listed(texts: &Texts, arg: &Arg, names: &dyn Names) -> String {
    match arg {
        Arg::Seat(seat) if names.is_reader(*seat) => {
            texts.listed_you().unwrap_or_else(|| shown(texts, arg, names))
        }
        _ => shown(texts, arg, names),
    }
}

fn seat_name(texts: &Texts, seat: Seat, names: &dyn Names) -> String {
    if names.is_reader(seat) {
        return word(texts, "you", &[]);
    }
    match names.name(seat) {
        Some(name) => name.to_owned(),
        None => word(texts, "seat-name", &[("number", seat.number().to_string())]),
    }
}

/// Joins the last two with "and" or "or", and all before them with commas.
fn joined(texts: &Texts, items: &[String], last: &'static str) -> String {
    match items {
        [] => word(texts, "list-none", &[]),
        [one] => one.clone(),
        [first @ .., end] => {
            let first = first.join(", ");
            word(texts, last, &[("first", first), ("last", end.clone())])
        }
    }
}

fn word(texts: &Texts, key: &'static str, facts: &[(&'static str, String)]) -> String {
    let facts = facts.iter().map(|(name, fact)| ((*name).to_owned(), Fact::Text(fact.clone()))).collect();
    texts.format(key, &facts).unwrap_or_else(|| key.to_owned())
}
