//! Sentences and rule texts in English, German and Dutch.
