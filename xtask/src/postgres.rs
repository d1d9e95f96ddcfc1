//! `PostgreSQL` for tests, and NATS beside it: Debian's, with a cluster of its own in a temporary folder that nobody else can reach.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::phase::{Failed, output, phase, run};
use crate::{debian, nats};

/// Where Debian puts its versions.
const VERSIONS: &str = "/usr/lib/postgresql";

/// Where tests look for it.
const PLACE: &str = "SEVENFOLD_POSTGRES";

/// Suites that say most about a home of the store.
const TELLING: [&str; 5] = ["postgres", "nodes", "tables", "members", "kill"];

/// The same and all others that are not about files.
const ALL: [&str; 7] = ["postgres", "nodes", "tables", "members", "kill", "lobby", "games"];

/// Tests that look into the file behind a server's back.
const ABOUT_FILES: [&str; 2] = ["ratings::", "people::a_leaderboard"];

/// Runs the tests of the store and the server with `PostgreSQL`: the telling ones, or all where time is no matter.
pub(crate) fn tests() -> Result<(), Failed> {
    let suites: &[&str] = if std::env::var_os("SEVENFOLD_LONG").is_some() { &ALL } else { &TELLING };
    phase("the same tests with PostgreSQL", || {
        let (cluster, nats) = (Cluster::start()?, nats::program()?);
        // The same choice of packages as in all tests, so that nothing is built twice.
        let mut cargo = Command::new("cargo");
        cargo.args(["test", "--workspace", "--quiet", "--no-fail-fast"]);
        cargo.args(["--exclude", "sevenfold-browser-tests"]);
        cargo.args(suites.iter().flat_map(|suite| ["--test", suite]));
        cargo.arg("--").args(ABOUT_FILES.iter().flat_map(|words| ["--skip", words]));
        let status = cargo.env(PLACE, cluster.address()).env(nats::PROGRAM, nats).status();
        match status {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(Failed(format!("the tests ended with {status}"))),
            Err(error) => Err(Failed(format!("cargo could not be started: {error}"))),
        }
    })
}

/// A running `PostgreSQL`; it ends with this.
struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
}

impl Cluster {
    fn start() -> Result<Self, Failed> {
        let programs = programs().map_or_else(
            || {
                debian::install("PostgreSQL is", &["postgresql"])?;
                programs()
                    .ok_or_else(|| Failed("PostgreSQL cannot be found although it was installed".into()))
            },
            Ok,
        )?;
        let folder = std::env::temp_dir().join(format!("sevenfold-postgres-{}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|error| Failed(format!("{}: {error}", folder.display())))?;
        if is_root() {
            run("chown", &["postgres", &shown(&folder)])?;
        }
        let cluster = Self { programs, folder };
        let data = shown(&cluster.folder.join("data"));
        let settings =
            ["--auth=trust", "--username=sevenfold", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"];
        cluster.call("initdb", &[["--pgdata", &data].as_slice(), &settings].concat())?;
        // Nobody pulls the plug in a test, so nothing waits for the disk; and it listens in its own folder alone.
        let options =
            format!("-F -c listen_addresses= -c unix_socket_directories={}", shown(&cluster.folder));
        let log = shown(&cluster.folder.join("log"));
        cluster
            .call("pg_ctl", &["--pgdata", &data, "--wait", "--log", &log, "--options", &options, "start"])?;
        Ok(cluster)
    }

    /// How it is reached, by whoever runs the tests.
    fn address(&self) -> String {
        format!("postgres://sevenfold@localhost/postgres?host={}", shown(&self.folder))
    }

    /// Calls one of its programs; they refuse to be called by root.
    fn call(&self, program: &str, arguments: &[&str]) -> Result<(), Failed> {
        let program = shown(&self.programs.join(program));
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", &program]);
            command
        } else {
            Command::new(&program)
        };
        let output =
            command.args(arguments).current_dir(&self.folder).stdin(std::process::Stdio::null()).output();
        match output {
            Ok(output) if output.status.success() => Ok(()),
            Ok(output) => Err(Failed(format!("{program}: {}", String::from_utf8_lossy(&output.stderr)))),
            Err(error) => Err(Failed(format!("{program} could not be started: {error}"))),
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let data = shown(&self.folder.join("data"));
        if let Err(failed) = self.call("pg_ctl", &["--pgdata", &data, "--mode", "immediate", "stop"]) {
            println!("── PostgreSQL was not stopped: {failed}");
        }
        // What stays in the temporary folder harms nobody.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// The folder of its programs: of the newest version that is installed, or wherever the path says.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir(VERSIONS).into_iter().flatten().flatten();
    let newest = versions
        .filter_map(|version| {
            Some((version.file_name().to_str()?.parse::<u32>().ok()?, version.path().join("bin")))
        })
        .filter(|(_, programs)| programs.join("initdb").exists())
        .max();
    newest.map(|(_, programs)| programs).or_else(|| {
        let path = output("which", &["initdb"])?;
        Path::new(path.trim()).parent().map(Path::to_path_buf)
    })
}

fn is_root() -> bool {
    output("id", &["-u"]).is_some_and(|id| id.trim() == "0")
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}
