//! Tables set up by hand, through a view: the one door into a position.
#![allow(dead_code, reason = "each test file uses its own part")]
#![allow(clippy::unwrap_used, reason = "a table that cannot be set up fails its test")]

use sevenfold_core::chance::Quick;
use sevenfold_core::{Breach as _, Game, Seat, Silent, Viewer};
use sevenfold_double_seven::{
    Action, Breach, Contents, DoubleSeven, Event, FamilyId, FamilyView, OncePerTurn, Options, PlayerView,
    RainbowMoment, ReserveView, Stage, Tile, Tiles, View,
};

/// Tiles from their letters, in any order.
pub(crate) fn tiles(text: &str) -> Tiles {
    text.chars().map(|symbol| Tile::from_symbol(symbol).unwrap()).collect()
}

/// A seat by its number.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

/// A family by its number.
pub(crate) fn family(number: u8) -> FamilyId {
    FamilyId::new(number).unwrap()
}

/// What a family of these tiles is made of.
pub(crate) fn contents(text: &str) -> Contents {
    let all = tiles(text);
    let (animal, animals) = all.animals().next().unwrap();
    Contents { animal, animals, clovers: all.count(Tile::Clover) }
}

/// A table in the making. Racks are fully known and what is not set is face down.
#[derive(Clone)]
pub(crate) struct Setup {
    view: View,
    face_down: Option<u8>,
}

impl Setup {
    pub(crate) fn new(seats: u8) -> Self {
        let player = PlayerView {
            rack: None,
            tiles: 0,
            known: Tiles::EMPTY,
            sevens: 0,
            double_seven: false,
            points: 0,
        };
        let view = View {
            viewer: Viewer::Watcher,
            moves: 0,
            turn: Seat::FIRST,
            stage: Stage::Act {
                rainbow: RainbowMoment::Past,
                two_for_one: OncePerTurn::Open,
                run: Vec::new(),
            },
            players: (0..seats).map(|_| player.clone()).collect(),
            families: [].into_iter().collect(),
            reserve: ReserveView { face_up: Tiles::EMPTY, face_down: 0 },
            discarded: Tiles::EMPTY,
            sevens_left: 8,
            ending: None,
            outcome: None,
        };
        Self { view, face_down: None }
    }

    pub(crate) fn turn(mut self, turn: Seat) -> Self {
        self.view.turn = turn;
        self
    }

    pub(crate) fn stage(mut self, stage: Stage) -> Self {
        self.view.stage = stage;
        self
    }

    pub(crate) fn just_drew(self) -> Self {
        self.stage(Stage::Act {
            rainbow: RainbowMoment::Now,
            two_for_one: OncePerTurn::Open,
            run: Vec::new(),
        })
    }

    pub(crate) fn rack(mut self, number: u8, rack: Tiles) -> Self {
        let player = &mut self.view.players[number as usize - 1];
        (player.tiles, player.known) = (rack.len(), rack);
        self
    }

    pub(crate) fn family(mut self, owner: u8, contents: Contents) -> Self {
        let number = family(self.view.families.len() as u8 + 1);
        self.view.families.push(FamilyView { number, owner: seat(owner), contents });
        self
    }

    pub(crate) fn face_up(mut self, face_up: &str) -> Self {
        self.view.reserve.face_up = tiles(face_up);
        self
    }

    /// So many tiles face down; the others are out of the game.
    pub(crate) fn face_down(mut self, count: u8) -> Self {
        self.face_down = Some(count);
        self
    }

    pub(crate) fn sevens(mut self, number: u8, sevens: u8) -> Self {
        self.view.players[number as usize - 1].sevens = sevens;
        self
    }

    pub(crate) fn double_seven(mut self, number: u8) -> Self {
        self.view.players[number as usize - 1].double_seven = true;
        self
    }

    pub(crate) fn ending(mut self, number: u8) -> Self {
        self.view.ending = Some(seat(number));
        self
    }

    pub(crate) fn build(mut self) -> DoubleSeven {
        let unseen = self.view.unseen().expect("no more tiles than the box has");
        let face_down = self.face_down.unwrap_or(unseen.len());
        self.view.discarded = unseen.iter().skip(usize::from(face_down)).collect();
        self.view.reserve.face_down = face_down;
        DoubleSeven::imagine(&self.view, &mut Quick::new(7)).expect("a table that can be")
    }
}

/// A table from words: `1: FF FFC | rack BBC` per player, separated by `;`, with `up BG` for the face-up tiles.
///
/// The player of seat 1 is to act; families are numbered in the order of the text.
pub(crate) fn table(text: &str) -> Setup {
    let players: Vec<&str> = text.split(';').map(str::trim).collect();
    let mut setup = Setup::new(players.iter().filter(|part| !part.starts_with("up ")).count() as u8);
    let mut number = 0;
    for part in players {
        if let Some(face_up) = part.strip_prefix("up ") {
            setup = setup.face_up(face_up);
            continue;
        }
        number += 1;
        let (front, rack) = part.split_once('|').unwrap_or((part, ""));
        for word in front.split_whitespace() {
            setup = setup.family(number, contents(word));
        }
        setup = setup.rack(number, tiles(rack.trim()));
    }
    setup
}

/// Plays moves of the seat whose turn it is and gives back the events.
pub(crate) fn play(game: &mut DoubleSeven, moves: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for text in moves {
        let action: Action = text.parse().unwrap_or_else(|_| panic!("{text} is not a move"));
        let turn = game.turn();
        game.play(turn, &action, &mut events).unwrap_or_else(|breach| panic!("{text}: {breach:?}"));
    }
    events
}

/// The legal moves of the seat whose turn it is, sorted.
pub(crate) fn legal(game: &DoubleSeven) -> Vec<String> {
    let mut legal: Vec<String> = game.legal(game.turn()).iter().map(ToString::to_string).collect();
    legal.sort_unstable();
    legal
}

/// The moves of this kind among the legal ones.
pub(crate) fn legal_of(game: &DoubleSeven, verb: &str) -> Vec<String> {
    legal(game).into_iter().filter(|text| text.split(' ').next() == Some(verb)).collect()
}

/// A move of the seat whose turn it is is refused with this rule; the position stays as it is.
pub(crate) fn refuses(game: &DoubleSeven, text: &str, rule: &str) -> Breach {
    let action: Action = text.parse().unwrap_or_else(|_| panic!("{text} is not a move"));
    let mut after = *game;
    let breach = after.play(game.turn(), &action, &mut Silent).expect_err(text);
    assert_eq!(breach.rule().to_string(), rule, "{text}: {breach:?}");
    assert_eq!(after, *game, "a refusal changes nothing");
    assert!(!legal(game).contains(&text.to_owned()), "{text} is refused and listed");
    breach
}

/// A game dealt from these tiles, the rest of the box after them in the order of the notation.
pub(crate) fn dealt(seats: u8, first: u8, top: &str) -> DoubleSeven {
    let mut order: Vec<Tile> = top.chars().map(|symbol| Tile::from_symbol(symbol).unwrap()).collect();
    let rest = Tiles::BOX - order.iter().copied().collect();
    order.extend(rest.iter());
    let symbols: String = order.iter().map(ToString::to_string).collect();
    let mut game = DoubleSeven::new(&Options {}, seats).unwrap();
    game.settle(&format!("tiles {symbols} first {first}").parse().unwrap(), &mut Silent).unwrap();
    game
}
