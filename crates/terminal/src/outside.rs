//! What the application needs from the world: seeds and a place for records.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use sevenfold_core::chance::Seed;

/// The world outside; tests have one of their own.
pub trait Outside {
    /// A fresh seed.
    fn seed(&mut self) -> Seed;

    /// Keeps a record under this name, or under the path that was asked for; says where.
    fn save(&mut self, name: &str, text: &str) -> io::Result<PathBuf>;
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
        write_whole(&path, text)?;
        Ok(path)
    }
}

/// A seed from the system's entropy.
pub fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    // A system without entropy cannot deal cards; there is no game to save from this.
    getrandom::fill(&mut bytes).expect("the system has a source of randomness");
    Seed(bytes)
}

/// Writes beside the file and then puts it in place, so that nothing is ever half-written.
fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let mut name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?.to_owned();
    name.push(".part");
    let part = path.with_file_name(name);
    let written = fs::File::create(&part).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    let placed = written.and_then(|()| fs::rename(&part, path));
    if placed.is_err() {
        let _ = fs::remove_file(&part);
    }
    placed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_written_whole_or_not_at_all() {
        let folder = std::env::temp_dir().join(format!("sevenfold-terminal-{}", std::process::id()));
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
