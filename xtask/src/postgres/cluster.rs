//! A `PostgreSQL` in a temporary folder that nobody else can reach.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::debian;
use xtask::phase::{Failed, output, run};

/// What makes certificates; it comes with `PostgreSQL`.
const OPENSSL: &str = "/usr/bin/openssl";

/// Where Debian puts its versions.
const VERSIONS: &str = "/usr/lib/postgresql";

/// A running `PostgreSQL`; it ends with this.
pub(crate) struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
}

impl Cluster {
    /// Starts it, installed where it is missing.
    pub(crate) fn start() -> Result<Self, Failed> {
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
        let cluster = Self { programs, folder, port: free_port()? };
        let data = shown(&cluster.folder.join("data"));
        let settings =
            ["--auth=trust", "--username=sevenfold", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"];
        cluster.call("initdb", &[["--pgdata", &data].as_slice(), &settings].concat())?;
        cluster.make_certificate()?;
        // Nobody pulls the plug in a test, so nothing waits for the disk; and it listens for this machine alone.
        let options = format!(
            "-F -p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c max_connections=300 \
             -c ssl=on -c ssl_cert_file={folder}/server.crt -c ssl_key_file={folder}/server.key",
            cluster.port,
            folder = shown(&cluster.folder)
        );
        let log = shown(&cluster.folder.join("log"));
        cluster
            .call("pg_ctl", &["--pgdata", &data, "--wait", "--log", &log, "--options", &options, "start"])?;
        Ok(cluster)
    }

    /// How it is reached, by whoever runs the tests.
    pub(crate) fn address(&self) -> String {
        format!("postgres://sevenfold@localhost:{}/postgres?host={}", self.port, shown(&self.folder))
    }

    /// How it is reached over the network: encrypted, and it must show the certificate of its name.
    pub(crate) fn address_over_network(&self) -> String {
        let set = format!("sslmode=verify-full&sslrootcert={}", shown(&self.folder.join("root.crt")));
        format!("postgres://sevenfold@localhost:{}/postgres?{set}", self.port)
    }

    /// A root of its own, and a certificate for this machine that hangs on it.
    fn make_certificate(&self) -> Result<(), Failed> {
        let make = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2";
        for rest in [
            "-keyout root.key -out root.crt -subj /CN=sevenfold-tests",
            "-keyout server.key -out server.crt -subj /CN=localhost -CA root.crt -CAkey root.key \
             -addext subjectAltName=DNS:localhost -addext basicConstraints=critical,CA:FALSE",
        ] {
            let arguments: Vec<&str> = make.split(' ').chain(rest.split_whitespace()).collect();
            self.call(OPENSSL, &arguments)?;
        }
        Ok(())
    }

    /// A program that restarts it as if it had crashed.
    pub(crate) fn restart(&self) -> Result<PathBuf, Failed> {
        let [data, log] = ["data", "log"].map(|name| shown(&self.folder.join(name)));
        let line = self.line("pg_ctl").join(" ");
        let script =
            format!("#!/bin/sh\nexec {line} --pgdata {data} --wait --log {log} --mode immediate restart\n");
        let path = self.folder.join("restart");
        std::fs::write(&path, script).map_err(|error| Failed(format!("{}: {error}", path.display())))?;
        run("chmod", &["755", &shown(&path)])?;
        Ok(path)
    }

    /// How one of its programs is called, or any other by its path; its own refuse to be called by root.
    fn line(&self, program: &str) -> Vec<String> {
        let become_postgres = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"];
        let before: &[&str] = if is_root() { &become_postgres } else { &[] };
        before.iter().map(ToString::to_string).chain([shown(&self.programs.join(program))]).collect()
    }

    /// Calls one of its programs.
    fn call(&self, program: &str, arguments: &[&str]) -> Result<(), Failed> {
        let line = self.line(program);
        let mut command = Command::new(&line[0]);
        command.args(&line[1..]).args(arguments).current_dir(&self.folder);
        let output = command.stdin(std::process::Stdio::null()).output();
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

/// A port that is free now.
fn free_port() -> Result<u16, Failed> {
    let bound = std::net::TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    bound.map(|address| address.port()).map_err(|error| Failed(format!("no port is free: {error}")))
}

fn is_root() -> bool {
    output("id", &["-u"]).is_some_and(|id| id.trim() == "0")
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}
