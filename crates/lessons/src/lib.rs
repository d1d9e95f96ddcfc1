//! Learning by doing: games of a few minutes, led through positions that teach.
//!
//! A [`Lesson`] is a text of `lessons/`, one thing a line; a [`Classroom`] plays it with the game's own engine. A game's
//! first lesson is `<game>.txt`, the others are `<game>.<name>.txt`. What is said at each step is in the language files
//! (`texts/*/lesson-<game>.ftl`), by the step's name, which no other step of the game has; what a lesson is about is
//! there as `lesson-<game>-about-<name>`, of the first one as `about-first`. A rule that no step teaches is named in
//! `lessons/left-to-the-rules.txt`.
//!
//! # The notation
//! ```text
//! game sieben          the head: the game, how many sit at the table, where the learner sits
//! seats 3
//! seat 1
//! options {"…": "…"}   if they are not the usual ones; `new` can be followed by others
//!
//! step hole            a step and its name
//! teaches SI-2 SI-3    the rules it teaches
//! new                  a game begins anew; without it the step goes on from the one before
//! chance deck 3 1 …    what the table draws, as in a record
//! 2 lay 4              what a seat does, as in a record
//! here                 what came before has happened already; what follows is watched
//! ask lay 3 number     the learner is to do this; another way that is as good follows after " | ", and there `lay *`
//!                      is anything that begins with `lay `
//! any lay 3 number     the learner does anything that is allowed; this, if somebody asks what
//! try lay 3 hole SI-6  the learner is to try this, and be refused by that rule
//! # a note
//! ```
//!
//! This crate does no IO and knows no game and no language.

mod classroom;
mod lesson;
mod notation;

pub use classroom::{Classroom, Stage, Unplayable, Verdict};
pub use lesson::{Lesson, Line, Step};
pub use notation::Unreadable;
