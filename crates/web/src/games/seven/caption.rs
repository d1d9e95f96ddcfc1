//! What is said about the tile in hand: what is asked, and why it may or may not lie there.

use sevenfold_core::{Arg, Message, RuleId};
use sevenfold_seven::{Action, Cell, Place, Tile, TileView};

use super::against::Against;
use super::hold::Fit;
use crate::table::Here;

/// A headline, the reason beside it, and the rule that says so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Caption {
    /// What is asked, or what is wrong.
    pub headline: Message,
    /// Why.
    pub reason: Message,
    /// The rule.
    pub rule: RuleId,
}

/// SV-8, the rule that sends a tile to its highest level.
const HIGHEST: RuleId = RuleId::new("SV", 8);

impl Caption {
    /// About a tile that must go to this level, where it has so many places.
    pub(crate) fn of(tile: Tile, level: u8, places: usize, fit: Fit) -> Self {
        let about = |key: &'static str| {
            Message::new(key).with("tile", letter(tile)).with("level", level).with("places", places)
        };
        match fit {
            Fit::Fits => {
                Self { headline: about("web-seven-hold"), reason: about("web-seven-hold-why"), rule: HIGHEST }
            }
            Fit::Refused(against) => Self {
                headline: match against {
                    Against::Uneven(heights) => about("web-seven-uneven").with("heights", steps(heights)),
                    Against::Apart => about("web-seven-apart"),
                    Against::OneTile => about("web-seven-one-tile"),
                    Against::TooLow => about("web-seven-too-low"),
                },
                reason: about("web-seven-refused-why"),
                rule: against.rule(),
            },
        }
    }
}

/// The different heights, lowest first.
fn steps(mut heights: [u8; 4]) -> Arg {
    heights.sort_unstable();
    let mut heights = heights.to_vec();
    heights.dedup();
    Arg::list(heights)
}

/// The letter by which a tile is called.
pub(crate) fn letter(tile: Tile) -> String {
    tile.letter().to_string()
}

/// The word for a tile's shape.
pub(crate) fn shape(tile: Tile) -> Message {
    Message::new(match tile {
        Tile::I => "web-seven-shape-i",
        Tile::P => "web-seven-shape-p",
        Tile::J => "web-seven-shape-j",
        Tile::O => "web-seven-shape-o",
        Tile::S => "web-seven-shape-s",
        Tile::U => "web-seven-shape-u",
        Tile::Y => "web-seven-shape-y",
    })
}

/// A tile that lies on the table, in words for those who do not see it.
pub(crate) fn lying(laid: &TileView) -> Message {
    let cells = Arg::list(laid.cells.iter().map(ToString::to_string));
    said(laid, "web-seven-lying").with("cells", cells)
}

/// A move in words, whoever makes it: where it goes is told by what lies there, not by numbers of cells.
pub(crate) fn laying(here: Here, text: &str) -> Option<Message> {
    let action = text.parse::<Action>().ok()?;
    let (place, view) = (action.place()?, super::view_of(here)?);
    let level = view.height(action.cells()[0]) + 1;
    let of = |laid: &TileView| {
        here.say(&Message::new("web-seven-tile-of").with("seat", laid.seat).with("tile", letter(laid.tile)))
    };
    let near: Vec<String> = view.tiles.iter().filter(|laid| carries(laid, place, level)).map(of).collect();
    let key = match (near.is_empty(), level) {
        (true, _) => "web-seven-lays-first",
        (false, 1) => "web-seven-lays-beside",
        (false, _) => "web-seven-lays-on",
    };
    let message = Message::new(key).with("tile", letter(place.tile())).with("level", level);
    Some(message.with("near", Arg::list(near)))
}

/// Would a tile at this place lie on this one, or on the table beside it?
fn carries(laid: &TileView, place: Place, level: u8) -> bool {
    let beside = |cell: &Cell| cell.neighbours().any(|next| place.covers(next));
    match level {
        1 => laid.level == 1 && laid.cells.iter().any(beside),
        _ => laid.level + 1 == level && laid.cells.iter().any(|cell| place.covers(*cell)),
    }
}

/// The tile that was laid last.
pub(crate) fn last(laid: &TileView) -> Message {
    said(laid, "web-seven-last")
}

fn said(laid: &TileView, key: &'static str) -> Message {
    Message::new(key).with("seat", laid.seat).with("tile", letter(laid.tile)).with("level", laid.level)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refused_place_is_explained_with_its_rule() {
        let caption = |against| Caption::of(Tile::O, 2, 3, Fit::Refused(against));
        let low = caption(Against::TooLow);
        assert_eq!(
            (low.headline.key.as_ref(), low.rule.to_string()),
            ("web-seven-too-low", "SV-8".to_owned())
        );
        let uneven = caption(Against::Uneven([2, 1, 2, 0])).headline;
        assert!(
            uneven.args.contains(&("heights".into(), Arg::list([0_u8, 1, 2]))),
            "each height once: {uneven}"
        );
        assert_eq!(Caption::of(Tile::O, 2, 3, Fit::Fits).headline.key, "web-seven-hold");
    }
}
