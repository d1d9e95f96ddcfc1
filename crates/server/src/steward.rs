//! Looking after a place at the terminal: on its database, whether a server runs on it or not.

pub use crate::store::steward::{
    Decision, InUse, Listed, Reported, Summary, decide, invite, members, reports, set_role, settle, summary,
    tables,
};
