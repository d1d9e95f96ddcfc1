//! The facts of a message as the variables of a sentence.

use fluent_bundle::FluentArgs;
use sevenfold_core::{Arg, Message, Seat};

use crate::{Names, Texts};

/// The variables a sentence can use; see the table in the crate's documentation.
pub(crate) fn variables(texts: &Texts, message: &Message, names: &dyn Names) -> FluentArgs<'static> {
    let mut variables = FluentArgs::with_capacity(2 * message.args.len());
    for (name, arg) in &message.args {
        add(&mut variables, texts, name, arg, names);
    }
    variables
}

fn add(variables: &mut FluentArgs<'static>, texts: &Texts, name: &str, arg: &Arg, names: &dyn Names) {
    let also = |suffix: &str| format!("{name}-{suffix}");
    match arg {
        Arg::Number(number) => variables.set(name.to_owned(), *number),
        Arg::Text(text) => variables.set(name.to_owned(), text.clone()),
        Arg::Seat(seat) => {
            variables.set(name.to_owned(), seat_name(texts, *seat, names));
            variables.set(also("is"), if names.is_reader(*seat) { "you" } else { "other" });
        }
        Arg::Key(key) => {
            variables.set(name.to_owned(), shown(texts, arg, names));
            variables.set(also("key"), key.clone());
            for (form, text) in texts.forms(key) {
                variables.set(also(&form), text);
            }
        }
        Arg::Message(message) => {
            let phrase = texts.phrase(message, names);
            variables.set(also("or"), phrase.clone());
            variables.set(name.to_owned(), phrase);
        }
        Arg::List(items) => {
            let items: Vec<String> = items.iter().map(|item| listed(texts, item, names)).collect();
            variables.set(also("count"), items.len());
            variables.set(also("or"), joined(texts, &items, "list-or"));
            variables.set(name.to_owned(), joined(texts, &items, "list-and"));
        }
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
    let args: FluentArgs<'_> = facts.iter().map(|(name, fact)| (*name, fact.as_str())).collect();
    texts.format(key, &args).unwrap_or_else(|| key.to_owned())
}
