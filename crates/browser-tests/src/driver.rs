//! The program that drives browsers: started for a story, and ended with all its browsers when the story is over.

use std::io::{BufRead, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// What to do about a browser that is missing.
const MISSING: &str = "browser tests need Debian's packages `chromium` and `chromium-driver`: \
                       `cargo xtask test` installs them where it may";

/// How long it may take to close all browsers.
const LAST_WORDS: Duration = Duration::from_secs(10);

/// A running chromedriver.
pub(crate) struct Driver {
    process: Child,
    address: SocketAddr,
}

impl Driver {
    /// Starts one on a port of its own.
    pub(crate) fn start() -> Self {
        let process = Command::new("chromedriver").arg("--port=0").stdout(Stdio::piped()).spawn();
        let mut process = process.unwrap_or_else(|error| panic!("chromedriver: {error}; {MISSING}"));
        let mut said = BufReader::new(process.stdout.take().unwrap());
        let port = port(&mut said).unwrap_or_else(|| panic!("chromedriver does not listen; {MISSING}"));
        // Nobody reads the rest, but it has to go somewhere.
        std::thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
        Self { process, address: SocketAddr::from(([127, 0, 0, 1], port)) }
    }

    /// Where it listens.
    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Closes every browser it has opened, also when a story failed in the middle.
    fn close_all(&self) -> std::io::Result<()> {
        let mut stream = TcpStream::connect(self.address)?;
        stream.set_read_timeout(Some(LAST_WORDS))?;
        write!(stream, "GET /shutdown HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", self.address)?;
        stream.read_to_end(&mut Vec::new())?;
        Ok(())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // One that does not listen any more is ended all the same.
        let _ = self.close_all();
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// "`ChromeDriver` was started successfully on port 12345."
fn port(said: &mut impl BufRead) -> Option<u16> {
    said.lines().map_while(Result::ok).find_map(|line| {
        let (_, port) = line.split_once("started successfully on port ")?;
        port.trim_end_matches('.').parse().ok()
    })
}
