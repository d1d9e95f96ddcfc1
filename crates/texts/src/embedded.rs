//! The files, put in by the build script.

/// One embedded file.
pub(crate) struct Embedded {
    /// Code of its language.
    pub(crate) language: &'static str,
    /// Its name without language and suffix.
    pub(crate) name: &'static str,
    /// What it says.
    pub(crate) text: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
