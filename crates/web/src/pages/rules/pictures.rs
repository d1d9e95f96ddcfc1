//! The pictures of the rules: of what is in the box, of every worked example, and of what is easier to see than to read.

use sevenfold_aids::Picture;

/// The rules that have a picture, and its name.
const RULES: [(&str, &str); 43] = [
    ("DL-1", "double-lucky-7-parts"),
    ("DL-3", "double-lucky-7-rounds"),
    ("DL-11", "double-lucky-7-bids"),
    ("DL-16", "double-lucky-7-trick"),
    ("DL-18", "double-lucky-7-score"),
    ("DL-21", "double-lucky-7-wheel"),
    ("DL-34", "double-lucky-7-extra"),
    ("DS-1", "double-seven-tiles"),
    ("DS-2", "double-seven-tokens"),
    ("DS-6", "double-seven-rainbow"),
    ("DS-11", "double-seven-start"),
    ("DS-13", "double-seven-expand"),
    ("DS-16", "double-seven-exchange"),
    ("DS-17", "double-seven-circle"),
    ("DS-18", "double-seven-retrieve"),
    ("DS-19", "double-seven-two-for-one"),
    ("DS-22", "double-seven-score"),
    ("DS-27", "double-seven-known"),
    ("SE-5", "sevens-fit"),
    ("SE-9", "sevens-gap"),
    ("SI-1", "sieben-cards"),
    ("SI-2", "sieben-ways"),
    ("SI-3", "sieben-sum"),
    ("SI-5", "sieben-begin"),
    ("SI-6", "sieben-limits"),
    ("SI-9", "sieben-seven"),
    ("SI-10", "sieben-penalty"),
    ("SI-12", "sieben-out"),
    ("SI-15", "sieben-chips"),
    ("SI-16", "sieben-last-chips"),
    ("SV-1", "seven-tiles"),
    ("SV-5", "seven-flat"),
    ("SV-6", "seven-touch"),
    ("SV-7", "seven-two"),
    ("SV-8", "seven-highest"),
    ("SV-10", "seven-count"),
    ("TS-1", "triple-seven-cards"),
    ("TS-2", "triple-seven-main"),
    ("TS-4", "triple-seven-types"),
    ("TS-10", "triple-seven-fits"),
    ("TS-11", "triple-seven-ten"),
    ("TS-13", "triple-seven-run"),
    ("TS-21", "triple-seven-last"),
];

/// The games whose book tells a whole example in a part without rules, and the picture of it.
const EXAMPLES: [(&str, &str); 1] = [("double-seven", "double-seven-chain")];

/// The picture of a rule, as SVG, where it has one.
pub(crate) fn of_rule(id: &str) -> Option<String> {
    drawn(&RULES, id)
}

/// The picture of the example of a game's book, as SVG, where it tells one.
pub(crate) fn of_example(game: &str) -> Option<String> {
    drawn(&EXAMPLES, game)
}

fn drawn(names: &[(&str, &str)], key: &str) -> Option<String> {
    let (_, name) = names.iter().find(|(of, _)| *of == key)?;
    Some(Picture::named(name)?.svg())
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_texts::{Lang, rules};

    use crate::games::GAMES;

    #[test]
    fn every_picture_is_drawn() {
        for (key, name) in RULES.into_iter().chain(EXAMPLES) {
            assert!(Picture::named(name).is_some(), "{key}");
        }
    }

    #[test]
    fn every_worked_example_has_its_picture() {
        let mut seen = 0;
        for face in GAMES {
            let book = rules(face.id, Lang::En).unwrap_or_else(|| panic!("{} has no rules", face.id));
            for rule in book.rules().filter(|rule| rule.body.contains("Example")) {
                assert!(of_rule(rule.id).is_some(), "{} has an example and no picture", rule.id);
                seen += 1;
            }
        }
        assert!(seen > 15, "{seen} examples");
    }
}
