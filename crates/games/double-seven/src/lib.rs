//! Double Seven: tile rummy with exchanges.
