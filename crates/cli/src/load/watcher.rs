//! Somebody who looks on.

use std::sync::Arc;

use super::person::Person;
use super::tally::Tally;

/// Listens until it is over.
pub(super) async fn look_on(mut watcher: Person, tally: Arc<Tally>) {
    loop {
        tokio::select! {
            heard = watcher.hear() => match heard {
                Some(heard) => tally.overheard(&heard),
                None => return tally.cut_off(),
            },
            () = tally.over() => return,
        }
    }
}
