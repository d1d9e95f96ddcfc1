//! The course of a rating as a small drawing: a line, and a band as wide as it is unsure.

use leptos::prelude::*;

const WIDTH: f64 = 220.0;
const HEIGHT: f64 = 56.0;

/// The line and the band. What it shows stands beside it in numbers.
#[component]
pub(super) fn Graph(course: Vec<(f64, f64)>) -> impl IntoView {
    drawn(&course).map(|(band, line, (x, y))| {
        view! {
            <svg class="graph" viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true">
                <polygon class="band" points=band />
                <polyline class="mean" points=line />
                <circle cx=x cy=y r="3.5" />
            </svg>
        }
    })
}

/// The points of band and line, and where the line ends; nothing with fewer than two points.
fn drawn(course: &[(f64, f64)]) -> Option<(String, String, (f64, f64))> {
    if course.len() < 2 {
        return None;
    }
    let ends = course.iter().flat_map(|(mean, deviation)| [mean - deviation, mean + deviation]);
    let (low, high) = ends.fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)));
    let step = (WIDTH - 8.0) / f64::from(u32::try_from(course.len() - 1).unwrap_or(u32::MAX));
    let x = |index: usize| 2.0 + step * f64::from(u32::try_from(index).unwrap_or(u32::MAX));
    let y = |value: f64| HEIGHT - 4.0 - (value - low) / (high - low).max(1.0) * (HEIGHT - 8.0);
    let point = |index: usize, value: f64| format!("{:.1},{:.1}", x(index), y(value));
    let upper = course.iter().enumerate().map(|(index, (mean, deviation))| point(index, mean + deviation));
    let lower =
        course.iter().enumerate().rev().map(|(index, (mean, deviation))| point(index, mean - deviation));
    let band: Vec<String> = upper.chain(lower).collect();
    let line: Vec<String> = course.iter().enumerate().map(|(index, (mean, _))| point(index, *mean)).collect();
    let last = course.len() - 1;
    Some((band.join(" "), line.join(" "), (x(last), y(course[last].0))))
}

#[cfg(test)]
mod tests {
    use super::drawn;

    #[test]
    fn a_course_stays_in_its_frame() {
        assert!(drawn(&[(1500.0, 100.0)]).is_none());
        let (band, line, _) = drawn(&[(1500.0, 300.0), (1700.0, 100.0), (1600.0, 60.0)]).unwrap();
        assert_eq!((band.split(' ').count(), line.split(' ').count()), (6, 3));
        for point in band.split(' ') {
            let (x, y) = point.split_once(',').unwrap();
            let (x, y): (f64, f64) = (x.parse().unwrap(), y.parse().unwrap());
            assert!((0.0..=220.0).contains(&x) && (0.0..=56.0).contains(&y), "{point}");
        }
    }
}
