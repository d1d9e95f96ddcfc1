//! The modules of a part as one.
//!
//! What is cut from the page comes as a module for every set of parts that need the same functions: a hundred and more for a
//! table, most of them one function and much that every module has to have. A module calls what is in another one through the
//! table of functions all of them share. In one module such a call is a plain one, what each module had is there once, and the
//! browser starts one instead of a hundred.
//!
//! Functions keep nothing, so whatever several parts need may be there once for each; that a later part puts its own copy into
//! the table changes nothing. What is kept is data, and that is there but once: it stays a module of its own.

#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::fmt;

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{
    CodeSection, DataSection, ElementSection, Elements, FunctionSection, ImportSection, Module, TypeSection,
};
use wasmparser::{
    Data, DataKind, Element, ElementItems, ElementKind, FunctionBody, Import, Operator, Parser, Payload,
    TypeRef, TypeSectionReader,
};

/// What is read of a module.
#[derive(Default)]
struct Piece<'a> {
    types: Option<TypeSectionReader<'a>>,
    imports: Vec<Import<'a>>,
    /// The type of each function.
    functions: Vec<u32>,
    bodies: Vec<FunctionBody<'a>>,
    /// Which place of the table each function is put into.
    shared: Vec<(i32, u32)>,
    data: Vec<Data<'a>>,
}

/// What came of reading and writing.
type Done<T> = Result<T, Error<Strange>>;

/// A module is not as those that are cut from the page are.
#[derive(Debug)]
pub(crate) struct Strange(&'static str);

impl fmt::Display for Strange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for Strange {}

/// Modules that have nothing but data, each by the place of the one it was in.
type Kept = Vec<(usize, Vec<u8>)>;

/// All functions of these modules in one, with the data of the last of them; and a module for the data of each of the others
/// that has any, by its place among them.
pub(crate) fn merged(modules: &[&[u8]]) -> Done<(Vec<u8>, Kept)> {
    let pieces = modules.iter().map(|module| Piece::read(module)).collect::<Done<Vec<_>>>()?;
    let Some((own, others)) = pieces.split_last() else { return Ok((Vec::new(), Vec::new())) };
    let kept = others.iter().enumerate().filter(|(_, piece)| !piece.data.is_empty());
    let kept =
        kept.map(|(place, piece)| Ok((place, only_data(&pieces, piece)?))).collect::<Done<Vec<_>>>()?;
    Ok((in_one(&pieces, own)?, kept))
}

impl<'a> Piece<'a> {
    fn read(module: &'a [u8]) -> Done<Self> {
        let mut piece = Self::default();
        for part in Parser::new(0).parse_all(module) {
            match part? {
                Payload::TypeSection(types) => piece.types = Some(types),
                Payload::ImportSection(imports) => {
                    piece.imports = imports.into_imports().collect::<wasmparser::Result<_>>()?;
                }
                Payload::FunctionSection(functions) => {
                    piece.functions = functions.into_iter().collect::<wasmparser::Result<_>>()?;
                }
                Payload::CodeSectionEntry(body) => piece.bodies.push(body),
                Payload::ElementSection(elements) => {
                    for element in elements {
                        piece.shared.extend(shared(element?)?);
                    }
                }
                Payload::DataSection(data) => {
                    // A module has every piece of data of the whole, most of them empty.
                    let data = data.into_iter().collect::<wasmparser::Result<Vec<_>>>()?;
                    piece.data = data.into_iter().filter(|data| !data.data.is_empty()).collect();
                }
                _ => {}
            }
        }
        Ok(piece)
    }

    /// The place in the table that a function does nothing but call.
    fn forwards(&self, function: usize) -> Done<Option<i32>> {
        let mut operators = self.bodies[function].get_operators_reader()?.into_iter();
        let (mut parameters, mut place) = (0, None);
        if self.bodies[function].get_locals_reader()?.get_count() > 0 {
            return Ok(None);
        }
        for operator in &mut operators {
            match (operator?, place) {
                (Operator::LocalGet { local_index }, None) if local_index == parameters => parameters += 1,
                (Operator::I32Const { value }, None) => place = Some(value),
                (Operator::CallIndirect { type_index, table_index: 0 }, Some(_))
                    if type_index == self.functions[function] =>
                {
                    break;
                }
                _ => return Ok(None),
            }
        }
        let last = operators.next().transpose()?;
        Ok(place.filter(|_| matches!(last, Some(Operator::End)) && operators.next().is_none()))
    }
}

/// Which functions an element puts where; it says so by a number.
fn shared(element: Element<'_>) -> Done<Vec<(i32, u32)>> {
    let (ElementKind::Active { offset_expr, .. }, ElementItems::Functions(functions)) =
        (element.kind, element.items)
    else {
        return Err(Error::UserError(Strange("an element that is no list of functions")));
    };
    let Operator::I32Const { value: first } = offset_expr.get_operators_reader().read()? else {
        return Err(Error::UserError(Strange("an element whose place is no number")));
    };
    let functions = functions.into_iter().collect::<wasmparser::Result<Vec<u32>>>()?;
    Ok((first..).zip(functions).collect())
}

/// Where the functions of all pieces are in the one module.
struct Places {
    /// By piece and the number there.
    places: Vec<Vec<u32>>,
    /// Which functions are in it, by piece and the number there.
    kept: Vec<(usize, usize)>,
}

impl Places {
    fn of(pieces: &[Piece<'_>]) -> Done<Self> {
        let mut places: Vec<Vec<u32>> = pieces.iter().map(|piece| vec![0; piece.bodies.len()]).collect();
        let (mut kept, mut calls) = (Vec::new(), Vec::new());
        let mut known = HashMap::new();
        for (at, piece) in pieces.iter().enumerate() {
            for (function, number) in places[at].iter_mut().enumerate() {
                let in_table = piece.shared.iter().find(|(_, shared)| *shared as usize == function);
                let called = if in_table.is_some() { None } else { piece.forwards(function)? };
                if let Some(place) = called {
                    calls.push((at, function, place));
                    continue;
                }
                *number = kept.len() as u32;
                kept.push((at, function));
            }
            known.extend(
                piece.shared.iter().map(|(place, function)| (*place, places[at][*function as usize])),
            );
        }
        // Whatever calls a place of the table is the function that is there, or the first that calls it.
        for (at, function, place) in calls {
            places[at][function] = *known.entry(place).or_insert_with(|| {
                kept.push((at, function));
                kept.len() as u32 - 1
            });
        }
        Ok(Self { places, kept })
    }
}

/// Writes a piece's functions with their new numbers.
struct Renumbered<'a>(&'a [u32]);

impl Reencode for Renumbered<'_> {
    type Error = Strange;

    fn function_index(&mut self, function: u32) -> Done<u32> {
        Ok(self.0.get(function as usize).copied().unwrap_or(function))
    }
}

fn in_one(pieces: &[Piece<'_>], own: &Piece<'_>) -> Done<Vec<u8>> {
    let Places { places, kept } = Places::of(pieces)?;
    let mut module = Module::new();
    let mut types = TypeSection::new();
    // All modules have all types of the whole, in the same order.
    if let Some(known) = own.types.clone() {
        Renumbered(&[]).parse_type_section(&mut types, known)?;
    }
    module.section(&types);
    module.section(&imports(pieces)?);
    let (mut functions, mut code) = (FunctionSection::new(), CodeSection::new());
    for (at, function) in kept {
        functions.function(pieces[at].functions[function]);
        Renumbered(&places[at]).parse_function_body(&mut code, pieces[at].bodies[function].clone())?;
    }
    module.section(&functions);
    module.section(&table(pieces, &places));
    module.section(&code);
    module.section(&data(own)?);
    Ok(module.finish())
}

/// What any of the pieces asks for: the memory, the table and the one global variable there is.
fn imports(pieces: &[Piece<'_>]) -> Done<ImportSection> {
    asked(pieces, |_| true)
}

fn asked(pieces: &[Piece<'_>], which: fn(TypeRef) -> bool) -> Done<ImportSection> {
    let (mut section, mut names) = (ImportSection::new(), Vec::new());
    for import in pieces.iter().flat_map(|piece| &piece.imports).filter(|import| which(import.ty)) {
        if !names.contains(&import.name) {
            names.push(import.name);
            section.import(import.module, import.name, Renumbered(&[]).entity_type(import.ty)?);
        }
    }
    Ok(section)
}

/// All functions that are called through the table, those in neighbouring places together.
fn table(pieces: &[Piece<'_>], places: &[Vec<u32>]) -> ElementSection {
    let pieces = pieces.iter().zip(places);
    let shared = pieces.flat_map(|(piece, places)| {
        piece.shared.iter().map(|(place, function)| (*place, places[*function as usize]))
    });
    let mut shared: Vec<(i32, u32)> = shared.collect();
    shared.sort_unstable();
    let mut section = ElementSection::new();
    for run in shared.chunk_by(|(one, _), (next, _)| one + 1 == *next) {
        let functions: Vec<u32> = run.iter().map(|(_, function)| *function).collect();
        let first = wasm_encoder::ConstExpr::i32_const(run[0].0);
        section.active(None, &first, Elements::Functions(functions.into()));
    }
    section
}

/// The data of a piece that has any.
fn data(piece: &Piece<'_>) -> Done<DataSection> {
    let mut section = DataSection::new();
    for data in &piece.data {
        if let DataKind::Active { memory_index, offset_expr } = &data.kind {
            let offset = Renumbered(&[]).const_expr(offset_expr.clone())?;
            section.active(*memory_index, &offset, data.data.iter().copied());
        }
    }
    Ok(section)
}

/// A module that does nothing but put the data of a piece where it belongs.
fn only_data(pieces: &[Piece<'_>], piece: &Piece<'_>) -> Done<Vec<u8>> {
    let mut module = Module::new();
    module.section(&asked(pieces, |ty| matches!(ty, TypeRef::Memory(_)))?);
    module.section(&data(piece)?);
    Ok(module.finish())
}
