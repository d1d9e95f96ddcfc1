//! What a page says, and whether it says it in its language.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::{Duration, Instant};

use fluent_syntax::ast::{Entry, PatternElement};
use sevenfold_texts::Lang;

use crate::Window;
use crate::layout::strings;
use crate::patience::BREATH;

/// How long a page may take to say everything in another language: some of it is fetched first. Only a test that fails
/// waits so long.
const SETTLING: Duration = Duration::from_secs(10);

/// Every piece of text on a page, also what is only read aloud.
const PIECES: &str = "
    const pieces = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (!node.parentElement.closest('script, style, noscript, svg symbol')) pieces.push(node.data);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      for (const e of document.querySelectorAll(`[${name}]`)) pieces.push(e.getAttribute(name));
    }
    return pieces.map((piece) => piece.replace(/\\s+/g, ' ').trim()).filter((piece) => piece);";

/// The language files, to compare pages with.
pub struct Book {
    keys: BTreeSet<String>,
    /// For each language, texts without facts that only English has.
    english_only: BTreeMap<&'static str, BTreeSet<String>>,
}

impl Book {
    /// Reads the language files.
    pub fn read() -> Self {
        let english = plain_texts("en");
        let keys = english.keys().filter(|key| key.contains('-')).cloned().collect();
        let only = |lang: Lang| {
            let own = plain_texts(lang.code());
            let known: BTreeSet<&str> = own.values().map(String::as_str).collect();
            let rules = rule_texts(lang.code());
            // What the rules of a language call out is a word of that language too.
            let own_word = |text: &str| known.contains(text) || rules.contains(text);
            let foreign = english.values().filter(|text| !text.is_empty() && !own_word(text));
            (lang.code(), foreign.cloned().collect())
        };
        Self {
            keys,
            english_only: Lang::ALL.into_iter().filter(|lang| *lang != Lang::En).map(only).collect(),
        }
    }

    /// What stays on the page that should not be: keys of the language files, and English in another language.
    pub async fn faults(&self, window: &Window, lang: Lang) -> Vec<String> {
        let begun = Instant::now();
        loop {
            let found = self.look(window, lang).await;
            if found.is_empty() || begun.elapsed() > SETTLING {
                return found;
            }
            tokio::time::sleep(BREATH).await;
        }
    }

    async fn look(&self, window: &Window, lang: Lang) -> Vec<String> {
        let pieces = strings(&window.script(PIECES, vec![]).await);
        let raw = pieces.iter().filter(|piece| piece.split(' ').any(|word| self.keys.contains(word)));
        let foreign = self.english_only.get(lang.code());
        let english = pieces.iter().filter(|piece| foreign.is_some_and(|texts| texts.contains(*piece)));
        let say = |what: &'static str| move |piece: &String| format!("{what}: {piece}");
        raw.map(say("a raw key")).chain(english.map(say("English"))).collect()
    }
}

/// Keys and texts of all files of a language; a text with facts in it is empty.
fn plain_texts(lang: &str) -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../texts").join(lang);
    let files = std::fs::read_dir(&folder)
        .unwrap()
        .map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
    files.flat_map(|text| entries(&text)).collect()
}

/// All rule texts of a language.
fn rule_texts(lang: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules");
    let files = std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path());
    let ours = files.filter(|path| path.to_string_lossy().ends_with(&format!(".{lang}.md")));
    ours.map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

fn entries(text: &str) -> Vec<(String, String)> {
    let resource = fluent_syntax::parser::parse(text).unwrap();
    let message = |entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    };
    let plain = |elements: &[PatternElement<&str>]| match elements {
        [PatternElement::TextElement { value }] => (*value).to_owned(),
        _ => String::new(),
    };
    let messages = resource.body.into_iter().filter_map(message);
    messages
        .map(|message| {
            let value = message.value.map(|pattern| plain(&pattern.elements)).unwrap_or_default();
            (message.id.name.to_owned(), value)
        })
        .collect()
}

impl Window {
    /// Chooses a language in the bar; on a phone it has no room there, and is only pressed in thought.
    pub async fn speak(&self, lang: Lang) {
        let switch = format!("header .lang button[lang='{}']", lang.code());
        let shown = "return !!document.querySelector(arguments[0]).offsetParent";
        // While a page's book is on its way its bar has the room, and may lose it before it is pressed.
        let shown = self.script(shown, vec![switch.as_str().into()]).await == true;
        if !(shown && self.press_if(&switch).await) {
            self.script("document.querySelector(arguments[0]).click()", vec![switch.into()]).await;
        }
        let spoken = "return document.documentElement.lang === arguments[0]";
        self.until_with("the language", spoken, vec![lang.code().into()]).await;
    }
}
