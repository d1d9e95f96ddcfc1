//! Single values: numbers and words.

use std::fmt::Display;

use super::{Done, Writer};
use crate::shape::Kind;

impl Writer<'_> {
    pub(super) fn number(self, number: i64) -> Done {
        match &self.shape.kind {
            Kind::Derived(_) => {}
            Kind::Number { plus, .. } => return self.digits(number, *plus),
            Kind::OneOf { least } => {
                let place = usize::try_from(number - least).ok().filter(|place| *place < self.out.len());
                let Some(place) = place else { return self.misfit(&number.to_string()) };
                self.out[place] = 1;
            }
            Kind::Word(words) | Kind::Code { words, .. } | Kind::Bag(words) => {
                let place = words.place_of(number);
                return self.place(place, &number);
            }
            _ => return self.misfit("a number"),
        }
        Ok(())
    }

    /// A number and what is added to it, the highest digit first.
    fn digits(self, number: i64, plus: i64) -> Done {
        let Ok(whole) = u64::try_from(number.saturating_add(plus)) else {
            return self.misfit(&number.to_string());
        };
        let digits = whole.to_be_bytes();
        let (high, low) = digits.split_at(digits.len() - self.out.len());
        if high.iter().any(|digit| *digit != 0) {
            return self.misfit(&number.to_string());
        }
        self.out.copy_from_slice(low);
        Ok(())
    }

    /// A word, which may be the `index`-th of its kind.
    pub(super) fn word_near(self, index: u32, word: &str) -> Done {
        match &self.shape.kind {
            Kind::Word(words) | Kind::Code { words, .. } | Kind::Bag(words) => {
                let place = words.place_near(index, word);
                self.place(place, &word)
            }
            _ => self.word(word),
        }
    }

    pub(super) fn word(self, word: &str) -> Done {
        match &self.shape.kind {
            Kind::Derived(_) => {}
            Kind::Word(words) | Kind::Code { words, .. } | Kind::Bag(words) => {
                let place = words.place(word);
                return self.place(place, &word);
            }
            Kind::Letters(letters) => {
                for letter in word.chars() {
                    let place = letters.find(letter);
                    let more = place.and_then(|place| Some((place, self.out[place].checked_add(1)?)));
                    let Some((place, more)) = more else { return self.misfit(word) };
                    self.out[place] = more;
                }
            }
            Kind::Choice(_) => return self.form(word).map(drop),
            _ => return self.misfit(word),
        }
        Ok(())
    }

    /// Writes a word whose place has been looked for.
    fn place(self, place: Option<usize>, word: &dyn Display) -> Done {
        let Some(place) = place else { return self.misfit(&word.to_string()) };
        match &self.shape.kind {
            Kind::Word(_) => self.out[place] = 1,
            Kind::Code { .. } => self.out[0] = byte(place + 1),
            Kind::Bag(_) => match self.out[place].checked_add(1) {
                Some(more) => self.out[place] = more,
                None => return self.misfit("too many of a kind"),
            },
            _ => return self.misfit(&word.to_string()),
        }
        Ok(())
    }
}

/// How many there are, as it is written: lists and words are fewer than a byte can count, which is asserted where a
/// shape is made.
pub(super) fn byte(many: usize) -> u8 {
    u8::try_from(many).unwrap_or(u8::MAX)
}
