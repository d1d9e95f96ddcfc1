//! What is named in the sentences of each game: cards, tiles, colours, players.

use sevenfold_core::{Arg, Message, Seat};

/// Which facts of a game's sentences are a card, a tile, a colour: the names of the facts, and the kinds there are.
pub(crate) type Kinds = (&'static [&'static str], fn() -> Vec<Arg>);

/// A game's files and what is named in its sentences.
pub(crate) struct Words {
    pub game: &'static str,
    pub kinds: &'static [Kinds],
}

pub(crate) const GAMES: [Words; 6] = [
    Words {
        game: "double-lucky-7",
        kinds: &[
            (&["card", "cards"], lucky_cards),
            (&["advantage"], advantages),
            (&["face"], faces),
            (&["colour", "trump"], lucky_colours),
        ],
    },
    Words {
        game: "double-seven",
        kinds: &[(&["tile", "animal", "given", "taken"], animals), (&["tiles", "put"], some)],
    },
    Words {
        game: "seven",
        kinds: &[(&["tile", "made", "tiles", "left"], tiles), (&["colour"], tile_colours)],
    },
    Words { game: "sevens", kinds: &[(&["card", "cards", "seven", "low", "high"], suited)] },
    Words { game: "sieben", kinds: &[(&["way"], ways)] },
    Words {
        game: "triple-seven",
        kinds: &[
            (&["card", "cards", "hand", "reserve", "fitting", "missing", "gave", "got"], cards),
            (&["run"], runs),
            (&["attack"], attacks),
            (&["colour"], colours),
            (&["shows"], shows),
            (&["kind"], types),
        ],
    },
];

/// Facts that are several things, and can be a list.
pub(crate) const LISTS: [&str; 8] = ["cards", "hand", "fitting", "missing", "gave", "got", "tiles", "left"];

/// Sentences in which what is a card or tile elsewhere is a number.
const COUNTED: [&str; 12] = [
    "web-double-lucky-7-seat",
    "web-double-lucky-7-seat-open",
    "web-double-lucky-7-in-deck",
    "web-double-lucky-7-higher",
    "double-seven-ask-rainbow",
    "double-seven-ask-act",
    "double-seven-ask-discard",
    "double-seven-do-pass",
    "double-seven-discard-due",
    "double-seven-rainbow-too-small",
    "bots-double-seven-pass",
    "triple-seven-steal-from",
];

/// Sentences in which the other one is an animal, and not a player or a family.
const OTHER_ANIMAL: [&str; 2] = ["double-seven-two-animals", "double-seven-other-animal"];

/// Facts that are players.
const SEATS: [&str; 12] =
    ["seat", "other", "with", "low", "high", "by", "player", "turn", "winners", "winning", "leaders", "who"];

fn keys(prefix: &str, names: &[&'static str]) -> Vec<Arg> {
    names.iter().map(|name| Arg::Key(format!("{prefix}-{name}").into())).collect()
}

fn lucky_colours() -> Vec<Arg> {
    keys("double-lucky-7", &["red", "green", "blue", "yellow"])
}

fn lucky_cards() -> Vec<Arg> {
    let card = |colour| Message::new("double-lucky-7-card").with("colour", colour).with("rank", 12).into();
    lucky_colours().into_iter().map(card).chain(keys("double-lucky-7", &["joker"])).collect()
}

fn advantages() -> Vec<Arg> {
    keys("double-lucky-7", &["change-bid", "player-swap", "change-dealer", "extra-card"])
}

/// What the die can show: only it has an X, which nobody can use.
fn faces() -> Vec<Arg> {
    advantages().into_iter().chain(keys("double-lucky-7", &["x"])).collect()
}

fn animals() -> Vec<Arg> {
    let names = ["bird", "butterfly", "deer", "fox", "frog", "rabbit", "squirrel", "swan", "clover"];
    keys("double-seven", &names)
}

fn some() -> Vec<Arg> {
    let counted = animals().into_iter().zip([1, 2].into_iter().cycle());
    counted
        .map(|(tile, count)| Message::new("double-seven-some").with("count", count).with("tile", tile).into())
        .collect()
}

fn tiles() -> Vec<Arg> {
    keys("seven-tile", &["i", "p", "j", "o", "s", "u", "y"])
}

fn tile_colours() -> Vec<Arg> {
    keys("seven-colour", &["white", "black", "red", "blue"])
}

fn ways() -> Vec<Arg> {
    keys("sieben-way", &["open", "hole", "number"])
}

/// Cards of Sevens: a number, and each of those that have a name.
fn suited() -> Vec<Arg> {
    let suits = keys("sevens", &["clubs", "diamonds", "hearts", "spades"]);
    let ranks = keys("sevens", &["ace", "jack", "queen", "king"]).into_iter().chain([Arg::Number(7)]);
    let card = |(rank, suit): (Arg, &Arg)| {
        Message::new("sevens-card").with("rank", rank).with("suit", suit.clone()).into()
    };
    ranks.zip(suits.iter().cycle()).map(card).collect()
}

fn colours() -> Vec<Arg> {
    keys("triple-seven", &["red", "green", "blue", "yellow"])
}

fn coloured(key: &'static str, colour: &Arg) -> Arg {
    Message::new(key).with("colour", colour.clone()).with("number", 3).into()
}

fn cards() -> Vec<Arg> {
    let ranks = [
        "triple-seven-card-number",
        "triple-seven-card-reverse",
        "triple-seven-card-deuce",
        "triple-seven-card-trade",
        "triple-seven-card-herald",
        "triple-seven-card-thief",
    ];
    let colours = colours();
    let coloured = ranks.into_iter().zip(colours.iter().cycle()).map(|(rank, colour)| coloured(rank, colour));
    coloured.chain(keys("triple-seven", &["saint", "samaritan", "sinner", "reaper"])).collect()
}

fn runs() -> Vec<Arg> {
    vec![coloured("triple-seven-run", &colours()[0]), coloured("triple-seven-run-thief", &colours()[1])]
}

fn attacks() -> Vec<Arg> {
    keys("triple-seven", &["sinner", "reaper", "trade", "thief"])
}

fn shows() -> Vec<Arg> {
    vec![
        coloured("triple-seven-shows-number", &colours()[2]),
        coloured("triple-seven-shows-colour", &colours()[3]),
    ]
}

fn types() -> Vec<Arg> {
    keys("triple-seven-kind", &["number", "action", "character"])
}

/// The kinds a fact of a sentence has.
pub(crate) fn kinds(words: &Words, key: &str, name: &str) -> Option<Vec<Arg>> {
    match name {
        "tiles" | "cards" if COUNTED.contains(&key) => None,
        "other" if OTHER_ANIMAL.contains(&key) => Some(animals()),
        _ => words.kinds.iter().find(|(names, _)| names.contains(&name)).map(|(_, kinds)| kinds()),
    }
}

/// What a fact is that has no kinds: a player, a family of Double Seven, a move, or else a number.
pub(crate) fn plain(game: &str, name: &str) -> Arg {
    match (game, name) {
        ("double-seven", "family" | "own") => Arg::Text("#3".to_owned()),
        ("double-seven", "other") => Arg::Text("#5".to_owned()),
        (_, "text") => Arg::Text("play R9*".to_owned()),
        (_, "seat" | "low") => Arg::Seat(Seat::FIRST),
        (_, name) if SEATS.contains(&name) => Seat::from_number(2).map_or(Arg::Number(2), Arg::Seat),
        _ => Arg::Number(3),
    }
}
