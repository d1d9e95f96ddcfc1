//! What is remembered of those who are about to come in, and not kept.

use super::ceremony::Ceremonies;
use super::offers::Offers;
use super::passphrase::Passphrases;

/// What is remembered of those who are about to come in, and not kept.
#[derive(Default)]
pub(crate) struct Identity {
    pub(crate) ceremonies: Ceremonies,
    pub(crate) offers: Offers,
    pub(crate) passphrases: Passphrases,
}
