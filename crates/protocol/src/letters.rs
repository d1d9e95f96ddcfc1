//! Characters with which a text could hide something, or turn round what stands beside it.

/// Is this a character that nobody sees, or that changes how others are shown?
///
/// Control characters, marks of direction, fillers and spaces without width, tags, and selectors of variants that carry
/// data. The variants of emoji (U+FE0F) are none of these.
pub fn is_trickery(letter: char) -> bool {
    letter.is_control()
        || is_joiner(letter)
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}

/// Is this one of the two that some scripts, and the emoji made of several, cannot be written without?
pub fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_hides_or_turns_round_is_trickery() {
        for trick in [
            '\n',
            '\u{ad}',
            '\u{61c}',
            '\u{200b}',
            '\u{200d}',
            '\u{200f}',
            '\u{2028}',
            '\u{202e}',
            '\u{2060}',
            '\u{2066}',
            '\u{2069}',
            '\u{3164}',
            '\u{feff}',
            '\u{e0041}',
            '\u{e0100}',
        ] {
            assert!(is_trickery(trick), "{trick:?}");
        }
        for plain in ['a', 'é', 'ß', '7', ' ', '字', 'ש', '\u{1f600}', '\u{fe0f}', '\u{1f3fd}', '\u{0301}']
        {
            assert!(!is_trickery(plain), "{plain:?}");
        }
        assert!(is_joiner('\u{200d}') && !is_joiner('\u{202e}'));
    }
}
