//! The bids one can make: each above the sum it makes, the forbidden one struck out with its reason.

use leptos::prelude::*;
use sevenfold_core::{Breach as _, Message, Say as _};
use sevenfold_double_lucky_7::{Action, Breach};

use super::model::{BidBoard, BidOption, Pick, Verdict, bid_board};
use super::table::Table;
use crate::parts::Icon;
use crate::table::Sign;

/// The board of bids, while the viewer is to bid.
#[component]
pub(crate) fn Board(table: Table) -> impl IntoView {
    let board = table.settled(move |view| table.offer.with(|offer| bid_board(view, offer)));
    move || board.get().flatten().map(|board| drawn(table, &board))
}

fn drawn(table: Table, board: &BidBoard) -> AnyView {
    let signs = board.bidders.iter().map(|seat| view! { <Sign seat=*seat /> }).collect_view();
    let against = Message::new("web-double-lucky-7-against").with("tricks", board.tricks);
    let bids = board.bids.iter().map(|option| option_view(table, *option)).collect_view();
    let count = board.bids.len();
    view! {
        <section class="bb" aria-label=table.t("your-bid")>
            <div class="lb">
                <b class="l1 serif">{table.t("your-bid")}</b>
                <span class="l2">{table.t("points-if")}</span>
                <span class="l3"><span class="cl3">{signs}</span><b class="num">{board.others}</b>{table.t("so-far")}</span>
                <span class="l4">{table.say(&against)}</span>
            </div>
            <ol class="bids" style=format!("--n:{count}")>{bids}</ol>
            {board.refused.map(|breach| why(table, breach, count))}
        </section>
    }
    .into_any()
}

fn option_view(table: Table, option: BidOption) -> AnyView {
    let BidOption { bid, points, sum, verdict } = option;
    let words = table.say(&match verdict {
        Verdict::Left(tricks) => Message::new("web-double-lucky-7-left-over").with("tricks", tricks),
        Verdict::Even => Message::new("web-double-lucky-7-even"),
        Verdict::Over(tricks) => Message::new("web-double-lucky-7-too-many").with("tricks", tricks),
        Verdict::Forbidden => Message::new("web-double-lucky-7-not-allowed"),
    });
    if verdict == Verdict::Forbidden {
        let label = table.say(&Message::new("web-double-lucky-7-bid-refused").with("bid", bid));
        return view! {
            <li class="no">
                <span class="place" role="img" aria-label=label><span class="chip big num">{bid}</span></span>
                <span class="pt"><Icon name="icon-refuse" /></span>
                <span class="stop num" aria-hidden="true">{sum}</span>
                <span class="cap" aria-hidden="true">{words}</span>
            </li>
        }
        .into_any();
    }
    let chosen = move || table.pick.get() == Pick::Bid(bid);
    // A second press confirms.
    let press = move |_| {
        if table.pick.get_untracked() == Pick::Bid(bid) {
            table.act(Action::Bid(bid));
        } else {
            table.pick.set(Pick::Bid(bid));
        }
    };
    let message = Message::new("web-double-lucky-7-bid-label")
        .with("bid", bid)
        .with("points", points)
        .with("sum", sum)
        .with("means", words.clone());
    view! {
        <li class="lit" class:sel=chosen class:hinted=move || table.wise(Action::Bid(bid))>
            <button
                class="place"
                data-pick=Action::Bid(bid).to_string()
                aria-label=table.say(&message)
                aria-pressed=move || chosen().to_string()
                on:click=press
            >
                <span class="chip big num">{bid}</span>
            </button>
            <span class="pt" aria-hidden="true"><b class="num">{points}</b></span>
            <span class="stop num" aria-hidden="true">{sum}</span>
            <span class="cap" aria-hidden="true">{words}</span>
        </li>
    }
    .into_any()
}

/// Why a bid is struck out, one press from the rule.
fn why(table: Table, breach: Breach, count: usize) -> AnyView {
    let at = match breach {
        Breach::BidsAddUp { bid, .. } => bid,
        _ => 0,
    };
    let rule = format!("/rules/double-lucky-7#{}", breach.rule());
    view! {
        <p class="why" style=format!("--at:{at};--n:{count}")>
            <Icon name="icon-refuse" />
            <span>{table.say(&breach.say())}" "<a href=rule target="_blank">{table.t("why")}</a></span>
        </p>
    }
    .into_any()
}
