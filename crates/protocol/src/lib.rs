//! What client and table say to each other.
