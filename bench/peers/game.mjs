// The minimal card game that all of them play: two players, hands that the other does not see, one card a move.
export const HAND = 6;
export const card = () => 1 + Math.floor(Math.random() * 7);
