//! Words that stand for numbers.

/// Words in an order; each stands for its place. A word may occur several times, in a row: then it has several places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Words {
    list: Vec<String>,
    /// Sorted, each with its first place.
    sorted: Vec<(String, usize)>,
    /// Each word once, in order, with its first place.
    different: Vec<(String, usize)>,
    /// Where the words are numbers one after the other: the first.
    first: Option<i64>,
}

impl Words {
    pub(crate) fn new<W: Into<String>>(words: impl IntoIterator<Item = W>) -> Self {
        let list: Vec<String> = words.into_iter().map(Into::into).collect();
        let mut sorted: Vec<(String, usize)> = list.iter().cloned().zip(0..).collect();
        let mut different = sorted.clone();
        different.dedup_by(|later, first| later.0 == first.0);
        sorted.sort();
        sorted.dedup_by(|later, first| later.0 == first.0);
        let first = list.first().and_then(|word| word.parse::<i64>().ok());
        let first =
            first.filter(|first| list.iter().zip(*first..).all(|(word, number)| *word == number.to_string()));
        Self { list, sorted, different, first }
    }

    pub(crate) fn len(&self) -> usize {
        self.list.len()
    }

    pub(crate) fn place(&self, word: &str) -> Option<usize> {
        let found = self.sorted.binary_search_by(|(known, _)| known.as_str().cmp(word)).ok()?;
        Some(self.sorted[found].1)
    }

    /// The place of a word that is likely to be the `index`-th of those that differ, as kinds and cards are.
    pub(crate) fn place_near(&self, index: u32, word: &str) -> Option<usize> {
        match self.different.get(index as usize) {
            // Letter by letter: words are so short that a call would take longer.
            Some((known, place)) if known.len() == word.len() && known.bytes().eq(word.bytes()) => {
                Some(*place)
            }
            _ => self.place(word),
        }
    }

    /// The place of a number that is a word.
    pub(crate) fn place_of(&self, number: i64) -> Option<usize> {
        match self.first {
            Some(first) => {
                usize::try_from(number.checked_sub(first)?).ok().filter(|place| *place < self.len())
            }
            None => self.place(&number.to_string()),
        }
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

    #[test]
    fn a_hint_is_looked_at_and_not_trusted() {
        let words = Words::new(["b", "a", "a", "c"]);
        let near = [(0, "b"), (1, "a"), (2, "c"), (0, "c"), (7, "a"), (1, "d")];
        let places = near.map(|(index, word)| words.place_near(index, word));
        assert_eq!(places, [Some(0), Some(1), Some(3), Some(3), Some(1), None]);
    }

    #[test]
    fn numbers_are_found_in_a_row_or_as_words() {
        let row = Words::new(["3", "4", "5"]);
        assert_eq!([2, 3, 5, 6, i64::MIN].map(|n| row.place_of(n)), [None, Some(0), Some(2), None, None]);
        let odd = Words::new(["3", "5", "04"]);
        assert_eq!([3, 5, 4].map(|n| odd.place_of(n)), [Some(0), Some(1), None]);
    }
}
