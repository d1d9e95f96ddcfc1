"""Learning by self-play in fifty lines: PPO with a linear policy, in numpy alone.

All seats of all games are played by the policy that learns. Whenever enough games are over, the moves of those who won
more than their share become likelier, the others' less likely, but never by more than a fifth at once. What was won is its
own measure of luck: a fair share has been taken off. Then the policy plays in the arena.
"""

from __future__ import annotations

from typing import Any

import numpy as np

import sevenfold
from sevenfold import Encoding, Game, Vector


class Policy:
    """How likely a move is follows from a weighted sum of what the seat sees."""

    def __init__(self, game: Game) -> None:
        self.encoding = Encoding(game)
        self.weights = np.zeros((self.encoding.size, self.encoding.moves), np.float32)

    def chances(self, observations: Any, masks: Any) -> Any:
        worths = np.where(masks > 0, observations @ self.weights, -np.inf)
        likely = np.exp(worths - worths.max(axis=1, keepdims=True))
        return likely / likely.sum(axis=1, keepdims=True)

    def improve(self, seen: Any, masks: Any, moves: Any, before: Any, gains: Any, rate: float) -> None:
        """A few steps up PPO's clipped objective."""
        rows = np.arange(len(moves))
        for _ in range(4):
            chances = self.chances(seen, masks)
            ratio = chances[rows, moves] / before
            far = np.where(gains > 0, ratio > 1.2, ratio < 0.8)
            up = -chances
            up[rows, moves] += 1
            self.weights += rate * (seen.T @ (up * np.where(far, 0, ratio * gains)[:, None])) / len(moves)

    def choose(self, view: dict[str, Any], legal: list[str]) -> str:
        """As a player it makes the likeliest move."""
        numbers = np.array([self.encoding.number(move) for move in legal], int)
        worths = (self.encoding.observe_view(view) @ self.weights)[numbers]
        return legal[int(worths.argmax())]


def learn(game: Game, steps: int, count: int = 64, rate: float = 4.0, seed: int = 0) -> Policy:
    """A policy after so many steps of so many games at once."""
    policy, vector, dice = Policy(game), Vector(game, count), np.random.default_rng(seed)
    vector.reset(seed)
    running: list[list[Any]] = [[] for _ in range(count)]
    ended: list[Any] = []
    for _ in range(steps):
        chances = policy.chances(vector.observations, vector.masks)
        moves = (chances.cumsum(axis=1) > dice.random((count, 1))).argmax(axis=1)
        seen, masks, seats = vector.observations.copy(), vector.masks.copy(), vector.seats.copy()
        vector.step(moves)
        for row, past in enumerate(running):
            past.append((seen[row], masks[row], moves[row], chances[row, moves[row]], seats[row]))
        for row in np.flatnonzero(vector.dones).tolist():
            ended += [(*step, vector.rewards[row, step[-1]]) for step in running[row]]
            running[row] = []
        if len(ended) >= 2_000:
            observations, masks, made, before, _, gains = (np.array(column) for column in zip(*ended, strict=True))
            policy.improve(observations, masks, made, before, gains, rate)
            ended = []
    return policy


def main(steps: int = 6_000, deals: int = 100) -> dict[str, float]:
    """What the policy scores against others: one half means equal."""
    game = Game("sieben", seats=2)
    policy = learn(game, steps)
    scores = {}
    for opponent in ("random", "greedy", "club"):
        result = sevenfold.arena(game, policy, opponent, deals=deals, seed=1, iterations=100)
        scores[opponent] = result["score"]
        print(f"against {opponent:7} {result['score']:.3f} in {result['games']} games")
    return scores


if __name__ == "__main__":
    main()
