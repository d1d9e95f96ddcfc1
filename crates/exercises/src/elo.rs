//! Ratings of exercises and of whoever solves them: Elo's, with an exercise as the opponent.

/// What somebody has who has solved nothing yet.
pub const BEGIN: f64 = 1200.0;

/// How much a single exercise moves a rating at most: less and less as more have been solved.
pub fn step(solved: u32) -> f64 {
    match solved {
        0..10 => 64.0,
        10..30 => 32.0,
        _ => 16.0,
    }
}

/// How likely somebody with this rating is to solve an exercise with that one.
pub fn expected(person: f64, exercise: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf((exercise - person) / 400.0))
}

/// The ratings of both after a try worth `score`: 1 for the answer, less for what is less.
pub fn after(person: f64, exercise: f64, score: f64, solved: u32) -> (f64, f64) {
    let surprise = score.clamp(0.0, 1.0) - expected(person, exercise);
    // An exercise is met often: it moves as somebody does who has solved many.
    (person + step(solved) * surprise, exercise - step(u32::MAX) * surprise)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_exchange_half_a_step_and_surprises_more() {
        assert_eq!(after(1200.0, 1200.0, 1.0, 100), (1208.0, 1192.0));
        assert!(after(1200.0, 1600.0, 1.0, 100).0 > 1214.0);
        assert!(after(1200.0, 800.0, 1.0, 100).0 < 1202.0);
        assert!(after(1200.0, 800.0, 0.0, 100).0 < 1186.0);
        assert!(after(1200.0, 1200.0, 1.0, 0).0 > after(1200.0, 1200.0, 1.0, 50).0);
    }
}
