//! How things look: tones of text, with or without colour.

use ratatui::style::{Color, Modifier, Style};

/// Whether colour may be used. It is never the only sign of anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Colours {
    /// As the terminal can.
    #[default]
    Full,
    /// None: bold, dim and reversed text only.
    None,
}

impl Colours {
    /// No colour if `NO_COLOR` is set to anything (<https://no-color.org>).
    pub fn of_environment() -> Self {
        match std::env::var_os("NO_COLOR") {
            Some(value) if !value.is_empty() => Self::None,
            _ => Self::Full,
        }
    }
}

/// What a piece of text is to the reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Ordinary text.
    Plain,
    /// Less important: lines, keys, what is past.
    Dim,
    /// Important: names, numbers, the question.
    Strong,
    /// What belongs to the reader.
    Mine,
    /// What is being chosen, or would be if chosen.
    Picked,
    /// Something was refused.
    Alarm,
    /// Something went well, or is advised.
    Good,
    /// A suit or side.
    Hue(Hue),
}

/// A colour of the games' own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Hue {
    Red,
    Green,
    Blue,
    Yellow,
    White,
    Black,
}

impl Hue {
    /// Colours that can be read on dark and on light screens; white and black are the screen's own.
    const fn colour(self) -> Option<Color> {
        match self {
            Self::Red => Some(Color::Red),
            Self::Green => Some(Color::Green),
            Self::Blue => Some(Color::LightBlue),
            Self::Yellow => Some(Color::Yellow),
            Self::White | Self::Black => None,
        }
    }

    const fn modifier(self) -> Modifier {
        match self {
            Self::Black => Modifier::empty(),
            Self::Red | Self::Green | Self::Blue | Self::Yellow | Self::White => Modifier::BOLD,
        }
    }
}

impl Colours {
    /// The style of a tone.
    pub fn style(self, tone: Tone) -> Style {
        let (modifier, colour) = match tone {
            Tone::Plain => (Modifier::empty(), None),
            Tone::Dim => (Modifier::DIM, None),
            Tone::Strong => (Modifier::BOLD, None),
            Tone::Mine => (Modifier::BOLD, Some(Color::Cyan)),
            Tone::Picked => (Modifier::REVERSED, None),
            Tone::Alarm => (Modifier::BOLD, Some(Color::Red)),
            Tone::Good => (Modifier::BOLD, Some(Color::Green)),
            Tone::Hue(hue) => (hue.modifier(), hue.colour()),
        };
        let style = Style::new().add_modifier(modifier);
        match (self, colour) {
            (Self::Full, Some(colour)) => style.fg(colour),
            _ => style,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_colours_no_style_has_one() {
        for tone in [Tone::Mine, Tone::Alarm, Tone::Hue(Hue::Red)] {
            assert_eq!(Colours::None.style(tone).fg, None);
            assert!(Colours::Full.style(tone).fg.is_some());
        }
    }
}
