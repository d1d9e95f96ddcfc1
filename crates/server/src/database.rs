//! Where a place keeps everything: in a file of its own, or in a database that others look after.

use std::fmt;
use std::path::{Path, PathBuf};

use crate::Failure;

/// Where a place keeps everything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Database {
    /// In a file of `SQLite`.
    File(PathBuf),
    /// In a database of `PostgreSQL`.
    Postgres(Address),
}

/// The address of a database, `postgres://…`. The password in it is shown to nobody.
#[derive(Clone, PartialEq, Eq)]
pub struct Address(String);

impl Database {
    /// The database at this address, if it is one of `PostgreSQL`.
    pub fn at(address: &str) -> Option<Self> {
        let known = ["postgres://", "postgresql://"].iter().any(|scheme| address.starts_with(scheme));
        known.then(|| Self::Postgres(Address(address.to_owned())))
    }

    /// The file, for what only files need.
    pub fn file(&self) -> Result<&Path, Failure> {
        match self {
            Self::File(path) => Ok(path),
            Self::Postgres(_) => Err(Failure::OwnTools(self.shown())),
        }
    }

    /// As it is shown to people.
    pub fn shown(&self) -> PathBuf {
        match self {
            Self::File(path) => path.clone(),
            Self::Postgres(address) => address.to_string().into(),
        }
    }
}

impl Address {
    pub(crate) fn new(address: impl Into<String>) -> Self {
        Self(address.into())
    }

    /// As a database library wants it, with everything.
    pub(crate) fn whole(&self) -> &str {
        &self.0
    }
}

impl From<PathBuf> for Database {
    fn from(path: PathBuf) -> Self {
        Self::File(path)
    }
}

impl From<&Path> for Database {
    fn from(path: &Path) -> Self {
        Self::File(path.into())
    }
}

impl From<&PathBuf> for Database {
    fn from(path: &PathBuf) -> Self {
        Self::File(path.clone())
    }
}

impl From<&str> for Database {
    fn from(path: &str) -> Self {
        Self::File(path.into())
    }
}

impl From<&Self> for Database {
    fn from(database: &Self) -> Self {
        database.clone()
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (scheme, rest) = self.0.split_once("://").unwrap_or(("postgres", &self.0));
        // What is set after the question mark may be a password too.
        let rest = rest.split('?').next().unwrap_or_default();
        match rest.rsplit_once('@') {
            Some((who, place)) => {
                let name = who.split(':').next().unwrap_or_default();
                write!(f, "{scheme}://{name}@{place}")
            }
            None => write!(f, "{scheme}://{rest}"),
        }
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_shown_to_nobody() {
        let shown =
            |address: &str| Database::at(address).map(|database| database.shown().display().to_string());
        assert_eq!(
            shown("postgres://ada:se@cret@db.example:5433/club?password=x"),
            Some("postgres://ada@db.example:5433/club".to_owned())
        );
        assert_eq!(shown("postgresql:///club?host=/run"), Some("postgresql:///club".to_owned()));
        assert_eq!(shown("mysql://ada@db.example/club"), None);
        let Some(database) = Database::at("postgres://ada:secret@db.example/club") else {
            panic!("it is one")
        };
        assert!(!format!("{database:?}").contains("secret"));
    }
}
