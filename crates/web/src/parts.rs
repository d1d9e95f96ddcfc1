//! Parts that pages and tables share.

mod address;
mod announcement;
mod bar;
mod dialog;
mod download;
mod icon;
mod levels;
mod loudness;
mod markdown;
mod name_field;
mod on_its_way;
mod packed;
mod qr;
mod report;
mod segs;
mod share;
mod title;
mod usual_level;

pub(crate) use address::address_of;
pub(crate) use announcement::Announcement;
pub(crate) use bar::{Bar, LangSwitch};
pub(crate) use dialog::Dialog;
pub(crate) use download::download;
pub(crate) use icon::Icon;
pub(crate) use levels::{Bars, LEVELS, Levels, level_name, usual};
pub(crate) use loudness::Loudness;
pub(crate) use markdown::{explained, paragraphs};
pub(crate) use name_field::NameField;
pub(crate) use on_its_way::OnItsWay;
pub(crate) use packed::{Unreadable, packed, unpacked};
pub(crate) use qr::{CODES, Codes, Qr};
pub(crate) use report::Report;
pub(crate) use segs::Segs;
pub(crate) use share::{ShareLink, copy};
pub(crate) use title::Title;
pub(crate) use usual_level::UsualLevel;
