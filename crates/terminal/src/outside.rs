//! What the application needs from the world: seeds and a place for records.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use std::{env, fs};

use serde_json::Value;
use sevenfold_core::chance::Seed;

/// The world outside; tests have one of their own.
pub trait Outside {
    /// A fresh seed.
    fn seed(&mut self) -> Seed;

    /// Keeps a record under this name, or under the path that was asked for; says where.
    fn save(&mut self, name: &str, text: &str) -> io::Result<PathBuf>;

    /// Adds an entry to a hall of fame of the user's; says where it is kept. The date is added here.
    fn honour(&mut self, list: &str, entry: Value) -> io::Result<PathBuf>;
}

/// The real world: the system's entropy and files.
#[derive(Clone, Debug, Default)]
pub struct Real {
    /// Where records go; otherwise each has its own name in the current folder.
    pub record_to: Option<PathBuf>,
}

impl Outside for Real {
    fn seed(&mut self) -> Seed {
        fresh_seed()
    }

    fn save(&mut self, name: &str, text: &str) -> io::Result<PathBuf> {
        let path = self.record_to.clone().unwrap_or_else(|| PathBuf::from(name));
        write_whole(&path, text, Readers::Usual)?;
        Ok(path)
    }

    fn honour(&mut self, list: &str, mut entry: Value) -> io::Result<PathBuf> {
        entry["date"] = today().into();
        let folder = data_folder().ok_or(io::ErrorKind::NotFound)?;
        fs::create_dir_all(&folder)?;
        let path = folder.join(format!("{list}.jsonl"));
        let mut file = fs::OpenOptions::new().create(true).append(true).open(&path)?;
        file.write_all(format!("{entry}\n").as_bytes())?;
        Ok(path)
    }
}

/// Where programs keep a user's data (the XDG base directories).
pub(crate) fn data_folder() -> Option<PathBuf> {
    let absolute = |name| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let home = || Some(absolute("HOME")?.join(".local/share"));
    Some(absolute("XDG_DATA_HOME").or_else(home)?.join("sevenfold"))
}

/// The date of today in UTC, as `2026-11-15`.
fn today() -> String {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    let (year, month, day) = civil(since.as_secs() / (24 * 60 * 60));
    format!("{year:04}-{month:02}-{day:02}")
}

/// Year, month and day of so many days after 1970-01-01. Years begin in March here, so that a leap day comes last.
fn civil(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    (400 * era + year_of_era + u64::from(month <= 2), month, day)
}

/// A seed from the system's entropy.
pub(crate) fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    // A system without entropy cannot deal cards; there is no game to save from this.
    getrandom::fill(&mut bytes).expect("the system has a source of randomness");
    Seed(bytes)
}

/// Who may read a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Readers {
    /// As the user's files usually are.
    Usual,
    /// The user alone.
    Owner,
}

/// Writes beside the file and then puts it in place, so that nothing is ever half-written.
pub(crate) fn write_whole(path: &Path, text: &str, readers: Readers) -> io::Result<()> {
    let mut name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?.to_owned();
    name.push(".part");
    let part = path.with_file_name(name);
    let written = new_file(&part, readers).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    let placed = written.and_then(|()| fs::rename(&part, path));
    if placed.is_err() {
        let _ = fs::remove_file(&part);
    }
    placed
}

fn new_file(path: &Path, readers: Readers) -> io::Result<fs::File> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    if readers == Readers::Owner {
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    options.open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(20_772), (2026, 11, 15));
        assert_eq!(civil(47_541), (2100, 3, 1));
    }

    #[test]
    fn a_record_is_written_whole_or_not_at_all() {
        let folder = env::temp_dir().join(format!("sevenfold-terminal-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("game.sevens.json");
        let mut real = Real { record_to: Some(path.clone()) };
        assert_eq!(real.save("other", "{}").unwrap(), path);
        assert_eq!(fs::read_to_string(&path).unwrap(), "{}");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        real.record_to = Some(folder.join("no/such/folder/game.json"));
        assert!(real.save("other", "{}").is_err());
        fs::remove_dir_all(&folder).unwrap();
    }
}
