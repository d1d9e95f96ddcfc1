//! Parts that pages and tables share.

mod bar;
mod icon;
mod markdown;
mod qr;
mod title;

pub use bar::{Bar, LangSwitch};
pub use icon::Icon;
pub use markdown::paragraphs;
pub use qr::Qr;
pub use title::Title;
