//! Can something be written at the moment?

use super::home::ask;
use super::{Store, StoreError};

/// About as much as somebody's move needs, records included.
const BYTES: usize = 8192;

impl Store {
    /// Writes something, keeps it, and takes it away again: all of it on disk.
    pub(crate) async fn probe(&self) -> Result<(), StoreError> {
        let mut writing = self.write.lock().await;
        let kept = async {
            let connection = writing.connection().await?;
            let filled = ask("INSERT INTO probe (number, filling) VALUES (1, ?) \
                 ON CONFLICT (number) DO UPDATE SET filling = excluded.filling");
            filled.bind(vec![0; BYTES]).execute(&mut *connection).await?;
            ask("DELETE FROM probe").execute(connection).await?;
            Ok(())
        };
        let kept = kept.await;
        if let Err(error) = &kept {
            self.mishaps.tell(error);
            writing.give_up().await;
        }
        kept
    }
}
