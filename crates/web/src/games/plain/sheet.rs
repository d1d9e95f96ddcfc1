//! What is public about everybody, side by side.

use leptos::prelude::*;
use sevenfold_core::{Fact, Seat};

use super::{outline_of, words};
use crate::memo::Memo;
use crate::table::{Here, Sign};

/// Everybody's facts; nothing where the view tells none.
pub(crate) fn sheet(here: Here) -> Option<AnyView> {
    let seats = Memo::new(move |_| outline_of(here).seats);
    if untrack(|| seats.with(Vec::is_empty)) {
        return None;
    }
    Some(view! { {move || table(here, &seats.get())} }.into_any())
}

fn table(here: Here, seats: &[Vec<Fact>]) -> AnyView {
    let all = Seat::all(seats.len() as u8);
    let head = all.map(|seat| {
        let (title, name) = (here.name(seat), here.name(seat));
        view! { <th scope="col" title=title><Sign seat /><span class="vh">{name}</span></th> }
    });
    let row = |name: &String| {
        let cell = |facts: &Vec<Fact>| {
            let known = facts.iter().find(|fact| fact.name == *name);
            view! { <td>{known.map_or_else(|| "–".to_owned(), |fact| words::told(here, &fact.told))}</td> }
        };
        view! { <tr><th scope="row">{words::name(here, name)}</th>{seats.iter().map(cell).collect_view()}</tr> }
    };
    view! {
        <table class="sc pl-sc">
            <caption>{here.t("web-plain-players")}</caption>
            <thead><tr><th></th>{head.collect_view()}</tr></thead>
            <tbody>{names(seats).iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

/// What is told of anybody, each once, in the order in which it is first told.
fn names(seats: &[Vec<Fact>]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for fact in seats.iter().flatten() {
        if !names.contains(&fact.name) {
            names.push(fact.name.clone());
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_core::Told;

    #[test]
    fn every_fact_has_one_row() {
        let fact = |name: &str| Fact { name: name.to_owned(), told: Told::Number(1) };
        let seats = [vec![fact("cards")], vec![fact("cards"), fact("points")]];
        assert_eq!(names(&seats), ["cards", "points"]);
    }
}
