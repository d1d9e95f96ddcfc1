//! Which language the reader reads.

use std::env;

use sevenfold_texts::Lang;

/// The language asked for, else the one of the environment, else English.
pub(crate) fn chosen(asked: Option<Lang>) -> Lang {
    asked.or_else(of_environment).unwrap_or_default()
}

/// The first of the usual variables that is set decides, as for every program.
fn of_environment() -> Option<Lang> {
    let mut set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| env::var(name).ok());
    set.find(|locale| !locale.is_empty()).and_then(|locale| Lang::of_locale(&locale))
}
