//! Writes the first inputs of every target into a folder, from what the repository has: records, certificates, language
//! files, and tables played here. `cargo xtask fuzz` starts from them and from the corpus.
#![allow(clippy::unwrap_used, reason = "a tool: whatever fails should be seen at once")]

use std::fs;
use std::path::{Path, PathBuf};

use sevenfold_core::{Seat, Viewer};
use sevenfold_fair::sums;
use sevenfold_fuzz::TARGETS;
use sevenfold_protocol::{
    Ask, Auto, Consent, Millis, PROTOCOL, Request, Settings, TableCode, Talk, ToClient,
};
use sevenfold_shelf::GAMES;
use sevenfold_table::{Done, Effort, Opening, PlayerId, Secret, Table};

fn main() {
    let into = PathBuf::from(std::env::args().nth(1).expect("a folder to write into"));
    for target in TARGETS {
        fs::create_dir_all(into.join(target.name)).unwrap();
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    copy(&root.join("records"), &into.join("record"));
    copy(&root.join("crates/puzzles/certificates"), &into.join("certificates"));
    for language in ["de", "en", "nl"] {
        copy(&root.join("texts").join(language), &into.join("fluent"));
    }
    for game in GAMES {
        let id = game.meta().id;
        let moves: Vec<String> = (0..30).map(|number| format!("#{}", number * 7)).collect();
        let moves = moves.join("\n");
        write(&into.join(format!("notation-{id}")), "legal", format!("\u{1}{moves}").as_bytes());
        write(&into.join(format!("notation-{id}")), "texts", format!("\u{0}{}", texts(id)).as_bytes());
        let (journal, asks) = played(id, game.meta().least_seats.max(2));
        write(&into.join("journal"), id, journal.as_bytes());
        write(&into.join("protocol"), id, asks.as_bytes());
    }
}

fn copy(from: &Path, into: &Path) {
    for file in fs::read_dir(from).unwrap().map(|file| file.unwrap().path()) {
        let folder = from.file_name().unwrap().to_string_lossy();
        let name = format!("{folder}-{}", file.file_name().unwrap().to_string_lossy());
        write(into, &name, &fs::read(&file).unwrap());
    }
}

fn write(folder: &Path, name: &str, bytes: &[u8]) {
    fs::write(folder.join(name), bytes).unwrap();
}

/// The first legal moves of a game, as texts.
fn texts(id: &str) -> String {
    let game = sevenfold_shelf::find(id).unwrap();
    let seats = game.meta().least_seats;
    let seed = sevenfold_core::chance::Seed([7; 32]);
    let mut run = game.start(&game.default_options(seats).unwrap(), seats, Some(seed)).unwrap();
    let mut lines = Vec::new();
    for number in 0..20 {
        while run.draw().is_some() {}
        let Some(seat) = run.agenda().asked().first() else { break };
        let legal = run.legal(seat);
        let text = &legal[number * 5 % legal.len()];
        run.play(seat, text).unwrap();
        lines.push(text.clone());
    }
    lines.join("\n")
}

/// A table at which two people and bots play a little: its journal, and what was asked.
fn played(game: &str, seats: u8) -> (String, String) {
    let settings = Settings::new(game, seats);
    let mut asks = serde_json::to_string(&settings).unwrap() + "\n";
    let (code, secret) = (TableCode::from_number(7), Secret([7; 32]));
    let people = [PlayerId::new("a"), PlayerId::new("b")];
    let opening = Opening { code, settings, owner: people[0].clone(), secret };
    let (table, done) = Table::open(opening, Millis(700)).unwrap();
    let mut table = table.with_effort(Effort::iterations(1));
    let mut journal = lines(&done);
    for who in &people {
        journal += &lines(&table.arrived(who, Millis(700)));
    }
    for number in 2..33u64 {
        let (who, now) = (&people[number as usize % 2], Millis(number * 700));
        let seat = Seat::new((number % 2) as u8);
        let request = scripted(number, seat, &table).or_else(|| some_move(&mut table, who, now));
        let ask = Ask { id: number as u32, request: request.unwrap_or(Request::Refresh) };
        asks += &(serde_json::to_string(&ask).unwrap() + "\n");
        if let Ok(done) = table.handle(who, &ask, now) {
            journal += &lines(&done);
        }
        journal += &lines(&table.tick(now));
    }
    (journal, asks)
}

/// What is asked first, and in between: two sit down, make a fair deal, take back, talk, and one gives up in the end.
fn scripted(number: u64, seat: Seat, table: &Table) -> Option<Request> {
    let part = sums::part([seat.number(); 32]);
    Some(match number {
        2 | 3 => Request::Hello { protocol: PROTOCOL },
        4 | 5 => Request::TakeSeat { seat: None, name: "Ada".into() },
        6 | 7 => {
            let face = table.snapshot(Viewer::Watcher, Millis(0)).table;
            Request::Seal { seat, game: 1, seal: sums::seal(&face.fair.commit, seat, &part) }
        }
        8 => Request::Start { fill: Some("club".into()) },
        9 | 10 => Request::Reveal { seat, part },
        14 => Request::OfferUndo { seat },
        15 => Request::AnswerUndo { seat, consent: Consent::Agree },
        20 => Request::Say { seat, talk: Talk::Phrase("oops".into()) },
        21 => Request::SetAuto { seat, auto: Auto::Passive },
        30 => Request::Resign { seat },
        31 | 32 => Request::Rematch { seat },
        _ => return None,
    })
}

fn lines(done: &Done) -> String {
    done.journal.iter().map(|entry| serde_json::to_string(entry).unwrap() + "\n").collect()
}

/// A move this person could make now.
fn some_move(table: &mut Table, who: &PlayerId, now: Millis) -> Option<Request> {
    let seen = table.handle(who, &Ask { id: 0, request: Request::Refresh }, now).ok()?;
    seen.reply.into_iter().find_map(|message| {
        let ToClient::Snapshot(snapshot) = message else { return None };
        let Viewer::Seat(seat) = snapshot.viewer else { return None };
        let choice = snapshot.game?.choices.into_iter().next()?;
        Some(Request::Move { seat, window: choice.window, text: choice.text })
    })
}
