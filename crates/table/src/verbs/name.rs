//! Names.

use sevenfold_core::Seat;
use sevenfold_protocol::is_trickery;
use sevenfold_protocol::limits::NAME_CHARS;

use crate::work::Work;
use crate::{Happened, PlayerId, Table, TableError};

pub(super) fn rename(
    table: &mut Table,
    work: &mut Work,
    who: &PlayerId,
    seat: Seat,
    name: &str,
) -> Result<(), TableError> {
    let known = table.own(who, seat)?.name.clone();
    let name = check(name)?;
    if name == known {
        return Ok(());
    }
    table.happen(work, Happened::Named { seat, name: name.to_owned() })
}

/// A name is visible and short, or none at all: then the seat is called by its number, in the reader's language. Space
/// around it does not count.
pub(super) fn check(name: &str) -> Result<&str, TableError> {
    let name = name.trim();
    let length = name.chars().count();
    let visible = !name.chars().any(is_trickery);
    if length <= NAME_CHARS && visible { Ok(name) } else { Err(TableError::BadName) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_short_and_visible() {
        assert_eq!(check("  Ada "), Ok("Ada"));
        assert_eq!(check(&"é".repeat(NAME_CHARS)), Ok("é".repeat(NAME_CHARS).as_str()));
        assert_eq!(check("   "), Ok(""), "nobody needs a name");
        for bad in ["a\nb", "a\u{202e}b", &"x".repeat(NAME_CHARS + 1)] {
            assert_eq!(check(bad), Err(TableError::BadName), "{bad:?}");
        }
        for unseen in
            ['\u{ad}', '\u{200b}', '\u{200f}', '\u{2028}', '\u{2060}', '\u{2066}', '\u{2069}', '\u{feff}']
        {
            assert_eq!(check(&format!("a{unseen}b")), Err(TableError::BadName), "{unseen:?}");
        }
    }
}
