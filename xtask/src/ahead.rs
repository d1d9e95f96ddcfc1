//! Building ahead: what is needed later is built while one processor has nothing to do.

use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A build that goes on beside others, wherever those leave a processor idle. It is silent: whatever it does not bring
/// about, whoever needs it builds again and hears why it cannot be built.
pub(crate) struct Ahead(Option<Child>);

impl Ahead {
    /// Begins a build of cargo.
    pub(crate) fn cargo(arguments: &[&str]) -> Self {
        Self::begin(Path::new("cargo"), arguments)
    }

    /// Begins a chore of this very program.
    pub(crate) fn chore(arguments: &[&str]) -> Self {
        std::env::current_exe().map_or(Self(None), |program| Self::begin(&program, arguments))
    }

    /// Where there is no `nice`, nothing is built ahead.
    fn begin(program: &Path, arguments: &[&str]) -> Self {
        let mut command = Command::new("nice");
        command.args(["-n", "19"]).arg(program).args(arguments);
        Self(command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().ok())
    }

    /// Waits until it has done what it can.
    pub(crate) fn join(mut self) {
        if let Some(mut build) = self.0.take() {
            // How it ended is told by the build that follows.
            let _ = build.wait();
        }
    }
}

impl Drop for Ahead {
    fn drop(&mut self) {
        if let Some(build) = &mut self.0 {
            // One that has ended needs no end.
            let _ = build.kill();
            let _ = build.wait();
        }
    }
}
