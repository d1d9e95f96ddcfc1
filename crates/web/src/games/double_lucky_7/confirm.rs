//! What is confirmed with one press: the chosen bid or advantage, the roll, leaving the wheel alone.

use leptos::prelude::*;
use sevenfold_double_lucky_7::Action;

use super::table::Table;
use crate::memo::Memo;

/// The buttons beside the question.
#[component]
pub(crate) fn Confirm(table: Table) -> impl IntoView {
    let chosen = Memo::new(move |_| table.pick.get().action().filter(|action| table.may(*action)));
    let go = move |action: Action| {
        let label = table.say(&action.describe());
        view! { <button class="btn go" data-move=action.to_string() on:click=move |_| table.act(action)>{label}</button> }
    };
    let decline = move || {
        table.may(Action::Decline).then(|| {
            let label = table.say(&Action::Decline.describe());
            let wise = move || table.wise(Action::Decline);
            view! { <button class="btn can" class:hinted=wise data-move="decline" on:click=move |_| table.act(Action::Decline)>{label}</button> }
        })
    };
    let roll = move || table.may(Action::Roll).then(|| go(Action::Roll));
    view! { <div class="confirm">{move || chosen.get().map(go)}{roll}{decline}</div> }
}
