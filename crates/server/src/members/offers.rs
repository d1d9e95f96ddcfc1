//! Another device of a member: it shows a code, the first device is asked whether that is right, and then it is in.
//!
//! Nothing of this is kept: after a restart a new code is asked for.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use sevenfold_table::PlayerId;
use utoipa::ToSchema;

use super::codes::DeviceCode;
use crate::Failure;
use crate::clock::random;
use crate::guests::{Token, hash};

/// How long a code is good.
const GOOD_FOR: Duration = Duration::from_mins(10);

/// Codes that are good at the moment: one a member.
#[derive(Default)]
pub(crate) struct Offers(Mutex<HashMap<PlayerId, Offer>>);

struct Offer {
    code: DeviceCode,
    until: Instant,
    claim: Option<Claim>,
}

/// A device that has shown the code.
struct Claim {
    /// What is kept of the secret by which the device is known while it waits.
    secret: Token,
    device: String,
    verdict: Option<Verdict>,
}

/// Is that device the member's?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Verdict {
    /// Yes: it comes in.
    Yes,
    /// No: the code is worth nothing any more.
    No,
}

/// How an offer stands, for the first device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Offered {
    /// The code to type there.
    pub(crate) code: String,
    /// Seconds for which it is good.
    pub(crate) seconds: u64,
    /// The device that has shown it and waits for an answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) device: Option<String>,
}

/// How a claim stands, for the device that waits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Claimed {
    /// The first device has not answered yet.
    Waiting,
    /// In it comes, as this member.
    In(PlayerId),
    /// The first device said no, or nothing for too long.
    Refused,
}

impl Offers {
    /// A new code for a member; one from before is worth nothing any more.
    pub(crate) fn offer(&self, player: &PlayerId) -> Result<Offered, Failure> {
        let code = DeviceCode::draw()?;
        let offer = Offer { code, until: Instant::now() + GOOD_FOR, claim: None };
        let standing = offer.standing();
        self.all().insert(player.clone(), offer);
        Ok(standing)
    }

    /// How the code of a member stands, if there is one.
    pub(crate) fn standing(&self, player: &PlayerId) -> Option<Offered> {
        self.all().get(player).map(Offer::standing)
    }

    /// A device shows a code: the secret by which it then asks again. Each code is good for one device.
    pub(crate) fn claim(&self, code: DeviceCode, device: String) -> Result<Option<[u8; 32]>, Failure> {
        let secret: [u8; 32] = random()?;
        let mut all = self.all();
        let Some(offer) = all.values_mut().find(|offer| offer.code == code && offer.claim.is_none()) else {
            return Ok(None);
        };
        offer.claim = Some(Claim { secret: hash(&secret), device, verdict: None });
        Ok(Some(secret))
    }

    /// The first device answers; whether anybody had asked. What was answered once is not changed any more.
    pub(crate) fn answer(&self, player: &PlayerId, verdict: Verdict) -> bool {
        let mut all = self.all();
        let claim = all.get_mut(player).and_then(|offer| offer.claim.as_mut());
        let Some(open) = claim.filter(|claim| claim.verdict.is_none()) else { return false };
        open.verdict = Some(verdict);
        true
    }

    /// How the claim with this secret stands. Whoever is let in or refused has asked for the last time.
    pub(crate) fn redeem(&self, secret: &[u8; 32]) -> Claimed {
        let (mut all, secret) = (self.all(), hash(secret));
        let found = all.iter().find_map(|(player, offer)| {
            let claim = offer.claim.as_ref().filter(|claim| claim.secret == secret)?;
            Some((player.clone(), claim.verdict))
        });
        let Some((player, verdict)) = found else { return Claimed::Refused };
        let Some(verdict) = verdict else { return Claimed::Waiting };
        all.remove(&player);
        match verdict {
            Verdict::Yes => Claimed::In(player),
            Verdict::No => Claimed::Refused,
        }
    }

    /// All that are still good.
    fn all(&self) -> MutexGuard<'_, HashMap<PlayerId, Offer>> {
        // Nothing panics while it holds the map, and the map would still be right.
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        all.retain(|_, offer| offer.until > now);
        all
    }
}

impl Offer {
    fn standing(&self) -> Offered {
        let waiting = self.claim.as_ref().filter(|claim| claim.verdict.is_none());
        Offered {
            code: self.code.show(),
            seconds: self.until.saturating_duration_since(Instant::now()).as_secs(),
            device: waiting.map(|claim| claim.device.clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offered() -> (Offers, PlayerId, DeviceCode) {
        let (offers, ada) = (Offers::default(), PlayerId::new("ada"));
        let shown = offers.offer(&ada).unwrap_or_else(|_| panic!("there is randomness")).code;
        let code = DeviceCode::read(&shown).unwrap_or_else(|| panic!("{shown} is a code"));
        (offers, ada, code)
    }

    fn claim(offers: &Offers, code: DeviceCode) -> Option<[u8; 32]> {
        offers.claim(code, "Phone".to_owned()).unwrap_or_else(|_| panic!("there is randomness"))
    }

    #[test]
    fn a_device_comes_in_when_the_first_says_yes() {
        let (offers, ada, code) = offered();
        assert!(!offers.answer(&ada, Verdict::Yes), "nobody has asked");
        let secret = claim(&offers, code).unwrap_or_else(|| panic!("the code is good"));
        assert_eq!(claim(&offers, code), None, "but only once");
        assert_eq!(offers.redeem(&secret), Claimed::Waiting);
        let device = offers.standing(&ada).and_then(|standing| standing.device);
        assert_eq!(device.as_deref(), Some("Phone"));
        assert!(offers.answer(&ada, Verdict::Yes));
        assert_eq!(offers.redeem(&[7; 32]), Claimed::Refused, "that is somebody else");
        assert_eq!(offers.redeem(&secret), Claimed::In(ada.clone()));
        assert_eq!(offers.redeem(&secret), Claimed::Refused, "only once");
    }

    #[test]
    fn a_device_stays_out_when_the_first_says_no() {
        let (offers, ada, code) = offered();
        let secret = claim(&offers, code).unwrap_or_else(|| panic!("the code is good"));
        assert!(offers.answer(&ada, Verdict::No));
        assert!(!offers.answer(&ada, Verdict::Yes), "no stays no");
        assert_eq!(offers.redeem(&secret), Claimed::Refused);
    }
}
