//! How pages look and move: as the system says, unless something else was chosen in this browser.

use leptos::prelude::*;

use crate::speech::storage;

/// Something about looks that can be chosen. The style reads it from an attribute of the page's root.
pub(crate) struct Look {
    kept: &'static str,
    attribute: &'static str,
    /// The values of the attribute, with what they are called; none is as the system says, or as usual.
    pub choices: &'static [(Option<&'static str>, &'static str)],
}

/// Light or dark.
pub(crate) static THEME: Look = Look {
    kept: "sevenfold-theme",
    attribute: "data-theme",
    choices: &[(None, "web-as-system"), (Some(LIGHT), "web-theme-light"), (Some(DARK), "web-theme-dark")],
};

/// Does one see how things move?
pub(crate) static MOTION: Look = Look {
    kept: "sevenfold-motion",
    attribute: "data-motion",
    choices: &[(None, "web-as-system"), (Some("less"), "web-motion-less")],
};

/// How large letters are.
pub(crate) static TEXT: Look = Look {
    kept: "sevenfold-text",
    attribute: "data-text",
    choices: &[
        (None, "web-text-usual"),
        (Some("large"), "web-text-large"),
        (Some("larger"), "web-text-larger"),
    ],
};

const LIGHT: &str = "light";
const DARK: &str = "dark";

/// Goes on with what was chosen last time.
pub(crate) fn apply_kept() {
    for look in [&THEME, &MOTION, &TEXT] {
        look.apply(look.chosen());
    }
}

impl Look {
    /// What was chosen, if anything.
    pub(crate) fn chosen(&self) -> Option<&'static str> {
        let kept = storage()?.get_item(self.kept).ok()??;
        self.choices.iter().filter_map(|(value, _)| *value).find(|value| *value == kept)
    }

    /// Chooses, and keeps the choice.
    pub(crate) fn choose(&self, value: Option<&'static str>) {
        if let Some(storage) = storage() {
            // A full or forbidden storage only means that the choice is not kept.
            let _ = match value {
                Some(value) => storage.set_item(self.kept, value),
                None => storage.remove_item(self.kept),
            };
        }
        self.apply(value);
    }

    fn apply(&self, value: Option<&str>) {
        let Some(root) = document().document_element() else { return };
        let _ = match value {
            Some(value) => root.set_attribute(self.attribute, value),
            None => root.remove_attribute(self.attribute),
        };
    }
}

/// Changes from light to dark or back.
pub(crate) fn turn_theme() {
    THEME.choose(Some(if is_dark() { LIGHT } else { DARK }));
}

fn is_dark() -> bool {
    THEME.chosen().map_or_else(system_is_dark, |theme| theme == DARK)
}

fn system_is_dark() -> bool {
    window().match_media("(prefers-color-scheme: dark)").ok().flatten().is_some_and(|query| query.matches())
}
