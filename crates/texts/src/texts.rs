//! Messages become sentences.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use sevenfold_core::Message;

use crate::fluent::{self, Entry};
use crate::letters::{capitalised, is_of_word};
use crate::pattern::Facts;
use crate::variables::variables;
use crate::{Lang, Names};

/// Some sentences, by their keys.
type Book = BTreeMap<String, Entry>;

/// The sentences of one language.
pub struct Texts {
    lang: Lang,
    books: Books,
}

/// Books in the order in which they were handed in: that of the house, then those of games and puzzles, as many as come.
struct Books {
    first: OnceLock<Book>,
    others: OnceLock<Box<Books>>,
}

impl Books {
    const fn none() -> Self {
        Self { first: OnceLock::new(), others: OnceLock::new() }
    }

    /// Puts a book behind those that are there.
    fn add(&self, book: Book) {
        let mut here = self;
        let mut book = book;
        while let Err(again) = here.first.set(book) {
            book = again;
            here = here.others.get_or_init(|| Box::new(Self::none()));
        }
    }

    fn entry(&self, key: &str) -> Option<&Entry> {
        let mut here = Some(self);
        while let Some(books) = here {
            let found = books.first.get()?.get(key);
            if found.is_some() {
                return found;
            }
            here = books.others.get().map(|others| &**others);
        }
        None
    }
}

/// The languages, by their place in [`Lang::ALL`].
static ALL: [Texts; 3] = [Texts::none(Lang::En), Texts::none(Lang::De), Texts::none(Lang::Nl)];

impl Texts {
    /// The sentences of a language.
    #[cfg(feature = "embedded")]
    pub fn of(lang: Lang) -> &'static Self {
        let files = crate::embedded::SENTENCES.iter().filter(|file| file.language == lang.code());
        let texts = &ALL[lang as usize];
        texts.books.first.get_or_init(|| read(files.map(|file| file.text)));
        texts
    }

    /// The sentences of a language; none at all before it is loaded.
    #[cfg(not(feature = "embedded"))]
    pub fn of(lang: Lang) -> &'static Self {
        &ALL[lang as usize]
    }

    /// Hands in sentences of a language, as a Fluent file: those of the house first, those of games when they are needed.
    /// Each file is handed in once.
    pub fn load(lang: Lang, file: &str) {
        ALL[lang as usize].books.add(read([file]));
    }

    /// The sentences of one Fluent file and no others: of a lesson, say.
    pub fn of_file(lang: Lang, file: &str) -> Self {
        let texts = Self::none(lang);
        texts.books.add(read([file]));
        texts
    }

    /// Are the sentences of this language there?
    pub fn is_there(lang: Lang) -> bool {
        cfg!(feature = "embedded") || ALL[lang as usize].books.first.get().is_some()
    }

    /// Which language this is.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The sentence for a reader. Without an entry for its key a message shows its bare facts.
    pub fn say(&self, message: &Message, names: &dyn Names) -> String {
        let sentence = self.phrase(message, names);
        // Most begin with a capital or a number: no word for the reader does.
        if !sentence.starts_with(|first: char| first.is_ascii_lowercase()) {
            return sentence;
        }
        let you = self.look_up("you").into_iter().chain(self.listed_you());
        let begins = you.into_iter().any(|you| begins_with_word(&sentence, &you));
        if begins { capitalised(&sentence) } else { sentence }
    }

    /// What the reader is called among others, where that is another word: `jij en Ada`.
    pub(crate) fn listed_you(&self) -> Option<String> {
        self.forms("you", &Facts::new())
            .into_iter()
            .find_map(|(form, word)| (form == "listed").then_some(word))
    }

    /// The entry with this key, if it needs no facts: a label, a word.
    pub fn look_up(&self, key: &str) -> Option<String> {
        self.format(key, &Facts::new())
    }

    /// Is there an entry with this key?
    pub fn has(&self, key: &str) -> bool {
        self.entry(key).is_some()
    }

    /// A message as part of a sentence.
    pub(crate) fn phrase(&self, message: &Message, names: &dyn Names) -> String {
        let facts = variables(self, message, names);
        self.format(&message.key, &facts).unwrap_or_else(|| message.to_string())
    }

    /// The entry with these facts. One that is missing shows its name; nothing fails.
    pub(crate) fn format(&self, key: &str, facts: &Facts) -> Option<String> {
        self.entry(key).map(|entry| entry.value.say(facts))
    }

    /// The attributes of an entry, with these facts: other forms of a word.
    pub(crate) fn forms(&self, key: &str, facts: &Facts) -> Vec<(String, String)> {
        let forms = self.entry(key).into_iter().flat_map(|entry| &entry.forms);
        forms.map(|(name, form)| (name.clone(), form.say(facts))).collect()
    }

    const fn none(lang: Lang) -> Self {
        Self { lang, books: Books::none() }
    }

    fn entry(&self, key: &str) -> Option<&Entry> {
        self.books.entry(key)
    }
}

fn read<'a>(files: impl IntoIterator<Item = &'a str>) -> Book {
    let mut book = Book::new();
    for (key, entry) in files.into_iter().flat_map(fluent::entries) {
        // An entry that cannot be read, or comes twice, is left out; the tests find it.
        book.entry(key).or_insert(entry);
    }
    book
}

fn begins_with_word(sentence: &str, word: &str) -> bool {
    sentence.strip_prefix(word).is_some_and(|rest| !rest.starts_with(is_of_word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_has_as_many_books_as_come() {
        let texts = Texts::of_file(Lang::En, "book-0 = zero\n");
        for number in 1..20 {
            texts.books.add(read([format!("book-{number} = {number}\n").as_str()]));
        }
        assert_eq!(texts.look_up("book-0").as_deref(), Some("zero"));
        assert_eq!(texts.look_up("book-19").as_deref(), Some("19"));
        assert!(!texts.has("book-20"));
    }
}
