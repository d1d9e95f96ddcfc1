//! What each game looks like: the one place per game, found by its name.

pub(crate) mod double_lucky_7;
pub(crate) mod double_seven;
pub(crate) mod further;
pub(crate) mod plain;
pub(crate) mod playing_cards;
pub(crate) mod seven;
pub(crate) mod sevens;
pub(crate) mod sieben;
mod terms;
pub(crate) mod triple_seven;

use leptos::prelude::*;
use sevenfold_core::{Game, Message, Seat};
use sevenfold_double_lucky_7::DoubleLucky7;
use sevenfold_double_seven::DoubleSeven;
use sevenfold_seven::Seven;
use sevenfold_sevens::Sevens;
use sevenfold_sieben::Sieben;
use sevenfold_triple_seven::TripleSeven;

use crate::later::{self, Coming};
use crate::memo::{Memo, Shared};
use crate::table::Here;

pub(crate) use terms::Terms;

/// What the parts of a table share: what its middle has set up, or what is set up now for a hand that is shown apart from it.
/// Beside a table there may be hands of other seats, which share nothing with it.
pub(crate) fn shared<T: Copy + Send + Sync + 'static>(
    here: Here,
    of: fn(&T) -> Here,
    set_up: fn(Here) -> T,
) -> T {
    use_context::<T>().filter(|known| of(known).picked == here.picked).unwrap_or_else(|| {
        let apart = set_up(here);
        provide_context(apart);
        apart
    })
}

/// How a game presents itself before it is played.
pub(crate) struct Face {
    /// The game's id.
    pub id: &'static str,
    /// Where it stands.
    pub section: Section,
    /// Its title.
    pub title: &'static str,
    /// The class that carries its tint.
    pub tint: &'static str,
    /// The picture of its own things.
    pub picture: &'static str,
    /// How many usually sit down against bots.
    pub usual_seats: u8,
    /// What can be chosen before it is played.
    pub terms: Terms,
    /// Does everybody see everything that anybody holds?
    pub open_hands: bool,
    /// Is one ahead by points at the end? Chips, tiles on a level or the one number that wins are none.
    pub by_points: bool,
    /// Options that differ when people sit at the table together.
    pub live: &'static [(&'static str, &'static str)],
    /// The style it needs beside that of the house.
    pub style: Option<&'static str>,
    /// How it is drawn: a part of the program that is loaded with its first table.
    pub drawn: fn() -> Coming<&'static Drawn>,
}

/// Where a game stands on the home page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Section {
    /// Among the games the house was built for.
    House,
    /// Beside them, as a classic that belongs to nobody.
    Classic,
    /// On the server's shelf, without drawings of its own.
    Further,
}

macro_rules! picture {
    ($id:literal) => {
        include_str!(concat!("../pictures/", $id, ".svg"))
    };
}

/// The games with drawings of their own, in the order of the house.
pub(crate) static GAMES: &[Face] = &[
    Face {
        id: "double-seven",
        section: Section::House,
        title: "Double Seven",
        tint: "ds",
        picture: picture!("double-seven"),
        usual_seats: 3,
        terms: Terms::of::<DoubleSeven>(),
        open_hands: false,
        by_points: true,
        live: &[],
        style: Some("double-seven"),
        drawn: later::double_seven,
    },
    Face {
        id: "double-lucky-7",
        section: Section::House,
        title: "Double Lucky 7",
        tint: "dl",
        picture: picture!("double-lucky-7"),
        usual_seats: 4,
        terms: Terms::of::<DoubleLucky7>(),
        open_hands: false,
        by_points: true,
        live: &[],
        style: Some("double-lucky-7"),
        drawn: later::double_lucky_7,
    },
    Face {
        id: "sieben",
        section: Section::House,
        title: "Sieben",
        tint: "si",
        picture: picture!("sieben"),
        usual_seats: 4,
        terms: Terms::of::<Sieben>(),
        open_hands: false,
        by_points: false,
        live: &[],
        style: None,
        drawn: later::sieben,
    },
    Face {
        id: "seven",
        section: Section::House,
        title: "SEVEN",
        tint: "sv",
        picture: picture!("seven"),
        usual_seats: 2,
        terms: Terms::of::<Seven>(),
        open_hands: true,
        by_points: false,
        live: &[],
        style: Some("seven"),
        drawn: later::seven,
    },
    Face {
        id: "triple-seven",
        section: Section::House,
        title: "777",
        tint: "ts",
        picture: picture!("triple-seven"),
        usual_seats: 4,
        terms: Terms::of::<TripleSeven>(),
        open_hands: false,
        by_points: false,
        live: &[("herald", "race")],
        style: Some("triple-seven"),
        drawn: later::triple_seven,
    },
    Face {
        id: "sevens",
        section: Section::Classic,
        title: "Sevens",
        tint: "se",
        picture: picture!("sevens"),
        usual_seats: 4,
        terms: Terms::of::<Sevens>(),
        open_hands: false,
        by_points: true,
        live: &[],
        style: Some("sevens"),
        drawn: later::sevens,
    },
];

/// The face of a game, whether it has drawings of its own or was told of.
pub(crate) fn face(id: &str) -> Option<&'static Face> {
    GAMES.iter().find(|face| face.id == id).or_else(|| further::face(id))
}

/// What a game is called; its id, if this client does not know it.
pub(crate) fn title(id: &str) -> String {
    face(id).map_or_else(|| id.to_owned(), |face| face.title.to_owned())
}

/// Every game this client knows.
pub(crate) fn all() -> Vec<&'static Face> {
    GAMES.iter().chain(further::all()).collect()
}

/// How a game is drawn. There is one for each.
pub(crate) struct Drawn {
    /// The middle of the table.
    pub middle: fn(Here) -> AnyView,
    /// What is in hand, and what can be done with it.
    pub hand: fn(Here) -> AnyView,
    /// What is counted beside a player's name. It is made once, and says itself what it is made of.
    pub counts: fn(Here, Seat) -> AnyView,
    /// What is written beside the table, above the log: a score sheet, where the game has one.
    pub sheet: fn(Here) -> Option<AnyView>,
    /// How far the game has got, in a few words for the bar.
    pub progress: fn(Here) -> Option<String>,
    /// The thing in hand a move is about, by its name in the notation: pressing that thing chooses the move.
    pub about: fn(&str) -> Option<String>,
    /// By which words moves are put into groups where they are many.
    pub path: fn(&str) -> Vec<String>,
    /// A group of moves in words.
    pub group: fn(&[String]) -> Message,
    /// A move in words, where the table sent none.
    pub describe: fn(Here, &str) -> Option<Message>,
}

impl PartialEq for Drawn {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

/// What the game says, in its own types: read once an update, however many drawings ask for it.
fn view_of<G: Game<View: 'static>>(here: Here) -> Option<G::View> {
    here.view(|view| Some(Shared::new(view.read::<G::View>().ok()?)))?.get().cloned()
}

/// The same as a value to be watched: whoever draws from it draws again when it is another one.
fn settled_view<G: Game<View: 'static>>(here: Here) -> Memo<Option<G::View>> {
    here.settled(move || view_of::<G>(here))
}

/// A move in the game's own words.
fn describe<G: Game<View: 'static>>(here: Here, text: &str) -> Option<Message> {
    Some(G::describe(&view_of::<G>(here)?, &text.parse().ok()?))
}

/// Groups by all words but the last.
fn by_words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    words.pop();
    words
}

/// A group by its words as they are.
fn as_written(path: &[String]) -> Message {
    Message::new("move-text").with("text", path.join(" "))
}
