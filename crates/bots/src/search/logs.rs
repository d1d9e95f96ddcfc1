//! Logarithms that come out the same on every machine.
//!
//! A system's own may differ in the last bit, and a search that compares sums of them would then choose another move
//! in a browser. These are made by additions, multiplications and divisions only, which IEEE 754 fixes exactly.

use std::sync::LazyLock;

/// Numbers below this have their logarithm in the table.
const SIZE: usize = 1024;

/// Made when the first search begins: a browser would load all of it, and it cannot be compressed.
static TABLE: LazyLock<[f64; SIZE]> = LazyLock::new(table);

/// The natural logarithm of a count; that of 0 is 0. Above the table it is that of the number's leading digits, plus
/// their shift: less than a thousandth too small.
pub(super) fn ln(count: u32) -> f64 {
    let (table, shift) = (&*TABLE, (u32::BITS - count.leading_zeros()).saturating_sub(SIZE.ilog2()));
    table[(count >> shift) as usize] + f64::from(shift) * table[2]
}

fn table() -> [f64; SIZE] {
    let mut table = [0.0; SIZE];
    let (mut n, mut number) = (2, 2.0);
    while n < SIZE {
        table[n] = table[n - 1] + step(number);
        n += 1;
        number += 1.0;
    }
    table
}

/// ln n − ln (n − 1) = 2 artanh (1 / (2n − 1)), by its series.
fn step(n: f64) -> f64 {
    let x = 1.0 / (2.0 * n - 1.0);
    let mut power = x;
    let mut sum = 0.0;
    let mut odd = 1.0;
    while odd < 60.0 {
        sum += power / odd;
        power *= x * x;
        odd += 2.0;
    }
    2.0 * sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn close_to_the_systems_logarithm() {
        assert!(ln(0).abs() < 1e-9 && ln(1).abs() < 1e-9);
        for count in (2..5000).chain([65_535, 1 << 20, 77_777_777, u32::MAX]) {
            let system = f64::from(count).ln();
            assert!((ln(count) - system).abs() < 2e-3, "ln {count} = {} ≠ {system}", ln(count));
        }
    }
}
