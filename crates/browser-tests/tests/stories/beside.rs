//! What the games have beside their tables: a hall of fame, and pictures.

use serde_json::json;
use sevenfold_browser_tests::{Kept, Size, Stage};
use sevenfold_core::Seat;
use sevenfold_protocol::{Ending, Settings};

use crate::{BOT, short};

/// DL-37: whoever wins with 140 points is welcomed at the table, and stands in the club when it is opened again.
#[tokio::test(flavor = "multi_thread")]
async fn dl_37_a_winner_joins_the_high_rollers_club() {
    const ENOUGH: i32 = 140;
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    let long = Settings { options: json!({ "rounds": 14 }), ..short("double-lucky-7", 6) };
    let points = |ending: &Ending| ending.outcome.as_ref().map_or(0, |outcome| outcome.points[0]);
    let won = |ending: &Ending| ending.winners.contains(Seat::FIRST) && points(ending) >= ENOUGH;
    Kept::ended(&long, BOT, won).resume_in(&window).await;
    let club = "return document.querySelector('.club')?.innerText";
    let club = window.until("the club", club).await;
    let club = club.as_str().unwrap();
    assert!(club.contains("High Rollers Club") && club.contains("Ada"), "{club}");
    let kept = "return JSON.parse(localStorage.getItem('sevenfold-high-rollers'))";
    window.reload().await;
    window.until("the club", "return !!document.querySelector('.club li')").await;
    let kept = window.script(kept, vec![]).await;
    assert_eq!(kept.as_array().map(Vec::len), Some(1), "nobody enters twice for one game: {kept}");
    assert!(kept[0]["score"].as_i64().is_some_and(|score| score >= ENOUGH.into()), "{kept}");
}

/// How light the tiles in a picture are, from 0 to 255, and how far the most colourful is from grey.
const SHADES: &str = "
    const rgb = (e) => getComputedStyle(e).fill.match(/[\\d.]+/g)?.slice(0, 3).map(Number);
    const shades = [...document.querySelectorAll(arguments[0])].map(rgb).filter((it) => it?.length === 3);
    const light = shades.map((it) => it.reduce((sum, one) => sum + one) / 3);
    const colour = shades.map((it) => Math.max(...it) - Math.min(...it));
    return shades.length > 3 && { darkest: Math.min(...light), lightest: Math.max(...light), colour: Math.max(...colour) };";

/// The tiles in the picture of SEVEN.
const PICTURE: &str = "main .sv svg[viewBox='0 0 300 270'] path";

/// SEVEN is white and black, in its pictures as at its table.
#[tokio::test(flavor = "multi_thread")]
async fn pictures_of_seven_have_the_colours_of_its_table() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    Kept::played(short("seven", 2), BOT, 4).resume_in(&window).await;
    let mut seen = vec![window.until_with("the table", SHADES, vec![json!(".hexes .col .face")]).await];
    for page in ["/", "/new/sieben"] {
        window.go(page).await;
        seen.push(window.until_with(page, SHADES, vec![json!(PICTURE)]).await);
    }
    for shades in seen {
        let found = |name: &str| shades[name].as_f64().unwrap();
        assert!(found("darkest") < 130.0 && found("lightest") > 190.0 && found("colour") < 40.0, "{shades}");
    }
}
