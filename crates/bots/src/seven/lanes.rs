//! Eight small whole numbers at once, or four wide ones: with the processor's own instructions where every machine of
//! its kind has them, and one after the other elsewhere. Both give the same numbers, which a test holds them to.

#![allow(clippy::many_single_char_names, reason = "lanes have places, not names")]

#[cfg(target_arch = "x86_64")]
pub(super) use x86::{Eight, Four};

#[cfg(target_arch = "wasm32")]
pub(super) use wasm::{Eight, Four};

#[cfg(not(any(target_arch = "x86_64", target_arch = "wasm32")))]
pub(super) use plain::{Eight, Four};

/// One after the other.
#[cfg_attr(
    any(target_arch = "x86_64", target_arch = "wasm32"),
    allow(dead_code, reason = "the tests compare with it")
)]
mod plain {
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
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    //! Every processor of this kind has SSE2, so that calling it is sound. Measured on one busy machine, 20,000 looks at
    //! each of four positions of three to nine tiles: 48 to 88 µs a look, and 123 to 197 µs with the plain code.

    #![allow(unsafe_code, reason = "measured: two to three times as fast")]

    use std::arch::x86_64::{
        __m128i, _mm_add_epi16, _mm_add_epi32, _mm_cvtsi32_si128, _mm_cvtsi128_si32, _mm_cvtsi128_si64,
        _mm_madd_epi16, _mm_max_epi16, _mm_min_epi16, _mm_packs_epi32, _mm_set_epi16, _mm_set_epi32,
        _mm_set1_epi16, _mm_set1_epi32, _mm_setzero_si128, _mm_shuffle_epi32, _mm_sra_epi32,
        _mm_unpackhi_epi64,
    };

    #[derive(Clone, Copy, Debug)]
    pub(crate) struct Eight(__m128i);

    #[derive(Clone, Copy, Debug)]
    pub(crate) struct Four(__m128i);

    impl Eight {
        #[inline]
        pub(crate) fn new([a, b, c, d, e, f, g, h]: [i16; 8]) -> Self {
            // SAFETY: SSE2 is there.
            unsafe { Self(_mm_set_epi16(h, g, f, e, d, c, b, a)) }
        }

        #[inline]
        pub(crate) fn pairs(self) -> [Self; 4] {
            // SAFETY: SSE2 is there.
            unsafe {
                [
                    Self(_mm_shuffle_epi32::<0x00>(self.0)),
                    Self(_mm_shuffle_epi32::<0x55>(self.0)),
                    Self(_mm_shuffle_epi32::<0xaa>(self.0)),
                    Self(_mm_shuffle_epi32::<0xff>(self.0)),
                ]
            }
        }

        #[inline]
        pub(crate) fn plus(self, other: Self) -> Self {
            // SAFETY: SSE2 is there.
            unsafe { Self(_mm_add_epi16(self.0, other.0)) }
        }

        #[inline]
        pub(crate) fn clamped(self, most: i16) -> Self {
            // SAFETY: SSE2 is there.
            unsafe { Self(_mm_min_epi16(_mm_max_epi16(self.0, _mm_setzero_si128()), _mm_set1_epi16(most))) }
        }

        #[inline]
        pub(crate) fn of(low: Four, high: Four) -> Self {
            // SAFETY: SSE2 is there.
            unsafe { Self(_mm_packs_epi32(low.0, high.0)) }
        }

        #[inline]
        pub(crate) fn numbers(self) -> [i16; 8] {
            // SAFETY: SSE2 is there.
            unsafe {
                let halves =
                    [_mm_cvtsi128_si64(self.0), _mm_cvtsi128_si64(_mm_unpackhi_epi64(self.0, self.0))];
                std::array::from_fn(|i| (halves[i / 4] >> (16 * (i % 4))) as i16)
            }
        }
    }

    impl Four {
        #[inline]
        pub(crate) fn new([a, b, c, d]: [i32; 4]) -> Self {
            // SAFETY: SSE2 is there.
            unsafe { Self(_mm_set_epi32(d, c, b, a)) }
        }

        #[inline]
        pub(crate) fn plus_products(self, one: Eight, other: Eight) -> Self {
            // SAFETY: SSE2 is there.
            unsafe { Self(_mm_add_epi32(self.0, _mm_madd_epi16(one.0, other.0))) }
        }

        #[inline]
        pub(crate) fn rounded<const POWER: u32>(self) -> Self {
            // SAFETY: SSE2 is there.
            unsafe {
                let half = _mm_set1_epi32(1 << (POWER - 1));
                Self(_mm_sra_epi32(_mm_add_epi32(self.0, half), _mm_cvtsi32_si128(POWER as i32)))
            }
        }

        #[inline]
        pub(crate) fn total(self) -> i32 {
            // SAFETY: SSE2 is there.
            unsafe {
                let two = _mm_add_epi32(self.0, _mm_shuffle_epi32::<0x4e>(self.0));
                _mm_cvtsi128_si32(_mm_add_epi32(two, _mm_shuffle_epi32::<0xb1>(two)))
            }
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod wasm {
    //! Every browser that can show the client's styles has these instructions. Functions say that they use them one by
    //! one, and whoever calls them in a loop says so too, so that they become part of it.

    use std::arch::wasm32::{
        i16x8, i16x8_add, i16x8_extract_lane, i16x8_max, i16x8_min, i16x8_narrow_i32x4, i16x8_splat, i32x4,
        i32x4_add, i32x4_dot_i16x8, i32x4_extract_lane, i32x4_shr, i32x4_shuffle, i32x4_splat, v128,
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
}

#[cfg(test)]
mod tests {
    use sevenfold_core::Rng;
    use sevenfold_core::chance::Quick;

    use super::{Eight, Four, plain};

    /// The instructions and plain code say the same of any numbers.
    #[test]
    fn instructions_and_plain_code_agree_bit_by_bit() {
        let mut rng = Quick::new(7);
        for _ in 0..2000 {
            let mut small = || std::array::from_fn::<i16, 8, _>(|_| rng.below(512) as i16 - 256);
            let (one, other) = (small(), small());
            let begin = std::array::from_fn::<i32, 4, _>(|i| i32::from(one[i]) * 977);
            let (quick, slow) = (Eight::new(one), plain::Eight::new(one));
            assert_eq!(quick.numbers(), one);
            assert_eq!(quick.clamped(127).numbers(), slow.clamped(127).numbers());
            assert_eq!(
                quick.plus(Eight::new(other)).numbers(),
                slow.plus(plain::Eight::new(other)).numbers()
            );
            for (quick, slow) in quick.pairs().into_iter().zip(slow.pairs()) {
                let quick = Four::new(begin).plus_products(quick, Eight::new(other)).rounded::<6>();
                let slow =
                    plain::Four::new(begin).plus_products(slow, plain::Eight::new(other)).rounded::<6>();
                assert_eq!(Eight::of(quick, quick).numbers(), plain::Eight::of(slow, slow).numbers());
                assert_eq!(quick.total(), slow.total());
            }
        }
    }
}
