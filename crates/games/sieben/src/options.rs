//! House rules.

use serde::{Deserialize, Serialize};
use sevenfold_core::{Field, FieldKind, GameOptions, Message, SetupError};

use crate::breach::rule;
use crate::pieces::{Card, Counts, DECK_SIZE, NUMBERS};

/// The house rules of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// SI-1 Copies of 1…7.
    pub deck: Counts,
    /// SI-4 Who begins a round.
    pub next_start: NextStart,
    /// SI-13 Which last card goes out.
    pub finish: Finish,
}

/// SI-4 Who begins a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NextStart {
    /// Each round the next seat.
    #[default]
    Rotate,
    /// Seat 1, always.
    Youngest,
}

/// SI-13 Which last card goes out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finish {
    /// One that makes seven.
    #[default]
    Seven,
    /// Any.
    Any,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            deck: Counts::new([16, 14, 14, 12, 10, 8, 6]),
            next_start: NextStart::default(),
            finish: Finish::default(),
        }
    }
}

impl GameOptions for Options {
    const FIELDS: &'static [Field] = &[
        Field { key: "deck", rule: rule(1), kind: FieldKind::Counts { len: NUMBERS, sum: 80 } },
        Field { key: "next_start", rule: rule(4), kind: FieldKind::Choice(&["rotate", "youngest"]) },
        Field { key: "finish", rule: rule(13), kind: FieldKind::Choice(&["seven", "any"]) },
    ];
}

impl Options {
    /// SI-1 The deck has 80 cards and can make seven.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        if self.deck.wide_total() != DECK_SIZE as u32 {
            let message = Message::new("sieben-deck-sum").with("sum", self.deck.wide_total());
            return Err(SetupError::against(rule(1), message.with("wanted", DECK_SIZE)));
        }
        if !can_make_seven(self.deck) {
            return Err(SetupError::against(rule(1), Message::new("sieben-deck-no-seven")));
        }
        Ok(())
    }
}

/// A 7, or two numbers that add up to seven: longer ways do not exist, since a pile shows two numbers.
fn can_make_seven(deck: Counts) -> bool {
    let has = |number| Card::new(number).is_some_and(|card| deck.of(card) > 0);
    has(7) || (1..=3).any(|number| has(number) && has(7 - number))
}
