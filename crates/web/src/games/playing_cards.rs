//! Playing cards, drawn from how they are written: a suit `C`, `D`, `H`, `S` and a rank.

use leptos::prelude::*;

/// A suit as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SuitSign {
    /// Its drawing.
    pub drawing: &'static str,
    /// The class that carries its colour.
    pub class: &'static str,
}

/// The sign of a suit by its letter.
pub(crate) fn suit_sign(letter: char) -> Option<SuitSign> {
    let (drawing, class) = match letter {
        'C' => ("#p-club", "pc"),
        'D' => ("#p-diamond", "pc red"),
        'H' => ("#p-heart", "pc red"),
        'S' => ("#p-spade", "pc"),
        _ => return None,
    };
    Some(SuitSign { drawing, class })
}

/// Sign and rank of a card as it is written; nothing if it is no playing card.
pub(crate) fn read(text: &str) -> Option<(SuitSign, &str)> {
    let sign = suit_sign(text.chars().next()?)?;
    let rank = &text[1..];
    let known =
        matches!(rank, "A" | "J" | "Q" | "K") || rank.parse().is_ok_and(|rank: u8| (2..=10).contains(&rank));
    known.then_some((sign, rank))
}

/// A card, to be looked at: whoever listens is told its name by what it lies on.
pub(crate) fn card(text: &str) -> Option<AnyView> {
    let (sign, rank) = read(text)?;
    Some(
        view! {
            <span class=sign.class aria-hidden="true">
                <b class="serif">{rank.to_owned()}</b>
                <svg viewBox="0 0 24 24"><use href=sign.drawing /></svg>
            </span>
        }
        .into_any(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_read_as_they_are_written() {
        let drawn = |text| read(text).map(|(sign, rank)| (sign.drawing, rank));
        assert_eq!(drawn("D7"), Some(("#p-diamond", "7")));
        assert_eq!(drawn("S10"), Some(("#p-spade", "10")));
        assert_eq!(drawn("HQ"), Some(("#p-heart", "Q")));
        for other in ["", "D", "D1", "D11", "X7", "7", "Däs"] {
            assert_eq!(drawn(other), None, "{other}");
        }
    }
}
