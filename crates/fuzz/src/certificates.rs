//! Any text is read as certificates or refused; what was read comes back as it was written, and can be drawn.
//!
//! Whether a certificate shows what it states is not asked here: to answer takes searches of seconds, which the puzzles' own
//! tests do for sound and for altered ones.

use sevenfold_puzzles::Certificate;

pub(crate) fn feed(bytes: &[u8]) -> usize {
    let Ok(text) = std::str::from_utf8(bytes) else { return 0 };
    let Ok(certificates) = Certificate::read(text) else { return 0 };
    for certificate in &certificates {
        let _ = (certificate.puzzle(), certificate.sure(), certificate.panels());
    }
    let (written, count) = (serde_json::to_string(&certificates).unwrap_or_default(), certificates.len());
    assert_eq!(Certificate::read(&written).ok(), Some(certificates), "{written}");
    count
}
