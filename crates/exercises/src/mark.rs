//! Marks by which texts are told apart. Nothing is secured by them.

use crate::Exercise;

/// The hash of Fowler, Noll and Vo over a text, as 16 digits.
pub fn mark(text: &str) -> String {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", text.bytes().fold(0xcbf2_9ce4_8422_2325, step))
}

impl Exercise {
    /// The mark of the record that leads to the position: whatever else was played, drawn or agreed has another.
    pub fn record_mark(&self) -> String {
        let record = (self.seats, &self.options, &self.seed, &self.moves, self.seat);
        // Numbers and texts can always be written.
        mark(&serde_json::to_string(&record).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_told_apart() {
        assert_eq!(mark(""), "cbf29ce484222325");
        assert_ne!(mark("one"), mark("other"));
    }
}
