//! Who may do what, and when.

use sevenfold_core::WindowId;
use sevenfold_protocol::{
    Auto, BotSpeed, Consent, Hints, Phase, RefusalCode, Request, SeatToken, Settings, Sitter, StandInCause,
    Talk, ToClient,
};

use super::host::{Heard, Host, opening, parley, player, seat};
use super::parley as toy;
use super::seats::{refused, stand_in, take};

fn token(heard: &Heard) -> SeatToken {
    match heard.reply.last() {
        Some(ToClient::Seated { token, .. }) => *token,
        other => panic!("a seat: {other:?}"),
    }
}

#[test]
fn nothing_can_be_done_for_another_ones_seat() {
    let mut host = Host::playing(Settings { hints: Hints::Always, ..parley(2) }, &["ada", "bo"]);
    host.play("ada", 1, "rest").unwrap();
    host.ask("ada", Request::OfferUndo { seat: seat(1) }).unwrap();
    let seat = seat(2);
    for request in [
        Request::LeaveSeat { seat },
        Request::SetName { seat, name: "Nobody".into() },
        Request::Seal { seat, game: 1, seal: digits() },
        Request::Reveal { seat, part: digits() },
        Request::Move { seat, window: WindowId(2), text: "rest".into() },
        Request::OfferUndo { seat },
        Request::AnswerUndo { seat, consent: Consent::Agree },
        Request::Resign { seat },
        Request::Rematch { seat },
        Request::Say { seat, talk: Talk::Phrase("oops".into()) },
        Request::Hint { seat },
        Request::SetAuto { seat, auto: Auto::Passive },
    ] {
        assert_eq!(refused(&mut host, "ada", request.clone()), RefusalCode::NotYourSeat, "{request:?}");
    }
}

#[test]
fn everything_has_its_time() {
    let mut host = Host::with(parley(3), &["ada", "bo"]);
    for (request, code) in [
        (Request::Rematch { seat: seat(1) }, RefusalCode::NotStarted),
        (Request::LetBotPlay { seat: seat(2) }, RefusalCode::NotStarted),
        (Request::OfferUndo { seat: seat(1) }, RefusalCode::NotStarted),
        (Request::Hint { seat: seat(1) }, RefusalCode::NotStarted),
        (Request::Resign { seat: seat(1) }, RefusalCode::NotStarted),
        (Request::Reveal { seat: seat(1), part: digits() }, RefusalCode::NotStarted),
        (Request::Seal { seat: seat(1), game: 2, seal: digits() }, RefusalCode::NotStarted),
    ] {
        assert_eq!(refused(&mut host, "ada", request.clone()), code, "{request:?}");
    }
    host.ask("ada", Request::Start { fill: Some("random".into()) }).unwrap();
    for request in [
        Request::SetBot { seat: seat(3), bot: "sage".into() },
        Request::ClearSeat { seat: seat(2) },
        Request::Seal { seat: seat(1), game: 1, seal: digits() },
        Request::Seal { seat: seat(1), game: 2, seal: digits() },
        Request::Reveal { seat: seat(1), part: digits() },
    ] {
        assert_eq!(refused(&mut host, "ada", request.clone()), RefusalCode::Running, "{request:?}");
    }
}

#[test]
fn what_is_said_of_a_seat_is_checked() {
    let mut host = Host::with(parley(3), &["ada", "bo"]);
    let bot = Request::SetBot { seat: seat(3), bot: "nobody".into() };
    assert_eq!(refused(&mut host, "ada", bot), RefusalCode::NoSuchBot);
    let name = |name: &str| Request::SetName { seat: seat(1), name: name.into() };
    assert_eq!(refused(&mut host, "ada", name("\u{202e}")), RefusalCode::BadName);
    for bad in ["", "0f", "xyz", &"F".repeat(64), &"f".repeat(65)] {
        let seal = Request::Seal { seat: seat(1), game: 1, seal: bad.into() };
        assert_eq!(refused(&mut host, "ada", seal), RefusalCode::BadPart, "{bad}");
    }
    host.ask("ada", Request::Seal { seat: seat(1), game: 1, seal: digits() }).unwrap();
    host.ask("ada", name(" Adele ")).unwrap();
    assert_eq!(host.face().fair.seals, [&*digits(), "", ""]);
    assert!(matches!(&host.face().seats[0].sitter, Sitter::Person { name, .. } if name == "Adele"));
    assert_eq!(refused(&mut host, "bo", Request::ClearSeat { seat: seat(1) }), RefusalCode::OwnerOnly);
}

fn digits() -> String {
    "7".repeat(64)
}

#[test]
fn asking_for_what_is_so_already_leaves_no_trace() {
    let mut host = Host::with(parley(3), &["ada", "bo"]);
    let nothing = |host: &mut Host, request: Request| {
        let heard = host.ask("ada", request.clone()).unwrap();
        assert!(heard.journal.is_empty(), "{request:?}");
    };
    nothing(&mut host, Request::SetAuto { seat: seat(1), auto: Auto::Off });
    nothing(&mut host, Request::ClearSeat { seat: seat(3) });
    nothing(&mut host, Request::SetName { seat: seat(1), name: " ada ".into() });
    nothing(&mut host, take(1, "Bo"));
    nothing(&mut host, Request::SetBotSpeed { speed: BotSpeed::Instant });
    host.ask("ada", Request::Start { fill: Some("random".into()) }).unwrap();
    host.ask("ada", Request::Resign { seat: seat(1) }).unwrap();
    host.ask("bo", Request::Resign { seat: seat(2) }).unwrap();
    let again = Request::Rematch { seat: seat(1) };
    host.ask("ada", again.clone()).unwrap();
    nothing(&mut host, again);
}

#[test]
fn whoever_opened_the_table_has_the_word_at_any_seat_and_without_one() {
    let mut host = Host::open(toy::find, opening(parley(2)));
    let start = Request::Start { fill: Some("random".into()) };
    let alone = host.ask("ada", start.clone()).err().unwrap();
    assert_eq!(alone.message.key, "table-no-people");
    host.sit("bo");
    assert_eq!(host.face().owner, Some(seat(1)));
    host.ask("ada", Request::SetBot { seat: seat(2), bot: "random".into() }).unwrap();
    host.ask("ada", Request::ClearSeat { seat: seat(2) }).unwrap();
    host.sit("ada");
    assert_eq!(host.face().owner, Some(seat(2)));
    assert_eq!(refused(&mut host, "bo", start.clone()), RefusalCode::OwnerOnly);
    host.ask("ada", start).unwrap();
}

#[test]
fn whoever_got_up_does_nothing_in_the_game_but_resign() {
    let mut host = Host::playing(Settings { hints: Hints::Always, ..parley(3) }, &["ada", "bo", "cleo"]);
    host.play("ada", 1, "rest").unwrap();
    host.ask("ada", Request::LeaveSeat { seat: seat(1) }).unwrap();
    host.vanish("bo");
    host.wait(20_000);
    for request in [
        Request::OfferUndo { seat: seat(1) },
        Request::Hint { seat: seat(1) },
        Request::LetBotPlay { seat: seat(2) },
    ] {
        assert_eq!(refused(&mut host, "ada", request.clone()), RefusalCode::StoodIn, "{request:?}");
    }
    host.ask("ada", Request::Resign { seat: seat(1) }).unwrap();
    assert_eq!(stand_in(&host, 1), Some(StandInCause::Resigned));
}

#[test]
fn there_is_no_way_back_for_whoever_resigned_neither_by_getting_up_nor_by_being_away() {
    let mut host = Host::playing(parley(3), &["ada", "bo"]);
    host.ask("bo", Request::Resign { seat: seat(2) }).unwrap();
    host.ask("bo", Request::LeaveSeat { seat: seat(2) }).unwrap();
    host.vanish("bo");
    host.wait(20_000);
    assert_eq!(refused(&mut host, "ada", Request::LetBotPlay { seat: seat(2) }), RefusalCode::NotYourSeat);
    host.arrive("bo");
    assert_eq!(stand_in(&host, 2), Some(StandInCause::Resigned));
}

#[test]
fn a_game_goes_on_for_whoever_only_got_up_when_the_others_resign() {
    let mut host = Host::playing(parley(3), &["ada", "bo"]);
    host.ask("ada", Request::LeaveSeat { seat: seat(1) }).unwrap();
    host.ask("bo", Request::Resign { seat: seat(2) }).unwrap();
    assert_eq!(*host.table.phase(), Phase::Playing);
    host.ask("ada", take(1, "Bo")).unwrap();
    assert_eq!(stand_in(&host, 1), None);
}

#[test]
fn a_token_is_for_one_seat_and_dies_when_it_is_given_up() {
    let mut host = Host::with(parley(3), &["ada"]);
    let first = token(&host.ask("bo", take(2, "Bo")).unwrap());
    let second = token(&host.ask("bo", take(3, "Bo")).unwrap());
    assert_ne!(first, second);
    assert_eq!(first, token(&host.ask("bo", take(2, "Bo")).unwrap()), "the same as long as one sits there");
    host.ask("bo", Request::LeaveSeat { seat: seat(2) }).unwrap();
    host.ask("cleo", take(2, "Bo")).unwrap();
    let old = host.ask("bo", Request::ReturnToSeat { token: first }).err().unwrap();
    assert_eq!((old.code, old.message.key.as_ref()), (RefusalCode::NotYourSeat, "table-no-such-token"));
    assert_eq!(host.table.players(), ["ada", "bo", "cleo"].map(player));
}

#[test]
fn a_hint_is_for_those_it_was_meant_for() {
    let hint = || Request::Hint { seat: seat(1) };
    let mut host = Host::playing(Settings { hints: Hints::Off, ..parley(2) }, &["ada"]);
    assert_eq!(refused(&mut host, "ada", hint()), RefusalCode::NoHints);
    let mut host = Host::playing(parley(3), &["ada", "bo"]);
    host.ask("bo", Request::LeaveSeat { seat: seat(2) }).unwrap();
    assert_eq!(refused(&mut host, "ada", hint()), RefusalCode::NoHints, "Bo may come back");
    host.ask("bo", Request::Resign { seat: seat(2) }).unwrap();
    let reply = host.ask("ada", hint()).unwrap().reply;
    assert!(matches!(&reply[..], [ToClient::Hinted { choice: Some(choice), .. }] if choice.label.is_some()));
    assert_eq!(host.ask("ada", hint()).unwrap().reply, reply, "asked again it is the same");
}
