//! Rule texts on a terminal: the little Markdown they use, wrapped to the width of a line.

/// How letters can look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Look {
    /// Bold and italic letters.
    Screen,
    /// Letters only.
    Plain,
}

/// Paragraphs, `- ` lists, `**bold**` and `*italic*`, in lines of at most `width` letters.
pub(crate) fn prose(markdown: &str, width: usize, look: Look) -> String {
    let blocks = markdown.split("\n\n").map(|block| wrapped(block.trim(), width));
    let text = blocks.filter(|block| !block.is_empty()).collect::<Vec<_>>().join("\n\n");
    marked(&text, look)
}

/// A heading that stands out where letters can.
pub(crate) fn heading(text: &str, width: usize, look: Look) -> String {
    marked(&format!("**{}**", fill(text, width, "", "")), look)
}

fn wrapped(block: &str, width: usize) -> String {
    if !block.lines().any(|line| line.starts_with("- ") || is_step(line)) {
        return fill(block, width, "", "");
    }
    let lines = block.lines().map(|line| match line.strip_prefix("- ") {
        Some(item) => fill(item, width, "- ", "  "),
        None => fill(line, width, "", if is_step(line) { "   " } else { "" }),
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Is a line one of numbered steps, as `2. `?
fn is_step(line: &str) -> bool {
    line.split_once(". ").is_some_and(|(number, _)| number.bytes().all(|digit| digit.is_ascii_digit()))
}

/// Fills lines with words; the first line begins with one indent, the others with another.
fn fill(text: &str, width: usize, first: &str, others: &str) -> String {
    let mut lines = vec![first.to_owned()];
    let mut used = first.len();
    let mut is_begun = false;
    for word in text.split_whitespace() {
        let letters = word.chars().filter(|letter| *letter != '*').count();
        if is_begun && used + 1 + letters > width {
            lines.push(others.to_owned());
            (used, is_begun) = (others.len(), false);
        }
        if let Some(line) = lines.last_mut() {
            if is_begun {
                line.push(' ');
                used += 1;
            }
            line.push_str(word);
        }
        used += letters;
        is_begun = true;
    }
    lines.join("\n")
}

/// Turns the marks around words into bold and italic letters, or takes them out.
fn marked(text: &str, look: Look) -> String {
    let bold = alternate(text, "**", look, ("\u{1b}[1m", "\u{1b}[22m"));
    alternate(&bold, "*", look, ("\u{1b}[3m", "\u{1b}[23m"))
}

fn alternate(text: &str, mark: &str, look: Look, (on, off): (&str, &str)) -> String {
    let pieces = text.split(mark).enumerate();
    pieces.fold(String::with_capacity(text.len()), |mut shown, (index, piece)| {
        if look == Look::Screen && index > 0 {
            shown.push_str(if index % 2 == 1 { on } else { off });
        }
        shown.push_str(piece);
        shown
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_are_wrapped_and_lists_hang() {
        let text = "One two three\nfour.\n\n- **Ä:** five six\n- seven";
        assert_eq!(prose(text, 9, Look::Plain), "One two\nthree\nfour.\n\n- Ä: five\n  six\n- seven");
    }

    #[test]
    fn marks_become_letters_that_stand_out() {
        assert_eq!(prose("a **b c** *d*", 80, Look::Screen), "a \u{1b}[1mb c\u{1b}[22m \u{1b}[3md\u{1b}[23m");
        assert_eq!(prose("a **b c** *d*", 80, Look::Plain), "a b c d");
        assert_eq!(heading("SI-1 x", 80, Look::Plain), "SI-1 x");
    }

    #[test]
    fn a_word_longer_than_a_line_stands_alone() {
        assert_eq!(prose("a verylongword b", 5, Look::Plain), "a\nverylongword\nb");
    }
}
