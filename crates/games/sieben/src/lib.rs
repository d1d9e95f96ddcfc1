//! 7 (Sieben): cards with holes.
