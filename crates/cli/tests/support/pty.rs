//! The program at a pseudo-terminal: keys go in, and what comes out is a screen.

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::num::NonZero;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use rustix::pty::{OpenptFlags, grantpt, ioctl_tiocgptpeer, openpt, unlockpt};
use rustix::termios::{Winsize, tcsetwinsize};
use vt100::Parser;

const PATIENCE: Duration = Duration::from_mins(2);
/// Rows and columns.
const SIZE: [u16; 2] = [24, 80];

/// A screen that grows as the program writes.
type Screen = Arc<(Mutex<Parser>, Condvar)>;

/// The program, and somebody in front of it.
pub(crate) struct Terminal {
    child: Child,
    keys: File,
    screen: Screen,
}

impl Terminal {
    /// Starts a program with these arguments; it keeps what it keeps in this folder.
    pub(crate) fn start(program: &Path, arguments: &[&str], home: &Path) -> Self {
        let mut command = Command::new(program);
        Self::run(command.args(arguments).env("XDG_DATA_HOME", home))
    }

    /// Runs a program.
    pub(crate) fn run(command: &mut Command) -> Self {
        let near = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        grantpt(&near).unwrap();
        unlockpt(&near).unwrap();
        let [rows, columns] = SIZE;
        let size = Winsize { ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 };
        tcsetwinsize(&near, size).unwrap();
        let far = File::from(ioctl_tiocgptpeer(&near, OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap());
        let child = command
            .env("NO_COLOR", "1")
            .env("LANG", "en_GB.UTF-8")
            .stdin(Stdio::from(far.try_clone().unwrap()))
            .stdout(Stdio::from(far.try_clone().unwrap()))
            .stderr(Stdio::from(far))
            .spawn()
            .unwrap();
        let keys = File::from(near);
        let [rows, columns] = SIZE.map(|size| NonZero::new(size).unwrap());
        let screen = Screen::new((Mutex::new(Parser::new(rows, columns, 0)), Condvar::new()));
        read_on(keys.try_clone().unwrap(), Arc::clone(&screen));
        Self { child, keys, screen }
    }

    /// Presses the keys of a text; a line break is Enter.
    pub(crate) fn keys(&mut self, text: &str) {
        self.keys.write_all(text.replace('\n', "\r").as_bytes()).unwrap();
    }

    /// What is on the screen.
    pub(crate) fn screen(&self) -> String {
        let parser = self.screen.0.lock().unwrap_or_else(PoisonError::into_inner);
        parser.screen().contents()
    }

    /// Waits until the screen is as wished; gives the screen.
    pub(crate) fn wait(&self, what: &str, wish: impl Fn(&str) -> bool) -> String {
        let (parser, news) = &*self.screen;
        let end = Instant::now() + PATIENCE;
        let mut parser = parser.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            let shown = parser.screen().contents();
            if wish(&shown) {
                return shown;
            }
            let left = end.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "{what} never came:\n{shown}");
            parser = news.wait_timeout(parser, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Waits until this is on the screen; gives the screen.
    pub(crate) fn wait_for(&self, text: &str) -> String {
        self.wait(text, |screen| screen.contains(text))
    }

    /// As a power cut would: no warning, no last words.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Waits until the program has ended by itself. Was it content?
    pub(crate) fn ended(mut self) -> bool {
        self.child.wait().unwrap().success()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Reads what the program writes until it ends.
fn read_on(mut from: File, screen: Screen) {
    std::thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(count @ 1..) = from.read(&mut bytes) {
            screen.0.lock().unwrap_or_else(PoisonError::into_inner).process(&bytes[..count]);
            screen.1.notify_all();
        }
    });
}
