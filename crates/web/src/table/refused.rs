//! A refused move, explained with its rule, one click from the paragraph.

use leptos::prelude::*;

use super::{Here, on_occasion};
use crate::library::{Book, Library};
use crate::memo::Memo;
use crate::parts::{Dialog, Icon, paragraphs};

/// Why the last thing asked was not done.
#[component]
pub(crate) fn Refused(here: Here) -> impl IntoView {
    let refusal = here.settled(move || here.link.with_picture(|picture| picture.refused.clone()));
    let rule = Memo::new(move |_| refusal.with(|refusal| refusal.as_ref()?.rule.clone()));
    let open = RwSignal::new(false);
    view! {
        <div class="refusal" role="alert">
            {move || {
                let refusal = refusal.get()?;
                Some(view! {
                    <p class="refused">
                        <Icon name="icon-refuse" />
                        <span>{here.say(&refusal.message)}</span>
                        {refusal.rule.map(|rule| view! {
                            <button class="rule" on:click=move |_| open.set(true)>{here.t("web-why")}" "{rule}</button>
                        })}
                    </p>
                })
            }}
        </div>
        <Dialog open title=Signal::derive(move || rule.get().unwrap_or_default())>
            {move || rule.get().map(|rule| on_occasion(move |it| (it.rule)(here, rule.clone())))}
        </Dialog>
    }
}

/// A rule of this table's game, on the spot.
#[component]
pub(crate) fn RuleText(here: Here, rule: String) -> impl IntoView {
    let library = Library::here();
    let game = Memo::new(move |_| {
        here.face.with(|face| face.map(|face| face.settings.game.clone()).unwrap_or_default())
    });
    let address = {
        let rule = rule.clone();
        move || format!("/rules/{}#{rule}", game.get())
    };
    let text = move || {
        let Book::Here(book) = library.book(&game.get(), here.speech.lang()) else { return None };
        let found = book.find(&rule).copied()?;
        Some(view! { <div class="tx"><h3>{found.title}</h3>{paragraphs(found.body)}</div> })
    };
    view! {
        {text}
        <p><a href=address target="_blank">{here.says("web-all-rules")}</a></p>
    }
}
