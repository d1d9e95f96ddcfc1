//! Every aid and score pad of the house, in every language, on every paper.

use sevenfold_aids::{Anchor, Item, Mark, Page, Paper, Picture, Sheet, pdf, svg, width};
use sevenfold_texts::{Lang, aid, aids};

fn sheets() -> impl Iterator<Item = (&'static str, Lang, Sheet)> {
    aids().flat_map(|name| {
        Lang::ALL.into_iter().map(move |lang| {
            let text = aid(name, lang).unwrap_or_else(|| panic!("texts/aids/{name}.{lang}.md is missing"));
            (name, lang, Sheet::read(text))
        })
    })
}

/// What no sheet reaches into at the right: the least margin a printer needs.
const MARGIN: f64 = 20.0;

/// A text on a page: its line, and where it begins and ends there.
struct Written {
    line: f64,
    from: f64,
    to: f64,
    words: String,
}

impl Written {
    fn overlaps(&self, other: &Self) -> bool {
        (self.line - other.line).abs() < 4.0 && self.from + 0.5 < other.to && other.from + 0.5 < self.to
    }
}

/// All texts, also those of pictures as paper shows them.
fn texts(marks: &[Mark]) -> Vec<Written> {
    let mut texts = Vec::new();
    for mark in marks {
        match mark {
            Mark::Text { at: (x, y), size, bold, anchor, text, .. } => {
                let wide = width(text, *size, *bold);
                let from = if *anchor == Anchor::Middle { x - wide / 2.0 } else { *x };
                texts.push(Written { line: *y, from, to: from + wide, words: text.clone() });
            }
            Mark::Art { plain, .. } => texts.extend(self::texts(plain)),
            _ => {}
        }
    }
    texts
}

#[test]
fn every_sheet_fits_one_page_in_readable_text() {
    let mut seen = 0;
    for (name, lang, sheet) in sheets() {
        for paper in [Paper::A4, Paper::Letter] {
            let page =
                Page::of(&sheet, paper).unwrap_or_else(|| panic!("{name} in {lang} is more than a page"));
            assert!(page.text >= 8.0, "{name} in {lang} is set in {} points", page.text);
            let (width, height) = paper.size();
            let texts = texts(&page.marks);
            for text in &texts {
                let inside =
                    text.from >= 0.0 && text.to <= width - MARGIN && (0.0..height).contains(&text.line);
                assert!(inside, "{name} in {lang}: {} is outside", text.words);
            }
            let clash = texts.iter().enumerate().find_map(|(index, one)| {
                texts[..index]
                    .iter()
                    .find(|other| one.overlaps(other))
                    .map(|other| (&one.words, &other.words))
            });
            assert_eq!(clash, None, "{name} in {lang}");
            seen += 1;
        }
    }
    assert!(seen >= 48, "{seen} pages");
}

#[test]
fn every_language_has_the_same_boxes() {
    for (name, lang, sheet) in sheets() {
        let english = Sheet::read(aid(name, Lang::En).unwrap_or_default());
        let shape = |sheet: &Sheet| -> Vec<_> {
            let kind = |item: &Item| match item {
                Item::Row(cells) => cells.len(),
                Item::Picture(_) => 100,
                Item::Step(..) => 200,
                Item::Point(_) => 300,
                Item::Text(_) => 400,
            };
            let kinds = |items: &[Item]| items.iter().map(kind).collect::<Vec<_>>();
            sheet.panels.iter().map(|panel| (panel.width, panel.pad, kinds(&panel.items))).collect()
        };
        assert_eq!(shape(&sheet), shape(&english), "{name} in {lang}");
        assert!(
            !sheet.title.is_empty() && !sheet.aim.is_empty() && !sheet.foot.is_empty(),
            "{name} in {lang}"
        );
    }
}

#[test]
fn every_picture_of_a_sheet_is_drawn() {
    let mut seen = 0;
    for (name, lang, sheet) in sheets() {
        for item in sheet.panels.iter().flat_map(|panel| &panel.items) {
            if let Item::Picture(picture) = item {
                assert!(Picture::named(picture).is_some(), "{name} in {lang} shows {picture}");
                seen += 1;
            }
        }
    }
    assert!(seen > 10, "{seen} pictures");
}

#[test]
fn a_page_is_written_as_svg_and_as_pdf() {
    for (name, lang, sheet) in sheets() {
        let page =
            Page::of(&sheet, Paper::A4).unwrap_or_else(|| panic!("{name} in {lang} is more than a page"));
        let drawn = svg::write(&page);
        assert!(drawn.starts_with("<svg") && drawn.ends_with("</svg>\n"), "{name} in {lang}");
        let file = pdf::write(&page, &sheet.title);
        assert!(file.starts_with(b"%PDF-1.4") && file.ends_with(b"%%EOF\n"), "{name} in {lang}");
        // Whatever the fonts do not know would be a question mark.
        let unknown = page.marks.iter().find_map(|mark| match mark {
            Mark::Text { text, .. } => text.chars().find(|letter| !is_known(*letter)),
            _ => None,
        });
        assert_eq!(unknown, None, "{name} in {lang}");
    }
}

fn is_known(letter: char) -> bool {
    matches!(letter, ' '..='~' | '\u{a0}'..='\u{ff}' | '‘' | '’' | '“' | '”' | '„' | '•' | '–' | '−' | '—' | '…')
}
