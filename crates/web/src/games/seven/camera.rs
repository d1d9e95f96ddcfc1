//! Which part of the table is shown: fitted to what lies there, then zoomed and moved by hand.

use super::grid::{Point, RADIUS, Relief, Stance};
use super::paths::spaced;

/// How the table is looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Camera {
    /// How one stands at it.
    pub stance: Stance,
    /// How much larger than fitted.
    zoom: f64,
    /// How far the middle has been moved, in units of the drawing.
    pan: Point,
    /// What is to be seen beside what lies there.
    beside: Option<Bounds>,
}

/// The upper left and the lower right corner of something in the drawing.
pub(crate) type Bounds = (Point, Point);

/// A rectangle of the drawing.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Frame {
    /// Its upper left corner.
    pub corner: Point,
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

/// Free table around what lies there: a tile laid beside it is seen whole in most cases.
const MARGIN: f64 = 1.9 * RADIUS;
/// However little lies there, so much of the table is shown.
const LEAST: (f64, f64) = (13.0 * RADIUS, 10.0 * RADIUS);
const LARGEST: f64 = 4.0;
const STEP: f64 = 1.3;

impl Default for Camera {
    fn default() -> Self {
        Self { stance: Stance::default(), zoom: 1.0, pan: Point::default(), beside: None }
    }
}

impl Camera {
    /// Walks round the table, so that it turns clockwise.
    pub(crate) fn turn(&mut self) {
        self.stance = self.stance.turned();
        self.pan = Point::default();
        self.beside = None;
    }

    /// Raises or flattens the stacks.
    pub(crate) fn look(&mut self, relief: Relief) {
        self.stance.relief = relief;
        self.beside = None;
    }

    /// Shows this, too, until the table is looked at in another way; or nothing but what lies there.
    pub(crate) fn show(&mut self, beside: Option<Bounds>) {
        self.beside = beside;
    }

    /// Closer by a step.
    pub(crate) fn closer(&mut self) {
        self.scale(STEP);
    }

    /// Away by a step; as far away as possible, everything is in the middle again.
    pub(crate) fn away(&mut self) {
        self.scale(1.0 / STEP);
    }

    /// Closer or away by a factor.
    pub(crate) fn scale(&mut self, factor: f64) {
        self.zoom = (self.zoom * factor).clamp(1.0, LARGEST);
        if self.zoom <= 1.0 {
            self.pan = Point::default();
        }
    }

    /// How it would be looked at after a change.
    #[must_use]
    pub(crate) fn after(mut self, change: fn(&mut Self)) -> Self {
        change(&mut self);
        self
    }

    /// Moves what is shown.
    pub(crate) fn shift(&mut self, by: Point) {
        self.pan = Point::new(self.pan.x + by.x, self.pan.y + by.y);
    }

    /// The part of the drawing that is shown when this is what lies on the table.
    pub(crate) fn frame(&self, lying: Bounds) -> Frame {
        let (low, high) = self.beside.map_or(lying, |beside| wider(lying, beside));
        let wide = (high.x - low.x + 2.0 * MARGIN).max(LEAST.0);
        let tall = (high.y - low.y + 2.0 * MARGIN).max(LEAST.1);
        let (width, height) = (wide / self.zoom, tall / self.zoom);
        let middle =
            Point::new(f64::midpoint(low.x, high.x) + self.pan.x, f64::midpoint(low.y, high.y) + self.pan.y);
        Frame { corner: Point::new(middle.x - width / 2.0, middle.y - height / 2.0), width, height }
    }
}

/// What has both of these in it.
pub(crate) fn wider((one, other): Bounds, (low, high): Bounds) -> Bounds {
    let low = Point::new(one.x.min(low.x), one.y.min(low.y));
    (low, Point::new(other.x.max(high.x), other.y.max(high.y)))
}

impl Frame {
    /// How the drawing calls it.
    pub(crate) fn view_box(&self) -> String {
        spaced(&[self.corner.x, self.corner.y, self.width, self.height])
    }

    /// How large a unit of the drawing is on a screen of this size.
    pub(crate) fn scale(&self, (width, height): (f64, f64)) -> f64 {
        (width / self.width).min(height / self.height)
    }

    /// The point of the drawing at a place on a screen of this size: the frame is in its middle.
    pub(crate) fn point_at(&self, screen: (f64, f64), at: Point) -> Point {
        let scale = self.scale(screen);
        let middle = Point::new(self.corner.x + self.width / 2.0, self.corner.y + self.height / 2.0);
        Point::new(middle.x + (at.x - screen.0 / 2.0) / scale, middle.y + (at.y - screen.1 / 2.0) / scale)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOUNDS: (Point, Point) = (Point::new(-100.0, -50.0), Point::new(300.0, 150.0));

    #[test]
    fn all_is_in_view_until_one_goes_closer() {
        let mut camera = Camera::default();
        let frame = camera.frame(BOUNDS);
        assert!(frame.corner.x < -100.0 && frame.corner.x + frame.width > 300.0);
        camera.closer();
        assert!(camera.frame(BOUNDS).width < frame.width);
        camera.shift(Point::new(40.0, 0.0));
        camera.away();
        assert_eq!(camera.frame(BOUNDS), frame);
        assert_eq!(camera.after(Camera::away), camera, "there is nothing farther away");
    }

    #[test]
    fn what_lies_beside_is_in_view_until_one_looks_in_another_way() {
        let mut camera = Camera::default();
        let frame = camera.frame(BOUNDS);
        camera.show(Some((Point::new(200.0, 100.0), Point::new(250.0, 900.0))));
        let wider = camera.frame(BOUNDS);
        assert!(wider.corner.y + wider.height > 900.0 && wider.width >= frame.width, "{wider:?}");
        camera.turn();
        assert_eq!(camera.frame(BOUNDS), frame);
    }

    #[test]
    fn the_middle_of_the_screen_is_the_middle_of_the_frame() {
        let frame = Camera::default().frame(BOUNDS);
        let middle = frame.point_at((800.0, 300.0), Point::new(400.0, 150.0));
        assert_eq!(middle, Point::new(100.0, 50.0));
        let right = frame.point_at((800.0, 300.0), Point::new(500.0, 150.0));
        assert!((right.x - middle.x - 100.0 / frame.scale((800.0, 300.0))).abs() < 1e-9);
    }
}
