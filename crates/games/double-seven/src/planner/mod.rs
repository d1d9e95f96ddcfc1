//! Plans whole turns.
