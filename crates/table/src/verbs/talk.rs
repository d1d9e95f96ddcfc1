//! Talking.

use sevenfold_core::Seat;
use sevenfold_protocol::limits::TALK_CHARS;
use sevenfold_protocol::{PHRASES, Talk};

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

/// Characters that would turn round what stands beside them, or break the line. Words may join letters invisibly, as some
/// scripts do; a name may not.
fn turns_or_hides(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{206f}')
}

/// A known phrase, or a few visible words.
fn check(talk: &Talk) -> Result<Talk, TableError> {
    match talk {
        Talk::Phrase(phrase) if PHRASES.contains(&phrase.as_str()) => Ok(talk.clone()),
        Talk::Phrase(_) => Err(TableError::BadTalk),
        Talk::Words(words) => {
            let words = words.trim();
            let fits = (1..=TALK_CHARS).contains(&words.chars().count());
            let visible = !words.chars().any(turns_or_hides);
            if fits && visible { Ok(Talk::Words(words.to_owned())) } else { Err(TableError::BadTalk) }
        }
    }
}
