//! Why a table could not be laid, in plain words.

use std::io;

use sevenfold_client::Unreachable;
use sevenfold_core::Message;

/// What systems call it when a process has as many files open as it may, or all together have.
const TOO_MANY_FILES: [i32; 2] = [24, 23];

/// Why a table could not be laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Snag {
    /// This process may open no more files, and each person at a table takes one.
    Files,
    /// The server's process may open no more.
    ServersFiles,
    /// The server does not answer in time, or breaks off.
    Silence,
    /// The server answers with this status of HTTP.
    Refused(u16),
    /// A table refuses what is needed to begin.
    Turned,
}

impl Snag {
    /// In one word, for programs.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Files => "files",
            Self::ServersFiles => "files-of-the-server",
            Self::Silence => "silence",
            Self::Refused(_) => "refused",
            Self::Turned => "turned-away",
        }
    }

    /// For people: why, and what can be done.
    pub(super) fn say(self) -> Message {
        match self {
            Self::Files => Message::new("cli-load-files"),
            Self::ServersFiles => Message::new("cli-load-files-of-the-server"),
            Self::Silence => Message::new("cli-load-silence"),
            Self::Refused(status) => Message::new("cli-load-refused").with("status", i64::from(status)),
            Self::Turned => Message::new("cli-load-turned"),
        }
    }
}

impl From<io::Error> for Snag {
    fn from(error: io::Error) -> Self {
        let many = error.raw_os_error().is_some_and(|number| TOO_MANY_FILES.contains(&number));
        if many { Self::Files } else { Self::Silence }
    }
}

impl From<Unreachable> for Snag {
    fn from(error: Unreachable) -> Self {
        match error {
            Unreachable::Refused(status) => Self::Refused(status),
            _ => Self::Silence,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_that_has_all_its_files_open_says_so() {
        assert_eq!(Snag::from(io::Error::from_raw_os_error(24)), Snag::Files);
        assert_eq!(Snag::from(io::Error::from_raw_os_error(111)), Snag::Silence, "nobody listens");
    }
}
