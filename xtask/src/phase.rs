//! One line a phase, with its time.

use std::fmt;
use std::process::Command;
use std::time::Instant;

/// What did not work.
pub struct Failed(pub String);

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Says what begins, does it, and says how long it took.
pub fn phase(name: &str, work: impl FnOnce() -> Result<(), Failed>) -> Result<(), Failed> {
    println!("── {name} …");
    let begun = Instant::now();
    work().map_err(|failed| Failed(format!("{name}: {failed}")))?;
    println!("── {name}: done in {:.0} s", begun.elapsed().as_secs_f32());
    Ok(())
}

/// Runs cargo: the one in the path, so that the toolchain is the one this very command runs with.
pub fn cargo(arguments: &[&str]) -> Result<(), Failed> {
    run("cargo", arguments)
}

/// Runs a command to its end.
pub fn run(program: &str, arguments: &[&str]) -> Result<(), Failed> {
    let line = || format!("{program} {}", arguments.join(" "));
    match Command::new(program).args(arguments).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Failed(format!("`{}` ended with {status}", line()))),
        Err(error) => Err(Failed(format!("`{}` could not be started: {error}", line()))),
    }
}

/// What a command prints, if it ends well.
pub fn output(program: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program).args(arguments).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}
