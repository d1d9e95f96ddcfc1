mod field;
mod learned;
mod players;
mod solver;
