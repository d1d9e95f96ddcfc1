//! Starting, moving, refusals, the end and the record.

use sevenfold_core::{Message, RuleId, SetupError, Viewer, WindowId};
use sevenfold_protocol::{
    BotSpeed, EndingCause, Phase, Refusal, RefusalCode, Request, Settings, ToClient, Update, limits,
};
use sevenfold_review::judging::{Dice, judge_of, judge_step};

use super::host::{Heard, Host, opening, parley, player, seat};
use super::parley as toy;
use crate::{Happened, Mover, Note, Table, TableError, notes_in};

fn code(result: Result<Heard, Refusal>) -> RefusalCode {
    result.err().expect("refused").code
}

#[test]
fn a_game_begins_when_all_seats_are_taken() {
    let mut host = Host::with(parley(3), &["ada", "bo"]);
    assert_eq!(code(host.ask("ada", Request::Start { fill: None })), RefusalCode::SeatsFree);
    assert_eq!(code(host.ask("bo", Request::Start { fill: Some("random".into()) })), RefusalCode::OwnerOnly);
    assert_eq!(code(host.ask("ada", Request::Start { fill: Some("nobody".into()) })), RefusalCode::NoSuchBot);
    host.ask("ada", Request::Start { fill: Some("random".into()) }).unwrap();
    assert_eq!(*host.table.phase(), Phase::Playing);
    assert_eq!(host.game(1).step, 1, "the deck is drawn at once");
    assert_eq!(code(host.ask("ada", Request::Start { fill: None })), RefusalCode::Running);
}

#[test]
fn what_cannot_be_set_up_is_refused_when_the_table_is_opened() {
    let open = |settings: Settings| {
        Table::open_from(toy::find, opening(settings), super::host::START).err().map(|error| error.code())
    };
    assert_eq!(open(Settings::new("whist", 2)), Some(RefusalCode::NoSuchGame));
    assert_eq!(open(Settings::new("parley", 9)), Some(RefusalCode::Setup));
    let odd = Settings { options: serde_json::json!({ "jokers": 2 }), ..parley(2) };
    assert_eq!(open(odd), Some(RefusalCode::Setup));
    assert_eq!(open(Settings { move_seconds: Some(1), ..parley(2) }), Some(RefusalCode::Setup));
    let large = serde_json::json!({ "x": "y".repeat(limits::OPTIONS_BYTES) });
    assert_eq!(open(Settings { options: large, ..parley(2) }), Some(RefusalCode::Setup));
    let long = Some("sing ".repeat(limits::CHALLENGES_BYTES));
    assert_eq!(open(Settings { challenges: long, ..parley(2) }), Some(RefusalCode::Setup));
    assert_eq!(open(parley(2)), None);
}

#[test]
fn a_move_is_acknowledged_kept_and_told_to_each_viewer_as_far_as_it_may_know() {
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    host.arrive("watcher");
    host.inbox.clear();
    let done = host.play("ada", 1, "draw").unwrap();
    assert_eq!(done.reply, [ToClient::Done { id: 7 }]);
    assert!(matches!(&done.journal[..], [entry] if matches!(entry.what, Happened::Moved { .. })));
    let update = |name: &str| match host.inbox[&player(name)].as_slice() {
        [ToClient::Update(update)] => (**update).clone(),
        other => panic!("one update for {name}: {other:?}"),
    };
    let drawn = |update: &Update| update.log[0].event.as_ref().unwrap().value()["Drew"]["card"].clone();
    assert!(drawn(&update("ada")).is_u64());
    assert!(drawn(&update("bo")).is_null());
    assert!(drawn(&update("watcher")).is_null());
    assert_eq!(update("bo").after + 1, update("bo").version);
    let game = update("bo").game.unwrap();
    assert!(game.choices.iter().any(|choice| choice.text == "rest"));
    assert!(update("ada").game.unwrap().choices.is_empty(), "it is not Ada's turn");
}

#[test]
fn a_refused_move_names_its_rule_and_changes_nothing() {
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    let refusal = host.play("bo", 2, "draw").err().unwrap();
    assert_eq!((refusal.code, refusal.rule.as_deref()), (RefusalCode::Breach, Some("PA-1")));
    let refusal = host.play("ada", 1, "show 99").err().unwrap();
    assert_eq!((refusal.code, refusal.rule.as_deref()), (RefusalCode::Breach, Some("PA-2")));
    assert_eq!(code(host.play("ada", 1, "sing")), RefusalCode::Unreadable);
    assert_eq!(code(host.play("ada", 1, &"7".repeat(limits::MOVE_BYTES + 1))), RefusalCode::Unreadable);
    assert_eq!(code(host.play("ada", 2, "draw")), RefusalCode::NotYourSeat);
    assert_eq!(code(host.play("cleo", 1, "draw")), RefusalCode::NotYourSeat);
    let beyond = Request::Move { seat: seat(7), window: WindowId(0), text: "draw".into() };
    assert_eq!(code(host.ask("ada", beyond)), RefusalCode::NoSuchSeat);
}

#[test]
fn a_move_sent_twice_counts_once() {
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    let window = host.window_for(1, "rest");
    let rest = Request::Move { seat: seat(1), window, text: "rest".into() };
    host.ask("ada", rest.clone()).unwrap();
    assert_eq!(code(host.ask("ada", rest.clone())), RefusalCode::WindowClosed);
    host.play("bo", 2, "rest").unwrap();
    assert_eq!(
        code(host.ask("ada", rest)),
        RefusalCode::WindowClosed,
        "also when the same move is legal again"
    );
}

#[test]
fn nothing_is_played_before_the_start_or_after_the_end() {
    let mut host = Host::with(parley(2), &["ada", "bo"]);
    let rest = |window| Request::Move { seat: seat(1), window: WindowId(window), text: "rest".into() };
    assert_eq!(code(host.ask("ada", rest(0))), RefusalCode::NotStarted);
    host.ask("ada", Request::Start { fill: None }).unwrap();
    for turn in 0..40 {
        let (name, number) = if turn % 2 == 0 { ("ada", 1) } else { ("bo", 2) };
        host.play(name, number, "rest").unwrap();
    }
    assert!(matches!(host.table.phase(), Phase::Over(ending) if ending.cause == EndingCause::Played));
    assert_eq!(code(host.ask("ada", rest(80))), RefusalCode::GameOver);
    assert_eq!(code(host.ask("ada", Request::Hint { seat: seat(1) })), RefusalCode::GameOver);
    assert_eq!(code(host.ask("ada", Request::Resign { seat: seat(1) })), RefusalCode::GameOver);
}

#[test]
fn the_record_comes_with_the_end_and_its_deal_can_be_checked() {
    let mut host = Host::playing(parley(2), &["ada"]);
    let promised = host.face().fair.commit;
    assert_eq!(host.face().fair.secret, None);
    assert!(host.table.record().is_none(), "a running record never leaves the host");
    for _ in 0..200 {
        host.settle();
        if host.game(1).choices.is_empty() {
            break;
        }
        let text = host.game(1).choices[0].text.clone();
        host.play("ada", 1, &text).unwrap();
    }
    let record = host.record.clone().expect("the game is over");
    assert_eq!(host.table.record(), Some(record.clone()));
    let deal = sevenfold_fair::check_fair(&record).unwrap();
    assert_eq!(deal.commit, promised);
    assert_eq!(deal.parts, ["", ""], "nobody sealed anything");
    assert_eq!(host.face().fair.secret, Some(deal.secret));
    assert_eq!(host.face().fair.seed, record.seed.map(|seed| seed.to_string()));
    assert_eq!(record.others["meta"]["table"], serde_json::json!(host.table.code()));
    assert_eq!(record.others["meta"]["names"], serde_json::json!(["ada", "random"]));
    assert_eq!(record.others["meta"]["date"], "2026-07-16");
    assert!(toy::find("parley").unwrap().replay(&record).is_ok());
}

#[test]
fn a_record_stays_as_it_was_when_a_player_takes_another_name() {
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    host.ask("ada", Request::Resign { seat: seat(1) }).unwrap();
    let record = host.table.record();
    host.ask("bo", Request::SetName { seat: seat(2), name: "Bodo".into() }).unwrap();
    assert_eq!(host.table.record(), record);
}

#[test]
fn a_record_stays_as_it_was_when_players_get_up() {
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    host.ask("bo", Request::SetName { seat: seat(2), name: "Bodo".into() }).unwrap();
    host.wait(24 * 60 * 60 * 1000);
    host.ask("ada", Request::Resign { seat: seat(1) }).unwrap();
    let fair = host.face().fair;
    host.ask("bo", Request::LeaveSeat { seat: seat(2) }).unwrap();
    let record = host.table.record();
    assert_eq!(record, host.record);
    let meta = &record.unwrap().others["meta"];
    assert_eq!((&meta["names"], &meta["date"]), (&serde_json::json!(["ada", "Bodo"]), &"2026-07-16".into()));
    assert_eq!(host.face().fair, fair);
}

#[test]
fn every_game_at_a_table_has_another_secret() {
    let mut host = Host::with(parley(2), &["ada", "bo"]);
    assert_eq!((host.face().fair.secret, host.face().fair.seed), (None, None));
    host.ask("ada", Request::Start { fill: None }).unwrap();
    let first = host.face().fair.commit;
    host.ask("bo", Request::Resign { seat: seat(2) }).unwrap();
    for (name, number) in [("ada", 1), ("bo", 2)] {
        host.ask(name, Request::Rematch { seat: seat(number) }).unwrap();
    }
    assert_eq!(*host.table.phase(), Phase::Playing);
    let fair = host.face().fair;
    assert_ne!(fair.commit, first);
}

#[test]
fn a_clock_moves_for_whoever_is_too_slow_that_turn_only() {
    let mut host = Host::playing(Settings { move_seconds: Some(5), ..parley(2) }, &["ada", "bo"]);
    let closes = host.game(1).windows[0].closes.unwrap();
    assert_eq!(closes, host.now.plus(5000));
    host.wait(4999);
    assert_eq!(host.game(1).step, 1);
    host.wait(1);
    let last = host.journal.last().unwrap();
    assert!(matches!(&last.what, Happened::Moved { by: Mover::Table, seat: mover, .. } if *mover == seat(1)));
    assert!(host.chairs_in_person(1));
    // The record tells it, and who gave up.
    host.ask("ada", Request::Resign { seat: seat(1) }).unwrap();
    let record = host.table.record().unwrap();
    assert_eq!(record.others["meta"]["notes"], serde_json::json!([[2, "time-up", 1], [2, "resigned", 1]]));
    let noted: Vec<Note> = notes_in(&record).into_iter().map(|noted| noted.note).collect();
    assert_eq!(noted, [Note::TimeUp, Note::Resigned]);
}

#[test]
fn without_a_clock_people_have_all_the_time_in_the_world() {
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    assert_eq!(host.game(1).windows[0].closes, None);
    host.wait(1_000_000_000);
    assert_eq!(host.game(1).step, 1);
}

#[test]
fn an_old_client_is_told_to_reload() {
    let mut host = Host::with(parley(2), &["ada"]);
    assert_eq!(code(host.ask("ada", Request::Hello { protocol: 0 })), RefusalCode::Outdated);
    let newer = Request::Hello { protocol: sevenfold_protocol::PROTOCOL + 1 };
    assert_eq!(code(host.ask("ada", newer)), RefusalCode::Outdated, "the table may be older, too");
    let done = host.ask("ada", Request::Hello { protocol: sevenfold_protocol::PROTOCOL }).unwrap();
    assert!(matches!(
        &done.reply[..],
        [ToClient::Welcome { seats, .. }, ToClient::Snapshot(snapshot)]
            if seats.contains(seat(1)) && snapshot.viewer == Viewer::Seat(seat(1))
    ));
}

#[test]
fn hints_are_for_those_who_play_against_bots() {
    let mut host = Host::playing(parley(2), &["ada"]);
    host.settle();
    let done = host.ask("ada", Request::Hint { seat: seat(1) }).unwrap();
    let legal: Vec<String> = host.game(1).choices.into_iter().map(|choice| choice.text).collect();
    match &done.reply[..] {
        [ToClient::Hinted { choice: Some(choice), reason, .. }] => {
            assert!(legal.contains(&choice.text));
            let why = Message::new("parley-reason").with("move", choice.text.as_str());
            assert_eq!(reason.as_ref(), Some(&why), "the strongest bot says why");
        }
        other => panic!("a hint: {other:?}"),
    }
    assert!(done.journal.is_empty());
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    assert_eq!(code(host.ask("ada", Request::Hint { seat: seat(1) })), RefusalCode::NoHints);
    let always = Settings { hints: sevenfold_protocol::Hints::Always, bots: BotSpeed::Instant, ..parley(2) };
    let mut host = Host::playing(always, &["ada", "bo"]);
    assert_eq!(code(host.ask("bo", Request::Hint { seat: seat(2) })), RefusalCode::NotAsked);
}

/// What is said at the table is what a review of the game says of the same decisions, step by step.
#[test]
fn a_hint_says_what_a_review_of_the_game_says() {
    let settings = Settings { bots: BotSpeed::Instant, ..Settings::new("sieben", 2) };
    let mut host = Host::open(sevenfold_shelf::find, opening(settings));
    host.arrive("ada");
    host.sit("ada");
    host.ask("ada", Request::Start { fill: Some("random".into()) }).unwrap();
    let mut told = Vec::new();
    for _ in 0..6 {
        host.settle();
        let (step, can_choose) = (host.game(1).step as usize + 1, host.game(1).choices.len() > 1);
        let reply = host.ask("ada", Request::Hint { seat: seat(1) }).unwrap().reply;
        let [ToClient::Hinted { choice: Some(choice), reason, .. }] = &reply[..] else { panic!("{reply:?}") };
        if can_choose {
            told.push((step, choice.text.clone(), reason.clone()));
        }
        host.play("ada", 1, &choice.text).unwrap();
    }
    let play = host.table.play.as_ref().unwrap();
    let mut judge = judge_of(host.table.shelved, host.table.effort.counted().unwrap()).unwrap();
    let judged = told.iter().map(|(step, ..)| {
        let judgement = judge_step(&*play.run, &mut *judge, *step, Dice::OfTheStep).unwrap();
        let best = judgement.best().unwrap();
        (*step, best.text.clone(), best.reason.clone())
    });
    assert_eq!(told, judged.collect::<Vec<_>>());
    assert!(told.len() > 2, "{told:?}");
}

#[test]
fn a_refusal_answers_its_ask_and_names_the_rule_of_a_game_that_cannot_be_set_up() {
    let against = SetupError::against(RuleId::new("PA", 2), Message::new("move-text"));
    assert_eq!(TableError::Setup(against).refusal().rule.as_deref(), Some("PA-2"));
    let error = TableError::NoSuchSeat { seat: seat(7) };
    assert!(matches!(error.to_client(3), ToClient::Refused { id: Some(3), .. }));
}

impl Host {
    pub(super) fn chairs_in_person(&self, number: u8) -> bool {
        matches!(
            self.face().seats[usize::from(number) - 1].sitter,
            sevenfold_protocol::Sitter::Person { stand_in: None, .. }
        )
    }
}
