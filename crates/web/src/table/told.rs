//! What has happened in the game, in the game's own types: an event is read once, when it comes.

use std::any::Any;

use serde::de::DeserializeOwned;
use sevenfold_core::Viewer;
use sevenfold_protocol::LogLine;

/// An event of the log, and when it came.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Told<E> {
    /// The version of the table it came with.
    pub version: u64,
    /// How many steps of the game had been taken after it.
    pub step: u32,
    /// What happened.
    pub event: E,
}

/// What was read of a log so far; its type only those know who read it.
#[derive(Default)]
pub(crate) struct Events(Option<Box<dyn Any + Send + Sync>>);

/// Whose log it is, and how often that was not only added to.
pub(crate) type Edition = (Viewer, u32);

struct Read<E> {
    of: Edition,
    lines: usize,
    told: Vec<Told<E>>,
}

impl Events {
    /// The events of a log, oldest first; those that were read before are not read again.
    #[inline(never)]
    pub(crate) fn of<E>(&mut self, of: Edition, log: &[LogLine]) -> &[Told<E>]
    where
        E: DeserializeOwned + Send + Sync + 'static,
    {
        let same = |read: &Read<E>| read.of == of && read.lines <= log.len();
        if !self.0.as_ref().and_then(|known| known.downcast_ref()).is_some_and(same) {
            self.0 = Some(Box::new(Read::<E> { of, lines: 0, told: Vec::new() }));
        }
        let Some(read) = self.0.as_mut().and_then(|known| known.downcast_mut::<Read<E>>()) else {
            return &[];
        };
        read.told.extend(log.iter().skip(read.lines).filter_map(|line| {
            let event = line.event.as_ref()?.read().ok()?;
            Some(Told { version: line.version, step: line.step, event })
        }));
        read.lines = log.len();
        &read.told
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_core::Message;
    use sevenfold_core::json::Data;
    use sevenfold_protocol::{LogKind, Millis};

    fn line(step: u32, event: &str) -> LogLine {
        let event = Some(Data::write(&event));
        let message = Message::new("event");
        LogLine { version: 1, step, at: Millis(0), kind: LogKind::Game, message, event }
    }

    #[test]
    fn an_event_is_read_once_unless_the_log_is_another_one() {
        let mut events = Events::default();
        let mut log = vec![line(1, "laid"), line(2, "drawn")];
        let told = |told: &[Told<String>]| told.iter().map(|told| told.event.clone()).collect::<Vec<_>>();
        assert_eq!(told(events.of((Viewer::Watcher, 1), &log)), ["laid", "drawn"]);
        // What was read before is not looked at again; so it does not matter that it is another one here.
        log[0] = line(1, "unread");
        log.push(line(3, "passed"));
        assert_eq!(told(events.of((Viewer::Watcher, 1), &log)), ["laid", "drawn", "passed"]);
        assert_eq!(told(events.of((Viewer::Watcher, 2), &log)), ["unread", "drawn", "passed"]);
        assert_eq!(told(events.of((Viewer::Watcher, 2), &log[..1])), ["unread"], "a shorter one");
    }
}
