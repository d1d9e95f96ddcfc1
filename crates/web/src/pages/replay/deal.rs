//! What can be said of the deal: in a word, in a sentence, and, for whoever wants to know, in numbers. The sums are done
//! here, by the reader's own browser.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_fair::{FairDeal, Pin, Share};
use sevenfold_protocol::{FairFace, TableCode};

use super::finding::{Finding, find};
use crate::parts::{Dialog, Icon};
use crate::pins;
use crate::table::{Here, Sign};

/// Which game was asked for, by its address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wanted {
    /// The table.
    pub table: Option<TableCode>,
    /// Which game there.
    pub game: Option<u32>,
}

/// The verdict, and the way to how it was found.
#[component]
pub(crate) fn Deal(here: Here, deal: Result<FairFace, Message>, record: String) -> impl IntoView {
    let open = RwSignal::new(false);
    let wanted = use_context::<Wanted>();
    // What a record says about itself counts only where no address says where it is from.
    let table = wanted.and_then(|wanted| wanted.table).or_else(|| table_in(&record));
    let kept = table.map(pins::pins).unwrap_or_default();
    let finding = find(&deal, &kept, table, wanted.and_then(|wanted| wanted.game));
    let sign = finding.sign;
    let finding = StoredValue::new(finding);
    view! {
        <button class=sign.class() aria-haspopup="dialog" on:click=move |_| open.set(true)>
            <Icon name=sign.icon() />
            <span>{move || here.t(sign.word())}</span>
        </button>
        <Dialog open title=Signal::derive(here.says("web-deal"))>
            {move || view! { <Found here finding=finding.get_value() /> }}
        </Dialog>
    }
}

/// Is there anything in a game that was dealt? In SEVEN nothing is: there is nothing to say of it either.
pub(crate) fn is_dealt(record: &str) -> bool {
    let record: serde_json::Value = serde_json::from_str(record).unwrap_or_default();
    record["steps"].as_array().is_some_and(|steps| steps.iter().any(|step| step.get("chance").is_some()))
}

/// Where a record says that it is from.
fn table_in(record: &str) -> Option<TableCode> {
    let record: serde_json::Value = serde_json::from_str(record).ok()?;
    record["meta"]["table"].as_str()?.parse().ok()
}

#[component]
fn Found(here: Here, finding: Finding) -> impl IntoView {
    let Finding { sign, sentence, remarks, deal, kept } = finding;
    let remark = move |remark: Message| view! { <p class="soft">{move || here.say(&remark)}</p> };
    let class = if sign.class().ends_with("broken") { "verdict broken" } else { "verdict" };
    view! {
        <p class=class><Icon name=sign.icon() /><span>{move || here.say(&sentence)}</span></p>
        {remarks.into_iter().map(remark).collect_view()}
        {deal.map(|deal| view! {
            <details class="how">
                <summary>{here.says("web-deal-how")}</summary>
                <Sums here deal kept />
            </details>
        })}
    }
}

#[component]
fn Sums(here: Here, deal: FairDeal, kept: Vec<Pin>) -> impl IntoView {
    let seats = || Seat::all(deal.parts.len() as u8);
    let numbers = |list: &[String], note: &dyn Fn(Seat) -> Option<&'static str>| {
        let line = |seat: Seat| {
            let digits = list.get(seat.index()).map(|digits| short(digits)).unwrap_or_default();
            let note = note(seat).map(|key| view! { <small>{here.says(key)}</small> });
            view! { <li><Sign seat /><code>{digits}</code>{note}</li> }
        };
        view! { <ul>{seats().map(line).collect_view()}</ul> }
    };
    let seals = numbers(&deal.seals, &|_| None);
    let parts =
        numbers(&deal.parts, &|seat| (deal.share(seat) == Share::Withheld).then_some("web-deal-missing"));
    let own = move |pin: Pin| {
        view! {
            <li>
                <span>{here.says("web-deal-own-promise")}</span><code>{pin.commit}</code>
                <span>{here.says("web-deal-own-part")}</span><code>{pin.part}</code>
            </li>
        }
    };
    view! {
        <ol class="sums">
            <li><p>{here.says("web-deal-promise")}</p><code>{short(&deal.commit)}</code></li>
            <li><p>{here.says("web-deal-seals")}</p>{seals}</li>
            <li><p>{here.says("web-deal-parts")}</p>{parts}</li>
            <li><p>{here.says("web-deal-opened")}</p><code>{short(&deal.secret)}</code></li>
        </ol>
        {(!kept.is_empty()).then(|| view! {
            <p>{here.says("web-deal-kept")}</p>
            <ul class="own">{kept.into_iter().map(own).collect_view()}</ul>
        })}
    }
}

/// The ends of a long number.
fn short(digits: &str) -> String {
    match (digits.get(..8), digits.get(digits.len().saturating_sub(8)..)) {
        _ if digits.is_empty() => "–".to_owned(),
        (Some(first), Some(last)) if digits.len() > 20 => format!("{first} … {last}"),
        _ => digits.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{short, table_in};

    #[test]
    fn long_numbers_are_told_by_their_ends() {
        assert_eq!(short(&"0123456789abcdef".repeat(4)), "01234567 … 89abcdef");
        assert_eq!((short("0123ab").as_str(), short("").as_str()), ("0123ab", "–"));
    }

    #[test]
    fn a_record_may_say_where_it_is_from() {
        assert_eq!(
            table_in(r#"{"meta":{"table":"K73X9Q"}}"#).map(|code| code.to_string()).as_deref(),
            Some("K73X9Q")
        );
        for none in ["", "{}", r#"{"meta":{"table":7}}"#, r#"{"meta":{"table":"K"}}"#] {
            assert_eq!(table_in(none), None, "{none}");
        }
    }
}
