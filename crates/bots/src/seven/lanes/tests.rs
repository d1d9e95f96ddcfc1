use sevenfold_core::Rng;
use sevenfold_core::chance::Quick;

use super::{Eight, Four, Lanes, Weave, narrow_into, plain, woven_into};

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
        assert_eq!(quick.plus(Eight::new(other)).numbers(), slow.plus(plain::Eight::new(other)).numbers());
        let factor = one[3] / 2;
        assert_eq!(quick.times(factor).divided::<6>().numbers(), slow.times(factor).divided::<6>().numbers());
        for (quick, slow) in quick.pairs().into_iter().zip(slow.pairs()) {
            let quick = Four::new(begin).plus_products(quick, Eight::new(other)).rounded::<6>();
            let slow = plain::Four::new(begin).plus_products(slow, plain::Eight::new(other)).rounded::<6>();
            assert_eq!(Eight::of(quick, quick).numbers(), plain::Eight::of(slow, slow).numbers());
            assert_eq!(quick.total(), slow.total());
        }
    }
}

/// Sums over cells are the same one product after the other, eight at once, and sixteen where the processor can.
#[test]
fn sums_over_cells_agree_bit_by_bit_however_many_are_taken_at_once() {
    const CELLS: usize = 7;
    let mut rng = Quick::new(11);
    let weights: [[[i16; 16]; 16]; CELLS] = std::array::from_fn(|_| {
        std::array::from_fn(|_| std::array::from_fn(|_| rng.below(256) as i16 - 128))
    });
    let begin: [i32; 16] = std::array::from_fn(|_| rng.below(20_000) as i32 - 10_000);
    let known: Vec<[i16; 16]> = (0..40)
        .map(|place| if place == 0 { [0; 16] } else { std::array::from_fn(|_| rng.below(128) as i16) })
        .collect();
    let around: Vec<[u16; CELLS]> = (0..40).map(|_| std::array::from_fn(|_| rng.below(40) as u16)).collect();
    let eight = |numbers: &[i16; 16], at: usize| Eight::new(std::array::from_fn(|lane| numbers[at + lane]));
    let weave: [Weave; CELLS] = std::array::from_fn(|cell| {
        std::array::from_fn(|half| {
            std::array::from_fn(|pair| {
                std::array::from_fn(|four| {
                    Eight::new(std::array::from_fn(|lane| {
                        weights[cell][4 * four + lane / 2][8 * half + 2 * pair + lane % 2]
                    }))
                })
            })
        })
    });
    let fours = std::array::from_fn(|four| Four::new(std::array::from_fn(|lane| begin[4 * four + lane])));
    let list: Vec<Lanes> = known.iter().map(|numbers| [eight(numbers, 0), eight(numbers, 8)]).collect();
    let one_by_one: Vec<[i16; 16]> = around
        .iter()
        .map(|around| {
            std::array::from_fn(|out| {
                let products = around
                    .iter()
                    .zip(&weights)
                    .flat_map(|(&there, weights)| known[usize::from(there)].iter().zip(&weights[out]));
                let sum: i32 = products.map(|(&one, &other)| i32::from(one) * i32::from(other)).sum();
                ((begin[out] + sum + 32) >> 6) as i16
            })
        })
        .collect();
    let numbers = |lanes: &Lanes| -> [i16; 16] {
        let [low, high] = lanes.map(Eight::numbers);
        std::array::from_fn(|lane| if lane < 8 { low[lane] } else { high[lane - 8] })
    };
    let mut narrow = Vec::new();
    narrow_into::<CELLS, 6>(&weave, &fours, (&around, &list), &mut narrow);
    assert_eq!(narrow.iter().map(numbers).collect::<Vec<_>>(), one_by_one);
    // Whatever this machine can.
    let mut usual = Vec::new();
    woven_into::<CELLS, 6>(&weave, &fours, (&around, &list), &mut usual);
    assert_eq!(usual.iter().map(numbers).collect::<Vec<_>>(), one_by_one);
}
