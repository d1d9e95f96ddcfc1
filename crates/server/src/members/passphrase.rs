//! Passphrases: for whoever has no device that keeps a passkey.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::Failure;

/// Bytes it has at most: hashing more is work for nothing.
const MOST_BYTES: usize = 256;
/// Hashes made at the same time: each takes 19 megabytes and a processor.
const AT_ONCE: usize = 2;

/// Hashes passphrases and compares them, a few at a time.
pub(crate) struct Passphrases {
    places: Semaphore,
}

impl Default for Passphrases {
    fn default() -> Self {
        Self { places: Semaphore::new(AT_ONCE) }
    }
}

impl Passphrases {
    /// Characters a passphrase has at least.
    pub(crate) const LEAST: u32 = 12;

    /// Is this long enough, and not too long?
    pub(crate) fn is_one(text: &str) -> bool {
        text.chars().count() >= Self::LEAST as usize && text.len() <= MOST_BYTES
    }

    /// What is kept of a passphrase.
    pub(crate) async fn hash(&self, passphrase: String) -> Result<String, Failure> {
        self.work(move || {
            let hash = Argon2::default().hash_password(passphrase.as_bytes());
            hash.map(|hash| hash.to_string()).map_err(|error| error.to_string())
        })
        .await
    }

    /// Is this the passphrase of which that was kept?
    pub(crate) async fn is(&self, passphrase: String, kept: String) -> Result<bool, Failure> {
        self.work(move || {
            let kept = PasswordHash::new(&kept).map_err(|error| error.to_string())?;
            Ok(Argon2::default().verify_password(passphrase.as_bytes(), &kept).is_ok())
        })
        .await
    }

    /// Works beside the tasks that serve everybody.
    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, String> + Send + 'static,
    ) -> Result<T, Failure> {
        // The semaphore is never closed.
        let _place = self.places.acquire().await.ok();
        let done = spawn_blocking(work).await.map_err(|error| Failure::Randomness(error.to_string()))?;
        done.map_err(Failure::Randomness)
    }
}
