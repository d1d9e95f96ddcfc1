//! What an entry of a language file says, and how it is said with facts.

/// A fact as a sentence uses it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fact {
    /// Counted.
    Number(i64),
    /// Shown as it is.
    Text(String),
}

/// The facts of a sentence by the names of their variables.
pub(crate) type Facts = Vec<(String, Fact)>;

/// A sentence, a label, a word; pieces one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pattern(pub(crate) Vec<Piece>);

/// A piece of a pattern.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    /// Text as it is.
    Text(String),
    /// The fact with this name.
    Fact(String),
    /// One of several patterns, depending on a fact.
    Choice {
        /// The fact's name.
        by: String,
        /// The patterns and what they are for.
        variants: Vec<(Key, Pattern)>,
        /// Which of them it is when none is for the fact.
        usual: usize,
    },
}

/// What a variant is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Key {
    /// This very number.
    Number(i64),
    /// This word, or numbers of this kind: `one`, `other`.
    Word(String),
}

impl Key {
    fn is_for(&self, fact: &Fact) -> bool {
        match (self, fact) {
            (Self::Number(key), Fact::Number(number)) => key == number,
            // English, German and Dutch have one singular and one plural.
            (Self::Word(key), Fact::Number(number)) => {
                key == if number.unsigned_abs() == 1 { "one" } else { "other" }
            }
            (Self::Word(key), Fact::Text(text)) => key == text,
            (Self::Number(_), Fact::Text(_)) => false,
        }
    }
}

impl Pattern {
    /// Says it with these facts. One that is missing shows its name.
    pub(crate) fn say(&self, facts: &Facts) -> String {
        let mut said = String::new();
        self.add_to(&mut said, facts);
        said
    }

    fn add_to(&self, said: &mut String, facts: &Facts) {
        // A fact that is told twice is the later one.
        let told = |name: &str| facts.iter().rev().find(|(known, _)| known == name).map(|(_, fact)| fact);
        // A form that a word does not have is the word itself; an empty list has no forms at all.
        let find = |name: &str| {
            let mut shorter = std::iter::successors(Some(name), |name| Some(name.rsplit_once('-')?.0));
            shorter.find_map(told)
        };
        for piece in &self.0 {
            match piece {
                Piece::Text(text) => said.push_str(text),
                Piece::Fact(name) => match find(name) {
                    Some(Fact::Number(number)) => said.push_str(&number.to_string()),
                    Some(Fact::Text(text)) => said.push_str(text),
                    None => said.extend(["{$", name, "}"]),
                },
                Piece::Choice { by, variants, usual } => {
                    let fitting = find(by).and_then(|fact| variants.iter().find(|(key, _)| key.is_for(fact)));
                    if let Some((_, variant)) = fitting.or_else(|| variants.get(*usual)) {
                        variant.add_to(said, facts);
                    }
                }
            }
        }
    }
}
