"""Learning by self-play in fifty lines: PPO with a linear policy, in numpy alone.

All seats of all games are played by the policy that learns. Whenever enough games are over, the moves of those who won
more than their share become likelier, the others' less likely. What was won is its own measure of luck: a fair share has
been taken off. Then the policy plays in the arena.
"""

from typing import Any

import numpy as np

import sevenfold
from sevenfold import Encoding, Game, Vector


class Policy:
    """How likely a move is follows from a weighted sum of what the seat sees."""

    def __init__(self, game: Game) -> None:
        self.encoding = Encoding(game)
        self.weights = np.zeros((self.encoding.size, self.encoding.moves), np.float32)

    def chances(self, seen: Any, masks: Any) -> Any:
        worths = np.where(masks > 0, seen @ self.weights, -np.inf)
        likely = np.exp(worths - worths.max(axis=1, keepdims=True))
        return likely / likely.sum(axis=1, keepdims=True)

    def improve(self, seen: Any, masks: Any, moves: Any, before: Any, gains: Any) -> None:
        """A few steps up PPO's clipped objective: no move becomes likelier by more than a fifth at once, or less likely."""
        rows = np.arange(len(moves))
        for _ in range(4):
            chances = self.chances(seen, masks)
            ratio = chances[rows, moves] / before
            far = np.where(gains > 0, ratio > 1.2, ratio < 0.8)
            up = np.eye(chances.shape[1], dtype=np.float32)[moves] - chances
            self.weights += 4 * (seen.T @ (up * np.where(far, 0, ratio * gains)[:, None])) / len(moves)

    def choose(self, view: dict[str, Any], legal: list[str]) -> str:
        """As a player it makes the likeliest move."""
        worths = self.encoding.observe_view(view) @ self.weights
        return max(legal, key=lambda move: float(worths[self.encoding.number(move)]))


def learn(game: Game, steps: int, count: int = 64) -> Policy:
    """A policy after so many steps of so many games at once."""
    policy, vector, dice = Policy(game), Vector(game, count), np.random.default_rng(0)
    running: list[list[Any]] = [[] for _ in range(count)]
    ended: list[Any] = []
    for _ in range(steps):
        chances = policy.chances(vector.observations, vector.masks)
        moves = (chances.cumsum(axis=1) > dice.random((count, 1))).argmax(axis=1)
        seen, before = (vector.observations.copy(), vector.masks.copy()), chances[np.arange(count), moves]
        for past, *step in zip(running, vector.seats.tolist(), *seen, moves, before, strict=True):
            past.append(step)
        vector.step(moves)
        for row in np.flatnonzero(vector.dones).tolist():
            ended += [(*step, vector.rewards[row, seat]) for seat, *step in running[row]]
            running[row] = []
        if len(ended) >= 2_000:
            policy.improve(*(np.array(column) for column in zip(*ended, strict=True)))
            ended = []
    return policy


def main(steps: int = 6_000, deals: int = 100) -> dict[str, float]:
    """What the policy scores against others: one half means equal."""
    game, scores = Game("sieben", seats=2), {}
    policy = learn(game, steps)
    for opponent in ("random", "greedy", "club"):
        scores[opponent] = sevenfold.arena(game, policy, opponent, deals=deals, seed=1, iterations=100)["score"]
        print(f"against {opponent:7} {scores[opponent]:.3f}")
    return scores


if __name__ == "__main__":
    main()
