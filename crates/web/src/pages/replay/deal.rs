//! Was the deal fair? The sums are done here, by the reader's own browser; they are shown in three steps.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_protocol::FairFace;

use crate::parts::{Dialog, Icon};
use crate::table::{Here, Sign};

/// The verdict, and the way to how it was found.
#[component]
pub fn Deal(here: Here, deal: Result<FairFace, Message>) -> impl IntoView {
    let open = RwSignal::new(false);
    let fair = deal.is_ok();
    let (icon, word) = if fair { ("icon-check", "web-deal-good") } else { ("icon-info", "web-deal-open") };
    let deal = StoredValue::new(deal);
    view! {
        <button class="tool deal" class:good=fair aria-haspopup="dialog" on:click=move |_| open.set(true)>
            <Icon name=icon />
            <span>{move || here.t(word)}</span>
        </button>
        <Dialog open title=Signal::derive(here.says("web-deal"))>
            {move || match deal.get_value() {
                Ok(fair) => view! { <Sums here fair /> }.into_any(),
                Err(why) => view! { <p>{here.say(&why)}</p> }.into_any(),
            }}
        </Dialog>
    }
}

#[component]
fn Sums(here: Here, fair: FairFace) -> impl IntoView {
    let part = move |(seat, part): (Seat, String)| {
        let told = if part.is_empty() { "–".to_owned() } else { short(&part) };
        view! { <li><Sign seat /><code>{told}</code></li> }
    };
    let parts = Seat::all(fair.parts.len() as u8).zip(fair.parts).map(part).collect_view();
    view! {
        <ol class="sums">
            <li>
                <p>{here.says("web-deal-promise")}</p>
                <code>{short(&fair.commit)}</code>
            </li>
            <li>
                <p>{here.says("web-deal-parts")}</p>
                <ul>{parts}</ul>
            </li>
            <li>
                <p>{here.says("web-deal-opened")}</p>
                <code>{short(&fair.secret.unwrap_or_default())}</code>
            </li>
        </ol>
        <p class="verdict"><Icon name="icon-check" /><span>{here.says("web-deal-fair")}</span></p>
    }
}

/// The ends of a long number.
fn short(digits: &str) -> String {
    match (digits.get(..8), digits.get(digits.len().saturating_sub(8)..)) {
        (Some(first), Some(last)) if digits.len() > 20 => format!("{first} … {last}"),
        _ => digits.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn long_numbers_are_told_by_their_ends() {
        assert_eq!(short(&"0123456789abcdef".repeat(4)), "01234567 … 89abcdef");
        assert_eq!(short("0123ab"), "0123ab");
    }
}
