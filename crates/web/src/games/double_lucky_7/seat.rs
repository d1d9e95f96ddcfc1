//! What lies before a player: score, dealer marker, pawn, bid chip beside trick pips, cards.

use leptos::prelude::*;
use sevenfold_core::{Arg, Message, Seat};
use sevenfold_double_lucky_7::{Advantage, Card, CardSet, ExtraFate, Mode, Phase, PlayerView, View, exact};

use super::pieces::{backs, card, chip, pawn, pips};
use super::view_of;
use crate::table::Here;

/// What lies before a player.
pub(crate) fn counts(here: Here, seat: Seat) -> AnyView {
    let lies = here.settled(move || view_of(here).map(|view| Front::of(&view, seat)));
    (move || lies.get().map(|lies| drawn(here, seat, &lies))).into_any()
}

/// All that lies before a player.
#[derive(Clone, PartialEq)]
struct Front {
    total: i32,
    dealer: bool,
    pawn: bool,
    gain: Option<i32>,
    /// How often the player's points count in this round.
    times: u8,
    player: Option<PlayerView>,
    /// The open extra card.
    open: Option<Card>,
    /// What has become of the player's advantage; nothing in classic mode.
    used: Option<Used>,
}

/// What a player has used of the wheel.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Used {
    This(Advantage),
    Nothing,
}

impl Front {
    fn of(view: &View, seat: Seat) -> Self {
        let round = view.round.as_ref();
        let extra = round.and_then(|round| round.extra);
        let open = extra.filter(|extra| extra.seat == seat && extra.fate == ExtraFate::Open);
        let mine = |advantage: &Advantage| view.wheel().user(*advantage) == Some(seat);
        let used = || Advantage::ALL.into_iter().find(mine).map_or(Used::Nothing, Used::This);
        Self {
            total: view.pad.totals.get(seat.index()).copied().unwrap_or_default(),
            dealer: view.dealer == Some(seat),
            pawn: view.pawns.contains(seat),
            gain: gain(view, seat),
            times: times(view, seat),
            player: round.and_then(|round| round.players.get(seat.index())).cloned(),
            open: open.map(|extra| extra.card),
            used: (view.options.mode != Mode::Classic).then(used),
        }
    }
}

fn drawn(here: Here, seat: Seat, lies: &Front) -> AnyView {
    let total = lies.total;
    let dealer = lies.dealer.then(|| {
        view! { <span class="dlr" title=here.t("web-double-lucky-7-dealer")><span class="vh">{here.t("web-double-lucky-7-dealer")}</span><b aria-hidden="true">"D"</b></span> }
    });
    let own_pawn = lies.pawn.then(|| {
        view! { <span title=here.t("web-double-lucky-7-pawn")>{pawn(seat)}<span class="vh">{here.t("web-double-lucky-7-pawn")}</span></span> }
    });
    view! {
        <span class="score num">
            {lies.gain.map(|points| view! { <small class="gain" class:nil=points == 0>{format!("+{points}")}</small> })}
            {total}
            <span class="vh">{here.t("web-double-lucky-7-points")}</span>
        </span>
        <span class="marks">{dealer}{own_pawn}</span>
        {lies.player.as_ref().map(|player| before(here, lies, player, seat))}
        {(here.me() == Some(seat)).then(|| notes(here, lies, seat))}
    }
    .into_any()
}

/// What the last round brought, until the player bids again.
fn gain(view: &View, seat: Seat) -> Option<i32> {
    let waits = view.round.as_ref()?.players.get(seat.index())?.bid.is_none();
    let over = view.phase == Phase::Over;
    let last = view.pad.last_finished().filter(|_| waits || over)?;
    last.cells.get(seat.index())?.points
}

/// Chip, tricks and cards.
fn before(here: Here, lies: &Front, player: &PlayerView, seat: Seat) -> AnyView {
    let swapped = player.hand.filter(|_| here.me() != Some(seat));
    let cards = match swapped {
        Some(hand) => open_cards(here, "web-double-lucky-7-holds", hand),
        None => backs(player.cards),
    };
    let open =
        lies.open.map(|open| open_cards(here, "web-double-lucky-7-lies-open", CardSet::EMPTY.with(open)));
    let taken = player.bid.map(|bid| {
        let of = Message::new("web-double-lucky-7-of").with("bid", bid);
        view! { <span class="tt" aria-hidden="true"><b class="num">{player.taken}</b>" "{here.say(&of)}</span>{pips(bid, player.taken)} }
    });
    let times = (lies.times == 2 && player.bid.is_some())
        .then(|| view! { <b class="x2" aria-hidden="true">"×2"</b> });
    view! {
        <span class="bidrow">
            <span class="vh">{here.say(&in_words(player))}</span>
            {chip(player.bid)}
            {times}
            {taken}
            <span class="hb">{open}{cards}</span>
        </span>
    }
    .into_any()
}

/// Cards of a player that the viewer knows, also in words.
fn open_cards(here: Here, key: &'static str, cards: CardSet) -> AnyView {
    let words = here.say(&Message::new(key).with("cards", Arg::list(cards.iter().map(Card::name))));
    let title = words.clone();
    view! { <span class="known" title=title>{cards.iter().map(card).collect_view()}<span class="vh">{words}</span></span> }
        .into_any()
}

fn in_words(player: &PlayerView) -> Message {
    match player.bid {
        Some(bid) => Message::new("web-double-lucky-7-seat")
            .with("bid", bid)
            .with("taken", player.taken)
            .with("cards", player.cards),
        None => Message::new("web-double-lucky-7-seat-open").with("cards", player.cards),
    }
}

/// How often the player's points count in this round.
fn times(view: &View, seat: Seat) -> u8 {
    let row = view.pad.rounds.last();
    row.and_then(|row| row.cells.get(seat.index())).map_or(1, |cell| cell.times)
}

/// What the viewer plays for.
fn notes(here: Here, lies: &Front, seat: Seat) -> AnyView {
    let bid = lies.player.as_ref().and_then(|player| player.bid);
    let worth = bid.map(|bid| {
        let times = lies.times;
        let key = if times == 2 { "web-double-lucky-7-worth-double" } else { "web-double-lucky-7-worth" };
        let sentence = here.say(&Message::new(key).with("bid", bid));
        view! { <li><b class="num">{exact(bid, times)}</b>{sentence}</li> }
    });
    let stands = lies.used.map(|used| {
        let sentence = match used {
            Used::This(advantage) => {
                Message::new("web-double-lucky-7-pawn-used").with("advantage", advantage.name())
            }
            Used::Nothing => Message::new("web-double-lucky-7-pawn-unused"),
        };
        view! { <li>{pawn(seat)}{here.say(&sentence)}</li> }
    });
    view! { <ul class="notes">{worth}{stands}</ul> }.into_any()
}
