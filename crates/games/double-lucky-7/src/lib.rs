//! Double Lucky 7: predict your tricks.
