//! Everything a person reads: sentences and rule texts in English, German and Dutch.
//!
//! A [`Message`](sevenfold_core::Message) is a key and facts; [`Texts::say`] makes a sentence of it in one
//! language, for one reader. Rule texts are found by game and rule id with [`rules`].
//!
//! # What a sentence can use
//! The files are [Fluent](https://projectfluent.org). A fact named `x` is the variable `$x`, and:
//!
//! | fact | also |
//! | --- | --- |
//! | `Arg::Seat` | `$x-is`: `you` if the seat is the reader's, else `other` |
//! | `Arg::Key` | `$x-key`: the key; `$x-a` for each attribute `.a` of that entry (a plural, a case) |
//! | `Arg::List` | `$x-count`: how many; `$x-or`: joined with "or" instead of "and" |
//! | `Arg::Message` | `$x-or`: the same as `$x`, where a fact is a list or a description |

mod embedded;
mod forfeits;
mod lang;
mod names;
mod rulebook;
mod texts;
mod variables;

pub use forfeits::forfeits;
pub use lang::{Lang, UnknownLang};
pub use names::{Names, Nobody, Reader};
pub use rulebook::{Rule, RuleBook, Section, rules};
pub use texts::Texts;
