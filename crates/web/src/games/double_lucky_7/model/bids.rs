//! The bids one can make, each with what it brings and the sum it makes.

use std::cmp::Ordering;

use sevenfold_core::Seat;
use sevenfold_double_lucky_7::{Action, Breach, View, exact};

use super::Offer;

/// The bids, and what the others have bid so far.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct BidBoard {
    /// The tricks of the round.
    pub tricks: u8,
    /// The sum so far.
    pub others: u8,
    /// Who has bid more than nothing.
    pub bidders: Vec<Seat>,
    /// From 0 up.
    pub bids: Vec<BidOption>,
    /// Why a bid is not among the choices, where one is not.
    pub refused: Option<Breach>,
}

/// A bid that is on the board, open or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BidOption {
    /// How many tricks.
    pub bid: u8,
    /// What it brings if it is met.
    pub points: i32,
    /// The sum of all bids with it.
    pub sum: u8,
    /// How that compares with the tricks there are.
    pub verdict: Verdict,
}

/// How a sum of bids compares with the tricks there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// So many tricks would be nobody's.
    Left(u8),
    /// It comes out even, which only the last to bid must not do.
    Even,
    /// So many tricks too few.
    Over(u8),
    /// Not offered.
    Forbidden,
}

/// The board, while the viewer is to bid.
pub(crate) fn bid_board(view: &View, offer: &Offer) -> Option<BidBoard> {
    let round = view.round.as_ref().filter(|_| offer.asks_bid())?;
    let times = own_times(view);
    let made = || Seat::all(view.seats).zip(&round.players);
    let others = round.players.iter().filter_map(|player| player.bid).sum();
    let option = |bid: u8| BidOption {
        bid,
        points: exact(bid, times),
        sum: others + bid,
        verdict: if offer.has(Action::Bid(bid)) {
            verdict(others + bid, round.tricks)
        } else {
            Verdict::Forbidden
        },
    };
    let bids: Vec<BidOption> = (0..=round.tricks).map(option).collect();
    let refused = bids.iter().find(|option| option.verdict == Verdict::Forbidden);
    Some(BidBoard {
        tricks: round.tricks,
        others,
        bidders: made().filter(|(_, player)| player.bid > Some(0)).map(|(seat, _)| seat).collect(),
        refused: refused.map(|option| Breach::BidsAddUp { bid: option.bid, others, tricks: round.tricks }),
        bids,
    })
}

/// How often the viewer's points count in this round.
fn own_times(view: &View) -> u8 {
    let cell = || view.pad.rounds.last()?.cells.get(view.viewer.seat()?.index()).copied();
    cell().map_or(1, |cell| cell.times)
}

fn verdict(sum: u8, tricks: u8) -> Verdict {
    match sum.cmp(&tricks) {
        Ordering::Less => Verdict::Left(tricks - sum),
        Ordering::Equal => Verdict::Even,
        Ordering::Greater => Verdict::Over(sum - tricks),
    }
}

#[cfg(test)]
mod tests {
    use super::super::sketch::Sketch;
    use super::*;

    #[test]
    fn the_last_bidder_sees_the_forbidden_bid_and_why() {
        let sketch = Sketch::classic(3).round(3).bids(&[1, 0]);
        let (view, offer) = sketch.seen_by_turn();
        let board = bid_board(&view, &offer).unwrap();
        let verdicts: Vec<Verdict> = board.bids.iter().map(|option| option.verdict).collect();
        assert_eq!(verdicts, [Verdict::Left(2), Verdict::Left(1), Verdict::Forbidden, Verdict::Over(1)]);
        assert_eq!(board.bidders.len(), 1, "a bid of nothing adds nothing");
        assert!(matches!(board.refused, Some(Breach::BidsAddUp { bid: 2, others: 1, tricks: 3 })));
    }

    #[test]
    fn whoever_bids_earlier_may_make_it_even() {
        let (view, offer) = Sketch::classic(3).round(2).seen_by_turn();
        let board = bid_board(&view, &offer).unwrap();
        assert_eq!(board.bids[2].verdict, Verdict::Even);
        assert_eq!(board.refused, None);
    }

    #[test]
    fn round_seven_shows_double_points() {
        let (view, offer) = Sketch::classic(2).round(7).seen_by_turn();
        let points = bid_board(&view, &offer).unwrap().bids.iter().map(|option| option.points).max();
        assert_eq!(points, Some(48));
    }

    #[test]
    fn nobody_else_has_a_board() {
        let (view, _) = Sketch::classic(2).round(2).seen_by_turn();
        assert_eq!(bid_board(&view, &Offer::default()), None);
    }
}
