//! Tables in the open, which all nodes list: what rooms here say of them, what other nodes say, and what is kept.

use std::collections::{HashMap, HashSet};

use sevenfold_lobby::Table;
use sevenfold_protocol::TableCode;

use super::Lobby;
use crate::nodes::{News, NodeId};
use crate::store::{Posted, Store};

/// What is to be thought of tables that were told of, when it is read which there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Known {
    /// They are as they were told, if they are still in the open.
    Current,
    /// News may have been lost.
    Doubtful,
}

impl Lobby {
    /// A table is like this now; nothing if it is no longer in the open.
    pub(crate) fn table(&self, code: TableCode, table: Option<Table>) {
        if let Some(carrier) = &self.carrier {
            carrier.spread(News::table(code, table.clone()));
        }
        self.hear_of(code, table);
    }

    /// The same, of a table that another node has.
    pub(crate) fn hear_of(&self, code: TableCode, table: Option<Table>) {
        self.change(|state| {
            if let Some(heard) = &mut state.heard {
                heard.insert(code);
            }
            state.hall.table(code, table);
        });
    }

    /// A table in the open at which nobody is connected.
    pub(crate) fn posted(&self, posted: Option<Posted>) {
        let Some(Posted { listed, players }) = posted else { return };
        let code = listed.code;
        self.table(code, Some(Table { listed, players, present: Vec::new() }));
    }

    /// Reads which tables are in the open, after something else that makes others tell. Those that are here are known, and what is heard
    /// from now on is newer.
    pub(crate) async fn read_again(&self, store: &Store, known: Known, after: impl Future<Output = ()>) {
        // One after the other: what is heard is noted for one of them.
        let _turn = self.reading.lock().await;
        self.state().heard = Some(HashSet::new());
        after.await;
        let posted = store.posted().await;
        let heard = self.state().heard.take().unwrap_or_default();
        let mut posted: HashMap<TableCode, Posted> = match posted {
            Ok(posted) => posted.into_iter().map(|posted| (posted.listed.code, posted)).collect(),
            Err(error) => {
                tracing::warn!(%error, "the lobby does not know the tables of before");
                return;
            }
        };
        self.change(|state| {
            let told: HashSet<TableCode> = state.hall.codes().collect();
            for code in told.iter().filter(|code| !posted.contains_key(code)) {
                if !heard.contains(code) && !store.holds(*code) {
                    state.hall.table(*code, None);
                }
            }
            posted.retain(|code, _| {
                let stays = known == Known::Current && told.contains(code);
                !stays && !heard.contains(code) && !store.holds(*code)
            });
            for (code, Posted { listed, players }) in posted {
                state.hall.table(code, Some(Table { listed, players, present: Vec::new() }));
            }
        });
    }

    /// Tells another node, or all, what the tables here look like and who is at them.
    pub(crate) fn show_tables(&self, store: &Store, to: Option<&NodeId>) {
        let Some(carrier) = &self.carrier else { return };
        let ours: Vec<News> = {
            let state = self.state();
            let ours = state.hall.tables().filter(|(code, _)| store.holds(*code));
            ours.map(|(code, table)| News::table(code, Some(table.clone()))).collect()
        };
        for news in ours {
            match to {
                // What is too much at once is told when it next changes.
                Some(node) => drop(carrier.tell_one(node.clone(), news)),
                None => carrier.spread(news),
            }
        }
    }
}
