//! Plain data between Python and Rust.

use pyo3::IntoPyObjectExt as _;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString, PyTuple};
use serde::Serialize;
use serde_json::{Map, Number, Value};
use sevenfold_core::{Arg, Message, Seat, Viewer};

/// Deeper than any data of a game; whatever is nested deeper is refused instead of read for ever.
const DEEPEST: usize = 64;

/// Data as dictionaries, lists, words and numbers.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    match value {
        Value::Null => Ok(py.None().into_bound(py)),
        Value::Bool(flag) => flag.into_bound_py_any(py),
        Value::Number(number) => match (number.as_i64(), number.as_u64(), number.as_f64()) {
            (Some(number), _, _) => number.into_bound_py_any(py),
            (_, Some(number), _) => number.into_bound_py_any(py),
            (_, _, number) => number.into_bound_py_any(py),
        },
        Value::String(text) => text.into_bound_py_any(py),
        Value::Array(items) => {
            let list = PyList::empty(py);
            items.iter().try_for_each(|item| list.append(to_python(py, item)?))?;
            Ok(list.into_any())
        }
        Value::Object(map) => {
            let dict = PyDict::new(py);
            map.iter().try_for_each(|(key, item)| dict.set_item(key, to_python(py, item)?))?;
            Ok(dict.into_any())
        }
    }
}

/// Whatever can be written as JSON, for Python.
pub(crate) fn plain<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let value = serde_json::to_value(value).map_err(|error| PyValueError::new_err(error.to_string()))?;
    to_python(py, &value)
}

/// Dictionaries, lists, words and numbers as data.
pub(crate) fn from_python(object: &Bound<'_, PyAny>) -> PyResult<Value> {
    read(object, DEEPEST)
}

fn read(object: &Bound<'_, PyAny>, deeper: usize) -> PyResult<Value> {
    let Some(deeper) = deeper.checked_sub(1) else {
        return Err(PyValueError::new_err("nested too deeply"));
    };
    if object.is_none() {
        return Ok(Value::Null);
    }
    // Python's bool is an int: it is asked first.
    if let Ok(flag) = object.cast::<PyBool>() {
        return Ok(flag.is_true().into());
    }
    if object.is_instance_of::<PyInt>() {
        return Ok(object.extract::<i64>()?.into());
    }
    if object.is_instance_of::<PyFloat>() {
        let number = Number::from_f64(object.extract()?);
        return number.map(Value::Number).ok_or_else(|| PyValueError::new_err("not a finite number"));
    }
    if object.is_instance_of::<PyString>() {
        return Ok(object.extract::<String>()?.into());
    }
    if let Ok(dict) = object.cast::<PyDict>() {
        let entry = |(key, item): (Bound<'_, PyAny>, Bound<'_, PyAny>)| {
            Ok((key.extract::<String>()?, read(&item, deeper)?))
        };
        return Ok(Value::Object(dict.iter().map(entry).collect::<PyResult<Map<_, _>>>()?));
    }
    if object.is_instance_of::<PyList>() || object.is_instance_of::<PyTuple>() {
        let items = object.try_iter()?.map(|item| read(&item?, deeper));
        return Ok(Value::Array(items.collect::<PyResult<_>>()?));
    }
    Err(PyTypeError::new_err(format!("{} cannot be data of a game", object.get_type().name()?)))
}

/// The facts of a message by their names.
pub(crate) fn facts(message: &Message) -> Value {
    Value::Object(message.args.iter().map(|(name, arg)| (name.to_string(), plain_fact(arg))).collect())
}

fn plain_fact(arg: &Arg) -> Value {
    match arg {
        Arg::Number(number) => (*number).into(),
        Arg::Text(text) => text.clone().into(),
        Arg::Key(key) => key.to_string().into(),
        Arg::Seat(seat) => seat.number().into(),
        Arg::Message(message) => serde_json::json!({ "key": message.key, "facts": facts(message) }),
        Arg::List(items) => items.iter().map(plain_fact).collect(),
    }
}

/// A seat by its number, from 1.
pub(crate) fn seat(number: usize, seats: u8) -> PyResult<Seat> {
    let seat = u8::try_from(number).ok().and_then(Seat::from_number).filter(|seat| seat.number() <= seats);
    seat.ok_or_else(|| PyValueError::new_err(format!("seats are numbered from 1 to {seats}, not {number}")))
}

/// A viewer by the number of the seat; none is somebody who watches.
pub(crate) fn viewer(number: Option<usize>, seats: u8) -> PyResult<Viewer> {
    number.map_or(Ok(Viewer::Watcher), |number| seat(number, seats).map(Viewer::Seat))
}
