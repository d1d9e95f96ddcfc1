//! What games say to people, in random games: every event and every refusal is a whole sentence in every language.

#![expect(clippy::unwrap_used, reason = "a game that cannot be set up or goes wrong fails the test")]

use std::collections::BTreeSet;

use serde_json::{Value, json};
use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::erased::{AnyEvent, AnyRun, Told};
use sevenfold_core::{Agenda, FieldKind, Message, Rng as _, Seat, Viewer};
use sevenfold_shelf::{GAMES, Shelved};
use sevenfold_texts::{Lang, Reader, Texts};

/// How many steps of random games are listened to, per game and table.
const STEPS: usize = 200;

/// What is wrong with what one game says.
struct Listener {
    game: &'static str,
    faults: BTreeSet<String>,
}

impl Listener {
    fn hear(&mut self, message: &Message, viewer: Viewer) {
        for lang in Lang::ALL {
            let names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Flo", "Gus"].map(String::from);
            let reader = Reader { seat: viewer.seat(), names: &names };
            let sentence = Texts::of(lang).say(message, &reader);
            let has_gap = sentence.contains("{$") || sentence.contains("{ ");
            let has_key = sentence.contains(&format!("{}-", self.game)) || !Texts::of(lang).has(&message.key);
            let is_sloppy = sentence.contains("  ") || sentence.trim() != sentence || sentence.is_empty();
            if has_gap || has_key || is_sloppy {
                self.faults.insert(format!("{lang} {}: {sentence}", message.key));
            }
        }
    }

    fn hear_all(&mut self, run: &dyn AnyRun, events: &[Box<dyn AnyEvent>]) {
        for viewer in Viewer::all(run.seats()) {
            for Told { message, .. } in events.iter().filter_map(|event| event.seen_by(viewer)) {
                self.hear(&message, viewer);
            }
        }
    }

    /// Moves that were legal a moment ago are tried by everybody: most of them are refused now.
    fn provoke(&mut self, run: &dyn AnyRun, moves: &BTreeSet<String>) {
        for seat in Seat::all(run.seats()) {
            for text in moves {
                if let Err(refused) = run.boxed_clone().play(seat, text) {
                    self.hear(refused.message(), Viewer::Seat(seat));
                }
            }
        }
    }
}

fn listen(game: &'static dyn Shelved, options: &Value, seats: u8, listener: &mut Listener) {
    let mut rng = Quick::new(u64::from(seats));
    let mut run = game.start(options, seats, Some(Seed([seats; 32]))).unwrap();
    let mut recent = BTreeSet::new();
    for step in 0..STEPS {
        let agenda = run.agenda();
        let events = match agenda {
            Agenda::Over => break,
            Agenda::Chance(_) => run.draw().unwrap(),
            Agenda::Seats(_) => {
                let asked: Vec<Seat> = agenda.asked().iter().collect();
                let seat = *rng.pick(&asked).unwrap();
                let legal = run.legal(seat);
                let Some(text) = rng.pick(&legal) else { continue };
                recent.insert(text.clone());
                run.play(seat, text).unwrap()
            }
        };
        listener.hear_all(&*run, &events);
        if step % 25 == 0 {
            listener.provoke(&*run, &recent);
            recent.clear();
        }
    }
}

#[test]
fn events_and_refusals_are_sentences_in_every_language() {
    let mut faults = Vec::new();
    for game in GAMES.iter().copied() {
        let meta = game.meta();
        let mut listener = Listener { game: meta.id, faults: BTreeSet::new() };
        for seats in meta.least_seats..=meta.most_seats {
            listen(game, &json!({}), seats, &mut listener);
            for choice in other_options(game, seats) {
                listen(game, &choice, seats, &mut listener);
            }
        }
        faults.extend(listener.faults);
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Options that differ from the defaults in one choice.
fn other_options(game: &dyn Shelved, seats: u8) -> Vec<Value> {
    let mut choices = Vec::new();
    for field in game.fields() {
        if let FieldKind::Choice(words) = field.kind {
            choices.extend(words.iter().map(|word| json!({ field.key: word })));
        }
    }
    choices.retain(|options| game.start(options, seats, None).is_ok());
    choices
}
