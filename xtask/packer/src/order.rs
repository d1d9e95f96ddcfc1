//! Puts a program's functions in an order in which they compress well: those that begin alike beside each other.
//!
//! Rust makes many functions that differ in little, one for each type. A compressor refers back to what it has seen, and
//! the nearer that is, the shorter. What the program does is the same in any order. Measured with brotli on programs of
//! 2026-11-17: the page before it is cut 814,320 → 780,299 bytes (4 %), Sieben's worker 187,633 → 182,817 (3 %).

use std::convert::Infallible;

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, FunctionBody, FunctionSectionReader, Parser, Payload, TypeRef};

use xtask::phase::Failed;

/// The same program with its functions in order.
pub(crate) fn ordered(program: &[u8]) -> Result<Vec<u8>, Failed> {
    let fail = |error: Error| Failed(format!("order the functions: {error}"));
    let mut order = Order::of(program).map_err(|error| fail(error.into()))?;
    let mut module = Module::new();
    order.parse_core_module(&mut module, Parser::new(0), program).map_err(fail)?;
    Ok(module.finish())
}

/// Which function goes where.
struct Order {
    /// Functions of the browser; they come first and stay.
    imported: u32,
    /// The program's own functions, by their old numbers, in their new order.
    sorted: Vec<usize>,
    /// The new number of each.
    places: Vec<u32>,
}

impl Order {
    fn of(program: &[u8]) -> wasmparser::Result<Self> {
        let (mut imported, mut bodies) = (0, Vec::new());
        for part in Parser::new(0).parse_all(program) {
            match part? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::CodeSectionEntry(body) => bodies.push(&program[body.range()]),
                _ => {}
            }
        }
        let mut sorted: Vec<usize> = (0..bodies.len()).collect();
        sorted.sort_by_key(|function| bodies[*function]);
        let mut places = vec![0; sorted.len()];
        for (place, function) in (imported..).zip(&sorted) {
            places[*function] = place;
        }
        Ok(Self { imported, sorted, places })
    }
}

impl Reencode for Order {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        let own = function.checked_sub(self.imported);
        Ok(own.and_then(|own| self.places.get(own as usize).copied()).unwrap_or(function))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error> {
        let types = section.into_iter().collect::<wasmparser::Result<Vec<u32>>>()?;
        for function in &self.sorted {
            functions.function(types[*function]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error> {
        let bodies = section.into_iter().collect::<wasmparser::Result<Vec<FunctionBody<'_>>>>()?;
        for function in self.sorted.clone() {
            self.parse_function_body(code, bodies[function].clone())?;
        }
        Ok(())
    }
}
