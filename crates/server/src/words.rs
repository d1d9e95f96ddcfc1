//! What people write for others to read, on pages and at terminals.

use sevenfold_protocol::{is_joiner, is_trickery};

/// The same words without letters that hide something or turn round what stands beside them. Lines stay lines.
pub(crate) fn plain(words: &str) -> String {
    let visible = |letter: &char| *letter == '\n' || is_joiner(*letter) || !is_trickery(*letter);
    words.trim().chars().filter(visible).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_turns_words_round_is_left_out_and_what_they_need_stays() {
        assert_eq!(plain(" Back at \u{202e}7\u{1b}[31m.\nSee you! "), "Back at 7[31m.\nSee you!");
        let family = "\u{1f469}\u{200d}\u{1f467}";
        assert_eq!(plain(family), family);
    }
}
