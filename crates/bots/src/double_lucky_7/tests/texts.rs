//! Every reason has its sentence, and no sentence is left over.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use sevenfold_core::{Game, Viewer};
use sevenfold_double_lucky_7::{Action, JokerTrump, Mode, Options, View};

use super::games::{bot, play};

/// What is said of the others' bids is so.
fn is_true_of_bids(view: &View, bid: u8, reason: &str) {
    let round = view.round.as_ref().unwrap();
    let others: Vec<u8> = round.players.iter().filter_map(|player| player.bid).collect();
    let sum = others.iter().sum::<u8>();
    match reason {
        "bots-double-lucky-7-bid-first" => assert!(others.is_empty(), "{others:?}"),
        "bots-double-lucky-7-bid-low" => assert!(!others.is_empty(), "nobody has bid"),
        "bots-double-lucky-7-bid-high" => {
            assert!(!others.is_empty() && sum + bid <= round.tricks, "{bid} after {others:?}");
        }
        "bots-double-lucky-7-bid-contested" => assert!(sum + bid > round.tricks, "{bid} after {others:?}"),
        _ => {}
    }
}

#[test]
fn every_move_has_a_reason_and_every_reason_a_sentence() {
    let mut given = BTreeSet::new();
    let mut said = bot("master");
    let modes = [Mode::Classic, Mode::Tactical, Mode::Dice, Mode::Tactical];
    for (mode, number) in modes.into_iter().cycle().zip(1..=24) {
        // DL-9: somebody names trump only where the Joker is turned up and the dealer chooses.
        let joker_trump = JokerTrump::DealerChooses;
        let options = Options { mode, joker_trump, ..Options::default() };
        play(options, &["casual", "random", "club", "random"], number, |game, seat, _| {
            let view = game.view(Viewer::Seat(seat));
            for action in game.legal(seat) {
                let reason = said.reason(&view, &action).unwrap().key.to_string();
                if let Action::Bid(bid) = action {
                    is_true_of_bids(&view, bid, &reason);
                }
                given.insert(reason);
            }
        });
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let source = fs::read_to_string(root.join("src/double_lucky_7/reason.rs")).unwrap();
    let quoted = source.split('"').skip(1).step_by(2).filter(|text| text.starts_with("bots-"));
    let keys: BTreeSet<String> = quoted.map(str::to_owned).collect();
    assert_eq!(given, keys, "every reason is given, and no other");
    for lang in ["en", "de", "nl"] {
        let file = root.join("../../texts").join(lang).join("bots-double-lucky-7.ftl");
        let text = fs::read_to_string(file).unwrap();
        let written = text.lines().filter(|line| line.starts_with("bots-"));
        let written: BTreeSet<String> =
            written.filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned()).collect();
        assert_eq!(written, keys, "{lang}");
    }
}
