//! How long to wait before a lost connection is tried again.

/// The longest wait, in milliseconds.
const LONGEST: u32 = 15_000;

/// Milliseconds to wait before the next try, after so many that failed since the last connection: soon at first, then ever
/// longer, so that a server that comes back is not overrun.
pub fn wait_before(tries: u32) -> u32 {
    (250 << tries.min(6)).min(LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_and_have_an_end() {
        let waits: Vec<u32> = (1..=8).map(wait_before).collect();
        assert_eq!(waits, [500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
    }
}
