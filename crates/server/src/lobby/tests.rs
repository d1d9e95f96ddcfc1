//! The lobby seen through the routes, with a real store.

mod company;
