//! Looking after a place at the terminal: on its database, whether a server runs on it or not.

pub use crate::store::steward::{Decision, Listed, Summary, decide, invite, members, set_role, summary};
