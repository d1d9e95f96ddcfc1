//! Records: a finished or running game as one JSON document that stands alone.

mod document;
mod fault;
mod replay;
mod text;
mod write;

pub use document::{Document, FORMAT, RecordedStep};
pub use fault::{Code, Fault};
pub use replay::replay;
pub use write::{Extras, write_record};
