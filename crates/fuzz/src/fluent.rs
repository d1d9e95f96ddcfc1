//! Any text is read as a language file; what it says is said, with facts and without.

use std::borrow::Cow;

use sevenfold_core::{Arg, Message, Seat};
use sevenfold_texts::{Lang, Nobody, Texts};

pub(crate) fn feed(bytes: &[u8]) -> usize {
    let Ok(text) = std::str::from_utf8(bytes) else { return 0 };
    let (texts, mut known) = (Texts::of_file(Lang::En, text), 0);
    for line in text.lines() {
        let key = line.split(['=', ' ']).next().unwrap_or_default().to_owned();
        known += usize::from(texts.has(&key));
        let _ = texts.look_up(&key);
        let args = [
            ("x", Arg::Number(7)),
            ("seat", Arg::Seat(Seat::FIRST)),
            ("list", Arg::List(vec![Arg::Number(1), Arg::Key(key.clone().into())])),
            ("key", Arg::Key(key.clone().into())),
        ];
        let args = args.into_iter().map(|(name, arg)| (Cow::Borrowed(name), arg)).collect();
        let _ = texts.say(&Message { key: key.into(), args }, &Nobody);
    }
    known
}
