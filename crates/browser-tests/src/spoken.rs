//! A page as it is spoken: what a screen reader is given, one line for each thing, as a person would hear it.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::Window;

/// Roles that say nothing of their own: what is in them is said.
const SILENT: &[&str] = &[
    "generic",
    "none",
    "RootWebArea",
    "paragraph",
    "LabelText",
    "InlineTextBox",
    "ListMarker",
    "LineBreak",
    "Section",
    "strong",
    "superscript",
    "DescriptionListDetail",
    "DescriptionListTerm",
    "Abbr",
    "code",
    "SvgRoot",
];

/// What is said of a thing beside its role and its name.
const STATES: &[&str] = &["disabled", "pressed", "expanded", "focused", "checked", "selected", "hasPopup"];

impl Window {
    /// The page as it is spoken, from top to bottom.
    pub async fn spoken(&self) -> String {
        self.spoken_of("RootWebArea").await
    }

    /// What is spoken of the first thing with this role.
    pub async fn spoken_of(&self, wanted: &str) -> String {
        let nodes = self.nodes().await;
        let by_id: BTreeMap<&str, &Value> =
            nodes.iter().filter_map(|node| Some((node["nodeId"].as_str()?, node))).collect();
        let mut lines = Vec::new();
        if let Some(root) = nodes.iter().find(|node| role(node) == wanted) {
            say(root, &by_id, 0, "", &mut lines);
        }
        lines.join("\n") + "\n"
    }

    /// Things that can be pressed and have no name.
    pub async fn nameless(&self) -> Vec<String> {
        let nodes = self.nodes().await;
        let pressable = |node: &&Value| {
            matches!(role(node), "button" | "link" | "textbox" | "radio" | "checkbox")
                && node["ignored"] != true
        };
        let nameless = nodes.iter().filter(pressable).filter(|node| name(node).is_empty());
        nameless.map(|node| format!("{} without a name: {}", role(node), node["nodeId"])).collect()
    }

    pub(crate) async fn nodes(&self) -> Vec<Value> {
        self.devtools("Accessibility.enable", &json!({})).await;
        let tree = self.devtools("Accessibility.getFullAXTree", &json!({})).await;
        tree["nodes"].as_array().cloned().unwrap_or_default()
    }
}

fn role(node: &Value) -> &str {
    node["role"]["value"].as_str().unwrap_or_default()
}

fn name(node: &Value) -> String {
    let name = node["name"]["value"].as_str().unwrap_or_default();
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// One thing and what is in it. A text that its holder has as a name was said already.
fn say(node: &Value, all: &BTreeMap<&str, &Value>, depth: usize, said: &str, lines: &mut Vec<String>) {
    let (role, name) = (role(node), name(node));
    let silent = node["ignored"] == true || SILENT.contains(&role);
    let text = role == "StaticText";
    let mut below = depth;
    if text {
        if !name.is_empty() && !said.contains(&name) {
            lines.push(format!("{}{name}", "  ".repeat(depth)));
        }
    } else if !silent {
        let states = states(node);
        let name = if name.is_empty() { String::new() } else { format!(" “{name}”") };
        lines.push(format!("{}{role}{name}{states}", "  ".repeat(depth)));
        below += 1;
    }
    // A picture is its name, whatever it is drawn with.
    if role == "image" {
        return;
    }
    let said = if silent || text { said.to_owned() } else { name };
    let children = node["childIds"].as_array().into_iter().flatten().filter_map(Value::as_str);
    for child in children.filter_map(|id| all.get(id)) {
        say(child, all, below, &said, lines);
    }
}

fn states(node: &Value) -> String {
    let properties = node["properties"].as_array().into_iter().flatten();
    let told = properties.filter_map(|property| {
        let name = property["name"].as_str().filter(|name| STATES.contains(name))?;
        match &property["value"]["value"] {
            Value::Bool(true) => Some(name.to_owned()),
            Value::String(value) if value != "false" => Some(format!("{name}: {value}")),
            _ => None,
        }
    });
    let told: Vec<String> = told.collect();
    if told.is_empty() { String::new() } else { format!(" ({})", told.join(", ")) }
}
