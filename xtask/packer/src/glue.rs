//! The script that binds a program to the browser, made small together with the program.
//!
//! What a program takes from the browser is named in both by a word and a digest. Digests cannot be compressed, so they
//! are replaced by numbers. Remarks and indentation are left out.

use std::collections::BTreeMap;
use std::convert::Infallible;

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{ImportSection, Module};
use wasmparser::{ImportSectionReader, Parser, Payload};

use xtask::phase::Failed;

/// A program and its script, both with short names.
pub(crate) fn shortened(program: &[u8], script: &str) -> Result<(Vec<u8>, String), Failed> {
    let fail = |error: Error| Failed(format!("shorten the names: {error}"));
    let mut names = Names::of(program).map_err(|error| fail(error.into()))?;
    let mut module = Module::new();
    names.parse_core_module(&mut module, Parser::new(0), program).map_err(fail)?;
    Ok((module.finish(), names.put_into(&bare(script))))
}

/// The short name of each name with a digest.
struct Names(BTreeMap<String, String>);

impl Names {
    fn of(program: &[u8]) -> wasmparser::Result<Self> {
        let mut names = BTreeMap::new();
        for part in Parser::new(0).parse_all(program) {
            if let Payload::ImportSection(imports) = part? {
                for import in imports.into_imports() {
                    let name = import?.name;
                    if has_digest(name) {
                        let number = names.len();
                        names.entry(name.to_owned()).or_insert_with(|| format!("b{number}"));
                    }
                }
            }
        }
        Ok(Self(names))
    }

    fn short<'a>(&'a self, name: &'a str) -> &'a str {
        self.0.get(name).map_or(name, String::as_str)
    }

    /// The script with every word that is such a name replaced.
    fn put_into(&self, script: &str) -> String {
        let mut put = String::with_capacity(script.len());
        let mut rest = script;
        while let Some(first) = rest.chars().next() {
            let length = if is_of_name(first) {
                rest.find(|letter| !is_of_name(letter)).unwrap_or(rest.len())
            } else {
                first.len_utf8()
            };
            let (word, after) = rest.split_at(length);
            put.push_str(self.short(word));
            rest = after;
        }
        put
    }
}

impl Reencode for Names {
    type Error = Infallible;

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> Result<(), Error> {
        for import in section.into_imports() {
            let import = import?;
            let kind = self.entity_type(import.ty)?;
            imports.import(import.module, self.short(import.name), kind);
        }
        Ok(())
    }
}

/// Does the name end with sixteen hexadecimal digits? No other name in a program or script does.
fn has_digest(name: &str) -> bool {
    let digest = name.rsplit_once('_').map_or("", |(_, digest)| digest);
    name.starts_with("__wb") && digest.len() == 16 && digest.chars().all(|digit| digit.is_ascii_hexdigit())
}

fn is_of_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_' || letter == '$'
}

/// The script without indentation and without remarks that have lines of their own.
fn bare(script: &str) -> String {
    let mut remark = false;
    let mut lines = Vec::new();
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
        remark |= line.starts_with("/*");
        if !remark && !line.starts_with("//") {
            lines.push(line);
        }
        remark &= !line.ends_with("*/");
    }
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAME: &str = "__wbg_get_0123456789abcdef";

    fn program() -> Vec<u8> {
        let mut imports = ImportSection::new();
        for name in [NAME, "__wbg_load", NAME] {
            imports.import("./x.js", name, wasm_encoder::EntityType::Memory(memory()));
        }
        let mut module = Module::new();
        module.section(&imports);
        module.finish()
    }

    fn memory() -> wasm_encoder::MemoryType {
        wasm_encoder::MemoryType {
            minimum: 1,
            maximum: None,
            memory64: false,
            shared: false,
            page_size_log2: None,
        }
    }

    #[test]
    fn program_and_script_use_the_same_short_name() {
        let script =
            format!("  /**\n   * About {NAME}.\n   */\n  // More.\n  {NAME}: f($x{NAME}, __wbg_load),\n\n");
        let Ok((short, script)) = shortened(&program(), &script) else { panic!("a program is not read") };
        assert_eq!(script, format!("b0: f($x{NAME}, __wbg_load),\n"));
        let mut imported = Vec::new();
        for part in Parser::new(0).parse_all(&short) {
            if let Payload::ImportSection(imports) = part.expect("a part") {
                imported
                    .extend(imports.into_imports().map(|import| import.expect("an import").name.to_owned()));
            }
        }
        assert_eq!(imported, ["b0", "__wbg_load", "b0"]);
    }
}
