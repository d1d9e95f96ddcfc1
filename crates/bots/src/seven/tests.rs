mod field;
mod learned;
mod players;
mod prospects;
mod solver;
