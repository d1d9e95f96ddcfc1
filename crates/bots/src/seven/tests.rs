mod field;
mod players;
mod solver;
