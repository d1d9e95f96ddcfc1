//! How far a table goes, and what its refusals say about that.

use serde_json::json;
use sevenfold_core::Say;
use sevenfold_protocol::{Ask, RefusalCode, Request, Settings, limits};
use sevenfold_texts::{Lang, Nobody, Texts};

use super::host::{Host, START, opening, parley, player, seat};
use super::parley as toy;
use super::random::games;
use super::seats::refused;
use crate::{Table, TableError};

fn open(settings: Settings) -> Result<Table, TableError> {
    Table::open_from(toy::find, opening(settings), START).map(|(table, _)| table)
}

#[test]
fn settings_may_be_as_large_as_the_limits_and_no_larger() {
    let clock = |seconds| open(Settings { move_seconds: Some(seconds), ..parley(2) }).is_ok();
    let (least, most) = (limits::LEAST_MOVE_SECONDS, limits::MOST_MOVE_SECONDS);
    assert_eq!([least - 1, least, most, most + 1].map(clock), [false, true, true, false]);
    let list = |bytes| open(Settings { challenges: Some("x".repeat(bytes)), ..parley(2) }).is_ok();
    assert_eq!([limits::CHALLENGES_BYTES, limits::CHALLENGES_BYTES + 1].map(list), [true, false]);
}

#[test]
fn options_are_filled_in() {
    let mut filled = 0;
    for (find, game) in games() {
        let settings = Settings::new(game.meta().id, game.meta().least_seats);
        let (table, done) = Table::open_from(find, opening(settings), START).unwrap();
        let options = &table.settings().options;
        let again = Settings { options: options.clone(), ..table.settings().clone() };
        let known = Table::open_from(find, opening(again), START).unwrap().0;
        assert_eq!(&known.settings().options, options);
        let kept = serde_json::to_value(&done.journal[0]).unwrap();
        assert_eq!(&kept["what"]["opened"]["settings"]["options"], options);
        filled += u32::from(*options != json!({}));
    }
    assert!(filled > 0, "some games have options");
}

/// What a person reads in English.
fn sentence(error: &TableError) -> String {
    Texts::of(Lang::En).say(&error.say(), &Nobody)
}

#[test]
fn a_refusal_says_what_would_have_been_possible() {
    for (error, words) in [
        (TableError::Outdated { theirs: 1 }, "(1, the table speaks 3)"),
        (TableError::BadClock { seconds: 4 }, "5 seconds up to a week, not to 4 seconds"),
        (TableError::NoSuchSeat { seat: seat(3) }, "no seat 3."),
        (TableError::NotYourSeat { seat: seat(2) }, "Seat 2 is"),
        (TableError::SeatTaken { seat: seat(2) }, "at seat 2 already"),
        (TableError::SeatsFree { free: 2 }, "2 seats are still free"),
        (TableError::BadName, "up to 24 visible"),
        (TableError::BadPart, "could not be read"),
        (TableError::BadTalk, "at most 200 characters"),
    ] {
        assert!(sentence(&error).contains(words), "{words}: {}", sentence(&error));
    }
    let options = Settings { options: json!({ "x": "y".repeat(limits::OPTIONS_BYTES) }), ..parley(2) };
    let challenges = Settings { challenges: Some("x".repeat(9000)), ..parley(2) };
    for (settings, words) in [(options, "longer than 1024 bytes"), (challenges, "longer than 8192 bytes")] {
        let error = open(settings).err().unwrap();
        assert!(sentence(&error).contains(words), "{words}: {}", sentence(&error));
    }
}

#[test]
fn a_table_at_the_end_of_its_journal_takes_only_what_ends_the_game() {
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    host.play("ada", 1, "rest").unwrap();
    let window = host.window_for(2, "rest");
    host.table.version = limits::JOURNAL_ENTRIES - 1;
    let mut ask = |name: &str, request: Request| {
        let answer = host.table.handle(&player(name), &Ask { id: 1, request }, host.now);
        answer.map(|_| ()).map_err(|error| error.code())
    };
    let rename = |name: &str| Request::SetName { seat: seat(1), name: name.into() };
    assert_eq!(ask("ada", rename("Adele")), Ok(()));
    for request in [rename("Ada"), Request::OfferUndo { seat: seat(1) }, Request::LeaveSeat { seat: seat(1) }]
    {
        assert_eq!(ask("ada", request), Err(RefusalCode::WornOut));
    }
    for request in [Request::Hello { protocol: sevenfold_protocol::PROTOCOL }, Request::Refresh] {
        assert_eq!(ask("ada", request), Ok(()));
    }
    assert_eq!(ask("bo", Request::Move { seat: seat(2), window, text: "rest".into() }), Ok(()));
    assert_eq!(ask("bo", Request::Resign { seat: seat(2) }), Ok(()));
    assert_eq!(ask("ada", Request::Rematch { seat: seat(1) }), Err(RefusalCode::WornOut));
}

#[test]
fn a_table_plays_so_many_games_and_no_more() {
    let mut host = Host::playing(parley(2), &["ada"]);
    let again = Request::Rematch { seat: seat(1) };
    host.table.number = limits::GAMES - 1;
    host.ask("ada", Request::Resign { seat: seat(1) }).unwrap();
    host.ask("ada", again.clone()).unwrap();
    assert_eq!(host.face().game, limits::GAMES);
    host.ask("ada", Request::Resign { seat: seat(1) }).unwrap();
    assert_eq!(refused(&mut host, "ada", again), RefusalCode::WornOut);
}
