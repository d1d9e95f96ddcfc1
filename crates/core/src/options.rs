//! House rules, described so that a form, a check and a sweep can be made from one declaration.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::{Arg, Message, RuleId, SetupError, json};

/// The options of a game: a struct with a default for every field, unknown keys refused.
pub trait GameOptions:
    Clone + PartialEq + std::fmt::Debug + Default + Serialize + DeserializeOwned + Send + Sync
{
    /// What can be chosen.
    const FIELDS: &'static [Field];
}

/// One option.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Field {
    /// Its name in records.
    pub key: &'static str,
    /// The rule it is about.
    pub rule: RuleId,
    /// What it can be.
    pub kind: FieldKind,
}

/// What an option can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FieldKind {
    /// One of these words.
    Choice(&'static [&'static str]),
    /// One of these numbers.
    Number(&'static [i64]),
    /// Yes or no.
    Flag,
    /// Several numbers from 0 on with a given sum, such as the copies of each card.
    Counts {
        /// How many numbers.
        len: usize,
        /// What they add up to.
        sum: i64,
    },
}

impl FieldKind {
    fn takes(self, value: &Value) -> bool {
        match self {
            Self::Choice(words) => value.as_str().is_some_and(|word| words.contains(&word)),
            Self::Number(numbers) => value.as_i64().is_some_and(|number| numbers.contains(&number)),
            Self::Flag => value.is_boolean(),
            Self::Counts { len, sum } => value.as_array().is_some_and(|items| {
                let counts: Option<Vec<i64>> =
                    items.iter().map(|item| item.as_i64().filter(|n| (0..=sum).contains(n))).collect();
                counts.is_some_and(|counts| counts.len() == len && counts.iter().sum::<i64>() == sum)
            }),
        }
    }

    fn wanted(self) -> Arg {
        match self {
            Self::Choice(words) => Arg::list(words.iter().copied()),
            Self::Number(numbers) => Arg::list(numbers.iter().copied()),
            Self::Flag => Arg::list(["true", "false"]),
            Self::Counts { len, sum } => {
                Message::new("setup-option-counts").with("len", len).with("sum", sum).into()
            }
        }
    }
}

/// Reads options, defaults filled in; says which key or value is wrong and what would do.
pub fn read_options<O: GameOptions>(value: &Value) -> Result<O, SetupError> {
    let Value::Object(given) = value else {
        return Err(SetupError::odd(Message::new("setup-options-not-an-object")));
    };
    check_fields(O::FIELDS, given)?;
    json::from_value(value)
        .map_err(|error| SetupError::odd(Message::new("setup-options").with("error", error.to_string())))
}

fn check_fields(fields: &[Field], given: &Map<String, Value>) -> Result<(), SetupError> {
    for (key, value) in given {
        let Some(field) = fields.iter().find(|field| field.key == key) else {
            let known = Arg::list(fields.iter().map(|field| field.key));
            let message = Message::new("setup-option-unknown").with("key", key.as_str()).with("known", known);
            return Err(SetupError::odd(message.with("count", fields.len())));
        };
        if !field.kind.takes(value) {
            let message = Message::new("setup-option-value")
                .with("key", key.as_str())
                .with("value", value.to_string())
                .with("wanted", field.kind.wanted());
            return Err(SetupError::against(field.rule, message));
        }
    }
    Ok(())
}
