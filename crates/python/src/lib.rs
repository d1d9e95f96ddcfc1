//! The engines for Python: the module `sevenfold._engine`.
//!
//! Games come from the shelf and none is named here. Moves are text in the notation, views and events are dictionaries.
//! Whatever takes long lets go of the interpreter's lock. What Python sees of this is described in
//! `python/sevenfold/_engine.pyi`, which a type checker compares with what is here.

mod analysis;
mod arena;
mod arrays;
mod bot;
mod calibration;
mod encoding;
mod ending;
mod errors;
mod event;
mod foreign;
mod game;
mod moves;
mod seeds;
mod simulate;
mod state;
mod strategy;
mod thinking;
mod values;
mod vector;
mod work;

use pyo3::prelude::*;

/// Exact engines, views, worlds imagined from views, and strong bots for games of seven.
#[pymodule]
fn _engine(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<game::Game>()?;
    module.add_class::<state::State>()?;
    module.add_class::<event::Event>()?;
    module.add_class::<bot::Bot>()?;
    module.add_class::<encoding::Encoding>()?;
    module.add_class::<vector::Vector>()?;
    module.add_class::<ending::Ending>()?;
    module.add_class::<strategy::Strategy>()?;
    module.add_function(wrap_pyfunction!(game::games, module)?)?;
    module.add_function(wrap_pyfunction!(state::replay, module)?)?;
    module.add_function(wrap_pyfunction!(simulate::simulate, module)?)?;
    module.add_function(wrap_pyfunction!(arena::deals, module)?)?;
    module.add_function(wrap_pyfunction!(arena::standing, module)?)?;
    module.add_function(wrap_pyfunction!(calibration::witness, module)?)?;
    module.add_function(wrap_pyfunction!(calibration::reliability, module)?)?;
    module.add_function(wrap_pyfunction!(analysis::analyse, module)?)
}
