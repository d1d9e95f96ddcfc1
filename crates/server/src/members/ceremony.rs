//! Passkeys are made and shown in two steps: a question, and the answer that a device has signed. What was asked is
//! remembered here for a few minutes, for one cookie at a time.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::http::{HeaderMap, header};

use super::webauthn::{Challenge, Site};
use crate::guests::Token;
use crate::{Config, Front, host};

/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_mins(5);
/// So many questions are remembered at most; then the oldest are forgotten.
const MOST: usize = 10_000;

/// What was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Question {
    /// A new passkey.
    Make(Challenge),
    /// To show one.
    Show(Challenge),
}

/// Questions that wait for their answers.
#[derive(Default)]
pub(crate) struct Ceremonies(Mutex<HashMap<Token, (Instant, Question)>>);

impl Ceremonies {
    pub(super) fn ask(&self, who: Token, question: Question) {
        let (mut all, now) = (self.all(), Instant::now());
        if all.len() >= MOST {
            all.retain(|_, (asked, _)| now.saturating_duration_since(*asked) < PATIENCE);
        }
        if all.len() < MOST {
            all.insert(who, (now, question));
        }
    }

    /// The question that this answers, if it was asked a moment ago. It cannot be answered again.
    pub(super) fn answer(&self, who: &Token) -> Option<Question> {
        let (asked, question) = self.all().remove(who)?;
        (asked.elapsed() < PATIENCE).then_some(question)
    }

    fn all(&self) -> MutexGuard<'_, HashMap<Token, (Instant, Question)>> {
        // Nothing panics while it holds the map, and the map would still be right.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The site that passkeys are made for: the name under which this very request came, which [`crate::host`] has looked at.
/// A bare address has no passkeys.
pub(super) fn site(config: &Config, headers: &HeaderMap) -> Option<Site> {
    let said = headers.get(header::HOST)?.to_str().ok()?.to_ascii_lowercase();
    let name = host::without_port(&said).to_owned();
    if name.is_empty() || name.starts_with('[') || name.parse::<std::net::IpAddr>().is_ok() {
        return None;
    }
    let scheme = match config.front {
        Front::Direct | Front::HttpProxy => "http",
        Front::HttpsProxy => "https",
    };
    Some(Site { name, origin: format!("{scheme}://{said}") })
}
