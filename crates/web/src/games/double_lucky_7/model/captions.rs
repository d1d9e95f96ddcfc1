//! What a card in hand would do, for the words below it.

use sevenfold_double_lucky_7::{Card, CardSet, Colour, Phase, RoundView, TOP_RANK, Trump, View};

use super::Offer;

/// What stands below a card in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Outlook {
    /// Whether it is a trump.
    pub trump: bool,
    /// What it would do.
    pub caption: Caption,
}

/// What a card would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Caption {
    /// Nothing beats it.
    AlwaysWins,
    /// It beats the card that wins so far.
    Beats(Card),
    /// It follows, but below the card that wins so far.
    Below(Card),
    /// It follows, but a trump lies there already.
    Trumped,
    /// It is neither of the led colour nor a trump.
    CannotWin,
    /// It may not be played: this colour comes first.
    First(Colour),
    /// No unseen card of its colour is higher.
    Highest,
    /// So many unseen cards of its colour are higher.
    Higher(u8),
}

/// What this card would do, while it matters: before the first lead, and when it is the viewer's turn.
pub(crate) fn caption(view: &View, card: Card, offer: &Offer) -> Option<Outlook> {
    let round = view.round.as_ref()?;
    let trump = card.colour().is_some_and(|colour| round.trump == (Trump::Colour { colour }));
    let caption = match view.phase {
        Phase::Following { turn, led, winning, strength } if view.viewer.is(turn) => {
            let trick = round.played.last()?;
            let best = trick.by_seat(view.seats).find(|(seat, _)| *seat == winning)?.1;
            following(round, card, led, (best, strength), offer)
        }
        Phase::Following { .. } | Phase::Deal | Phase::DealerDraw | Phase::Over => return None,
        Phase::Leading { turn } if !view.viewer.is(turn) => return None,
        Phase::Leading { .. } => leading(view, round, card),
        Phase::Naming { .. }
        | Phase::Bidding { .. }
        | Phase::Asking { .. }
        | Phase::Rolling { .. }
        | Phase::Choosing { .. } => higher(view, round, card),
    };
    Some(Outlook { trump, caption })
}

fn following(
    round: &RoundView,
    card: Card,
    led: Option<Colour>,
    (best, strength): (Card, u8),
    offer: &Offer,
) -> Caption {
    match (led, round.trump.strength(card, led)) {
        (Some(led), _) if offer.card(card).is_none() => Caption::First(led),
        (_, own) if own > strength && card.is_joker() => Caption::AlwaysWins,
        (_, own) if own > strength => Caption::Beats(best),
        (_, 0) => Caption::CannotWin,
        _ if best.is_joker() => Caption::CannotWin,
        _ if best.colour() != card.colour() => Caption::Trumped,
        _ => Caption::Below(best),
    }
}

fn leading(view: &View, round: &RoundView, card: Card) -> Caption {
    match round.trump {
        Trump::DealerCard => Caption::AlwaysWins,
        _ => higher(view, round, card),
    }
}

/// How many higher cards of its colour may be in other hands.
fn higher(view: &View, round: &RoundView, card: Card) -> Caption {
    let Some(colour) = card.colour() else { return Caption::AlwaysWins };
    let above: CardSet = (card.rank() + 1..=TOP_RANK).filter_map(|rank| Card::new(colour, rank)).collect();
    match above.minus(seen(view, round)).len() {
        0 => Caption::Highest,
        unseen => Caption::Higher(unseen),
    }
}

/// The cards that are in no other hand, as far as the viewer can tell.
fn seen(view: &View, round: &RoundView) -> CardSet {
    let played = round.played.iter().flat_map(|trick| trick.cards.iter().copied());
    let open = round.extra.filter(|extra| view.viewer.is(extra.seat)).map(|extra| extra.card);
    // Once seen, the turned card is known also when it lies face down.
    played.chain(open).chain([round.turned]).collect::<CardSet>().union(view.hand())
}

#[cfg(test)]
mod tests {
    use super::super::sketch::Sketch;
    use super::*;

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    /// The captions of the last seat's hand, after others have played.
    fn captions(trump: &str, hands: [&str; 3], played: usize) -> Vec<Caption> {
        let (view, offer) = Sketch::dealt(trump, &hands).lead(played).seen_by_turn();
        view.hand().iter().filter_map(|card| caption(&view, card, &offer)).map(|seen| seen.caption).collect()
    }

    #[test]
    fn a_follower_reads_what_each_card_would_do() {
        let seen = captions("Y9", ["G12 R1 R2", "G3 R4 R5", "G6 G13 Y1"], 2);
        assert_eq!(
            seen,
            [Caption::Below(card("G12")), Caption::Beats(card("G12")), Caption::First(Colour::Green)]
        );
    }

    #[test]
    fn a_void_hand_reads_what_trumps_and_what_is_thrown_away() {
        let seen = captions("Y9", ["G12 R1 R2", "G3 R4 R5", "B14 Y1 J"], 2);
        assert_eq!(seen, [Caption::CannotWin, Caption::Beats(card("G12")), Caption::AlwaysWins]);
    }

    #[test]
    fn behind_a_trump_only_a_higher_trump_wins() {
        let seen = captions("Y9", ["G5 R1 R2", "Y3 R4 R5", "G6 G13 Y1"], 2);
        assert_eq!(seen[..2], [Caption::Trumped, Caption::Trumped]);
        let void = captions("Y9", ["G5 R1 R2", "Y3 R4 R5", "B6 Y2 Y4"], 2);
        assert_eq!(void, [Caption::CannotWin, Caption::Below(card("Y3")), Caption::Beats(card("Y3"))]);
    }

    #[test]
    fn behind_the_joker_nothing_wins() {
        let seen = captions("Y9", ["J R1 R2", "G3 R4 R5", "B14 Y1 Y2"], 2);
        assert_eq!(seen, [Caption::CannotWin; 3]);
    }

    #[test]
    fn before_the_lead_higher_cards_are_counted() {
        let (view, offer) = Sketch::dealt("Y13", &["Y12 R14 G2", "G3 R4 R5", "B14 Y1 Y2"]).seen_by_turn();
        let outlook = |text| caption(&view, card(text), &offer).unwrap();
        assert_eq!(outlook("R14"), Outlook { trump: false, caption: Caption::Highest });
        assert_eq!(
            outlook("Y12"),
            Outlook { trump: true, caption: Caption::Higher(1) },
            "the 13 lies turned up"
        );
        assert_eq!(outlook("G2").caption, Caption::Higher(12));
    }
}
