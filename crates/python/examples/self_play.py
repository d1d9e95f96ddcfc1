"""Learning by self-play in fifty lines: PPO with a linear policy, in numpy alone. The policy plays all seats of all games; the
moves of those who won more than a fair share become likelier, the others' less likely. Then it plays in the arena."""

from typing import Any

import numpy as np

from sevenfold import Encoding, Game, Vector, arena


class Policy:
    """How likely a move is follows from a weighted sum of what the seat sees."""

    def __init__(self, game: Game) -> None:
        self.encoding = Encoding(game)
        self.weights = np.zeros((self.encoding.size, self.encoding.moves), np.float32)

    def chances(self, seen: Any, masks: Any) -> Any:
        likely = np.exp(seen @ self.weights) * masks
        return likely / likely.sum(axis=1, keepdims=True)

    def improve(self, seen: Any, masks: Any, moves: Any, before: Any, gains: Any) -> None:
        """A few steps up PPO's clipped objective: no move becomes likelier by more than a fifth at once, or less likely."""
        for _ in range(4):
            chances = self.chances(seen, masks)
            ratio = chances[np.arange(len(moves)), moves] / before
            push = np.where(np.where(gains > 0, ratio > 1.2, ratio < 0.8), 0, ratio * gains)
            chances[np.arange(len(moves)), moves] -= 1
            self.weights -= 4 * seen.T @ (chances * push[:, None]) / len(moves)

    def choose(self, view: dict[str, Any], legal: list[str]) -> str:
        worths = self.encoding.observe_view(view) @ self.weights
        return max(legal, key=lambda move: float(worths[self.encoding.number(move)]))


def learn(game: Game, steps: int, count: int = 64) -> Policy:
    policy, vector, dice = Policy(game), Vector(game, count), np.random.default_rng(0)
    running, ended, scales = [list[Any]() for _ in range(count)], list[Any](), policy.encoding.scales()
    for _ in range(steps):
        seen, masks = vector.observations * scales, vector.masks.copy()
        chances = policy.chances(seen, masks)
        moves = (chances.cumsum(axis=1) > dice.random((count, 1))).argmax(axis=1)
        before = chances[np.arange(count), moves]
        for past, *step in zip(running, vector.seats.tolist(), seen, masks, moves, before, strict=True):
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
    game = Game("sieben", seats=2)
    policy, bots = learn(game, steps), ("random", "greedy", "club")
    scores = {bot: arena(game, policy, bot, deals=deals, seed=1, iterations=100)["score"] for bot in bots}
    print("one half means equal:", scores)
    return scores


if __name__ == "__main__":
    main()
