//! Any text is read as certificates or refused; what was read is verified or has a flaw, and can be drawn.

use sevenfold_puzzles::{Certificate, Checker};

thread_local! {
    /// What several certificates need is worked out once.
    static CHECKER: Checker = Checker::default();
}

pub(crate) fn feed(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(certificates) = Certificate::read(text) else { return };
    for certificate in &certificates {
        let _ = (certificate.puzzle(), certificate.sure(), certificate.panels());
        let _ = CHECKER.with(|checker| checker.verify(certificate));
    }
}
