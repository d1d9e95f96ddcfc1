//! The bot of somebody who has read `docs/socket.md` and uses nothing of ours: JSON and SHA-256 are enough to take part in
//! the deal, and to notice a server that cheats.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// How long a client has for revealing its part, in milliseconds.
const REVEALING: u64 = 3_000;

/// What is kept of one game's deal.
struct Kept {
    promise: String,
    part: String,
    asked: bool,
    /// The table has shown the seal.
    taken: bool,
    /// The closed list.
    list: Option<Value>,
}

/// The bot at one seat.
pub(crate) struct Stranger {
    seat: usize,
    version: u64,
    /// The table in the picture before, if none was missed.
    before: Option<Value>,
    kept: BTreeMap<u64, Kept>,
    /// What did not fit.
    pub found: Vec<&'static str>,
}

fn hash(parts: &[&[u8]]) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
    }
    hex(&hash.finalize())
}

fn hex(bytes: &[u8]) -> String {
    let digit = |value: u8| char::from_digit(u32::from(value), 16).unwrap_or_default();
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

fn unhex(digits: &str) -> Vec<u8> {
    let byte = |at: usize| digits.get(at..at + 2).and_then(|pair| u8::from_str_radix(pair, 16).ok());
    (0..digits.len()).step_by(2).filter_map(byte).collect()
}

/// `gathering`, `dealing`, `playing` or `over`, and what is said of it.
fn phase(table: &Value) -> (&str, &Value) {
    match &table["phase"] {
        Value::Object(facts) => facts.iter().next().map_or(("", &Value::Null), |(name, facts)| (name, facts)),
        word => (word.as_str().unwrap_or_default(), &Value::Null),
    }
}

fn game(table: &Value) -> u64 {
    table["game"].as_u64().unwrap_or_default()
}

/// Could seals of this game still be given when the table looked like this?
fn is_open(table: &Value, number: u64) -> bool {
    phase(table).0 == "gathering" && game(table) == number || game(table) < number
}

impl Stranger {
    pub(crate) fn at(seat: usize) -> Self {
        Self { seat, version: 0, before: None, kept: BTreeMap::new(), found: Vec::new() }
    }

    /// Hears a message, and says what to ask for.
    pub(crate) fn hear(&mut self, text: &str) -> Option<Value> {
        let message: Value = serde_json::from_str(text).ok()?;
        let (told, after) = match (&message["snapshot"], &message["update"]) {
            (Value::Null, update) => (update, update["after"].as_u64()?),
            (snapshot, _) => (snapshot, snapshot["version"].as_u64()?.saturating_sub(1)),
        };
        if after > self.version {
            self.before = None;
        }
        self.version = self.version.max(told["version"].as_u64()?);
        let (table, now) = (&told["table"], told["now"].as_u64()?);
        if told["viewer"]["seat"] != self.seat || table.is_null() {
            return None;
        }
        let ask = self.look(table, now);
        self.before = Some(table.clone());
        ask
    }

    fn look(&mut self, table: &Value, now: u64) -> Option<Value> {
        let (number, fair) = (game(table), &table["fair"]);
        match phase(table).0 {
            "gathering" => self.promised(number, &fair["commit"], &fair["seals"]),
            "dealing" => self.closed(table, now),
            "playing" => self.dealt(table, now),
            _ => {
                self.dealt(table, now);
                self.add_up(table);
                self.promised(number + 1, &fair["next"], &Value::Null)
            }
        }
    }

    /// The seal of a part, and what a list shows for this seat.
    fn seal(&self, kept: &Kept) -> String {
        let (promise, part) = (kept.promise.as_bytes(), kept.part.as_bytes());
        hash(&[b"sevenfold seal 1", promise, &[self.seat as u8], part])
    }

    fn own<'a>(&self, list: &'a Value) -> &'a str {
        list[self.seat - 1].as_str().unwrap_or_default()
    }

    fn wrong(&mut self, what: &'static str) -> Option<Value> {
        self.found.push(what);
        None
    }

    /// Step 1 and 2 of the book.
    fn promised(&mut self, number: u64, promise: &Value, seals: &Value) -> Option<Value> {
        let Some(promise) = promise.as_str().filter(|text| text.len() == 64) else {
            return self.wrong("no promise");
        };
        if self.kept.iter().any(|(other, kept)| *other != number && kept.promise == promise) {
            return self.wrong("an old promise");
        }
        let part = hash(&[b"a stranger's part", &number.to_be_bytes()]);
        let (promise, list) = (promise.to_owned(), None);
        let fresh = Kept { promise: promise.clone(), part, asked: false, taken: false, list };
        self.kept.entry(number).or_insert(fresh);
        let kept = &self.kept[&number];
        if kept.promise != promise {
            return self.wrong("another promise");
        }
        let (sealed, seat) = (self.seal(kept), self.seat);
        let shown = self.own(seals) == sealed;
        let kept = self.kept.get_mut(&number)?;
        kept.taken |= shown;
        let ask = !shown && !std::mem::replace(&mut kept.asked, true);
        ask.then(|| json!({"seal": {"seat": seat, "game": number, "seal": sealed}}))
    }

    /// Step 3.
    fn closed(&mut self, table: &Value, now: u64) -> Option<Value> {
        let (number, fair, facts) = (game(table), &table["fair"], phase(table).1);
        let Some(kept) = self.kept.get(&number) else { return self.no_promise(number) };
        let was_here = self.before.as_ref().is_some_and(|before| is_open(before, number));
        let waits = facts["waits"].as_array().is_some_and(|seats| seats.contains(&json!(self.seat)));
        let time = waits && facts["until"].as_u64()? >= now + REVEALING;
        let shown = self.own(&fair["seals"]);
        let fits = shown == self.seal(kept);
        if fair["commit"] != kept.promise {
            self.wrong("another promise")
        } else if !fits {
            if kept.taken || !shown.is_empty() { self.wrong("another seal") } else { None }
        } else if kept.list.as_ref().is_some_and(|list| *list != fair["seals"]) {
            self.wrong("another list")
        } else if was_here && !time {
            self.wrong("no time")
        } else {
            let seat = self.seat;
            let kept = self.kept.get_mut(&number)?;
            (kept.taken, kept.list) = (true, Some(fair["seals"].clone()));
            Some(json!({"reveal": {"seat": seat, "part": kept.part}}))
        }
    }

    /// Step 4.
    fn dealt(&mut self, table: &Value, now: u64) -> Option<Value> {
        let (number, fair) = (game(table), &table["fair"]);
        let Some(kept) = self.kept.get(&number) else { return self.no_promise(number) };
        let (seal, added) = (self.seal(kept), self.own(&fair["parts"]));
        let shown = self.own(&fair["seals"]);
        let owed = self.before.as_ref().is_some_and(|before| {
            let until = phase(before).1["until"].as_u64().unwrap_or_default();
            is_open(before, number) || phase(before).0 == "dealing" && now < until
        });
        if fair["commit"] != kept.promise {
            self.wrong("another promise")
        } else if kept.taken && shown != seal {
            self.wrong("another seal")
        } else if kept.list.as_ref().is_some_and(|list| *list != fair["seals"]) {
            self.wrong("another list")
        } else if shown != seal || added == kept.part && kept.list.is_some() {
            None
        } else if added != seal {
            self.wrong("another part")
        } else if owed {
            self.wrong("too soon")
        } else {
            None
        }
    }

    /// Whoever was there before the list was closed must have been promised something.
    fn no_promise(&mut self, number: u64) -> Option<Value> {
        let was_here = self.before.as_ref().is_some_and(|before| is_open(before, number));
        if was_here { self.wrong("no promise") } else { None }
    }

    /// Step 5.
    fn add_up(&mut self, table: &Value) {
        let fair = &table["fair"];
        if !self.kept.contains_key(&game(table)) {
            return;
        }
        let texts = |list: &Value| -> Vec<String> {
            let texts = list.as_array().into_iter().flatten();
            texts.map(|text| text.as_str().unwrap_or_default().to_owned()).collect()
        };
        let (secret, promise) = (fair["secret"].as_str(), fair["commit"].as_str().unwrap_or_default());
        let secret = unhex(secret.unwrap_or_default());
        let (parts, seals) = (texts(&fair["parts"]), texts(&fair["seals"]));
        let mut seed = Sha256::new();
        seed.update(b"sevenfold fair deal 1");
        seed.update(&secret);
        for (number, (part, seal)) in (1u8..).zip(parts.iter().zip(&seals)) {
            let sealed = hash(&[b"sevenfold seal 1", promise.as_bytes(), &[number], part.as_bytes()]);
            if part != seal && sealed != *seal {
                self.found.push("a part that does not fit its seal");
            }
            seed.update([part.len() as u8]);
            seed.update(part);
        }
        if hash(&[&secret]) != promise {
            self.found.push("another secret");
        } else if hex(&seed.finalize()) != fair["seed"].as_str().unwrap_or_default() {
            self.found.push("another seed");
        }
    }
}
