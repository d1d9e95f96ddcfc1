//! A game that has no drawing of its own yet: its bare facts.

use ratatui::text::Line;
use serde_json::{Map, Value};
use sevenfold_core::Message;

use super::{Canvas, Drawing, Page, Seen, Sketch, Spot, group_by_words};

/// Draws any view as it is.
#[derive(Clone, Copy)]
pub struct Plain;

impl Drawing for Plain {
    fn game(&self) -> &'static str {
        ""
    }

    fn read(&self, view: &Value) -> Option<Box<dyn Seen>> {
        Some(Box::new(Facts(view.as_object()?.clone())))
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

/// A view of which nothing is known but its facts.
struct Facts(Map<String, Value>);

impl Seen for Facts {
    fn draw(&self, _picked: Option<&str>, _canvas: &Canvas<'_>) -> Sketch {
        let table = self.0.iter().map(|(name, fact)| Line::from(format!("{name}: {fact}"))).collect();
        Sketch { table, ..Sketch::default() }
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
