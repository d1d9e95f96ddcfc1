//! Where NATS is.

use std::fmt;

use crate::Address;

/// The addresses of NATS, `nats://…` or `tls://…`, one or several with commas between them. Passwords are shown to nobody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nats(Vec<Address>);

impl Nats {
    /// NATS at these addresses, if they can be that.
    pub fn at(addresses: &str) -> Option<Self> {
        let known = |address: &&str| ["nats://", "tls://"].iter().any(|scheme| address.starts_with(scheme));
        let all: Vec<_> = addresses.split(',').map(str::trim).collect();
        all.iter().all(known).then(|| Self(all.into_iter().map(Address::new).collect()))
    }

    /// As the library wants it, with everything.
    pub(super) fn whole(&self) -> Vec<String> {
        self.0.iter().map(|address| address.whole().to_owned()).collect()
    }
}

impl fmt::Display for Nats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown: Vec<_> = self.0.iter().map(Address::to_string).collect();
        f.write_str(&shown.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_shown_to_nobody() {
        let shown = |addresses: &str| Nats::at(addresses).map(|nats| format!("{nats} {nats:?}"));
        let both = shown("nats://ada:secret@one.example:4222, tls://two.example").unwrap_or_default();
        assert!(!both.contains("secret"), "{both}");
        assert!(both.contains("nats://ada@one.example:4222,tls://two.example"), "{both}");
        assert_eq!(shown("postgres://ada@one.example"), None);
        assert_eq!(shown(""), None);
    }
}
