//! SEVEN: stacked tetrahexes.
