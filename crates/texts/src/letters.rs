//! Letters of the languages spoken here, all of them Latin. The standard library knows the letters of every script; its
//! tables would be a good part of what a browser loads.

/// The accented letters that are one byte above the plain ones, small letters 32 after capitals.
const CAPITALS: [std::ops::RangeInclusive<char>; 2] = ['À'..='Ö', 'Ø'..='Þ'];
const BETWEEN: u8 = 32;

/// The text in small letters, to be compared with another.
pub fn lowercase(text: &str) -> String {
    text.chars().map(small).collect()
}

/// The text with its first letter as a capital.
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(capital).into_iter().chain(letters).collect()
}

/// Is it a letter or a digit?
pub(crate) fn is_of_word(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || ('À'..='ɏ').contains(&letter) && !matches!(letter, '×' | '÷')
}

fn small(letter: char) -> char {
    if is_accented_capital(letter) { moved(letter, u8::wrapping_add) } else { letter.to_ascii_lowercase() }
}

fn capital(letter: char) -> char {
    let accented = moved(letter, u8::wrapping_sub);
    if is_accented_capital(accented) { accented } else { letter.to_ascii_uppercase() }
}

fn is_accented_capital(letter: char) -> bool {
    CAPITALS.iter().any(|capitals| capitals.contains(&letter))
}

/// The letter that far from this one; itself if it is not of one byte.
fn moved(letter: char, by: fn(u8, u8) -> u8) -> char {
    u8::try_from(letter).map_or(letter, |byte| char::from(by(byte, BETWEEN)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn latin_letters_are_what_the_standard_library_says() {
        for letter in ('\0'..='ÿ').filter(|letter| !matches!(letter, 'ª' | 'µ' | 'º' | 'ß' | 'ÿ')) {
            assert_eq!(small(letter).to_string(), letter.to_lowercase().to_string());
            assert_eq!(capital(letter).to_string(), letter.to_uppercase().to_string());
            let number = letter.is_numeric() && !letter.is_ascii();
            assert_eq!(is_of_word(letter), letter.is_alphanumeric() && !number, "{letter}");
        }
    }

    #[test]
    #[cfg(feature = "embedded")]
    fn every_rule_is_found_as_it_would_be_with_all_scripts() {
        let mut accented = 0;
        for rules in crate::embedded::RULES {
            assert_eq!(lowercase(rules.text), rules.text.to_lowercase());
            accented += rules.text.chars().filter(|letter| is_accented_capital(*letter)).count();
        }
        assert!(accented > 0, "no rule has an accented capital");
    }
}
