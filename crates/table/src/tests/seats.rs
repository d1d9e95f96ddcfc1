//! Sitting down, getting up, coming back, resigning, playing again, talking.

use sevenfold_core::{Message, SeatSet, Viewer};
use sevenfold_protocol::{
    EndingCause, Pace, Phase, RefusalCode, Request, Settings, Sitter, StandInCause, Talk, ToClient, Watching,
    limits,
};

use super::host::{Host, parley, player, seat};

pub(super) fn refused(host: &mut Host, name: &str, request: Request) -> RefusalCode {
    host.ask(name, request).err().expect("refused").code
}

pub(super) fn take(number: u8, name: &str) -> Request {
    Request::TakeSeat { seat: Some(seat(number)), name: name.into() }
}

pub(super) fn stand_in(host: &Host, number: u8) -> Option<StandInCause> {
    match &host.face().seats[usize::from(number) - 1].sitter {
        Sitter::Person { stand_in, .. } => stand_in.as_ref().map(|stand_in| stand_in.cause),
        other => panic!("a person: {other:?}"),
    }
}

#[test]
fn a_seat_is_for_one_person() {
    let mut host = Host::with(parley(2), &["ada"]);
    assert_eq!(refused(&mut host, "bo", take(1, "Bo")), RefusalCode::SeatTaken);
    assert_eq!(refused(&mut host, "bo", take(3, "Bo")), RefusalCode::NoSuchSeat);
    assert_eq!(refused(&mut host, "bo", take(2, "\u{202e}")), RefusalCode::BadName);
    host.ask("bo", take(2, "Bo")).unwrap();
    let any = Request::TakeSeat { seat: None, name: "Cleo".into() };
    assert_eq!(refused(&mut host, "cleo", any), RefusalCode::TableFull);
    assert_eq!(refused(&mut host, "bo", Request::LeaveSeat { seat: seat(1) }), RefusalCode::NotYourSeat);
}

#[test]
fn before_the_start_a_seat_becomes_free_again() {
    let mut host = Host::with(parley(2), &["ada", "bo"]);
    host.inbox.clear();
    host.ask("bo", Request::LeaveSeat { seat: seat(2) }).unwrap();
    assert_eq!(host.face().seats[1].sitter, Sitter::Nobody);
    let last = host.inbox[&player("bo")].last();
    assert!(matches!(last, Some(ToClient::Snapshot(snapshot)) if snapshot.viewer == Viewer::Watcher));
}

#[test]
fn only_the_owner_sets_bots_and_sends_people_away() {
    let mut host = Host::with(parley(3), &["ada", "bo"]);
    let bot = Request::SetBot { seat: seat(3), bot: "random".into() };
    assert_eq!(refused(&mut host, "bo", bot.clone()), RefusalCode::OwnerOnly);
    host.ask("ada", bot).unwrap();
    let on_bo = Request::SetBot { seat: seat(2), bot: "random".into() };
    assert_eq!(refused(&mut host, "ada", on_bo), RefusalCode::SeatTaken);
    host.ask("ada", Request::ClearSeat { seat: seat(3) }).unwrap();
    host.ask("ada", Request::ClearSeat { seat: seat(2) }).unwrap();
    assert_eq!(host.face().seats[2].sitter, Sitter::Nobody);
    host.ask("bo", take(3, "Bo")).unwrap();
    host.ask("ada", Request::LeaveSeat { seat: seat(1) }).unwrap();
    assert_eq!(host.face().owner, Some(seat(3)), "the first person at the table takes over");
    host.ask("bo", Request::SetBot { seat: seat(1), bot: "random".into() }).unwrap();
}

#[test]
fn several_people_share_a_device() {
    let mut host = Host::with(parley(2), &["ada", "ada"]);
    assert_eq!(host.table.viewers(&player("ada")), [Viewer::Seat(seat(1)), Viewer::Seat(seat(2))]);
    host.ask("ada", Request::Start { fill: None }).unwrap();
    host.play("ada", 1, "rest").unwrap();
    host.play("ada", 2, "rest").unwrap();
    host.ask("ada", Request::OfferUndo { seat: seat(2) }).unwrap();
    assert_eq!(host.game(1).step, 2, "one person need not ask anybody");
    assert_eq!(host.table.players(), [player("ada")]);
}

#[test]
fn two_tabs_are_one_person() {
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    host.arrive("bo");
    host.vanish("bo");
    assert!(matches!(&host.face().seats[1].sitter, Sitter::Person { here: true, .. }));
    host.vanish("bo");
    assert!(matches!(&host.face().seats[1].sitter, Sitter::Person { here: false, .. }));
    let news = host.inbox[&player("ada")].last().unwrap();
    assert!(
        matches!(news, ToClient::Update(update) if update.table.is_some() && update.version == update.after)
    );
}

#[test]
fn a_bot_keeps_the_seat_of_whoever_gets_up_and_gives_it_back() {
    let mut host = Host::playing(parley(3), &["ada", "bo"]);
    host.ask("ada", Request::LeaveSeat { seat: seat(1) }).unwrap();
    assert_eq!(stand_in(&host, 1), Some(StandInCause::Left));
    assert!(host.game(1).choices.is_empty());
    assert_eq!(host.play("ada", 1, "rest").err().unwrap().code, RefusalCode::StoodIn);
    host.settle();
    assert!(host.game(2).step > 1, "the bot has moved");
    assert_eq!(refused(&mut host, "cleo", take(1, "Cleo")), RefusalCode::SeatTaken);
    host.ask("ada", take(1, "Ada")).unwrap();
    assert_eq!(stand_in(&host, 1), None);
}

#[test]
fn bots_do_not_play_on_among_themselves() {
    let mut host = Host::playing(parley(3), &["ada"]);
    host.ask("ada", Request::LeaveSeat { seat: seat(1) }).unwrap();
    let step = host.game(1).step;
    host.wait(1_000_000);
    assert_eq!(host.game(1).step, step);
    host.ask("ada", take(1, "Ada")).unwrap();
    assert!(!host.game(1).choices.is_empty());
}

#[test]
fn a_bot_steps_in_for_whoever_is_away_if_somebody_waits() {
    let mut host = Host::playing(parley(3), &["ada", "bo"]);
    let let_play = Request::LetBotPlay { seat: seat(1) };
    assert_eq!(refused(&mut host, "bo", let_play.clone()), RefusalCode::StillHere);
    host.vanish("ada");
    for (waited, seconds) in [(5_001, 15), (14_998, 1)] {
        host.wait(waited);
        let refusal = host.ask("bo", let_play.clone()).err().expect("refused");
        let sentence = Message::new("table-just-left").with("seat", seat(1)).with("seconds", seconds);
        assert_eq!((refusal.code, refusal.message), (RefusalCode::StillHere, sentence));
    }
    host.wait(1);
    assert_eq!(refused(&mut host, "cleo", let_play.clone()), RefusalCode::NotYourSeat);
    host.ask("bo", let_play).unwrap();
    assert_eq!(stand_in(&host, 1), Some(StandInCause::Away));
    host.arrive("ada");
    assert_eq!(stand_in(&host, 1), None, "it hands back by itself");
    host.vanish("ada");
    host.wait(119_999);
    assert_eq!(stand_in(&host, 1), None);
    host.wait(1);
    assert_eq!(stand_in(&host, 1), Some(StandInCause::Away));
}

#[test]
fn nobody_is_replaced_where_nobody_waits_or_there_is_no_hurry() {
    let mut host = Host::playing(parley(3), &["ada", "bo"]);
    host.vanish("ada");
    host.vanish("bo");
    host.wait(1_000_000);
    assert_eq!((stand_in(&host, 1), stand_in(&host, 2)), (None, None));
    let mut host = Host::playing(Settings { pace: Pace::Slow, ..parley(3) }, &["ada", "bo"]);
    host.vanish("ada");
    host.wait(1_000_000);
    assert_eq!(stand_in(&host, 1), None);
}

#[test]
fn a_token_brings_one_back_from_another_device() {
    let mut host = Host::with(parley(2), &["ada"]);
    let done = host.ask("bo", take(2, "Bo")).unwrap();
    let Some(ToClient::Seated { token, .. }) = done.reply.last().cloned() else {
        panic!("a seat and its token")
    };
    host.ask("ada", Request::Start { fill: None }).unwrap();
    host.ask("bo-on-the-phone", Request::ReturnToSeat { token }).unwrap();
    assert_eq!(host.table.viewers(&player("bo-on-the-phone")), [Viewer::Seat(seat(2))]);
    assert_eq!(host.table.viewers(&player("bo")), [Viewer::Watcher]);
    let wrong = Request::ReturnToSeat { token: sevenfold_protocol::SeatToken([1; 16]) };
    assert_eq!(refused(&mut host, "cleo", wrong), RefusalCode::NotYourSeat);
    host.ask("bo", Request::ReturnToSeat { token }).unwrap();
    assert_eq!(host.table.viewers(&player("bo")), [Viewer::Seat(seat(2))], "a token stays good");
}

#[test]
fn resigning_ends_a_game_of_two() {
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    host.ask("ada", Request::Resign { seat: seat(1) }).unwrap();
    let Phase::Over(ending) = host.table.phase().clone() else { panic!("over") };
    assert_eq!(ending.cause, EndingCause::Resigned(seat(1)));
    assert_eq!(ending.winners, SeatSet::only(seat(2)));
    let record = host.record.clone().unwrap();
    assert_eq!(record.result, None);
    assert_eq!(record.others["meta"]["resigned"], 1);
    assert_eq!(record.others["meta"]["winners"], serde_json::json!([2]));
    assert!(sevenfold_fair::check_fair(&record).is_ok());
}

#[test]
fn with_more_seats_a_bot_plays_on_until_nobody_is_left() {
    let mut host = Host::playing(parley(3), &["ada", "bo"]);
    host.ask("ada", Request::Resign { seat: seat(1) }).unwrap();
    assert_eq!(*host.table.phase(), Phase::Playing);
    assert_eq!(stand_in(&host, 1), Some(StandInCause::Resigned));
    assert_eq!(refused(&mut host, "ada", Request::Resign { seat: seat(1) }), RefusalCode::Resigned);
    host.ask("ada", take(1, "Ada")).unwrap();
    assert_eq!(stand_in(&host, 1), Some(StandInCause::Resigned), "there is no way back");
    assert_eq!(host.play("ada", 1, "rest").err().unwrap().code, RefusalCode::Resigned);
    host.settle();
    assert!(host.game(2).step > 1, "the bot has moved");
    host.ask("bo", Request::Resign { seat: seat(2) }).unwrap();
    assert!(matches!(host.table.phase(), Phase::Over(ending) if ending.winners.is_empty()));
}

#[test]
fn a_rematch_begins_when_everybody_at_the_table_wants_it() {
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    let again = |number| Request::Rematch { seat: seat(number) };
    assert_eq!(refused(&mut host, "ada", again(1)), RefusalCode::Running);
    host.ask("ada", Request::Resign { seat: seat(1) }).unwrap();
    host.ask("ada", again(1)).unwrap();
    host.ask("ada", again(1)).unwrap();
    assert_eq!(host.face().rematch, SeatSet::only(seat(1)));
    host.inbox.clear();
    host.ask("bo", again(2)).unwrap();
    let face = host.face();
    assert_eq!((face.game, face.phase, face.rematch), (2, Phase::Playing, SeatSet::EMPTY));
    assert!(host.inbox[&player("ada")].iter().any(|message| matches!(message, ToClient::Snapshot(_))));
    assert_eq!(stand_in(&host, 1), None, "who resigned plays again");
}

#[test]
fn whoever_is_gone_for_a_while_loses_the_seat_in_a_rematch() {
    let mut host = Host::playing(parley(3), &["ada", "bo"]);
    host.ask("ada", Request::Resign { seat: seat(1) }).unwrap();
    host.ask("bo", Request::Resign { seat: seat(2) }).unwrap();
    host.vanish("bo");
    host.ask("ada", Request::Rematch { seat: seat(1) }).unwrap();
    host.wait(19_999);
    assert!(matches!(host.table.phase(), Phase::Over(_)), "Bo may only have reloaded the page");
    host.wait(1);
    assert_eq!(*host.table.phase(), Phase::Gathering);
    assert_eq!(host.face().seats[1].sitter, Sitter::Nobody);
    host.ask("ada", Request::Start { fill: Some("random".into()) }).unwrap();
    assert_eq!(host.face().game, 2);
}

#[test]
fn a_seat_of_a_finished_game_is_not_for_others() {
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    host.ask("ada", Request::Resign { seat: seat(1) }).unwrap();
    host.ask("ada", Request::LeaveSeat { seat: seat(1) }).unwrap();
    assert_eq!(refused(&mut host, "cleo", take(1, "Cleo")), RefusalCode::GameOver);
}

#[test]
fn people_talk_in_phrases_and_in_short() {
    let mut host = Host::with(parley(2), &["ada"]);
    let say = |talk| Request::Say { seat: seat(1), talk };
    host.ask("ada", say(Talk::Phrase("hello".into()))).unwrap();
    assert_eq!(refused(&mut host, "ada", say(Talk::Words("hi".into()))), RefusalCode::TooFast);
    host.wait(699);
    assert_eq!(refused(&mut host, "ada", say(Talk::Words("hi".into()))), RefusalCode::TooFast);
    host.wait(1);
    for bad in [
        Talk::Phrase("rude".into()),
        Talk::Words("  ".into()),
        Talk::Words("a\u{7}".into()),
        Talk::Words("a\u{202e}b".into()),
        Talk::Words("a\u{2067}b".into()),
        Talk::Words("x".repeat(limits::TALK_CHARS + 1)),
    ] {
        assert_eq!(refused(&mut host, "ada", say(bad)), RefusalCode::BadTalk);
    }
    host.ask("ada", say(Talk::Words("é".repeat(limits::TALK_CHARS)))).unwrap();
    assert_eq!(refused(&mut host, "bo", say(Talk::Phrase("hello".into()))), RefusalCode::NotYourSeat);
    for _ in 0..2 * limits::TALK_LINES {
        host.wait(700);
        host.ask("ada", say(Talk::Phrase("oops".into()))).unwrap();
    }
    assert!(host.snapshot(Viewer::Watcher).log.len() <= limits::TALK_LINES + 1);
}

#[test]
fn where_nobody_may_look_on_only_players_see_the_game() {
    let mut host = Host::with(Settings { watching: Watching::Closed, ..parley(2) }, &["ada", "bo"]);
    let hello = Request::Hello { protocol: sevenfold_protocol::PROTOCOL };
    host.arrive("cleo");
    host.ask("cleo", hello.clone()).unwrap();
    host.ask("ada", Request::Start { fill: None }).unwrap();
    assert_eq!(refused(&mut host, "cleo", hello.clone()), RefusalCode::NoWatchers);
    host.inbox.clear();
    host.play("ada", 1, "rest").unwrap();
    assert!(!host.inbox.contains_key(&player("cleo")));
    host.ask("ada", Request::Resign { seat: seat(1) }).unwrap();
    assert_eq!(refused(&mut host, "cleo", hello), RefusalCode::NoWatchers, "nor when it is over");
}
