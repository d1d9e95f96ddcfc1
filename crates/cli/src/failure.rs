//! What ends a command early.

use std::io::{self, ErrorKind};
use std::path::Path;
use std::process::ExitCode;

use sevenfold_core::{Arg, Message, SetupError};

/// Why a command could not do what was asked: one sentence that says what to do.
#[derive(Debug)]
pub struct Failure {
    /// The sentence; `None` if nobody listens any more.
    pub message: Option<Message>,
}

impl Failure {
    /// Something is wrong with what was asked.
    pub const fn new(message: Message) -> Self {
        Self { message: Some(message) }
    }

    /// The exit status: 2, or 0 after a closed pipe.
    pub fn status(&self) -> ExitCode {
        if self.message.is_some() { ExitCode::from(2) } else { ExitCode::SUCCESS }
    }
}

/// The output could not be written. A reader who has seen enough and closed the pipe is no failure.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == ErrorKind::BrokenPipe {
            return Self { message: None };
        }
        Self::new(Message::new("cli-output").with("reason", reason(&error)))
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Self {
        Self::new(error.message)
    }
}

/// Why the system refused, in the reader's language where the cause is a common one.
pub(crate) fn reason(error: &io::Error) -> Arg {
    match error.kind() {
        ErrorKind::NotFound => Arg::key("cli-io-not-found"),
        ErrorKind::PermissionDenied => Arg::key("cli-io-denied"),
        ErrorKind::IsADirectory => Arg::key("cli-io-directory"),
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => Arg::key("cli-io-not-a-directory"),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Arg::key("cli-io-full"),
        ErrorKind::FileTooLarge => Arg::key("cli-io-too-large"),
        ErrorKind::InvalidData => Arg::key("cli-io-not-text"),
        ErrorKind::ReadOnlyFilesystem => Arg::key("cli-io-read-only"),
        _ => Arg::Text(error.to_string()),
    }
}

/// A file or folder that cannot be read.
pub(crate) fn unreadable(path: &Path, error: &io::Error) -> Message {
    let message = Message::new("cli-file-unreadable").with("file", path.display().to_string());
    message.with("reason", reason(error))
}

/// A file or folder that cannot be written.
pub(crate) fn unwritable(path: &Path, error: &io::Error) -> Failure {
    let message = Message::new("cli-file-unwritable").with("file", path.display().to_string());
    Failure::new(message.with("reason", reason(error)))
}
