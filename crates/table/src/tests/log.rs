//! The log: who said what, what stays and what goes.

use sevenfold_core::{Arg, Message, Viewer};
use sevenfold_protocol::{LogKind, LogLine, RefusalCode, Request, Talk, limits};

use super::host::{Host, parley, seat};
use super::seats::refused;
use super::undo::offer;

fn say(number: u8, talk: Talk) -> Request {
    Request::Say { seat: seat(number), talk }
}

fn lines(host: &Host, wanted: fn(&LogLine) -> bool) -> Vec<LogLine> {
    host.snapshot(Viewer::Watcher).log.into_iter().filter(wanted).collect()
}

fn is_talk(line: &LogLine) -> bool {
    matches!(line.kind, LogKind::Talk(_))
}

#[test]
fn a_line_says_who_said_what() {
    let mut host = Host::with(parley(2), &["ada", "bo"]);
    host.ask("ada", say(1, Talk::Phrase("hello".into()))).unwrap();
    host.ask("bo", say(2, Talk::Words(" table-phrase-oops ".into()))).unwrap();
    let said: Vec<_> = lines(&host, is_talk).into_iter().map(|line| (line.kind, line.message)).collect();
    let line = |number, words: Arg| {
        let message = Message::new("table-said").with("seat", seat(number)).with("words", words);
        (LogKind::Talk(seat(number)), message)
    };
    let own_words = Arg::Text("table-phrase-oops".into());
    assert_eq!(said, [line(1, Arg::Key("table-phrase-hello".into())), line(2, own_words)]);
    assert_eq!(refused(&mut host, "bo", say(2, Talk::Words("more".into()))), RefusalCode::TooFast);
}

#[test]
fn a_late_comer_reads_who_sat_down_where() {
    let host = Host::with(parley(2), &["ada", "bo"]);
    let sat = |number: u8| Message::new("table-log-sat").with("seat", seat(number)).with("number", number);
    let log: Vec<Message> = lines(&host, |_| true).into_iter().map(|line| line.message).collect();
    assert_eq!(log, [sat(1), sat(2)]);
}

#[test]
fn what_was_said_stays_when_a_move_is_taken_back() {
    let mut host = Host::playing(parley(2), &["ada"]);
    host.play("ada", 1, "rest").unwrap();
    host.ask("ada", say(1, Talk::Phrase("oops".into()))).unwrap();
    host.ask("ada", offer(1)).unwrap();
    assert_eq!(lines(&host, is_talk).len(), 1);
    let game: Vec<u32> =
        lines(&host, |line| line.kind == LogKind::Game).iter().map(|line| line.step).collect();
    assert_eq!(game, [1], "the deal has happened");
}

#[test]
fn only_the_talk_goes_on_in_the_next_game() {
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    host.play("ada", 1, "rest").unwrap();
    host.ask("bo", say(2, Talk::Phrase("well-played".into()))).unwrap();
    host.ask("bo", Request::Resign { seat: seat(2) }).unwrap();
    for (name, number) in [("ada", 1), ("bo", 2)] {
        host.ask(name, Request::Rematch { seat: seat(number) }).unwrap();
    }
    let log = lines(&host, |_| true);
    let keys: Vec<&str> = log.iter().map(|line| &*line.message.key).collect();
    assert_eq!(keys, ["table-said", "table-log-started", "move-text"]);
    assert_eq!(log.iter().map(|line| line.step).collect::<Vec<_>>(), [0, 0, 1]);
}

#[test]
fn the_log_is_as_long_as_it_may_be_and_no_longer() {
    let mut host = Host::with(parley(2), &["ada"]);
    for number in 0..limits::LOG_LINES {
        let bot = if number % 2 == 0 { "random" } else { "sage" };
        host.ask("ada", Request::SetBot { seat: seat(2), bot: bot.into() }).unwrap();
        host.wait(700);
        host.ask("ada", say(1, Talk::Phrase("oops".into()))).unwrap();
        assert_eq!(lines(&host, is_talk).len(), (number + 1).min(limits::TALK_LINES));
    }
    assert_eq!(lines(&host, |_| true).len(), limits::LOG_LINES);
}
