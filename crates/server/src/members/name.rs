//! Names of members: unique also for the eye.
//!
//! Two names that differ in case, in accents that are encoded differently, in what stands between words, or in letters
//! that look alike are the same name. A name has a few keys, and is taken if one of them is.

use std::collections::BTreeSet;

use sevenfold_protocol::limits::NAME_CHARS;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_security::GeneralSecurityProfile as _;
use unicode_security::confusable_detection::skeleton;

/// The least number of letters.
const LEAST: usize = 2;
/// Marks on one letter: more are none that a language needs, and climb over what stands above.
const MARKS: usize = 2;
/// What may stand between words.
const BETWEEN: [char; 5] = [' ', '-', '_', '.', '\''];
/// Names that would speak for the house.
const HOUSE: [&str; 8] =
    ["sevenfold", "admin", "administrator", "moderator", "guest", "bot", "nobody", "system"];

/// A name that a member can have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MemberName(String);

impl MemberName {
    /// The name in this text, if it is one: letters and digits of scripts in use, single signs between them.
    pub(crate) fn new(text: &str) -> Option<Self> {
        let name: String = text.trim().nfc().collect();
        let letters: Vec<char> = name.chars().collect();
        let ends = [letters.first()?, letters.last()?];
        let sound = (LEAST..=NAME_CHARS).contains(&letters.len())
            && letters.iter().all(|&letter| is_allowed(letter))
            && !ends.iter().any(|letter| BETWEEN.contains(letter))
            && !is_combining_mark(*ends[0])
            && letters.windows(2).all(|two| !two.iter().all(|letter| BETWEEN.contains(letter)))
            && letters.windows(MARKS + 1).all(|some| !some.iter().all(|&letter| is_combining_mark(letter)));
        let name = Self(name);
        (sound && !name.is_of_the_house()).then_some(name)
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// All keys under which this name is taken.
    pub(crate) fn keys(&self) -> BTreeSet<String> {
        let cases = [self.0.clone(), self.0.to_lowercase(), self.0.to_uppercase()];
        let looks = cases.iter().map(|name| fold(&skeleton(name).collect::<String>()));
        looks.chain([Self::key(&self.0)]).filter(|key| !key.is_empty()).collect()
    }

    /// The key by which a name is looked up, however it is written.
    pub(crate) fn key(name: &str) -> String {
        fold(&name.nfkc().collect::<String>())
    }

    fn is_of_the_house(&self) -> bool {
        let keys = self.keys();
        HOUSE.iter().any(|word| keys.contains(&Self::key(word)))
    }
}

fn is_allowed(letter: char) -> bool {
    BETWEEN.contains(&letter)
        || (letter.identifier_allowed() && (letter.is_alphanumeric() || is_combining_mark(letter)))
}

/// Without case, without what stands between words; digits and letters that are one stroke or one ring are one.
fn fold(text: &str) -> String {
    let small = text.chars().flat_map(char::to_lowercase).filter(|letter| !BETWEEN.contains(letter));
    let alike = |letter| match letter {
        'i' | 'l' | '1' | '|' | 'ı' => 'l',
        '0' => 'o',
        other => other,
    };
    small.map(alike).nfc().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> MemberName {
        MemberName::new(text).unwrap_or_else(|| panic!("{text} is a name"))
    }

    fn collide(one: &str, other: &str) -> bool {
        !name(one).keys().is_disjoint(&name(other).keys())
    }

    #[test]
    fn names_that_look_alike_are_one() {
        for (one, other) in [
            ("Ada", "ADA"),
            ("Ada", "Аda"), // A of the Cyrillic script.
            ("Bob", "Вob"), // So is this B, whose small letter looks different.
            ("Alice", "AIice"),
            ("Alice", "A1ice"),
            ("Bob", "B0b"),
            ("Ada L", "ada_l"),
            ("Ada L", "AdaL"),
            ("Vова", "vОВА"),
            ("modern", "modem"),
            ("Zoë", "Zoe\u{308}"),
            ("Weiß", "WEISS"),
        ] {
            assert!(collide(one, other), "{one} and {other}");
        }
        for (one, other) in
            [("Ada", "Adam"), ("Zoë", "Zoe"), ("Bo", "Bob"), ("Jörg", "Jürg"), ("太郎", "次郎")]
        {
            assert!(!collide(one, other), "{one} and {other}");
        }
    }

    #[test]
    fn a_name_is_found_however_it_is_written() {
        for written in ["ada-l", "ADA L", "Ada_L", "adal"] {
            assert!(name("Ada L").keys().contains(&MemberName::key(written)), "{written}");
        }
    }

    #[test]
    fn markup_and_tricks_are_no_names() {
        for trick in [
            "",
            "A",
            "  ",
            "<b>Ada</b>",
            "Ada&amp",
            "Ada/../x",
            "@ada",
            "Ada\u{202e}adA",
            "Ada\u{200b}",
            "\u{3164}\u{3164}",
            "Ada\nBob",
            "-Ada",
            "Ada.",
            "Ada  L",
            "A\u{301}\u{302}\u{303}\u{304}da",
            "\u{301}Ada",
            "💀💀",
            "Sevenfold",
            "ADMlN",
            "Аdmin",
        ] {
            assert_eq!(MemberName::new(trick), None, "{trick:?}");
        }
        assert_eq!(MemberName::new(&"x".repeat(25)), None);
        for plain in ["Ada", "Zoë", "O'Neil", "Anna-Lena", "J.R", "77", "Жанна", "太郎", "अदिति"]
        {
            assert_eq!(name(&format!(" {plain} ")).as_str(), plain);
        }
    }
}
