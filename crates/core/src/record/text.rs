//! A document as the text of a file: one step a line, so that people can read it and tools compare it.

use std::fmt;

use serde_json::Value;

use super::Document;

impl fmt::Display for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut head = self.to_value();
        if let Value::Object(top) = &mut head {
            top.shift_remove("steps");
            top.shift_remove("result");
        }
        let head = head.to_string();
        write!(f, "{},\n \"steps\":[", head.strip_suffix('}').unwrap_or(&head))?;
        for (index, step) in self.steps.iter().enumerate() {
            write!(f, "{}\n  {step}", if index == 0 { "" } else { "," })?;
        }
        f.write_str(if self.steps.is_empty() { "]" } else { "\n ]" })?;
        match &self.result {
            Some(result) => write!(f, ",\n \"result\":{result}}}"),
            None => f.write_str("}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_is_read_back_from_its_text() {
        let texts = [
            r#"{"format":"sevenfold/1","game":"x","options":{},"seats":2,"steps":[]}"#,
            r#"{"format":"sevenfold/1","game":"x","options":{"a":{}},"seats":2,"meta":{"n":{}},
                "steps":[{"chance":"deck 1"},{"seat":1,"do":"y"}],"result":{"points":[1,2],"winners":[2]}}"#,
        ];
        for text in texts {
            let document = Document::read(text).unwrap();
            let written = document.to_string();
            assert_eq!(Document::read(&written).unwrap(), document, "{written}");
            assert_eq!(written.matches("\n  {").count(), document.steps.len());
        }
    }
}
