//! Breaking sentences into lines.

use unicode_width::UnicodeWidthStr;

/// A text in lines of at most `width` columns; words longer than that are broken. Line breaks of its own stay.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    text.lines().flat_map(|line| wrapped_line(line, width)).collect()
}

fn wrapped_line(line: &str, width: usize) -> Vec<String> {
    // A list item hangs below its mark.
    let indent = if line.starts_with("- ") { "  " } else { "" };
    let mut lines = vec![String::new()];
    for word in line.split_whitespace() {
        for piece in pieces(word, width - indent.len().min(width - 1)) {
            let last = lines.len() - 1;
            let current = &mut lines[last];
            if current.is_empty() {
                current.push_str(piece);
            } else if current.width() + 1 + piece.width() <= width {
                current.push(' ');
                current.push_str(piece);
            } else {
                lines.push(format!("{indent}{piece}"));
            }
        }
    }
    lines
}

/// A word in pieces that fit.
fn pieces(word: &str, width: usize) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut start = 0;
    for (at, letter) in word.char_indices() {
        let end = at + letter.len_utf8();
        if word[start..end].width() > width && at > start {
            pieces.push(&word[start..at]);
            start = at;
        }
    }
    pieces.push(&word[start..]);
    pieces
}

/// A text cut to a width, with a mark that something is missing.
pub(crate) fn cut(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        short.push(letter);
        if short.width() + 1 > width {
            short.pop();
            break;
        }
    }
    short.push('…');
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_are_broken_between_words() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("seventeen", 5), ["seven", "teen"]);
        assert_eq!(wrapped("a\n\nb", 5), ["a", "", "b"]);
        assert_eq!(wrapped("- one two", 6), ["- one", "  two"]);
    }

    #[test]
    fn nothing_is_wider_than_asked() {
        for width in 1..12 {
            assert!(wrapped("Größe, ach — so weit!", width).iter().all(|line| line.width() <= width));
            assert!(cut("Größe, ach", width).width() <= width);
        }
        assert_eq!(cut("seven", 5), "seven");
        assert_eq!(cut("seventy", 5), "seve…");
    }
}
