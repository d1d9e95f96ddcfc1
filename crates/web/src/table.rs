//! The table as a page: seats, the middle, what is asked, choices, log and result. What is in the middle belongs to the
//! game (`crate::games`); everything else is the same for all.
//!
//! Whatever makes a move when it is pressed carries that move in `data-move`, in the notation; whatever only opens more
//! to press carries `data-pick`. So the browser tests, and anybody's script, can play any game through its page.

mod answer;
mod ask;
mod choices;
mod cover;
mod deal_alarm;
mod gathering;
mod groups;
mod here;
mod hint;
mod invite;
mod keys;
mod last_read;
mod log;
mod motion;
mod names;
mod occasions;
mod refused;
mod result;
mod screen;
mod seat_menu;
mod seats;
mod sounds;
mod stand_in;
mod talk;
mod time_left;
mod told;
mod waiting;
mod watchers;

pub(crate) use ask::AskLine;
pub(crate) use choices::{Choices, hinted};
use groups::{Entry, entries};
pub(crate) use here::{Afresh, Here, Whose, put_down};
pub(crate) use hint::{HintLine, own_words};
use invite::Invite;
pub(crate) use keys::{Keys, Opens};
pub(crate) use log::{Drawer, Log, LogHandle, newer};
pub(crate) use motion::{came, spot_of};
pub(crate) use names::names_of;
pub(crate) use occasions::{OCCASIONS, Occasions};
use occasions::{on_occasion, prepare};
pub(crate) use refused::Refused;
pub(crate) use result::headline;
pub(crate) use screen::TableScreen;
pub(crate) use seat_menu::SPEEDS;
pub(crate) use seats::{Me, Opponents, Sign, count};
pub(crate) use time_left::{Left, time_left};
pub(crate) use told::Told;
pub(crate) use waiting::stop;
