//! Talking.

use sevenfold_core::Seat;
use sevenfold_protocol::limits::TALK_CHARS;
use sevenfold_protocol::{PHRASES, Talk, is_joiner, is_trickery};

use crate::pace::TALK_MILLIS;
use crate::work::Work;
use crate::{Happened, PlayerId, Table, TableError};

pub(super) fn say(
    table: &mut Table,
    work: &mut Work,
    who: &PlayerId,
    seat: Seat,
    talk: &Talk,
) -> Result<(), TableError> {
    table.own(who, seat)?;
    let talk = check(talk)?;
    if table.log.last_talk(seat).is_some_and(|last| work.now.since(last) < TALK_MILLIS) {
        return Err(TableError::TooFast);
    }
    table.happen(work, Happened::Said { seat, talk })
}

/// A known phrase, or a few visible words.
fn check(talk: &Talk) -> Result<Talk, TableError> {
    match talk {
        Talk::Phrase(phrase) if PHRASES.contains(&phrase.as_str()) => Ok(talk.clone()),
        Talk::Phrase(_) => Err(TableError::BadTalk),
        Talk::Words(words) => {
            let words = words.trim();
            let fits = (1..=TALK_CHARS).contains(&words.chars().count());
            let visible = !words.chars().any(|letter| is_trickery(letter) && !is_joiner(letter));
            if fits && visible { Ok(Talk::Words(words.to_owned())) } else { Err(TableError::BadTalk) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_do_not_turn_round_or_hide_what_is_said() {
        let said = |words: &str| check(&Talk::Words(words.to_owned()));
        // Families of emoji and scripts that join their letters stay as they are.
        for plain in ["well played", "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}", "می\u{200c}خواهم"]
        {
            assert_eq!(said(plain), Ok(Talk::Words(plain.to_owned())));
        }
        for trick in ["pay \u{202e}007", "a\u{2066}b", "a\u{200b}b", "a\u{feff}b", "a\u{e0041}b", "a\nb"] {
            assert_eq!(said(trick), Err(TableError::BadTalk), "{trick:?}");
        }
    }
}
