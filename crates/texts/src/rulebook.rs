//! Rule texts, found by game, language and rule id.

use crate::letters::lowercase;
use serde::Serialize;

#[cfg(feature = "embedded")]
use crate::{Lang, embedded::RULES};

/// The rules of one game in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RuleBook {
    /// The game's title.
    pub title: &'static str,
    /// What comes before the first rule: Markdown.
    pub intro: &'static str,
    /// The rules by topic.
    pub sections: Vec<Section>,
}

/// Rules about one topic.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Section {
    /// The topic.
    pub title: &'static str,
    /// What comes before its first rule, or all of it where it has none: an example, tips. Markdown.
    pub intro: &'static str,
    /// The rules, in order.
    pub rules: Vec<Rule>,
}

/// Where a paragraph of a rule text comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The printed rules, in our own words.
    Printed,
    /// The printed rules leave it open; this is how we play.
    Ours,
    /// Whoever plays here may choose.
    House,
}

impl Origin {
    /// How paragraphs begin that do not come from the printed rules, in each language.
    const MARKS: [(&'static str, Self); 6] = [
        ("**Our reading:**", Self::Ours),
        ("**Unsere Lesart:**", Self::Ours),
        ("**Onze lezing:**", Self::Ours),
        ("**House option:**", Self::House),
        ("**Hausoption:**", Self::House),
        ("**Huisoptie:**", Self::House),
    ];

    /// Where a paragraph comes from: it says so at its beginning.
    pub fn of(paragraph: &str) -> Self {
        let mark = Self::MARKS.iter().find(|(mark, _)| paragraph.starts_with(mark));
        mark.map_or(Self::Printed, |(_, origin)| *origin)
    }
}

/// One rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Rule {
    /// Its id, as `SI-6`: what a refusal cites.
    pub id: &'static str,
    /// What it is about.
    pub title: &'static str,
    /// The rule itself: Markdown paragraphs and lists.
    pub body: &'static str,
}

/// The rules of a game in a language; `None` if there is no such text.
#[cfg(feature = "embedded")]
pub fn rules(game: &str, lang: Lang) -> Option<RuleBook> {
    let file = RULES.iter().find(|file| file.name == game && file.language == lang.code())?;
    Some(RuleBook::read(file.text))
}

impl RuleBook {
    /// Reads `# Title`, introduction, then `## Section`s with `### ID Title` and the rule.
    pub fn read(text: &'static str) -> Self {
        let (head, body) = split_at_heading(text, "## ");
        let title_line = head.lines().find(|line| line.starts_with("# ")).unwrap_or_default();
        let intro = head.split_once(title_line).map_or(head, |(_, after)| after).trim();
        let sections = headed(body, "## ").map(Section::read).collect();
        Self { title: title_line.trim_start_matches('#').trim(), intro, sections }
    }

    /// Every rule, in order.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.sections.iter().flat_map(|section| &section.rules)
    }

    /// The rule with this id, in whatever case.
    pub fn find(&self, id: &str) -> Option<&Rule> {
        self.rules().find(|rule| rule.id.eq_ignore_ascii_case(id))
    }

    /// The rules in which all these words occur, in whatever case.
    pub fn search<'a>(&'a self, words: &str) -> impl Iterator<Item = &'a Rule> {
        let words: Vec<String> = words.split_whitespace().map(lowercase).collect();
        self.rules().filter(move |rule| {
            let text = lowercase(&format!("{} {} {}", rule.id, rule.title, rule.body));
            !words.is_empty() && words.iter().all(|word| text.contains(word))
        })
    }
}

impl Section {
    fn read((title, body): (&'static str, &'static str)) -> Self {
        let intro = split_at_heading(body, "### ").0.trim();
        Self { title, intro, rules: headed(body, "### ").map(Rule::read).collect() }
    }
}

impl Rule {
    fn read((heading, body): (&'static str, &'static str)) -> Self {
        let (id, title) = heading.split_once(' ').unwrap_or((heading, ""));
        Self { id, title: title.trim(), body: body.trim() }
    }
}

/// The pieces that begin with a heading of this mark: heading and what is below it.
fn headed(text: &'static str, mark: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let (_, mut rest) = split_at_heading(text, mark);
    std::iter::from_fn(move || {
        let piece = rest.strip_prefix(mark)?;
        let (heading, below) = piece.split_once('\n').unwrap_or((piece, ""));
        let (body, next) = split_at_heading(below, mark);
        rest = next;
        Some((heading.trim(), body))
    })
}

/// Splits before the first line that begins with this mark.
fn split_at_heading(text: &'static str, mark: &str) -> (&'static str, &'static str) {
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        if line.starts_with(mark) {
            return text.split_at(start);
        }
        start += line.len();
    }
    (text, "")
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Title\nIntro.\n\nMore.\n\n## One\nTips.\n### X-1 First rule\nBody, with the Word.\n\n- a list\n\
                        \n### X-2 Second\nOther.\n## Two\n### X-3 Third\n\nLast.\n";

    #[test]
    fn a_book_is_read() {
        let book = RuleBook::read(TEXT);
        assert_eq!((book.title, book.intro), ("Title", "Intro.\n\nMore."));
        let topics: Vec<(&str, usize)> =
            book.sections.iter().map(|section| (section.title, section.rules.len())).collect();
        assert_eq!(topics, [("One", 2), ("Two", 1)]);
        assert_eq!((book.sections[0].intro, book.sections[1].intro), ("Tips.", ""));
        let first = Rule { id: "X-1", title: "First rule", body: "Body, with the Word.\n\n- a list" };
        assert_eq!(book.find("x-1"), Some(&first));
        assert_eq!(book.find("X-9"), None);
    }

    #[test]
    fn all_words_of_a_search_must_occur() {
        let book = RuleBook::read(TEXT);
        let ids = |words| book.search(words).map(|rule| rule.id).collect::<Vec<_>>();
        assert_eq!(ids("word FIRST"), ["X-1"]);
        assert_eq!(ids("x-2"), ["X-2"]);
        assert!(ids("first last").is_empty());
        assert!(ids(" ").is_empty());
    }

    #[test]
    fn a_paragraph_says_where_it_comes_from() {
        assert_eq!(Origin::of("**Hausoption:** Mit"), Origin::House);
        assert_eq!(Origin::of("**Our reading:** The"), Origin::Ours);
        assert_eq!(Origin::of("The **Our reading:**"), Origin::Printed);
    }

    #[test]
    fn a_text_without_headings_is_all_introduction() {
        let book = RuleBook::read("just words");
        assert_eq!((book.title, book.sections.len()), ("", 0));
    }
}
