//! Ctrl-C: the first one ends the games, the second one the program.

use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use crate::Failure;

/// Has somebody pressed Ctrl-C?
pub(super) struct Interrupt(Arc<AtomicBool>);

/// The exit status of a program that was interrupted.
const INTERRUPTED: i32 = 130;

impl Interrupt {
    /// Listens from now on, for as long as the program runs.
    pub(super) fn listen() -> Result<Self, Failure> {
        let pressed = Arc::new(AtomicBool::new(false));
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
        let heard = Arc::clone(&pressed);
        thread::spawn(move || {
            runtime.block_on(async {
                while tokio::signal::ctrl_c().await.is_ok() {
                    if heard.swap(true, Ordering::Relaxed) {
                        process::exit(INTERRUPTED);
                    }
                }
            });
        });
        Ok(Self(pressed))
    }

    pub(super) fn flag(&self) -> &AtomicBool {
        &self.0
    }
}
