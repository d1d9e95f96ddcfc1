//! The document: what a record looks like before any game has looked at it.

use serde_json::{Map, Value};

use super::Fault;
use crate::chance::Seed;
use crate::{Message, Seat};

/// The format this program reads and writes.
pub const FORMAT: &str = "sevenfold/1";

/// A record as a document: well-formed, but not yet known to be a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Document {
    /// The game's id.
    pub game: String,
    /// Its options, unread.
    pub options: Value,
    /// How many seats.
    pub seats: u8,
    /// The seed, if the record has one.
    pub seed: Option<Seed>,
    /// The steps, unread: a fault in one of them is found when the game gets there.
    pub steps: Vec<Value>,
    /// The result, unread.
    pub result: Option<Value>,
    /// Keys at the top that are not ours: kept.
    pub others: Map<String, Value>,
}

/// One step of a document.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordedStep {
    /// The table drew.
    Chance(String),
    /// A seat moved.
    Act(Seat, String),
}

impl Document {
    /// Reads a document; a fault names the line, or the key that is wrong.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let value: Value = serde_json::from_str(text).map_err(|error| {
            Fault::head(
                Message::new("record-not-json")
                    .with("line", error.line())
                    .with("column", error.column())
                    .with("error", error.to_string()),
            )
        })?;
        Self::from_value(value)
    }

    /// Reads a document from JSON.
    pub fn from_value(value: Value) -> Result<Self, Fault> {
        let Value::Object(mut top) = value else {
            return Err(Fault::head(Message::new("record-not-an-object")));
        };
        match top.remove("format") {
            Some(Value::String(format)) if format == FORMAT => {}
            Some(other) => {
                let message = Message::new("record-other-format").with("format", short(&other));
                return Err(Fault::head(message.with("ours", FORMAT)));
            }
            None => return Err(bad_key("format", FORMAT)),
        }
        let Some(Value::String(game)) = top.remove("game") else { return Err(bad_key("game", "sieben")) };
        let options = top.remove("options").unwrap_or_else(|| Value::Object(Map::new()));
        let seats = top.remove("seats").and_then(|seats| u8::try_from(seats.as_u64()?).ok());
        let seats = seats.ok_or_else(|| bad_key("seats", "3"))?;
        let seed = read_seed(top.remove("seed"))?;
        let Some(Value::Array(steps)) = top.remove("steps") else { return Err(bad_key("steps", "[…]")) };
        let result = top.remove("result").filter(|result| !result.is_null());
        Ok(Self { game, options, seats, seed, steps, result, others: top })
    }

    /// Reads one step; `index` counts from 0.
    pub fn step(&self, index: usize) -> Result<RecordedStep, Fault> {
        let fault = |key| Fault { step: index + 1, code: super::Code::Record, message: Message::new(key) };
        let step = self.steps.get(index).and_then(Value::as_object).ok_or_else(|| fault("record-step"))?;
        match (step.get("chance"), step.get("seat"), step.get("do")) {
            (Some(Value::String(text)), None, None) => Ok(RecordedStep::Chance(text.clone())),
            (None, Some(seat), Some(Value::String(text))) => {
                let number = seat.as_u64().and_then(|number| u8::try_from(number).ok());
                let seat = number.and_then(Seat::from_number).filter(|seat| seat.number() <= self.seats);
                Ok(RecordedStep::Act(seat.ok_or_else(|| fault("record-step-seat"))?, text.clone()))
            }
            _ => Err(fault("record-step")),
        }
    }

    /// Rewrites the document as JSON, keys in the order of the specification.
    pub fn to_value(&self) -> Value {
        let mut top = Map::new();
        top.insert("format".into(), FORMAT.into());
        top.insert("game".into(), self.game.clone().into());
        top.insert("options".into(), self.options.clone());
        top.insert("seats".into(), self.seats.into());
        if let Some(seed) = &self.seed {
            top.insert("seed".into(), seed.to_string().into());
        }
        top.extend(self.others.clone());
        top.insert("steps".into(), self.steps.clone().into());
        if let Some(result) = &self.result {
            top.insert("result".into(), result.clone());
        }
        Value::Object(top)
    }
}

fn read_seed(value: Option<Value>) -> Result<Option<Seed>, Fault> {
    match value {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => {
            text.parse().map(Some).map_err(|_| Fault::head(Message::new("record-seed")))
        }
        Some(_) => Err(Fault::head(Message::new("record-seed"))),
    }
}

fn bad_key(key: &str, example: &str) -> Fault {
    Fault::head(Message::new("record-key").with("key", key).with("example", example))
}

fn short(value: &Value) -> String {
    value.to_string().chars().take(40).collect()
}
