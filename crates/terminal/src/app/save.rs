//! Saving the record.

use serde_json::json;
use sevenfold_core::Message;

use super::{App, Notice};
use crate::names::names;

impl App {
    /// Enters people who won with enough points into the game's hall of fame.
    pub(super) fn enter_fame(&mut self) {
        let outcome = self.party.ending().and_then(|ending| ending.outcome.clone());
        let (Some(least), Some(outcome)) = (self.drawing.fame(), outcome) else { return };
        let Some(face) = self.party.any_face() else { return };
        let (options, list) = (face.settings.options.clone(), format!("{}-fame", face.settings.game));
        let players = names(&self.party.sitters(), self.lang);
        for seat in outcome.winners.intersection(self.people()).iter() {
            let (name, score) = (&players[seat.index()], outcome.points[seat.index()]);
            if score < least {
                continue;
            }
            let entry = json!({ "name": name, "score": score, "options": options });
            if let Ok(path) = self.outside.honour(&list, entry) {
                let message = Message::new("terminal-high-roller").with("name", name.as_str());
                let message = message.with("score", score).with("file", path.display().to_string());
                self.notice = Some(Notice::Info(message));
            }
        }
    }

    /// Saves the game so far as a record and says where. A server keeps the records of its tables, and says nothing of
    /// games that are not over.
    pub(super) fn save(&mut self) {
        if let Some(address) = self.party.record_address() {
            let over = self.party.ending().is_some();
            let key = if over { "terminal-record-at" } else { "terminal-record-later" };
            self.notice = Some(Notice::Info(Message::new(key).with("address", address)));
            return;
        }
        let Some(mut document) = self.party.record() else { return };
        let players = names(&self.party.sitters(), self.lang);
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
