//! A sign of life: a long build says now and then how long it has been at it.

use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Nobody wonders for longer whether anything still happens.
const SILENCE: Duration = Duration::from_secs(15);

/// Tells the time until it is dropped. Cargo speaks by itself, but not while it links, nor does the packer.
pub(crate) struct Pulse {
    end: Option<Sender<()>>,
    teller: Option<JoinHandle<()>>,
}

impl Pulse {
    /// Begins to tell.
    pub(crate) fn begin() -> Self {
        let begun = Instant::now();
        Self::telling(SILENCE, move || println!("   … {}", so_far(begun.elapsed())))
    }

    fn telling(every: Duration, tell: impl Fn() + Send + 'static) -> Self {
        let (end, ended) = mpsc::channel::<()>();
        let teller = thread::spawn(move || {
            while ended.recv_timeout(every) == Err(RecvTimeoutError::Timeout) {
                tell();
            }
        });
        Self { end: Some(end), teller: Some(teller) }
    }
}

impl Drop for Pulse {
    fn drop(&mut self) {
        // Nothing is told after what comes next.
        drop(self.end.take());
        if let Some(teller) = self.teller.take() {
            let _ = teller.join();
        }
    }
}

/// How long it took so far, as people say it.
fn so_far(time: Duration) -> String {
    let seconds = time.as_secs();
    match (seconds / 60, seconds % 60) {
        (0, seconds) => format!("{seconds} s so far"),
        (minutes, seconds) => format!("{minutes}:{seconds:02} min so far"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_is_told_as_people_say_it() {
        assert_eq!(so_far(Duration::from_secs(45)), "45 s so far");
        assert_eq!(so_far(Duration::from_mins(1)), "1:00 min so far");
        assert_eq!(so_far(Duration::from_secs(454)), "7:34 min so far");
    }

    #[test]
    fn it_tells_again_and_again_and_then_no_more() {
        let (told, hears) = mpsc::channel();
        let pulse = Pulse::telling(Duration::from_millis(1), move || {
            let _ = told.send(());
        });
        assert!((0..3).all(|_| hears.recv().is_ok()));
        drop(pulse);
        // Whoever told is gone with it.
        while hears.try_recv().is_ok() {}
        assert_eq!(hears.recv(), Err(mpsc::RecvError));
    }
}
