//! Words that stand for numbers.

/// Words in an order; each stands for its place. A word may occur several times, in a row: then it has several places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Words {
    list: Vec<String>,
    /// Sorted, each with its first place.
    sorted: Vec<(String, usize)>,
}

impl Words {
    pub(crate) fn new<W: Into<String>>(words: impl IntoIterator<Item = W>) -> Self {
        let list: Vec<String> = words.into_iter().map(Into::into).collect();
        let mut sorted: Vec<(String, usize)> = list.iter().cloned().zip(0..).collect();
        sorted.sort();
        sorted.dedup_by(|later, first| later.0 == first.0);
        Self { list, sorted }
    }

    pub(crate) fn len(&self) -> usize {
        self.list.len()
    }

    pub(crate) fn place(&self, word: &str) -> Option<usize> {
        let found = self.sorted.binary_search_by(|(known, _)| known.as_str().cmp(word)).ok()?;
        Some(self.sorted[found].1)
    }

    /// For documentation: all of them, or how they begin and end.
    pub(crate) fn listed(&self) -> String {
        const SHOWN: usize = 12;
        match self.list.as_slice() {
            [first, second, .., last] if self.list.len() > SHOWN => format!("{first}, {second} … {last}"),
            all => all.join(", "),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_occurs_twice_has_its_first_place() {
        let words = Words::new(["b", "a", "a", "c"]);
        assert_eq!(["a", "b", "c", "d"].map(|word| words.place(word)), [Some(1), Some(0), Some(3), None]);
        assert_eq!(words.len(), 4);
    }
}
