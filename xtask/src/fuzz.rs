//! Coverage-guided fuzzing: every target for its share of the time, and how many inputs that were.
//!
//! The compiler's own passes put the counters in, so the usual toolchain does; libFuzzer itself is built with the C++
//! compiler of the machine.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use xtask::phase::{Failed, cargo, output, phase};

/// Where everything of this goes.
const WORK: &str = "target/fuzz";
/// The inputs that are worth keeping, and that the tests feed.
const CORPUS: &str = "fuzz/corpus";
/// Counters for every edge, and what comparisons compare.
const FLAGS: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
     -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
     -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=16";
/// Bytes of an input that is tried, and of one that is kept in the repository.
const LONGEST: u32 = 8192;
const LONGEST_KEPT: u32 = 2048;
/// Seconds after which one input counts as a fault.
const PATIENCE: u32 = 60;

/// What to do.
pub(crate) enum Fuzz {
    /// Look for faults, for so many minutes in all.
    For(u64),
    /// Keep the smallest set of inputs that reaches what was reached.
    Keep,
}

impl Fuzz {
    /// Reads the argument of `cargo xtask fuzz`.
    pub(crate) fn read(argument: Option<&str>) -> Result<Self, Failed> {
        match argument {
            None => Ok(Self::For(10)),
            Some("keep") => Ok(Self::Keep),
            Some(minutes) => {
                let wrong = |_| Failed(format!("`fuzz` takes minutes or `keep`, not `{minutes}`"));
                minutes.parse().map(Self::For).map_err(wrong)
            }
        }
    }
}

/// Builds the targets and runs them.
pub(crate) fn fuzz(what: &Fuzz) -> Result<(), Failed> {
    let host = host()?;
    phase("build the targets", || build(&host))?;
    let seeds = format!("{WORK}/seeds");
    phase("first inputs", || {
        cargo(&["run", "--quiet", "--package", "sevenfold-fuzz", "--example", "seeds", "--", &seeds])
    })?;
    let targets = targets()?;
    let mut figures = Vec::new();
    for name in &targets {
        let program = Path::new(WORK).join(&host).join("release").join(name);
        match what {
            Fuzz::For(minutes) => {
                let seconds = (minutes * 60 / targets.len() as u64).max(1);
                phase(name, || {
                    figures.push((name.clone(), look(&program, name, seconds)?));
                    Ok(())
                })?;
            }
            Fuzz::Keep => phase(name, || keep(&program, name))?,
        }
    }
    for (name, inputs) in &figures {
        println!("{name:<26}{inputs:>12} inputs");
    }
    if let Fuzz::For(_) = what {
        println!(
            "{:<26}{:>12} inputs, no fault",
            "all",
            figures.iter().map(|(_, inputs)| inputs).sum::<u64>()
        );
    }
    Ok(())
}

/// The machine's own target: named, so that the flags do not reach what runs during the build.
fn host() -> Result<String, Failed> {
    let said = output("rustc", &["--version", "--verbose"]).unwrap_or_default();
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| Failed("rustc does not say which machine this is".to_owned()))
}

fn build(host: &str) -> Result<(), Failed> {
    let mut command = Command::new("cargo");
    command.args(["build", "--release", "--manifest-path", "fuzz/Cargo.toml", "--target", host]);
    command.env("CARGO_TARGET_DIR", WORK).env("RUSTFLAGS", FLAGS);
    finish(&mut command, "the build of the targets").map(drop)
}

/// The names of all targets.
fn targets() -> Result<Vec<String>, Failed> {
    let folder =
        fs::read_dir("fuzz/fuzz_targets").map_err(|error| Failed(format!("fuzz_targets: {error}")))?;
    let mut names: Vec<String> =
        folder.filter_map(|file| Some(file.ok()?.path().file_stem()?.to_str()?.replace('_', "-"))).collect();
    names.sort();
    Ok(names)
}

/// Runs a target for some seconds; how many inputs were tried.
fn look(program: &Path, name: &str, seconds: u64) -> Result<u64, Failed> {
    let found = folder(&format!("{WORK}/found/{name}"))?;
    let faults = folder(&format!("{WORK}/faults"))?;
    let mut command = Command::new(program);
    command
        .arg(&found)
        .args([format!("{CORPUS}/{name}"), format!("{WORK}/seeds/{name}")])
        .args([format!("-max_total_time={seconds}"), format!("-max_len={LONGEST}")])
        .args([format!("-timeout={PATIENCE}"), "-print_final_stats=1".to_owned(), "-verbosity=0".to_owned()])
        .arg(format!("-artifact_prefix={}/{name}-", faults.display()));
    let said = finish(&mut command, name)?;
    let count = said.lines().find_map(|line| line.strip_prefix("stat::number_of_executed_units:"));
    count
        .and_then(|count| count.trim().parse().ok())
        .ok_or_else(|| Failed(format!("{name} does not say how many inputs it tried")))
}

/// Puts into the corpus the smallest inputs that together reach all that was reached.
fn keep(program: &Path, name: &str) -> Result<(), Failed> {
    let corpus = folder(&format!("{CORPUS}/{name}"))?;
    let smallest = PathBuf::from(format!("{WORK}/smallest/{name}"));
    // What an earlier run has left there would be kept for ever.
    let _ = fs::remove_dir_all(&smallest);
    let smallest = folder(&smallest.display().to_string())?;
    let found = folder(&format!("{WORK}/found/{name}"))?;
    let mut command = Command::new(program);
    command.args(["-merge=1".to_owned(), format!("-max_len={LONGEST_KEPT}"), "-verbosity=0".to_owned()]);
    command.args([&smallest, &corpus, &found]).arg(format!("{WORK}/seeds/{name}"));
    finish(&mut command, name)?;
    let failed = |error: std::io::Error| Failed(format!("{name}: {error}"));
    fs::remove_dir_all(&corpus).map_err(failed)?;
    fs::create_dir_all(&corpus).map_err(failed)?;
    for file in fs::read_dir(&smallest).map_err(failed)? {
        let file = file.map_err(failed)?;
        fs::copy(file.path(), corpus.join(file.file_name())).map_err(failed)?;
    }
    Ok(())
}

fn folder(path: &str) -> Result<PathBuf, Failed> {
    fs::create_dir_all(path).map_err(|error| Failed(format!("{path}: {error}")))?;
    Ok(PathBuf::from(path))
}

/// Runs a command to its end and gives what it wrote to standard error, which is shown only if it fails.
fn finish(command: &mut Command, name: &str) -> Result<String, Failed> {
    let run = command.stdin(Stdio::null()).output();
    let run = run.map_err(|error| Failed(format!("{name} could not be started: {error}")))?;
    let said = String::from_utf8_lossy(&run.stderr).into_owned();
    if run.status.success() { Ok(said) } else { Err(Failed(format!("{name} failed:\n{said}"))) }
}
