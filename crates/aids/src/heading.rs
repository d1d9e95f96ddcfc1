//! Which way an angle points, for drawings.

use std::f64::consts::FRAC_PI_2;

/// The cosine and the sine of an angle that is a few turns at most, to twelve digits.
///
/// The standard ones bear any angle there is, which in a browser is four kilobytes of program for everybody; and these
/// give the same digits on every machine.
pub fn heading(angle: f64) -> (f64, f64) {
    let quarters = (angle / FRAC_PI_2).round();
    let rest = angle - quarters * FRAC_PI_2;
    let square = rest * rest;
    // Taylor's series, from their last terms on: at an eighth of a turn what follows is below the twelfth digit.
    let series = |first: f64| {
        let steps = [12.0, 10.0, 8.0, 6.0, 4.0, 2.0].map(|step: f64| step + first);
        steps.into_iter().fold(1.0, |sum, step| 1.0 - square / (step * (step - 1.0)) * sum)
    };
    let (cosine, sine) = (series(0.0), rest * series(1.0));
    #[allow(clippy::cast_sign_loss, reason = "a remainder by Euclid is not below 0")]
    let quarter = quarters.rem_euclid(4.0) as u8;
    match quarter {
        0 => (cosine, sine),
        1 => (-sine, cosine),
        2 => (-cosine, -sine),
        _ => (sine, -cosine),
    }
}

#[cfg(test)]
mod tests {
    use super::heading;

    #[test]
    fn it_is_what_the_standard_functions_say() {
        for step in -2000..2000 {
            let angle = f64::from(step) / 100.0;
            let (cosine, sine) = heading(angle);
            assert!((cosine - angle.cos()).abs() < 1e-12 && (sine - angle.sin()).abs() < 1e-12, "{angle}");
        }
    }
}
