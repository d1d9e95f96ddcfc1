//! How a fair share became a result, in hundredths of a win.

use serde::Serialize;

use crate::Outline;
use crate::ledger::{Account, Cause, Course};

/// What a game comes to for a seat, in hundredths of a win. It adds up to the last digit:
///
/// > fair + luck + gifts − losses + unforeseen = end
///
/// Each part is rounded once; luck takes what is left of the rounding, and where nobody can be lucky, what was not foreseen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Sum {
    /// What the seat is worth among strong players.
    pub fair: i32,
    /// The deal, what was drawn, and where hidden cards turned out to lie.
    pub luck: i32,
    /// Of that the deals alone.
    pub deals: i32,
    /// What the others gave away.
    pub gifts: i32,
    /// What the seat gave away itself; never negative.
    pub losses: i32,
    /// What the judge had not seen coming though nothing was drawn or hidden.
    pub unforeseen: i32,
    /// Whether anything was drawn, or turned out to lie somewhere.
    pub can_be_lucky: bool,
    /// The result, or the prospects where the game broke off.
    pub end: i32,
    /// Whether the game was played to its end.
    pub over: bool,
    /// How far the losses may be off, 95 times in 100: the judge's own doubt.
    pub doubt: i32,
}

/// A share of a win in whole hundredths, halves away from zero.
pub fn hundredths(share: f64) -> i32 {
    // Shares are a few wins at most.
    (share * 100.0).round() as i32
}

impl Sum {
    /// The sum of a seat. `doubt` is the standard error of its losses.
    pub(crate) fn of(outline: &Outline, account: &Account, course: &Course, doubt: f64) -> Self {
        let end = hundredths(course.end());
        let (fair, gifts, losses) =
            (hundredths(course.start), hundredths(account.gifts), hundredths(account.loss));
        let rest = end - fair - gifts + losses;
        let can_be_lucky = outline.can_be_lucky(account.seat);
        let unforeseen = if can_be_lucky { hundredths(account.unforeseen) } else { rest };
        let deals = course.turns.iter().filter(|turn| turn.cause == Cause::Deal);
        Self {
            fair,
            luck: rest - unforeseen,
            deals: hundredths(deals.map(|turn| turn.by).sum()),
            gifts,
            losses,
            unforeseen,
            can_be_lucky,
            end,
            over: account.result.is_some(),
            doubt: hundredths(1.96 * doubt),
        }
    }
}
