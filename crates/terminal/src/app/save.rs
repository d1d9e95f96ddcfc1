//! Saving the record.

use serde_json::json;
use sevenfold_core::Message;

use super::{App, Notice};
use crate::names::names;

impl App {
    /// Enters people who won with enough points into the game's hall of fame.
    pub(super) fn enter_fame(&mut self) {
        let (Some(least), Some(outcome)) = (self.drawing.fame(), self.host.outcome()) else { return };
        let players = names(self.host.sitters(), self.lang);
        for seat in outcome.winners.intersection(self.people()).iter() {
            let (name, score) = (&players[seat.index()], outcome.points[seat.index()]);
            if score < least {
                continue;
            }
            let document = self.host.record();
            let entry = json!({ "name": name, "score": score, "options": document.options });
            let list = format!("{}-fame", document.game);
            if let Ok(path) = self.outside.honour(&list, entry) {
                let message = Message::new("terminal-high-roller").with("name", name.as_str());
                let message = message.with("score", score).with("file", path.display().to_string());
                self.notice = Some(Notice::Info(message));
            }
        }
    }

    /// Saves the game so far as a record and says where.
    pub(super) fn save(&mut self) {
        let mut document = self.host.record();
        let players = names(self.host.sitters(), self.lang);
        document.others.insert("meta".into(), json!({ "names": players }));
        // The name needs to differ from game to game, and eight digits of a seed give nothing away.
        let mark: String =
            document.seed.map(|seed| seed.to_string().chars().take(8).collect()).unwrap_or_default();
        let name = format!("{}-{mark}.sevens.json", document.game);
        let text = format!("{}\n", document.to_value());
        self.notice = Some(match self.outside.save(&name, &text) {
            Ok(path) => Notice::Info(Message::new("terminal-saved").with("file", path.display().to_string())),
            Err(error) => Notice::Refused(
                None,
                Message::new("terminal-not-saved").with("file", name).with("error", error.to_string()),
            ),
        });
    }
}
