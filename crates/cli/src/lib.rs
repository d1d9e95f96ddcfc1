//! The program sevenfold.
