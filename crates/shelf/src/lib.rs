//! The catalogue: the five games with their bots and texts.
