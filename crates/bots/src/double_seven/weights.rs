//! What the numbers that describe a turn's end are worth.

use super::scene::{TRAITS, Traits};

/// How a lead at the end of the game follows from what a turn's end is like.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// While the game goes on: what does not depend on how much of the reserve is left, and what does.
    pub open: [[f32; TRAITS]; 2],
    /// When the end has been triggered.
    pub last: [f32; TRAITS],
    /// The variance of the lead foretold: what there always is, what each tile of the reserve adds; and in final turns.
    pub doubt: [f32; 3],
}

/// Tiles of a reserve that is nearly full, so that numbers are of one order.
pub const FULL: f32 = 80.0;

/// The weights that hold at one time of the game.
#[derive(Clone, Copy, Debug)]
pub struct Forecast {
    weights: [f32; TRAITS],
    /// How far the lead may be from what was foretold.
    pub deviation: f32,
}

impl Forecast {
    /// The lead to expect in the end.
    pub fn lead(&self, traits: &Traits) -> f32 {
        self.weights.iter().zip(traits).map(|(weight, value)| weight * value).sum()
    }
}

impl Weights {
    /// What holds with so many tiles in the reserve, or, without a number, when the end has been triggered.
    pub fn forecast(&self, reserve: Option<f32>) -> Forecast {
        let [always, tile, last] = self.doubt;
        let Some(reserve) = reserve else {
            return Forecast { weights: self.last, deviation: last.sqrt() };
        };
        let [fixed, falling] = &self.open;
        let weights = std::array::from_fn(|place| fixed[place] + reserve / FULL * falling[place]);
        Forecast { weights, deviation: (always + tile * reserve).sqrt() }
    }
}

/// What is known of a game for so many.
pub fn weights(seats: u8) -> &'static Weights {
    match seats {
        2 => &TWO,
        3 => &THREE,
        _ => &FOUR,
    }
}

/// Found by `cargo run --release -p sevenfold-bots --example double_seven_learn -- 2`, and with 3 and 4.
static TWO: Weights = Weights {
    open: [
        [
            1.093, -0.837, 0.953, 1.365, 0.193, 0.594, 0.183, 0.131, -1.267, -1.488, 0.260, -1.107, 1.947,
            -2.476, -0.035, -0.156, 0.056, 0.008, -0.049, 0.054, -0.693, 0.625, 0.097, 0.243, 0.251, -0.079,
        ],
        [
            0.107, -0.603, 0.071, -0.231, 0.007, -0.112, 0.016, 0.323, 0.098, 0.062, -0.042, 0.126, 2.089,
            -2.180, 0.022, 0.268, -0.116, 0.004, 0.086, -0.063, -0.183, 0.091, 0.378, -0.311, -0.202, 0.082,
        ],
    ],
    last: [
        0.985, -0.874, -0.080, -0.133, -0.039, 0.073, 0.093, -0.055, -0.981, -1.200, -0.319, -0.657, -0.390,
        -1.805, -0.020, -0.062, 0.000, 0.000, 0.023, -0.033, 0.000, 0.000, 0.082, 0.181, -0.111, -0.019,
    ],
    doubt: [1.000, 0.128, 1.117],
};

static THREE: Weights = Weights {
    open: [
        [
            1.346, -1.695, 0.657, 0.906, 0.421, 0.575, 0.280, 0.227, 0.236, -0.160, -0.268, -0.128, 1.736,
            -2.131, -0.327, -0.071, -0.228, 0.910, 0.051, -0.049, -0.471, 0.530, -0.401, 0.398, -0.719,
            -0.901,
        ],
        [
            -0.935, 0.046, 0.036, 0.375, -0.319, -0.077, -0.161, -0.166, -1.241, -0.686, -0.523, -0.029,
            1.874, -1.727, 1.045, -0.534, 0.565, -1.566, -0.066, 0.026, 0.245, -0.095, -0.104, 0.519, 0.900,
            1.627,
        ],
    ],
    last: [
        0.662, -0.510, -0.366, -0.072, 0.120, 0.115, 0.083, -0.047, -0.264, -0.581, 0.214, -0.385, 0.527,
        -1.945, 0.110, -0.272, 0.000, 0.000, -0.035, 0.070, 0.000, 0.000, -0.041, 0.541, -0.088, 0.184,
    ],
    doubt: [1.040, 0.061, 0.917],
};

static FOUR: Weights = Weights {
    open: [
        [
            1.219, -2.180, 0.589, 0.662, 0.399, 0.492, 0.076, 0.036, 0.302, -0.094, -0.031, 0.270, 1.493,
            -1.754, -0.137, -0.142, -0.276, 0.519, 0.080, -0.020, -0.155, 0.341, -0.965, 0.889, -0.546,
            -0.550,
        ],
        [
            -1.062, 0.254, 0.116, 0.795, -0.400, -0.048, 0.007, -0.242, -1.273, -0.548, -0.542, -0.365,
            1.895, -1.411, 0.933, -0.677, 1.159, -1.307, -0.313, -0.010, 1.053, -0.012, -0.895, 1.008, 0.760,
            1.455,
        ],
    ],
    last: [
        0.662, -0.644, -0.344, -0.076, 0.075, 0.145, -0.104, -0.051, -0.295, -0.574, 0.010, -0.215, 0.183,
        -1.800, 0.260, -0.226, 0.365, 0.306, -0.026, 0.005, 0.005, 0.152, -0.094, 0.065, 0.014, 0.166,
    ],
    doubt: [2.180, 0.035, 0.794],
};
