//! The forfeits a host may draw from.

use crate::Lang;
use crate::embedded::LISTS;

/// The forfeits in one language, one a line; lines that begin with `#` are for whoever edits the file.
pub fn forfeits(lang: Lang) -> impl Iterator<Item = &'static str> {
    let files = LISTS.iter().filter(move |file| file.name == "forfeits" && file.language == lang.code());
    let lines = files.flat_map(|file| file.text.lines()).map(str::trim);
    lines.filter(|line| !line.is_empty() && !line.starts_with('#'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_as_many_forfeits() {
        let counts = Lang::ALL.map(|lang| forfeits(lang).count());
        assert!(counts[0] > 0 && counts.iter().all(|count| *count == counts[0]), "{counts:?}");
    }
}
