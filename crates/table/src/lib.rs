//! A running table, without IO.
