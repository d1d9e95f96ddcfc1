//! A worker without a browser: tables that are kept, films that are shown, lessons that are given.

mod lesson;
#[cfg(feature = "study")]
mod practice;

use sevenfold_core::{Seat, Viewer};
use sevenfold_protocol::offline::{FromWorker, Journal, Kept, Reel};
use sevenfold_protocol::{
    Ask, BotSpeed, EndingCause, Millis, Phase, Request, Settings, Sitter, Snapshot, TableCode, ToClient,
};
use sevenfold_shelf::GAMES;
use sevenfold_table::{Effort, Secret};

use crate::film::Projector;
use crate::host::{Host, Output};

/// The page's side: what it would keep and draw.
struct Page {
    host: Host,
    now: Millis,
    kept: Option<Kept>,
    journal: Journal,
    face: Option<Snapshot>,
}

impl Page {
    /// Opens a table against instant bots, sits down and starts.
    fn open(game: &str, seats: u8) -> Self {
        let settings = Settings { bots: BotSpeed::Instant, ..Settings::new(game, seats) };
        let (host, output) =
            Host::open(TableCode::from_number(7), settings, Secret([7; 32]), Effort::default(), Millis(1))
                .unwrap();
        let mut page = Self { host, now: Millis(1), kept: None, journal: Journal::default(), face: None };
        page.take(output);
        page.ask(Request::TakeSeat { seat: Some(Seat::FIRST), name: "Ada".to_owned() });
        page.ask(Request::Start { fill: Some("club".to_owned()) });
        page
    }

    fn ask(&mut self, request: Request) {
        let output = self.host.ask(&Ask { id: 1, request }, self.now);
        self.take(output);
    }

    /// Takes messages in, and lets time pass as long as the table wants to be told it.
    fn take(&mut self, mut output: Output) {
        for _ in 0..1000 {
            for message in output.post.drain(..) {
                match message {
                    FromWorker::Keep { about, first, more } => {
                        assert_eq!(first, self.journal.0.lines().count() as u64 + 1, "without a gap");
                        self.kept = Some(about);
                        self.journal.0.push_str(&more.0);
                    }
                    FromWorker::KeepInstead { about, journal } => {
                        self.kept = Some(about);
                        self.journal = journal;
                    }
                    FromWorker::Tell(message) => {
                        if let ToClient::Snapshot(face) = *message {
                            self.face = Some(*face);
                        }
                    }
                    other => panic!("{other:?}"),
                }
            }
            // Whatever is due later than at once waits for the person.
            match output.wake.filter(|wake| *wake <= self.now) {
                Some(_) => output = self.host.tick(self.now),
                None => return,
            }
        }
    }

    fn look(&mut self) -> Snapshot {
        self.ask(Request::Refresh);
        self.face.clone().unwrap()
    }

    /// Makes so many moves, the first there is each time.
    fn play(&mut self, moves: usize) {
        for _ in 0..moves {
            let choice = self.look().game.and_then(|game| game.choices.into_iter().next());
            let Some(choice) = choice else { return };
            self.ask(Request::Move { seat: Seat::FIRST, window: choice.window, text: choice.text });
        }
    }
}

#[test]
fn a_table_goes_on_from_what_was_kept() {
    for game in GAMES {
        let mut page = Page::open(game.meta().id, game.meta().least_seats);
        page.play(3);
        let before = page.look();
        assert_eq!(page.kept.as_ref().map(|kept| kept.game.as_str()), Some(game.meta().id));
        let (host, output) = Host::resume(&page.journal, Effort::default(), page.now).unwrap();
        let mut again = Page { host, journal: page.journal.clone(), face: None, kept: None, now: page.now };
        again.take(output);
        assert_eq!(again.look(), before, "{}", game.meta().id);
    }
}

#[test]
fn a_journal_that_is_not_one_is_not_gone_on_with() {
    for text in ["", "no journal", "{}\n"] {
        assert!(Host::resume(&Journal(text.to_owned()), Effort::default(), Millis(1)).is_none(), "{text}");
    }
}

/// Two wrote at the same time: what the second one wrote is left out, and what cannot have happened.
#[test]
fn a_torn_journal_is_gone_on_with_from_its_last_good_moment() {
    let mut page = Page::open(GAMES[0].meta().id, 3);
    page.play(2);
    let before = page.look();
    let last = page.journal.0.lines().last().unwrap().to_owned();
    let whole = page.journal.clone();
    let number = whole.0.lines().count() + 1;
    let wrong = format!(r#"{{"number":{number},"at":1,"what":{{"drew":{{"text":"nothing"}}}}}}"#);
    let torn = Journal(format!("{}{last}\n{wrong}\n", whole.0));
    let (host, output) = Host::resume(&torn, Effort::default(), page.now).unwrap();
    let mut again = Page { host, journal: torn, face: None, kept: None, now: page.now };
    again.take(output);
    assert_eq!(again.journal, whole, "what happened is kept in its place");
    assert_eq!(again.look(), before);
    again.play(1);
}

#[test]
fn every_game_of_a_table_has_its_film() {
    let mut page = Page::open(GAMES[0].meta().id, 2);
    for moves in [1, 2] {
        page.play(moves);
        page.ask(Request::Resign { seat: Seat::FIRST });
        page.ask(Request::Rematch { seat: Seat::FIRST });
    }
    let film = |game| Projector::load(&Reel::Table(page.journal.clone(), game)).map(|(_, film)| film);
    let (first, second) = (film(Some(1)).unwrap(), film(Some(2)).unwrap());
    assert_eq!((first.number, second.number), (Some(1), Some(2)));
    assert_ne!(first.record, second.record);
    assert_eq!(film(None).map(|film| film.number), Ok(Some(2)), "the last that is over");
    assert!(film(Some(3)).is_err(), "the third is being played");
}

#[test]
fn a_film_tells_who_gave_up_and_how_it_ended() {
    let mut page = Page::open(GAMES[0].meta().id, 2);
    page.play(2);
    page.ask(Request::Resign { seat: Seat::FIRST });
    let (projector, film) = Projector::load(&Reel::Table(page.journal.clone(), None)).unwrap();
    let end = projector.show(film.steps, Viewer::Watcher);
    assert_eq!(end.log.last().map(|line| &*line.message.key), Some("table-log-resigned"));
    let Phase::Over(ending) = end.table.phase else { panic!("{:?}", end.table.phase) };
    assert_eq!(ending.cause, EndingCause::Resigned(Seat::FIRST));
    assert!(
        projector.show(film.steps - 1, Viewer::Watcher).log.iter().all(|line| line.step < film.steps as u32)
    );
    let course = projector.course();
    assert_eq!((course[0].0, course.last().map(|(step, _)| *step)), (0, Some(film.steps)));
}

#[test]
fn a_finished_table_becomes_a_film() {
    for game in GAMES {
        let mut page = Page::open(game.meta().id, game.meta().least_seats);
        page.play(3);
        page.ask(Request::Resign { seat: Seat::FIRST });
        let (projector, film) = Projector::load(&Reel::Table(page.journal.clone(), None)).unwrap();
        assert_eq!((film.game.as_str(), film.deal.is_ok()), (game.meta().id, true));
        assert!(film.steps > 0);
        for step in [0, film.steps] {
            for viewer in [Viewer::Watcher, Viewer::Seat(Seat::FIRST)] {
                let shown = projector.show(step, viewer);
                assert_eq!(shown.viewer, viewer);
                assert_eq!(shown.game.map(|game| game.step as usize), Some(step));
                assert!(shown.log.iter().all(|line| line.step as usize <= step));
                let others = &shown.table.seats[1..];
                assert!(others.iter().all(|seat| matches!(seat.sitter, Sitter::Bot { .. })), "{others:?}");
            }
        }
    }
}

#[test]
fn what_is_no_finished_game_is_no_film() {
    let why = |reel: &Reel| Projector::load(reel).err().map(|message| message.key.into_owned());
    let running = Page::open(GAMES[0].meta().id, GAMES[0].meta().least_seats).journal;
    assert_eq!(why(&Reel::Table(running, None)).as_deref(), Some("server-no-record"));
    assert_eq!(why(&Reel::Record("{".to_owned())).as_deref(), Some("record-not-json"));
    let other = r#"{"format":"sevenfold/1","game":"chess","seats":2,"steps":[]}"#;
    assert_eq!(why(&Reel::Record(other.to_owned())).as_deref(), Some("web-replay-game"));
}
