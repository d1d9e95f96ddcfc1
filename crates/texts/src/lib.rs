//! Everything a person reads: sentences and rule texts in English, German and Dutch.
//!
//! A [`Message`](sevenfold_core::Message) is a key and facts; [`Texts::say`] makes a sentence of it in one
//! language, for one reader. A rule text is a [`RuleBook`], in which a rule is found by its id.
//!
//! With the feature `embedded` all texts are part of the program. Without it they are handed in as they are needed:
//! [`Texts::load`], [`RuleBook::read`].
//!
//! # What a sentence can use
//! The files are [Fluent](https://projectfluent.org). A fact named `x` is the variable `$x`, and:
//!
//! | fact | also |
//! | --- | --- |
//! | `Arg::Seat` | `$x-is`: `you` if the seat is the reader's, else `other` |
//! | `Arg::Key` | `$x-key`: the key; `$x-a` for each attribute `.a` of that entry (a plural, a case) |
//! | `Arg::List` | `$x-count`: how many; `$x-or`: joined with "or" instead of "and"; `$x-a`, `$x-a-or`: its items in that form |
//! | `Arg::Message` | `$x-a` for each attribute of its entry; `$x-or`: the same as `$x`, where a fact is a list or a description |
//!
//! A form that a word does not have is the word itself: `$x-a` is then `$x`.

#[cfg(feature = "embedded")]
mod aids;
#[cfg(feature = "embedded")]
mod embedded;
mod fluent;
#[cfg(feature = "embedded")]
mod forfeits;
mod glossary;
mod lang;
mod letters;
mod names;
mod pattern;
mod rulebook;
mod texts;
mod variables;

#[cfg(feature = "embedded")]
pub use aids::{aid, aids};
#[cfg(feature = "embedded")]
pub use forfeits::forfeits;
pub use glossary::{Glossary, Piece, Term};
pub use lang::{Lang, UnknownLang};
pub use letters::lowercase;
pub use names::{Names, Nobody, Reader};
#[cfg(feature = "embedded")]
pub use rulebook::rules;
pub use rulebook::{Origin, Rule, RuleBook, Section};
pub use texts::Texts;
