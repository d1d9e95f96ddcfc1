use sevenfold_seven::{Options, Teams};

use crate::seven::prospects;

/// Where what was measured is written down.
const MEASURED: &str = include_str!("../../../../../docs/calibration.md");

/// Every kind of SEVEN, and what its measurement is headed there.
fn kinds() -> Vec<(Options, u8, String)> {
    let of = |seats: u8, teams: Option<Teams>, sides: &str| {
        [(false, ""), (true, ", misère")].map(|(misere, low)| {
            (Options { misere, teams }, seats, format!("### SEVEN, {seats} seats{sides}{low}\n"))
        })
    };
    let alone = Some(Teams::None);
    [of(2, None, ""), of(3, None, ""), of(4, None, " in pairs"), of(4, alone, " alone")].concat()
}

/// The wins from seat 1 on, as shares.
fn measured(heading: &str) -> Vec<f64> {
    let (_, after) = MEASURED.split_once(heading).unwrap_or_else(|| panic!("nothing is headed {heading}"));
    let (_, wins) = after.split_once("wins from seat 1 on in per cent: ").unwrap();
    let wins = wins.lines().next().unwrap().trim_end_matches('.');
    wins.split(", ").map(|share| share.parse::<f64>().unwrap() / 100.0).collect()
}

/// What each seat is worth is what it won, to the nearest hundredth; together it is one win.
#[test]
fn every_kind_begins_with_what_was_measured() {
    for (options, seats, heading) in kinds() {
        let (told, won) = (prospects(&options, seats), measured(&heading));
        assert_eq!((told.len(), won.len()), (usize::from(seats), usize::from(seats)), "{heading}");
        for (told, won) in told.iter().zip(won) {
            assert!((told - won).abs() < 0.005_1, "{heading}: {told} and {won}");
        }
        assert!((told.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{heading}: {told:?}");
    }
}

/// Whoever says that the four play in pairs says no more than whoever says nothing.
#[test]
fn pairs_are_pairs_whether_they_are_asked_for_or_not() {
    let pairs = |teams| prospects(&Options { misere: true, teams }, 4);
    assert_eq!(pairs(Some(Teams::Pairs)), pairs(None));
}
