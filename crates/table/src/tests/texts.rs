//! Everything a table says is in the language files.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Arg, Message, Say, Seat, Viewer};
use sevenfold_fair::{Alarm, Unfair, Verdict};
use sevenfold_protocol::{LogKind, PHRASES};
use sevenfold_texts::{Lang, Texts};

use super::random::{anything, begun, games};
use crate::TableError;

fn assert_said(message: &Message) {
    for lang in Lang::ALL {
        assert!(Texts::of(lang).has(&message.key), "{} in {lang}", message.key);
        for (_, arg) in &message.args {
            if let Arg::Key(key) = arg {
                assert!(Texts::of(lang).has(key), "{key} in {lang}");
            }
        }
    }
}

#[test]
fn everything_in_the_log_can_be_read() {
    let (find, game) = games()[0];
    for number in 0..20 {
        let mut rng = Quick::new(number);
        let mut host = begun(find, game, &mut rng);
        for _ in 0..200 {
            anything(&mut host, &mut rng);
        }
        for line in host.snapshot(Viewer::Watcher).log {
            if line.kind != LogKind::Game {
                assert_said(&line.message);
            }
        }
    }
}

#[test]
fn every_phrase_and_every_refusal_can_be_read() {
    for phrase in PHRASES {
        assert_said(
            &Message::new("table-said").with("words", Arg::Key(format!("table-phrase-{phrase}").into())),
        );
    }
    let seat = super::host::seat(1);
    for error in [
        TableError::Outdated { theirs: 0 },
        TableError::NoSuchGame { game: "x".into() },
        TableError::BadClock { seconds: 1 },
        TableError::NoSuchBot { bot: "x".into(), known: vec!["random"] },
        TableError::NoSuchSeat { seat },
        TableError::NotYourSeat { seat },
        TableError::SeatTaken { seat },
        TableError::NoSuchToken,
        TableError::TableFull,
        TableError::SeatsFree { free: 1 },
        TableError::OwnerOnly,
        TableError::BadName,
        TableError::BadPart,
        TableError::BadTalk,
        TableError::TooFast,
        TableError::NotStarted,
        TableError::Running,
        TableError::GameOver,
        TableError::Resigned,
        TableError::StoodIn,
        TableError::NoWatchers,
        TableError::NoPeople,
        TableError::RatedUndo,
        TableError::RatedStandIn,
        TableError::RatedSeats,
        TableError::RatedPair,
        TableError::WindowClosed { window: sevenfold_core::WindowId(1) },
        TableError::NothingToUndo,
        TableError::LongAgo,
        TableError::HiddenSeen { step: 1 },
        TableError::UndoPending { by: seat },
        TableError::NoUndoOffer,
        TableError::StillHere { seat },
        TableError::JustLeft { seat, seconds: 18 },
        TableError::OwnPace { seat, hours: 1 },
        TableError::NoHints,
        TableError::NotAsked,
        TableError::WornOut,
    ] {
        assert_said(&error.refusal().message);
    }
}

#[test]
fn everything_about_the_deal_can_be_said() {
    let seat = Seat::FIRST;
    let sums = [
        Unfair::NotTold,
        Unfair::Unreadable,
        Unfair::NoSeed,
        Unfair::OtherSecret,
        Unfair::OtherPart(seat),
        Unfair::OtherSeed,
    ];
    let alarms = [
        Alarm::NoPromise,
        Alarm::OtherPromise,
        Alarm::OldPromise,
        Alarm::OtherSeal(seat),
        Alarm::OtherList,
        Alarm::OtherPart(seat),
        Alarm::TooSoon(seat),
    ];
    let alarms = alarms.into_iter().chain(sums.map(Alarm::Sums)).map(Verdict::Broken);
    let verdicts =
        [Verdict::Consistent, Verdict::Promised, Verdict::Gaps, Verdict::PromiseAlone, Verdict::WithoutYou];
    for verdict in verdicts.into_iter().chain(alarms) {
        assert_said(&verdict.say());
    }
    for key in ["fair-nobody-added", "fair-withheld", "fair-open-parts"] {
        assert_said(&Message::new(key));
    }
}
