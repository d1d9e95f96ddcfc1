//! Tables without a network: the same table as on a server, in a worker of this browser.

mod host;
pub mod shelf;
mod worker;

use serde::{Deserialize, Serialize};
use sevenfold_protocol::{Ask, Settings, TableCode, ToClient};
use sevenfold_table::{Entry, Secret};

/// What a page tells its worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToWorker {
    /// Open a table.
    Open {
        /// Its code, unique in this browser.
        code: TableCode,
        /// How it is set.
        settings: Settings,
        /// 32 random bytes.
        secret: Secret,
    },
    /// Go on with a table that was kept.
    Resume {
        /// Everything that happened at it.
        entries: Vec<Entry>,
    },
    /// Something is asked of the table.
    Ask(Ask),
}

/// What a worker tells its page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromWorker {
    /// The worker listens.
    Ready,
    /// Keep this.
    Keep {
        /// The table's code.
        code: TableCode,
        /// What happened.
        entries: Vec<Entry>,
    },
    /// For the desk.
    Tell(Box<ToClient>),
    /// The table could not be opened or rebuilt.
    Broken,
}
