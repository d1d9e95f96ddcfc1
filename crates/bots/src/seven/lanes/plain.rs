//! One after the other.

#[derive(Clone, Copy, Debug)]
pub(crate) struct Eight([i16; 8]);

#[derive(Clone, Copy, Debug)]
pub(crate) struct Four([i32; 4]);

impl Eight {
    pub(crate) fn new(numbers: [i16; 8]) -> Self {
        Self(numbers)
    }

    /// The pairs 0 to 3, each four times.
    #[inline]
    pub(crate) fn pairs(self) -> [Self; 4] {
        let [a, b, c, d, e, f, g, h] = self.0;
        [[a, b], [c, d], [e, f], [g, h]].map(|[x, y]| Self([x, y, x, y, x, y, x, y]))
    }

    #[inline]
    pub(crate) fn plus(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i].wrapping_add(other.0[i])))
    }

    /// All times one factor; the products must be small enough.
    #[inline]
    pub(crate) fn times(self, factor: i16) -> Self {
        Self(self.0.map(|number| number.wrapping_mul(factor)))
    }

    /// Divided by 2 to this power and rounded down.
    #[inline]
    pub(crate) fn divided<const POWER: u32>(self) -> Self {
        Self(self.0.map(|number| number >> POWER))
    }

    #[inline]
    pub(crate) fn clamped(self, most: i16) -> Self {
        Self(self.0.map(|number| number.clamp(0, most)))
    }

    /// Eight of twice four, which must be small enough.
    #[inline]
    pub(crate) fn of(low: Four, high: Four) -> Self {
        let small = |number: i32| number.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        Self(std::array::from_fn(|i| small(if i < 4 { low.0[i] } else { high.0[i - 4] })))
    }

    pub(crate) fn numbers(self) -> [i16; 8] {
        self.0
    }
}

impl Four {
    pub(crate) fn new(numbers: [i32; 4]) -> Self {
        Self(numbers)
    }

    /// Adds the products of every pair.
    #[inline]
    pub(crate) fn plus_products(self, one: Eight, other: Eight) -> Self {
        let product = |i: usize| i32::from(one.0[i]) * i32::from(other.0[i]);
        Self(std::array::from_fn(|i| self.0[i] + product(2 * i) + product(2 * i + 1)))
    }

    /// Divided by 2 to this power and rounded.
    #[inline]
    pub(crate) fn rounded<const POWER: u32>(self) -> Self {
        Self(self.0.map(|number| (number + (1 << (POWER - 1))) >> POWER))
    }

    /// All four added up.
    #[inline]
    pub(crate) fn total(self) -> i32 {
        self.0.iter().sum()
    }
}
