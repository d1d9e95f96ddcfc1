//! A game that has no drawing of its own yet: its bare facts.

use ratatui::text::Line;
use serde_json::{Map, Value};
use sevenfold_core::Message;

use super::{Canvas, Drawing, Page, Sketch, Spot, group_by_words};

/// Draws any view as it is.
pub struct Plain;

impl Drawing for Plain {
    fn game(&self) -> &'static str {
        ""
    }

    fn draw(&self, view: &Value, _picked: Option<&str>, _canvas: &Canvas<'_>) -> Option<Sketch> {
        let facts = view.as_object()?.iter();
        let table = facts.map(|(name, fact)| Line::from(format!("{name}: {fact}"))).collect();
        Some(Sketch { table, ..Sketch::default() })
    }

    fn path(&self, text: &str) -> Vec<String> {
        text.split(' ').take(1).map(str::to_owned).collect()
    }

    fn group(&self, _view: &Value, path: &[String], moves: &[String]) -> Message {
        group_by_words(path, moves)
    }

    fn spot(&self, _text: &str) -> Option<Spot> {
        None
    }

    fn page(&self, _view: &Value, _canvas: &Canvas<'_>) -> Option<Page> {
        None
    }

    fn fame(&self) -> Option<i32> {
        None
    }

    fn live_options(&self) -> Map<String, Value> {
        Map::new()
    }
}
