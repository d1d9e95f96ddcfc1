//! What goes over the wire: it reads back, it is bounded, and it holds no secret.

use proptest::prelude::*;
use sevenfold_core::Rng;
use sevenfold_core::Viewer;
use sevenfold_core::chance::Quick;
use sevenfold_core::testing::scale;
use sevenfold_protocol::{Ask, Phase, Request, Snapshot, ToClient, limits};

use super::host::{Host, parley};
use super::random::{anything, begun, games};
use crate::chairs::Share;

/// More than the largest snapshot of a game with hundreds of choices.
const SNAPSHOT_BYTES: usize = 512 * 1024;

#[test]
fn every_message_reads_back_and_is_bounded() {
    let mut long_lists = 0;
    for (number, (find, game)) in games().into_iter().enumerate() {
        let mut rng = Quick::new(70 + number as u64);
        let mut host = begun(find, game, &mut rng);
        for _ in 0..scale(80, 800) {
            host.inbox.clear();
            anything(&mut host, &mut rng);
            for message in host.inbox.values().flatten() {
                let text = serde_json::to_string(message).unwrap();
                assert_eq!(sevenfold_protocol::text::write(message), text, "both write the same");
                assert!(text.len() < SNAPSHOT_BYTES, "{} bytes", text.len());
                assert_eq!(&serde_json::from_str::<ToClient>(&text).unwrap(), message);
                if let ToClient::Update(update) = message
                    && let Some(game) = &update.game
                {
                    let labelled = game.choices.len() <= limits::LABELLED_CHOICES;
                    assert!(game.choices.iter().all(|choice| choice.label.is_some() == labelled));
                    long_lists += u32::from(!labelled);
                }
            }
        }
        for viewer in Viewer::all(host.table.settings().seats) {
            let snapshot = host.snapshot(viewer);
            assert!(snapshot.log.len() <= limits::LOG_LINES);
            let text = serde_json::to_string(&snapshot).unwrap();
            assert!(text.len() < SNAPSHOT_BYTES, "{} bytes", text.len());
            assert_eq!(serde_json::from_str::<Snapshot>(&text).unwrap(), snapshot);
        }
    }
    assert!(long_lists > 0, "some lists are too long for labels");
}

/// Neither the secret, nor the seed, nor a chance step leaves the host while the game runs.
#[test]
fn a_running_game_keeps_its_secrets() {
    for (number, (find, game)) in games().into_iter().enumerate() {
        let mut rng = Quick::new(170 + number as u64);
        let mut host = begun(find, game, &mut rng);
        for _ in 0..60 {
            host.inbox.clear();
            anything(&mut host, &mut rng);
            if *host.table.phase() != Phase::Playing {
                break;
            }
            let table = host.table.secret.to_string();
            let secret = host.table.game_secret(host.table.number);
            let shares = &host.table.play.as_ref().unwrap().shares;
            let seed = sevenfold_fair::sums::seed(&secret, shares.iter().map(Share::added)).to_string();
            let secret = sevenfold_core::chance::Seed(secret).to_string();
            let drawn: Vec<String> = host
                .journal
                .iter()
                .filter_map(|entry| match &entry.what {
                    crate::Happened::Drew { text } if text.len() > 20 => Some(text.clone()),
                    _ => None,
                })
                .collect();
            for text in host.picture().into_iter().chain(host.inbox.values().flatten().map(wire)) {
                for hidden in [&table, &secret, &seed].into_iter().chain(&drawn) {
                    assert!(!text.contains(hidden.as_str()), "{hidden} is in {text}");
                }
            }
        }
    }
}

fn wire(message: &ToClient) -> String {
    serde_json::to_string(message).unwrap()
}

#[test]
fn debug_output_shows_no_secret() {
    let host = Host::playing(parley(2), &["ada", "bo"]);
    let shown = format!("{:?}", host.journal[0]);
    assert!(!shown.contains(&"07".repeat(8)), "{shown}");
}

#[test]
fn each_purpose_has_a_secret_of_its_own() {
    let secret = Host::with(parley(2), &["ada"]).table.secret;
    assert_ne!(secret.derive("game", &[1]), secret.derive("token", &[1]));
    assert_ne!(secret.derive("game", &[1]), secret.derive("game", &[2]));
}

#[test]
fn requests_look_as_the_book_says() {
    let read = |text: &str| serde_json::from_str::<Ask>(text).map(|ask| ask.request);
    let text = r#"{"id":3,"request":{"move":{"seat":1,"window":7,"text":"lay 4 hole"}}}"#;
    assert!(matches!(read(text), Ok(Request::Move { .. })));
    assert!(matches!(
        read(r#"{"id":3,"request":{"take-seat":{"name":"Ada"}}}"#),
        Ok(Request::TakeSeat { .. })
    ));
    assert!(matches!(read(r#"{"id":3,"request":"refresh"}"#), Ok(Request::Refresh)));
    assert!(read(r#"{"id":3,"request":{"move":{"seat":9,"window":7,"text":"x"}}}"#).is_err());
    assert!(read(r#"{"id":3,"request":{"resign":{"seat":1,"loudly":true}}}"#).is_err());
    assert!(read(r#"{"id":3,"request":"cheat"}"#).is_err());
}

proptest! {
    #[test]
    fn any_text_as_a_move_is_answered(text in "\\PC{0,200}", window in 0u32..9) {
        let mut host = Host::playing(parley(2), &["ada", "bo"]);
        let request =
            Request::Move { seat: super::host::seat(1), window: sevenfold_core::WindowId(window), text };
        let _ = host.ask("ada", request);
    }

    #[test]
    fn any_json_is_read_or_refused(text in "\\PC{0,80}") {
        let _ = serde_json::from_str::<Ask>(&text);
        let _ = serde_json::from_str::<Ask>(&format!("{{\"id\":1,\"request\":{{\"say\":{{\"seat\":1,\"talk\":{text:?}}}}}}}"));
    }
}

/// The random tables do reach the ends of games and further games.
#[test]
fn random_tables_get_somewhere() {
    let mut ended = 0;
    for number in 0..12 {
        let (find, game) = games()[0];
        let mut rng = Quick::new(number);
        let mut host = begun(find, game, &mut rng);
        for _ in 0..300 {
            anything(&mut host, &mut rng);
            ended += u32::from(host.record.take().is_some());
        }
        let _ = rng.word();
    }
    assert!(ended > 6, "{ended} games ended");
}
