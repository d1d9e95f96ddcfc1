//! The record of a finished game, with names, date and the fair deal.

use serde_json::{Map, Value, json};
use sevenfold_core::chance::Seed;
use sevenfold_core::record::{Document, Extras};
use sevenfold_protocol::{Ending, EndingCause, Leg, Millis, Phase, Rated};

use sevenfold_fair::{FairDeal, sums};

use crate::face::{added, seals};
use crate::play::Play;
use crate::{Table, note};

/// The key of a record's `meta` under which it says which of two games it is.
const LEG: &str = "leg";
/// The key under which it says that the game was rated.
const RATED: &str = "rated";
/// The keys under which it says who lost the game before its end: by giving up ...
const RESIGNED: &str = "resigned";
/// ... or by the clock.
const TIMED_OUT: &str = "timed-out";
/// The key under which it says who won then.
const WINNERS: &str = "winners";

/// A running game's record never leaves the host.
pub(crate) fn record(table: &Table) -> Option<Document> {
    let (Phase::Over(ending), Some(play)) = (&table.phase, &table.play) else { return None };
    let mut document = play.run.record(Extras::default());
    document.others.insert("meta".to_owned(), meta(table, play, ending));
    if table.seeded.is_some() {
        return Some(document);
    }
    let secret = table.game_secret(table.number);
    let deal = FairDeal {
        commit: sums::commit(&secret),
        secret: Seed(secret).to_string(),
        parts: added(&play.shares),
        seals: seals(&play.shares),
    };
    sevenfold_fair::tell(&mut document, &deal);
    Some(document)
}

fn meta(table: &Table, play: &Play, ending: &Ending) -> Value {
    let mut meta = Map::new();
    meta.insert("names".to_owned(), json!(play.names));
    meta.insert("date".to_owned(), date(play.started).into());
    meta.insert("table".to_owned(), json!(table.code));
    if let Some(leg) = table.leg {
        meta.insert(LEG.to_owned(), json!(leg));
    }
    if !play.notes.is_empty() {
        meta.extend([note::write(&play.notes)]);
    }
    if table.is_rated() {
        meta.insert(RATED.to_owned(), json!(table.settings.rated));
    }
    let lost = match ending.cause {
        EndingCause::Played => None,
        EndingCause::Resigned(seat) => Some((RESIGNED, seat)),
        EndingCause::TimeUp(seat) => Some((TIMED_OUT, seat)),
    };
    if let Some((key, seat)) = lost {
        meta.insert(key.to_owned(), json!(seat));
        meta.insert(WINNERS.to_owned(), json!(ending.winners));
    }
    Value::Object(meta)
}

/// Which of two games with the seats exchanged a record is of, where two were played.
pub fn leg_in(document: &Document) -> Option<Leg> {
    in_meta(document, LEG)
}

/// Did the game of a record count? Records say so only if it did.
pub fn rated_in(document: &Document) -> Rated {
    in_meta(document, RATED).unwrap_or_default()
}

/// How the game of a record was lost before its end, if it was. In a rated game that seat is last, and the others share the
/// first place.
pub fn lost_in(document: &Document) -> Option<Ending> {
    let resigned = || in_meta(document, RESIGNED).map(EndingCause::Resigned);
    let cause = resigned().or_else(|| in_meta(document, TIMED_OUT).map(EndingCause::TimeUp))?;
    Some(Ending { cause, winners: in_meta(document, WINNERS).unwrap_or_default(), outcome: None })
}

fn in_meta<T: serde::de::DeserializeOwned>(document: &Document, key: &str) -> Option<T> {
    sevenfold_core::json::from_value(document.others.get("meta")?.get(key)?).ok()
}

/// The day of a moment (UTC) as `2026-07-07`, by counting days in years that begin in March (Hinnant's algorithm).
fn date(at: Millis) -> String {
    let days = at.0 / 86_400_000 + 719_468;
    let era = days / 146_097;
    let day_of_era = days % 146_097;
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_has_a_date() {
        for (seconds, day) in [
            (0, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"),
            (1_784_160_000, "2026-07-16"),
            (4_107_542_399, "2100-02-28"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(date(Millis(seconds * 1000)), day);
        }
    }
}
