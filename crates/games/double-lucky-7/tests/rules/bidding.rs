//! DL-10 and DL-11: bidding.

use sevenfold_double_lucky_7::{Breach, Options, Phase};

use crate::support::{Table, seat};

#[test]
fn dl10_the_dealer_bids_first_then_clockwise_up_to_the_tricks() {
    let mut table = Table::new(Options::default(), 3, 2);
    table.until_round(2).deal_any();
    assert_eq!(table.legal(), ["bid 0", "bid 1", "bid 2"]);
    table.refuses(1, "bid 0", "DL-10");
    table.refuses(2, "bid 0", "DL-10");
    assert_eq!(table.refuses(3, "bid 3", "DL-10"), Breach::BidTooHigh { bid: 3, tricks: 2 });
    table.refuses(3, "bid 200", "DL-10");
    table.does(3, "bid 2");
    assert_eq!(table.bids(), [None, None, Some(2)], "a bid is open at once");
    assert_eq!(table.phase(), Phase::Bidding { turn: seat(1) });
    table.does(1, "bid 1").does(2, "bid 0");
    assert_eq!(table.phase(), Phase::Leading { turn: seat(3) });
    table.refuses(3, "bid 0", "DL-10");
    assert_eq!(table.bids(), [Some(1), Some(0), Some(2)]);
}

#[test]
fn dl11_the_last_bid_may_not_make_the_sum_the_tricks() {
    let mut table = Table::new(Options::default(), 3, 2);
    table.until_round(4).deal_any();
    let dealer = table.dealer().number();
    table.then(&["bid 1", "bid 2"]);
    assert_eq!(table.legal(), ["bid 0", "bid 2", "bid 3", "bid 4"]);
    let last = table.turn();
    assert_eq!(last % 3 + 1, dealer, "the last to bid sits to the dealer's right");
    assert_eq!(table.refuses(last, "bid 1", "DL-11"), Breach::BidsAddUp { bid: 1, others: 3, tricks: 4 });
}

#[test]
fn dl11_only_the_last_bid_is_bound() {
    let mut table = Table::new(Options::default(), 3, 2);
    table.deal_any().then(&["bid 1", "bid 0"]);
    assert_eq!(table.legal(), ["bid 1"]);
    let mut table = Table::new(Options::default(), 3, 2);
    table.deal_any().then(&["bid 1", "bid 1"]);
    assert_eq!(table.legal(), ["bid 0", "bid 1"], "the sum is beyond the tricks already");
}
