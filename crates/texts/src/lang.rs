//! The languages.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A language all texts exist in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// Dutch.
    Nl,
}

/// A code that names none of the languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLang;

impl Lang {
    /// Every language, the fallback first.
    pub const ALL: [Self; 3] = [Self::En, Self::De, Self::Nl];

    /// Its code in file names and on command lines.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Nl => "nl",
        }
    }

    /// Its name in the language itself, for menus.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::De => "Deutsch",
            Self::Nl => "Nederlands",
        }
    }

    /// The language of a locale or language tag such as `de_AT.UTF-8` or `nl-BE`.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let language = locale.split(['_', '-', '.', '@']).next()?.to_ascii_lowercase();
        Self::ALL.into_iter().find(|lang| lang.code() == language)
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("en, de, nl")
    }
}

impl std::error::Error for UnknownLang {}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Self, UnknownLang> {
        Self::ALL.into_iter().find(|lang| lang.code() == text).ok_or(UnknownLang)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_back() {
        for lang in Lang::ALL {
            assert_eq!(lang.code().parse(), Ok(lang));
        }
        assert_eq!("fr".parse::<Lang>(), Err(UnknownLang));
    }

    #[test]
    fn a_locale_names_its_language() {
        assert_eq!(Lang::of_locale("de_AT.UTF-8"), Some(Lang::De));
        assert_eq!(Lang::of_locale("nl-BE"), Some(Lang::Nl));
        assert_eq!(Lang::of_locale("NL"), Some(Lang::Nl));
        assert_eq!(Lang::of_locale("C.UTF-8"), None);
        assert_eq!(Lang::of_locale(""), None);
    }
}
