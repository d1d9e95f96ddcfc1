//! What is known of somebody's strength, and how sure that is.

use crate::Class;
use crate::weng_lin;

/// A strength as far as it is known.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The number people compare.
    pub mean: f64,
    /// How far off it may be: one standard deviation.
    pub deviation: f64,
    /// How much results scatter beyond that (Glicko-2); it rests where more than two play.
    pub volatility: f64,
}

impl Rating {
    /// The mean everybody begins with.
    pub const MEAN: f64 = 1500.0;
    /// What a newcomer's deviation is for two, and the most it ever is.
    pub const WIDEST: f64 = 500.0;
    /// A deviation never gets smaller: somebody's strength may always change.
    pub const NARROWEST: f64 = 45.0;
    /// A rating with this deviation or a larger one is provisional.
    pub const PROVISIONAL: f64 = 110.0;
    /// A newcomer's volatility.
    pub const VOLATILITY: f64 = 0.09;
    /// Volatility never gets larger.
    pub const WILDEST: f64 = 0.1;
    /// A mean never moves by more in one game.
    pub const LEAP: f64 = 700.0;

    /// Where everybody begins.
    pub const fn start(class: Class) -> Self {
        let deviation = match class {
            Class::Two => Self::WIDEST,
            Class::More => weng_lin::START,
        };
        Self { mean: Self::MEAN, deviation, volatility: Self::VOLATILITY }
    }

    /// A rating that was measured and stays.
    pub const fn fixed(mean: f64) -> Self {
        Self { mean, deviation: Self::NARROWEST, volatility: 0.0 }
    }

    /// Is too little known yet?
    pub fn is_provisional(&self) -> bool {
        self.deviation >= Self::PROVISIONAL
    }
}

/// How somebody stands in one game and class.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// How strong.
    pub rating: Rating,
    /// After so many rated games.
    pub games: u32,
    /// When the last of them ended, in milliseconds since 1970; nothing before the first.
    pub last: Option<u64>,
}

impl Standing {
    /// How everybody stands before the first rated game.
    pub const fn new(class: Class) -> Self {
        Self { rating: Rating::start(class), games: 0, last: None }
    }
}
