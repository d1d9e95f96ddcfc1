//! A game that has no drawing of its own: what is in hand, what lies where and what is counted, from the view's own
//! structure.

use ratatui::text::Line;
use serde_json::{Map, Value};
use sevenfold_core::{Fact, Heap, Look, Message, Meta, Outline, Seat, Told, short_name};
use sevenfold_texts::Texts;

use super::art::{Block, PlayerRow, flow, indented, players};
use super::{Canvas, Drawing, Page, Seen, Sketch, Spot, group_by_words};
use crate::theme::Tone;

/// Lays out any view.
#[derive(Clone, Copy)]
pub(super) struct Plain {
    game: &'static str,
    look: Look,
}

/// So many numbers stand beside a player's name.
const BESIDE: usize = 3;

impl Plain {
    /// A game that is on no shelf.
    pub(super) const UNKNOWN: Self = Self { game: "", look: Look::PLAIN };

    /// A game by what it says of itself.
    pub(super) fn of(meta: &Meta) -> Self {
        Self { game: meta.id, look: meta.look }
    }

    /// What a part of the view is called: the game's own word, that of the house, or the last of its keys.
    fn name(&self, canvas: &Canvas<'_>, key: &str) -> String {
        let texts = Texts::of(canvas.pen.lang());
        let own = texts.look_up(&format!("view-{}-{key}", self.game));
        own.or_else(|| texts.look_up(&format!("view-{key}"))).unwrap_or_else(|| short_name(key))
    }

    fn told(&self, canvas: &Canvas<'_>, told: &Told) -> String {
        match told {
            Told::Number(number) => number.to_string(),
            Told::Word(word) => self.name(canvas, word),
            Told::Flag(true) => "✓".to_owned(),
            Told::Flag(false) => "–".to_owned(),
            Told::Seat(seat) => canvas.pen.name(*seat).to_owned(),
        }
    }

    /// Facts one after the other, as many in a line as fit.
    fn facts(&self, canvas: &Canvas<'_>, facts: &[Fact]) -> Block {
        let fact = |fact: &Fact| {
            let mut line = canvas.pen.line(format!("{} ", self.name(canvas, &fact.name)), Tone::Dim);
            line.push_span(canvas.pen.ink(self.told(canvas, &fact.told), Tone::Strong));
            line
        };
        flow(facts.iter().map(fact), usize::from(canvas.width).saturating_sub(2))
    }

    /// A heap: its name, and its pieces below it.
    fn heap(&self, canvas: &Canvas<'_>, heap: &Heap) -> Block {
        let kind = self.name(canvas, &heap.name);
        let name = match &heap.label {
            Some(label) => format!("{kind}: {}", self.name(canvas, label)),
            None => kind,
        };
        let pieces = heap.pieces.iter().map(|piece| canvas.pen.line(piece.clone(), Tone::Strong));
        let mut block = vec![canvas.pen.line(name, Tone::Dim)];
        block.extend(indented(flow(pieces, usize::from(canvas.width).saturating_sub(4)), 2));
        block
    }

    /// The numbers that are told of everybody, as a table.
    fn players(&self, canvas: &Canvas<'_>, seats: &[Vec<Fact>]) -> Block {
        let is_number = |fact: &&Fact| matches!(fact.told, Told::Number(_));
        let names = seats.first().into_iter().flatten().filter(is_number).take(BESIDE);
        let names: Vec<&str> = names.map(|fact| fact.name.as_str()).collect();
        let headings: Vec<String> = names.iter().map(|name| self.name(canvas, name)).collect();
        let rows = Seat::all(seats.len() as u8).zip(seats).map(|(seat, facts)| {
            let known = |name: &&str| {
                let fact = facts.iter().find(|fact| fact.name == **name);
                fact.map(|fact| self.told(canvas, &fact.told)).unwrap_or_default()
            };
            PlayerRow { seat, columns: names.iter().map(known).collect() }
        });
        players(canvas, &headings, &rows.collect::<Vec<_>>())
    }
}

impl Drawing for Plain {
    fn game(&self) -> &'static str {
        self.game
    }

    fn read(&self, view: &Value) -> Option<Box<dyn Seen>> {
        Some(Box::new(Laid { plain: *self, outline: Outline::of(view, &self.look) }))
    }

    fn path(&self, text: &str) -> Vec<String> {
        text.split(' ').take(1).map(str::to_owned).collect()
    }

    fn spot(&self, _text: &str) -> Option<Spot> {
        None
    }

    fn fame(&self) -> Option<i32> {
        None
    }

    fn live_options(&self) -> Map<String, Value> {
        Map::new()
    }
}

/// A view that is laid out by its own structure.
struct Laid {
    plain: Plain,
    outline: Outline,
}

impl Seen for Laid {
    fn draw(&self, _picked: Option<&str>, canvas: &Canvas<'_>) -> Sketch {
        let mut table = self.plain.facts(canvas, &self.outline.facts);
        for heap in self.outline.piles.iter().chain(&self.outline.hand) {
            table.push(Line::default());
            table.extend(self.plain.heap(canvas, heap));
        }
        let players = self.plain.players(canvas, &self.outline.seats);
        Sketch { table: indented(table, 1), players, ..Sketch::default() }
    }

    fn group(&self, path: &[String], moves: &[String]) -> Message {
        group_by_words(path, moves)
    }

    fn describe(&self, _text: &str) -> Option<Message> {
        None
    }

    fn page(&self, _canvas: &Canvas<'_>) -> Option<Page> {
        None
    }
}
