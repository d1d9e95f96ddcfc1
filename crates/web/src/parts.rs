//! Parts that pages and tables share.

mod address;
mod bar;
mod dialog;
mod download;
mod icon;
mod levels;
mod loudness;
mod markdown;
mod on_its_way;
mod packed;
mod qr;
mod segs;
mod share;
mod title;
mod usual_level;

pub use address::address_of;
pub use bar::{Bar, LangSwitch};
pub use dialog::Dialog;
pub use download::download;
pub use icon::Icon;
pub use levels::{Bars, LEVELS, Levels, level_name, usual};
pub use loudness::Loudness;
pub use markdown::{explained, paragraphs};
pub use on_its_way::OnItsWay;
pub use packed::{Unreadable, packed, unpacked};
pub use qr::{CODES, Codes, Qr};
pub use segs::Segs;
pub use share::{ShareLink, copy};
pub use title::Title;
pub use usual_level::UsualLevel;
