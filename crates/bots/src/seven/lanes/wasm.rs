//! Every browser that can show the client's styles has these instructions. Functions say that they use them one by
//! one, and whoever calls them in a loop says so too, so that they become part of it.

use std::arch::wasm32::{
    i16x8, i16x8_add, i16x8_extract_lane, i16x8_max, i16x8_min, i16x8_mul, i16x8_narrow_i32x4, i16x8_shr,
    i16x8_splat, i32x4, i32x4_add, i32x4_dot_i16x8, i32x4_extract_lane, i32x4_shr, i32x4_shuffle,
    i32x4_splat, v128,
};

#[derive(Clone, Copy, Debug)]
pub(crate) struct Eight(v128);

#[derive(Clone, Copy, Debug)]
pub(crate) struct Four(v128);

impl Eight {
    #[target_feature(enable = "simd128")]
    #[inline]
    pub(crate) fn new([a, b, c, d, e, f, g, h]: [i16; 8]) -> Self {
        Self(i16x8(a, b, c, d, e, f, g, h))
    }

    #[target_feature(enable = "simd128")]
    #[inline]
    pub(crate) fn pairs(self) -> [Self; 4] {
        [
            Self(i32x4_shuffle::<0, 0, 0, 0>(self.0, self.0)),
            Self(i32x4_shuffle::<1, 1, 1, 1>(self.0, self.0)),
            Self(i32x4_shuffle::<2, 2, 2, 2>(self.0, self.0)),
            Self(i32x4_shuffle::<3, 3, 3, 3>(self.0, self.0)),
        ]
    }

    #[target_feature(enable = "simd128")]
    #[inline]
    pub(crate) fn plus(self, other: Self) -> Self {
        Self(i16x8_add(self.0, other.0))
    }

    #[target_feature(enable = "simd128")]
    #[inline]
    pub(crate) fn times(self, factor: i16) -> Self {
        Self(i16x8_mul(self.0, i16x8_splat(factor)))
    }

    #[target_feature(enable = "simd128")]
    #[inline]
    pub(crate) fn divided<const POWER: u32>(self) -> Self {
        Self(i16x8_shr(self.0, POWER))
    }

    #[target_feature(enable = "simd128")]
    #[inline]
    pub(crate) fn clamped(self, most: i16) -> Self {
        Self(i16x8_min(i16x8_max(self.0, i16x8_splat(0)), i16x8_splat(most)))
    }

    #[target_feature(enable = "simd128")]
    #[inline]
    pub(crate) fn of(low: Four, high: Four) -> Self {
        Self(i16x8_narrow_i32x4(low.0, high.0))
    }

    #[target_feature(enable = "simd128")]
    #[inline]
    pub(crate) fn numbers(self) -> [i16; 8] {
        [
            i16x8_extract_lane::<0>(self.0),
            i16x8_extract_lane::<1>(self.0),
            i16x8_extract_lane::<2>(self.0),
            i16x8_extract_lane::<3>(self.0),
            i16x8_extract_lane::<4>(self.0),
            i16x8_extract_lane::<5>(self.0),
            i16x8_extract_lane::<6>(self.0),
            i16x8_extract_lane::<7>(self.0),
        ]
    }
}

impl Four {
    #[target_feature(enable = "simd128")]
    #[inline]
    pub(crate) fn new([a, b, c, d]: [i32; 4]) -> Self {
        Self(i32x4(a, b, c, d))
    }

    #[target_feature(enable = "simd128")]
    #[inline]
    pub(crate) fn plus_products(self, one: Eight, other: Eight) -> Self {
        Self(i32x4_add(self.0, i32x4_dot_i16x8(one.0, other.0)))
    }

    #[target_feature(enable = "simd128")]
    #[inline]
    pub(crate) fn rounded<const POWER: u32>(self) -> Self {
        Self(i32x4_shr(i32x4_add(self.0, i32x4_splat(1 << (POWER - 1))), POWER))
    }

    #[target_feature(enable = "simd128")]
    #[inline]
    pub(crate) fn total(self) -> i32 {
        let lanes = self.0;
        i32x4_extract_lane::<0>(lanes)
            + i32x4_extract_lane::<1>(lanes)
            + i32x4_extract_lane::<2>(lanes)
            + i32x4_extract_lane::<3>(lanes)
    }
}
