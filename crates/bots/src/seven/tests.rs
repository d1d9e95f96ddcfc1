mod field;
mod players;
