mod equity;
mod games;
mod positions;
mod texts;
