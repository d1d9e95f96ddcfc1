//! Estimates with their intervals as a picture (SVG).

mod reliability;

use std::fmt::Write as _;

pub use reliability::{Panel, Sides, reliability_plot};

/// One estimate.
#[derive(Clone, PartialEq, Debug)]
pub struct Bar {
    /// What it is about.
    pub label: String,
    /// The estimate.
    pub value: f64,
    /// Where the truth lies.
    pub interval: (f64, f64),
}

const WIDTH: f64 = 720.0;
const LEFT: f64 = 190.0;
const RIGHT: f64 = 700.0;
const TOP: f64 = 44.0;
const ROW: f64 = 26.0;
const BELOW: f64 = 34.0;

/// Differences beyond this are drawn at the edge: they would squeeze all others together.
const FURTHEST: f64 = 800.0;

/// Colours that can be read on light and on dark paper.
const STYLE: &str = "<style>\
    text{font:13px system-ui,sans-serif;fill:#333}\
    .grid{stroke:#8884}.zero{stroke:#888}.bar{stroke:#2a6fb0;stroke-width:3;stroke-linecap:round}\
    .dot{fill:#2a6fb0}.tick{text-anchor:middle;font-size:11px}.title{font-weight:600}\
    @media(prefers-color-scheme:dark){text{fill:#ddd}.bar{stroke:#7db8ee}.dot{fill:#7db8ee}}\
    </style>";

/// Bars one below the other over a common scale, with a line at 0.
pub fn plot(title: &str, bars: &[Bar]) -> String {
    let (low, high, step) = scale(bars);
    let across = |value: f64| LEFT + (value.clamp(low, high) - low) / (high - low) * (RIGHT - LEFT);
    let bottom = TOP + ROW * f64::from(u32::try_from(bars.len()).unwrap_or(u32::MAX));
    let height = bottom + BELOW;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\">\n<title>{0}</title>\n\
         {STYLE}\n<text class=\"title\" x=\"8\" y=\"22\">{0}</text>\n",
        escaped(title)
    );
    for tick in ticks(low, high, step) {
        let (x, class) = (across(tick), if tick.abs() < 1e-9 { "zero" } else { "grid" });
        let _ = writeln!(
            svg,
            "<line class=\"{class}\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{:.1}\" y2=\"{bottom:.1}\"/>\
             <text class=\"tick\" x=\"{x:.1}\" y=\"{:.1}\">{}</text>",
            TOP - 8.0,
            bottom + 18.0,
            if class == "zero" { "0".to_owned() } else { format!("{tick:+}").replace('-', "−") }
        );
    }
    let mut y = TOP + ROW / 2.0;
    for bar in bars {
        let (from, to, at) = (across(bar.interval.0), across(bar.interval.1), across(bar.value));
        let _ = writeln!(
            svg,
            "<text x=\"8\" y=\"{:.1}\">{}</text><line class=\"bar\" x1=\"{from:.1}\" x2=\"{to:.1}\" y1=\"{y:.1}\" \
             y2=\"{y:.1}\"/><circle class=\"dot\" cx=\"{at:.1}\" cy=\"{y:.1}\" r=\"5\"/>",
            y + 4.0,
            escaped(&bar.label)
        );
        y += ROW;
    }
    svg + "</svg>\n"
}

/// From the lowest to the highest interval, 0 included, out to whole ticks; and how far these are apart.
fn scale(bars: &[Bar]) -> (f64, f64, f64) {
    let low = bars.iter().map(|bar| bar.interval.0.max(-FURTHEST)).fold(0.0, f64::min);
    let high = bars.iter().map(|bar| bar.interval.1.min(FURTHEST)).fold(0.0, f64::max);
    let step = step(low, high);
    ((low / step).floor() * step, ((high / step).ceil() * step).max(step), step)
}

/// A round distance of which six or so make the range.
fn step(low: f64, high: f64) -> f64 {
    let steps = [10.0, 20.0, 50.0, 100.0, 200.0];
    steps.into_iter().find(|step| (high - low) / step <= 8.0).unwrap_or(500.0)
}

fn ticks(low: f64, high: f64, step: f64) -> impl Iterator<Item = f64> {
    (0..64).map(move |n| low + f64::from(n) * step).take_while(move |tick| *tick <= high + 1e-9)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bar(label: &str, value: f64, low: f64, high: f64) -> Bar {
        Bar { label: label.into(), value, interval: (low, high) }
    }

    #[test]
    fn every_bar_is_there_and_lies_on_the_scale() {
        let svg = plot("a & b", &[bar("one", 50.0, -10.0, 110.0), bar("two", 2000.0, 900.0, 2000.0)]);
        assert!(svg.contains("a &amp; b") && svg.contains(">one<") && svg.contains(">two<"));
        assert_eq!(svg.matches("class=\"dot\"").count(), 2);
        assert!(svg.contains(&format!("cx=\"{RIGHT:.1}\"")), "what is off the scale lies at its end");
    }

    #[test]
    fn the_scale_is_round_and_holds_zero() {
        assert_eq!(scale(&[bar("", 50.0, 33.0, 71.0)]), (0.0, 80.0, 10.0));
        assert_eq!(scale(&[bar("", 0.0, -45.0, 31.0)]), (-50.0, 40.0, 10.0));
        let all = [-50.0, -40.0, -30.0, -20.0, -10.0, 0.0, 10.0, 20.0, 30.0, 40.0];
        assert_eq!(ticks(-50.0, 40.0, 10.0).collect::<Vec<_>>(), all, "to both ends");
    }

    /// On a scale from −20 to 60, of which each Elo is 510 / 80 wide, rows are 26 high.
    #[test]
    fn bars_lie_one_below_the_other_where_their_numbers_say() {
        let svg = plot("", &[bar("a<b", 20.0, -20.0, 60.0), bar("c", 0.0, -20.0, 20.0)]);
        assert!(svg.contains("viewBox=\"0 0 720 130\""), "two rows: {svg}");
        let drawn: Vec<&str> = svg.lines().filter(|line| line.contains("class=\"dot\"")).collect();
        let [first, second] = drawn.as_slice() else { panic!("two bars: {svg}") };
        assert!(first.contains(">a&lt;b<") && first.contains("cx=\"445.0\" cy=\"57.0\""), "{first}");
        assert!(first.contains("class=\"bar\" x1=\"190.0\" x2=\"700.0\" y1=\"57.0\""), "{first}");
        assert!(second.contains("cx=\"317.5\" cy=\"83.0\""), "{second}");
        assert!(second.contains("class=\"bar\" x1=\"190.0\" x2=\"445.0\" y1=\"83.0\""), "{second}");
        assert_eq!(svg.matches("class=\"zero\" x1=\"317.5\"").count(), 1, "{svg}");
        assert!(svg.contains(">0<") && svg.contains(">−20<") && svg.contains(">+60<"), "{svg}");
    }

    #[test]
    fn what_lies_far_off_does_not_squeeze_the_others() {
        assert_eq!(scale(&[bar("", 0.0, -2000.0, 2000.0)]), (-FURTHEST, FURTHEST, 200.0));
    }
}
