//! Return games: a game and another with the seats exchanged, one result.

use sevenfold_core::{Legs, Message, Seat, SeatSet, Viewer};
use sevenfold_protocol::{
    Leg, Pace, Phase, RefusalCode, Request, SeatToken, Settings, Sitter, StandInCause, ToClient,
};

use super::host::{Host, opening, parley, player, seat};
use super::parley as toy;
use super::seats::{refused, stand_in};
use crate::{Happened, Table, TableError, leg_in};

fn twofold() -> Settings {
    Settings { legs: Legs::Two, ..parley(2) }
}

/// The first of two games, given up by whoever sits at this seat.
fn first_lost_by(name: &str, number: u8) -> Host {
    let mut host = Host::playing(twofold(), &["ada", "bo"]);
    host.ask(name, Request::Resign { seat: seat(number) }).unwrap();
    host
}

fn again(host: &mut Host, name: &str) {
    let own = host.table.viewers(&player(name)).into_iter().find_map(Viewer::seat).unwrap();
    host.ask(name, Request::Rematch { seat: own }).unwrap();
}

fn names(host: &Host) -> Vec<String> {
    let name = |sitter: Sitter| match sitter {
        Sitter::Person { name, .. } => name,
        Sitter::Bot { bot } => bot,
        Sitter::Nobody => String::new(),
    };
    host.face().seats.into_iter().map(|seat| name(seat.sitter)).collect()
}

#[test]
fn two_games_are_played_with_the_seats_exchanged_and_have_one_result() {
    let mut host = first_lost_by("ada", 1);
    assert_eq!(host.face().leg, Some(Leg::First));
    assert_eq!(leg_in(&host.record.clone().unwrap()), Some(Leg::First));
    again(&mut host, "ada");
    assert_eq!((host.face().game, names(&host)), (1, vec!["ada".into(), "bo".into()]), "Bo is looking");
    again(&mut host, "bo");
    assert_eq!((host.face().game, names(&host)), (2, vec!["bo".into(), "ada".into()]));
    // Bo won the first, and sits at the first seat now.
    let bo = SeatSet::only(seat(1));
    assert_eq!(host.face().leg, Some(Leg::Return { first: bo }));
    host.ask("ada", Request::Resign { seat: seat(2) }).unwrap();
    let Phase::Over(ending) = host.face().phase else { panic!("over") };
    let tally = host.face().leg.unwrap().tally(ending.winners).unwrap();
    assert_eq!((tally.winner(), tally.halves()), (Some(seat(1)), [4, 0]));
    assert_eq!(leg_in(&host.record.clone().unwrap()), Some(Leg::Return { first: bo }));
    // What follows are two more.
    again(&mut host, "ada");
    again(&mut host, "bo");
    assert_eq!((host.face().game, host.face().leg), (3, Some(Leg::First)));
    assert_eq!(names(&host), ["bo", "ada"], "they stay where they are");
}

#[test]
fn each_of_the_two_is_told_where_they_sit_and_hears_nothing_of_the_others() {
    let mut host = first_lost_by("ada", 1);
    host.arrive("watcher");
    again(&mut host, "ada");
    host.inbox.clear();
    again(&mut host, "bo");
    for (name, own) in [("ada", seat(2)), ("bo", seat(1))] {
        let heard = &host.inbox[&player(name)];
        let ToClient::Reseated { seats, faces } = &heard[0] else { panic!("first of all: {heard:?}") };
        assert_eq!(seats.iter().map(|(seat, _)| *seat).collect::<Vec<Seat>>(), [own]);
        assert_eq!(faces.iter().map(|face| face.viewer).collect::<Vec<_>>(), [Viewer::Seat(own)]);
        let others = heard[1..].iter().filter(|message| match message {
            ToClient::Update(update) => update.viewer != Viewer::Seat(own),
            ToClient::Done { .. } => false,
            _ => true,
        });
        assert_eq!(others.count(), 0, "{name}: {heard:?}");
    }
    let watched = &host.inbox[&player("watcher")];
    assert!(matches!(&watched[0], ToClient::Snapshot(face) if face.viewer == Viewer::Watcher));
}

#[test]
fn a_way_back_to_a_seat_leads_to_the_other_one_after_the_exchange() {
    let mut host = Host::with(twofold(), &["ada", "bo"]);
    let token: SeatToken = host.table.token(seat(1)).unwrap();
    host.ask("ada", Request::Start { fill: None }).unwrap();
    host.ask("bo", Request::Resign { seat: seat(2) }).unwrap();
    again(&mut host, "bo");
    again(&mut host, "ada");
    let back = host.ask("phone", Request::ReturnToSeat { token }).unwrap();
    assert!(matches!(back.reply[..], [ToClient::Seated { seat: own, .. }] if own == seat(2)));
}

#[test]
fn whoever_is_silent_is_waited_for_a_little_and_loses_no_seat() {
    for pace in [Pace::Live, Pace::Slow] {
        let mut host = Host::playing(Settings { pace, ..twofold() }, &["ada", "bo"]);
        host.ask("ada", Request::Resign { seat: seat(1) }).unwrap();
        host.vanish("ada");
        host.wait(60 * 60 * 1000);
        assert_eq!(host.face().game, 1, "nobody has asked for it");
        again(&mut host, "bo");
        host.wait(19_999);
        assert_eq!(host.face().game, 1);
        host.wait(1);
        assert_eq!((host.face().phase, host.face().game), (Phase::Playing, 2));
        assert_eq!(names(&host), ["bo", "ada"]);
    }
}

#[test]
fn whoever_gets_up_between_the_two_breaks_them_off() {
    let mut host = first_lost_by("ada", 1);
    again(&mut host, "bo");
    host.ask("ada", Request::LeaveSeat { seat: seat(1) }).unwrap();
    assert_eq!((host.face().phase, host.face().game), (Phase::Gathering, 2));
    assert_eq!((names(&host), host.face().leg), (vec![String::new(), "bo".into()], Some(Leg::First)));
}

#[test]
fn whoever_got_up_during_the_first_game_is_away_until_they_ask_for_the_second() {
    for asks in [false, true] {
        let mut host = Host::playing(twofold(), &["ada", "bo"]);
        host.ask("ada", Request::LeaveSeat { seat: seat(1) }).unwrap();
        host.ask("bo", Request::Resign { seat: seat(2) }).unwrap();
        again(&mut host, "bo");
        if asks {
            again(&mut host, "ada");
        }
        host.wait(20_000);
        assert_eq!(host.face().game, 2);
        assert_eq!(stand_in(&host, 2), (!asks).then_some(StandInCause::Left), "asked: {asks}");
        assert_eq!(stand_in(&host, 1), None, "who gave up one game plays the next");
    }
}

#[test]
fn against_a_bot_the_return_game_begins_at_once_and_the_bot_begins_it() {
    let mut host = Host::playing(twofold(), &["ada"]);
    host.ask("ada", Request::Resign { seat: seat(1) }).unwrap();
    again(&mut host, "ada");
    host.settle();
    assert_eq!((names(&host), host.face().phase), (vec!["random".into(), "ada".into()], Phase::Playing));
}

#[test]
fn a_table_rebuilt_after_any_entry_of_both_games_is_the_same() {
    let mut host = first_lost_by("ada", 1);
    again(&mut host, "ada");
    again(&mut host, "bo");
    host.play("bo", 1, "rest").unwrap();
    host.ask("bo", Request::OfferUndo { seat: seat(1) }).unwrap();
    host.ask("ada", Request::AnswerUndo { seat: seat(2), consent: sevenfold_protocol::Consent::Agree })
        .unwrap();
    assert_eq!(host.face().leg, Some(Leg::Return { first: SeatSet::only(seat(1)) }), "taken back within one");
    host.ask("bo", Request::Resign { seat: seat(1) }).unwrap();
    assert_eq!(host.table.record(), host.rebuilt().record());
    for viewer in Viewer::all(2) {
        assert_eq!(host.snapshot(viewer), host.rebuilt().snapshot(viewer, host.now));
    }
    let Phase::Over(ending) = host.face().phase else { panic!("over") };
    let tally = host.face().leg.unwrap().tally(ending.winners).unwrap();
    assert_eq!((tally.winner(), tally.halves()), (None, [2, 2]), "one win each");
    // Cut off anywhere, what is left is a table.
    for end in 1..=host.journal.len() {
        assert!(
            Table::from_journal_of(toy::find, &host.journal[..end]).is_ok(),
            "{:?}",
            host.journal[end - 1]
        );
    }
    let exchange = host.journal.iter().position(|entry| entry.what.lays_next_game()).unwrap();
    assert!(matches!(host.journal[exchange].what, Happened::Exchanged { last: Some(_) }));
    let mut twice = host.journal[..=exchange].to_vec();
    let number = twice.len() as u64 + 1;
    twice.push(crate::Entry { number, ..twice[exchange].clone() });
    let error = Table::from_journal_of(toy::find, &twice).err().unwrap();
    assert_eq!((error.number, error.message), (number, Message::new("table-running")));
}

#[test]
fn a_return_game_is_only_for_two_and_only_where_it_is_offered() {
    let open = |settings| Table::open_from(toy::find, opening(settings), super::host::START).map(drop);
    assert_eq!(open(twofold()), Ok(()));
    let three = Settings { legs: Legs::Two, ..parley(3) };
    let Err(TableError::Setup(error)) = open(three) else { panic!("refused") };
    assert_eq!(error.message, Message::new("table-no-return-game"));
    let other = Settings { legs: Legs::Two, ..Settings::new("sieben", 2) };
    let refusal = Table::open(opening(other), super::host::START).map(drop).unwrap_err();
    assert_eq!(refusal.code(), RefusalCode::Setup);
    let seven = Settings { legs: Legs::Two, ..Settings::new("seven", 2) };
    assert!(Table::open(opening(seven), super::host::START).is_ok());
    let mut host = Host::playing(parley(2), &["ada"]);
    assert_eq!(refused(&mut host, "ada", Request::Rematch { seat: seat(1) }), RefusalCode::Running);
    assert_eq!(host.face().leg, None);
}
