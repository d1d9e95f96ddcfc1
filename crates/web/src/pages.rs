//! One page a file. Every page has its own title and can be linked to.

mod home;
mod not_found;
mod rules;

pub use home::Home;
pub use not_found::NotFound;
pub use rules::Rules;
