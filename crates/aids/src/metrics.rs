//! How wide text is in Helvetica, in thousandths of its size, as Adobe's metrics of the font tell it.

/// The widths of the characters from the space to the tilde.
const PLAIN: [u16; 95] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
    500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
    556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
    278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

/// The same in bold.
const BOLD: [u16; 95] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278,
    556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584,
    556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
    333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
];

/// How wide a text is at this size.
pub fn width(text: &str, size: f64, bold: bool) -> f64 {
    text.chars().map(|letter| f64::from(of(letter, bold))).sum::<f64>() * size / 1000.0
}

fn of(letter: char, bold: bool) -> u16 {
    let widths = if bold { &BOLD } else { &PLAIN };
    let known = |letter: char| widths[letter as usize - 32];
    match letter {
        ' '..='~' => known(letter),
        'ä' | 'á' | 'à' => known('a'),
        'ö' | 'ó' => known('o'),
        'ü' => known('u'),
        'é' | 'è' | 'ë' => known('e'),
        'Ä' => known('A'),
        'Ö' => known('O'),
        'Ü' => known('U'),
        '‘' | '’' => {
            if bold {
                278
            } else {
                222
            }
        }
        '“' | '”' | '„' => {
            if bold {
                500
            } else {
                333
            }
        }
        '…' | '—' | '→' => 1000,
        '·' | 'ï' => 278,
        '•' => 350,
        '×' | '−' => 584,
        'ß' => 611,
        _ => 556,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bold_text_is_wider_and_size_matters() {
        assert!(width("trick", 10.0, true) > width("trick", 10.0, false));
        assert!((width("ii", 10.0, false) - 4.44).abs() < 1e-9);
        assert!((width("7", 20.0, false) - 11.12).abs() < 1e-9);
    }
}
