//! The list, and finding a game in it.

use crate::Shelved;

/// Every game of this build. The first is the one that opens when none is asked for.
pub static GAMES: &[&dyn Shelved] = &[
    #[cfg(feature = "sieben")]
    &crate::Entry::<sevenfold_sieben::Sieben>::new(sevenfold_bots::sieben::ROSTER),
    #[cfg(feature = "seven")]
    &crate::Entry::<sevenfold_seven::Seven>::new(sevenfold_bots::seven::ROSTER)
        .with_perft(sevenfold_seven::perft),
    #[cfg(feature = "triple-seven")]
    &crate::Entry::<sevenfold_triple_seven::TripleSeven>::new(sevenfold_bots::triple_seven::ROSTER),
    #[cfg(feature = "double-seven")]
    &crate::Entry::<sevenfold_double_seven::DoubleSeven>::new(sevenfold_bots::double_seven::ROSTER),
    #[cfg(feature = "double-lucky-7")]
    &crate::Entry::<sevenfold_double_lucky_7::DoubleLucky7>::new(sevenfold_bots::double_lucky_7::ROSTER)
        .with_pad(|run| run.game().pad().to_csv()),
    #[cfg(feature = "sevens")]
    &crate::Entry::<sevenfold_sevens::Sevens>::new(sevenfold_bots::sevens::ROSTER),
];

/// How alike two names must be for one to be suggested for the other: 0 not at all, 1 the same.
const ALIKE: f64 = 0.7;

/// The game with this id.
pub fn find(id: &str) -> Option<&'static dyn Shelved> {
    GAMES.iter().copied().find(|game| game.meta().id == id)
}

/// The game with this id, or else the id that was probably meant, if one is alike.
pub fn find_or_suggest(id: &str) -> Result<&'static dyn Shelved, Option<&'static str>> {
    find(id).ok_or_else(|| nearest(id, GAMES.iter().map(|game| game.meta().id)))
}

/// The name that was probably meant.
fn nearest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let name = name.to_lowercase();
    let rated = known.into_iter().map(|known| (strsim::jaro_winkler(&name, known), known));
    let best = rated.max_by(|(one, _), (other, _)| one.total_cmp(other));
    best.filter(|(alike, _)| *alike >= ALIKE).map(|(_, known)| known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_is_nearly_right_is_suggested() {
        let known = ["crowns", "ferry", "double-crowns"];
        assert_eq!(nearest("crown", known), Some("crowns"));
        assert_eq!(nearest("FERY", known), Some("ferry"));
        assert_eq!(nearest("double", known), Some("double-crowns"));
        assert_eq!(nearest("xyz", known), None);
        assert_eq!(nearest("", known), None);
    }
}
