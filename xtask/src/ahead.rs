//! Building ahead: what is needed later is built while one processor has nothing to do.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// A build that goes on beside others, wherever those leave a processor idle. It is silent as long as others speak: whatever
/// it does not bring about, whoever needs it builds again and hears why it cannot be built.
pub(crate) struct Ahead {
    build: Option<Child>,
    aloud: Arc<AtomicBool>,
}

impl Ahead {
    /// Begins a build of cargo.
    pub(crate) fn cargo(arguments: &[&str]) -> Self {
        Self::begin(Path::new("cargo"), arguments)
    }

    /// Begins a chore of this very program.
    pub(crate) fn chore(arguments: &[&str]) -> Self {
        let nothing = |_| Self { build: None, aloud: Arc::default() };
        std::env::current_exe().map_or_else(nothing, |program| Self::begin(&program, arguments))
    }

    /// Where there is no `nice`, nothing is built ahead.
    fn begin(program: &Path, arguments: &[&str]) -> Self {
        let mut command = Command::new("nice");
        command.args(["-n", "19"]).arg(program).args(arguments);
        let aloud = Arc::new(AtomicBool::new(false));
        let silent = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut build = silent.spawn().ok();
        if let Some(words) = build.as_mut().and_then(|build| build.stderr.take()) {
            let aloud = Arc::clone(&aloud);
            thread::spawn(move || {
                // Always read, so that it never waits for somebody to listen.
                for line in BufReader::new(words).split(b'\n').map_while(Result::ok) {
                    if aloud.load(Ordering::Relaxed) {
                        eprintln!("{}", String::from_utf8_lossy(&line));
                    }
                }
            });
        }
        Self { build, aloud }
    }

    /// Waits until it has done what it can, and lets it speak from now on.
    pub(crate) fn join_aloud(self) {
        self.aloud.store(true, Ordering::Relaxed);
        self.join();
    }

    /// Waits until it has done what it can.
    pub(crate) fn join(mut self) {
        if let Some(mut build) = self.build.take() {
            // How it ended is told by the build that follows.
            let _ = build.wait();
        }
    }
}

impl Drop for Ahead {
    fn drop(&mut self) {
        if let Some(build) = &mut self.build {
            // One that has ended needs no end.
            let _ = build.kill();
            let _ = build.wait();
        }
    }
}
