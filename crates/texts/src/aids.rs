//! Player aids and score pads, found by their names and languages.

use crate::Lang;
use crate::embedded::AIDS;

/// The text of an aid or a score pad: a game's id, or that with `-pad` behind it. `None` if there is none.
pub fn aid(name: &str, lang: Lang) -> Option<&'static str> {
    AIDS.iter().find(|file| file.name == name && file.language == lang.code()).map(|file| file.text)
}

/// The names of all aids and score pads.
pub fn aids() -> impl Iterator<Item = &'static str> {
    AIDS.iter().filter(|file| file.language == Lang::En.code()).map(|file| file.name)
}
