//! What is told of whatever happens: to whom, and with which parts of the picture.

use sevenfold_core::{Agenda, SeatSet, Viewer};
use sevenfold_protocol::{
    Ask, Auto, BotSpeed, Consent, Mine, Phase, Request, Settings, Talk, ToClient, Watching,
};
use sevenfold_shelf::GAMES;

use super::host::{Host, opening, parley, player, seat};
use super::seats::take;
use super::undo::{answer, offer};
use crate::To;

/// What somebody who looks on hears of a request, message by message: the parts that come with it, then its log.
fn heard(host: &mut Host, name: &str, request: Request) -> Vec<String> {
    host.inbox.clear();
    host.ask(name, request).unwrap();
    let now = host.now;
    let parts = |message: &ToClient| match message {
        ToClient::Update(update) => {
            assert_eq!(update.now, now);
            let faces = [("table", update.table.is_some()), ("game", update.game.is_some())];
            let faces = faces.into_iter().filter(|(_, told)| *told).map(|(part, _)| part.to_owned());
            let lines = update.log.iter().map(|line| line.message.key.to_string());
            faces.chain(lines).collect::<Vec<_>>().join(" ")
        }
        ToClient::Snapshot(_) => "everything".to_owned(),
        other => panic!("news: {other:?}"),
    };
    host.inbox[&player("watcher")].iter().map(parts).collect()
}

fn rest(host: &Host, number: u8) -> Request {
    Request::Move { seat: seat(number), window: host.window_for(number, "rest"), text: "rest".into() }
}

/// A table of three people with somebody who looks on.
fn watched() -> Host {
    let mut host = Host::with(parley(3), &["ada", "bo", "cleo"]);
    host.arrive("watcher");
    host
}

#[test]
fn what_happens_before_and_between_games_is_told_with_all_that_has_changed() {
    let mut host = watched();
    let name = "Bodo".to_owned();
    assert_eq!(heard(&mut host, "bo", Request::SetName { seat: seat(2), name }), ["table"]);
    let begun = ["table game table-log-started", "game move-text"];
    assert_eq!(heard(&mut host, "ada", Request::Start { fill: None }), begun);
    for (number, name) in [(1, "ada"), (2, "bo"), (3, "cleo")] {
        let resign = Request::Resign { seat: seat(number) };
        assert_eq!(heard(&mut host, name, resign), ["table game table-log-resigned"]);
    }
    let again = |number| Request::Rematch { seat: seat(number) };
    assert_eq!(heard(&mut host, "ada", again(1)), ["table table-log-wants-rematch"]);
    assert_eq!(heard(&mut host, "bo", again(2)), ["table table-log-wants-rematch"]);
    let laid = ["table table-log-wants-rematch", "everything", begun[0], begun[1]];
    assert_eq!(heard(&mut host, "cleo", again(3)), laid);
}

#[test]
fn what_happens_during_a_game_is_told_with_all_that_has_changed() {
    let mut host = watched();
    host.ask("ada", Request::Start { fill: None }).unwrap();
    host.play("ada", 1, "rest").unwrap();
    assert_eq!(heard(&mut host, "ada", offer(1)), ["table table-log-undo-offered"]);
    assert_eq!(heard(&mut host, "bo", answer(2, Consent::Agree)), ["table"]);
    assert_eq!(heard(&mut host, "cleo", answer(3, Consent::Decline)), ["table table-log-undo-declined"]);
    host.ask("ada", offer(1)).unwrap();
    let moves = rest(&host, 2);
    assert_eq!(heard(&mut host, "bo", moves), ["table game move-text"], "the wish is over, too");
    host.ask("bo", offer(2)).unwrap();
    host.ask("ada", answer(1, Consent::Agree)).unwrap();
    let undone = ["table", "table game table-log-undone"];
    assert_eq!(heard(&mut host, "cleo", answer(3, Consent::Agree)), undone);
    let leave = Request::LeaveSeat { seat: seat(1) };
    assert_eq!(heard(&mut host, "ada", leave), ["table game table-log-stepped-in"]);
    assert_eq!(heard(&mut host, "ada", take(1, "Ada")), ["table game table-log-returned"]);
    let hello = Request::Say { seat: seat(1), talk: Talk::Phrase("hello".into()) };
    assert_eq!(heard(&mut host, "ada", hello), ["table-said"]);
    assert_eq!(heard(&mut host, "ada", Request::SetBotSpeed { speed: BotSpeed::Slow }), ["everything"]);
}

#[test]
fn the_end_is_told_with_winners_and_points() {
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    host.play("ada", 1, "strike 2").unwrap();
    host.play("bo", 2, "submit").unwrap();
    while *host.table.phase() == Phase::Playing {
        host.inbox.clear();
        let (name, number) = if host.game(1).choices.is_empty() { ("bo", 2) } else { ("ada", 1) };
        host.play(name, number, "rest").unwrap();
    }
    let Some(ToClient::Update(update)) = host.inbox[&player("bo")].last() else { panic!("an update") };
    let (table, game) = (update.table.clone().unwrap(), update.game.clone().unwrap());
    let Phase::Over(ending) = table.phase else { panic!("over: {:?}", table.phase) };
    assert_eq!(ending.winners, SeatSet::only(seat(1)));
    assert_eq!(ending.outcome.as_ref().unwrap().points.as_slice(), [1, 0]);
    assert_eq!(game.outcome, ending.outcome);
}

#[test]
fn a_game_that_was_broken_off_asks_nobody_for_anything() {
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    assert!(!host.game(1).choices.is_empty());
    host.ask("bo", Request::Resign { seat: seat(2) }).unwrap();
    let game = host.game(1);
    assert_eq!((game.agenda, game.windows.len(), game.choices.len()), (Agenda::Over, 0, 0));
}

#[test]
fn whoever_is_asked_is_told_what_for_and_nobody_else_is() {
    let mut host = Host::open(sevenfold_shelf::find, opening(Settings::new(GAMES[0].meta().id, 3)));
    for name in ["ada", "bo", "cleo"] {
        host.sit(name);
    }
    host.ask("ada", Request::Start { fill: None }).unwrap();
    let asked = host.game(1).agenda.asked();
    for viewer in Viewer::all(3) {
        let game = host.snapshot(viewer).game.unwrap();
        assert_eq!(game.ask.is_some(), viewer.seat().is_some_and(|seat| asked.contains(seat)));
    }
}

/// For whom the table makes messages when this person says hello.
fn receivers(host: &mut Host, name: &str, number: u8) -> Vec<To> {
    let talk = Talk::Phrase("hello".into());
    let ask = Ask { id: 1, request: Request::Say { seat: seat(number), talk } };
    host.now = host.now.plus(1000);
    let done = host.table.handle(&player(name), &ask, host.now).unwrap();
    done.send.into_iter().map(|sending| sending.to).collect()
}

#[test]
fn messages_are_made_only_for_those_who_have_arrived_and_may_see_them() {
    let [ada, bo] = [1, 2].map(|number| To::Viewer(Viewer::Seat(seat(number))));
    for (watching, lookers) in
        [(Watching::Open, vec![To::Viewer(Viewer::Watcher)]), (Watching::Closed, Vec::new())]
    {
        let mut host = Host::playing(Settings { watching, ..parley(2) }, &["ada", "bo"]);
        assert_eq!(receivers(&mut host, "ada", 1), [ada.clone(), bo.clone()]);
        host.vanish("bo");
        assert_eq!(receivers(&mut host, "ada", 1), std::slice::from_ref(&ada));
        host.arrive("cleo");
        assert_eq!(receivers(&mut host, "ada", 1)[1..], lookers);
    }
    let mut host = Host::with(parley(2), &["ada"]);
    let sit = Ask { id: 1, request: take(2, "Bo") };
    let done = host.table.handle(&player("bo"), &sit, host.now).unwrap();
    assert!(done.send.iter().all(|sending| sending.to == ada), "Bo has no connection yet");
}

/// The viewers of the pictures somebody was sent.
fn pictures(host: &Host, name: &str) -> Vec<Viewer> {
    let sent = host.inbox.get(&player(name)).into_iter().flatten();
    let viewer = |message: &ToClient| match message {
        ToClient::Snapshot(snapshot) => Some(snapshot.viewer),
        _ => None,
    };
    sent.filter_map(viewer).collect()
}

#[test]
fn whoever_becomes_another_viewer_gets_a_picture_and_nobody_else_does() {
    let mut host = Host::with(parley(2), &["ada"]);
    for name in ["bo", "phone", "watcher"] {
        host.arrive(name);
    }
    let heard = host.ask("bo", take(2, "Bo")).unwrap();
    assert_eq!(pictures(&host, "bo"), [Viewer::Seat(seat(2))]);
    let Some(ToClient::Seated { token, .. }) = heard.reply.last() else { panic!("a seat") };
    host.ask("phone", Request::ReturnToSeat { token: *token }).unwrap();
    assert_eq!(pictures(&host, "phone"), [Viewer::Seat(seat(2))]);
    assert_eq!(pictures(&host, "bo")[1..], [Viewer::Watcher]);
    host.ask("ada", Request::ClearSeat { seat: seat(2) }).unwrap();
    assert_eq!(pictures(&host, "phone")[1..], [Viewer::Watcher]);
    assert!(pictures(&host, "watcher").is_empty());
}

#[test]
fn a_shared_device_gets_the_pictures_of_all_its_seats() {
    let mut host = Host::with(parley(2), &["ada", "ada"]);
    let both = [1, 2].map(|number| Viewer::Seat(seat(number)));
    let hello = Request::Hello { protocol: sevenfold_protocol::PROTOCOL };
    for request in [hello, Request::Refresh] {
        let reply = host.ask("ada", request).unwrap().reply;
        assert!(matches!(reply[0], ToClient::Welcome { id: 7, .. } | ToClient::Done { id: 7 }));
        host.inbox.insert(player("ada"), reply);
        assert_eq!(pictures(&host, "ada"), both);
    }
}

#[test]
fn coming_back_to_a_seat_is_told() {
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    host.vanish("bo");
    host.inbox.clear();
    host.arrive("bo");
    let Some(ToClient::Update(update)) = host.inbox[&player("ada")].last() else { panic!("an update") };
    assert_eq!((update.table.clone(), update.version), (Some(host.face()), update.after));
}

#[test]
fn players_are_told_how_many_look_on_and_watchers_are_not() {
    let told = |host: &mut Host| {
        let heard: Vec<_> = host.inbox.remove(&player("ada")).into_iter().flatten().collect();
        heard.into_iter().find_map(|message| match message {
            ToClient::Update(update) => Some(update.mine.unwrap().watchers),
            _ => None,
        })
    };
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    host.inbox.clear();
    host.arrive("cleo");
    assert_eq!(told(&mut host), Some(1));
    host.arrive("cleo");
    assert_eq!(told(&mut host), None, "another device of hers");
    host.inbox.clear();
    host.arrive("dan");
    assert_eq!(told(&mut host), Some(2));
    assert!(!host.inbox.contains_key(&player("cleo")), "watchers would tell watchers");
    host.vanish("dan");
    assert_eq!(told(&mut host), Some(1));
    let mut host = Host::playing(Settings { watching: Watching::Closed, ..parley(2) }, &["ada", "bo"]);
    host.inbox.clear();
    host.arrive("cleo");
    assert_eq!(told(&mut host), None, "nobody may look on");
}

#[test]
fn a_player_alone_is_told_what_can_be_asked_for_at_the_seat() {
    let mine = |host: &Host, number| host.snapshot(Viewer::Seat(seat(number))).mine.unwrap();
    let mut host = Host::with(Settings { hints: sevenfold_protocol::Hints::Always, ..parley(2) }, &["ada"]);
    assert_eq!(mine(&host, 1), Mine::default());
    host.ask("ada", Request::Start { fill: Some("random".into()) }).unwrap();
    assert!(mine(&host, 1).can_hint);
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    assert_eq!(mine(&host, 1), Mine::default(), "no hints among people, and no move yet");
    host.play("ada", 1, "rest").unwrap();
    let Some(ToClient::Update(update)) = host.inbox[&player("ada")].last() else { panic!("an update") };
    assert_eq!(update.mine, Some(Mine { can_undo: true, ..Mine::default() }));
    assert_eq!((mine(&host, 2), host.snapshot(Viewer::Watcher).mine), (Mine::default(), None));
    host.ask("ada", offer(1)).unwrap();
    assert!(!mine(&host, 1).can_undo, "the wish waits for its answer");
    host.ask("bo", answer(2, Consent::Decline)).unwrap();
    host.ask("ada", Request::LeaveSeat { seat: seat(1) }).unwrap();
    assert!(!mine(&host, 1).can_undo, "a bot plays");
    host.ask("ada", Request::SetAuto { seat: seat(1), auto: Auto::Passive }).unwrap();
    assert_eq!(mine(&host, 1).auto, Auto::Passive);
}
