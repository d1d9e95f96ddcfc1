use wasm_encoder::{ConstExpr, EntityType, Function, MemoryType, ValType};

use super::*;

/// The places of the table that the functions are put into.
const SEVEN: i32 = 70;
const ASKS: i32 = 71;

/// A module with these functions, all without parameters and with a number for an answer; the last one is at a place of the
/// table.
fn module(functions: &[Function], place: i32, kept: &[u8]) -> Vec<u8> {
    let (mut types, mut imports, mut numbers) =
        (TypeSection::new(), ImportSection::new(), FunctionSection::new());
    types.ty().function([], [ValType::I32]);
    let memory =
        MemoryType { minimum: 1, maximum: None, memory64: false, shared: false, page_size_log2: None };
    imports.import("__wasm_split", "memory", EntityType::Memory(memory));
    let (mut table, mut code, mut data) = (ElementSection::new(), CodeSection::new(), DataSection::new());
    for function in functions {
        numbers.function(0);
        code.function(function);
    }
    let last = functions.len() as u32 - 1;
    table.active(None, &ConstExpr::i32_const(place), Elements::Functions([last].as_slice().into()));
    data.active(0, &ConstExpr::i32_const(7), kept.iter().copied());
    let mut module = Module::new();
    module.section(&types).section(&imports).section(&numbers).section(&table).section(&code).section(&data);
    module.finish()
}

fn function(instructions: impl FnOnce(&mut wasm_encoder::InstructionSink<'_>)) -> Function {
    let mut function = Function::new([]);
    let mut sink = function.instructions();
    instructions(&mut sink);
    sink.end();
    function
}

fn calls(piece: &Piece<'_>, function: u32) -> Vec<u32> {
    let operators = piece.bodies[function as usize].get_operators_reader().expect("operators").into_iter();
    let called = operators.filter_map(|operator| match operator.expect("an operator") {
        Operator::Call { function_index } => Some(function_index),
        _ => None,
    });
    called.collect()
}

#[test]
fn what_is_called_through_the_table_is_called_at_once() {
    let seven = module(&[function(|sink| _ = sink.i32_const(7))], SEVEN, b"kept");
    let through = |place: i32| function(move |sink| _ = sink.i32_const(place).call_indirect(0, 0));
    let asks = function(|sink| _ = sink.call(0).call(1).i32_add());
    let asks = module(&[through(SEVEN), through(7), asks], ASKS, b"own");
    let (one, data) = merged(&[&seven, &asks]).expect("modules that can be merged");
    let one = Piece::read(&one).expect("a module");
    let at = |wanted: i32| one.shared.iter().find(|(place, _)| *place == wanted).expect("a place").1;
    let (seven, asks) = (at(SEVEN), at(ASKS));
    let called = calls(&one, asks);
    assert_eq!(called[0], seven, "what is in the module itself");
    assert_eq!(one.forwards(called[1] as usize).ok().flatten(), Some(7), "what is elsewhere");
    assert_eq!(one.bodies.len(), 3);
    assert_eq!(one.data[0].data, b"own");
    assert_eq!(data.len(), 1);
    let kept = Piece::read(&data[0].1).expect("a module");
    assert_eq!((data[0].0, kept.data[0].data, kept.bodies.len()), (0, b"kept".as_slice(), 0));
}
