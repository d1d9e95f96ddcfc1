//! What the one at this keyboard knows of a server's deal.

use sevenfold_client::{Client, Warning};
use sevenfold_core::Message;
use sevenfold_core::chance::Seed;
use sevenfold_fair::{Alarm, FairDeal, Known, Unfair, Verdict, judge};
use sevenfold_protocol::{Phase, TableFace};

use super::Party;

/// What is known of the deal of a game that is over.
#[derive(Clone, PartialEq, Debug)]
pub enum OfTheDeal {
    /// This is what it proves, and what else is to be said.
    Judged(Verdict, Vec<Message>),
    /// The table does not tell enough, and nobody here was promised that it would.
    Untold(Unfair),
}

impl Party {
    /// What the player is to be told of the present deal at once.
    pub fn warning(&self) -> Warning {
        self.clients.first().map(Client::warning).unwrap_or_default()
    }

    /// What the deal proves to whoever is here; nothing before the game is over, and nothing at a table of one's own,
    /// where there is no host to be suspected.
    pub fn of_the_deal(&self) -> Option<OfTheDeal> {
        let keeper = self.clients.first()?.keeper()?;
        let table = self.table().filter(|table| matches!(table.phase, Phase::Over(_)))?;
        // With a deal that is broken nothing else matters.
        let broken = |alarm| OfTheDeal::Judged(Verdict::Broken(alarm), Vec::new());
        Some(match (keeper.warning().alarm, told(table)) {
            (Some(alarm), _) => broken(alarm),
            (None, Err(unfair)) if unfair.is_lie() => broken(Alarm::Sums(unfair)),
            (None, Err(unfair)) => OfTheDeal::Untold(unfair),
            (None, Ok(deal)) => {
                let known = Known::from_pins(keeper.pins(), table.code, Some(table.game), &deal);
                OfTheDeal::Judged(judge(&deal, &known), deal.remarks())
            }
        })
    }
}

/// What the table tells of its deal, if that is consistent in itself.
fn told(table: &TableFace) -> Result<FairDeal, Unfair> {
    let deal = FairDeal::of(&table.fair).ok_or(Unfair::NotTold)?;
    let seed = table.fair.seed.as_ref().and_then(|seed| seed.parse::<Seed>().ok()).ok_or(Unfair::NoSeed)?;
    deal.check(table.seats.len() as u8, seed)?;
    Ok(deal)
}
