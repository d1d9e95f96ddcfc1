"""How much of a result is luck, and how equal deals take it out.

Two players meet in many games. First every game has a deal of its own; then each deal is played twice, with seats
exchanged. The same number of games says much more the second way.
"""

from __future__ import annotations

import numpy as np

import sevenfold
from sevenfold.turns import rewards


def main(deals: int = 200) -> tuple[float, float]:
    """The standard error of the score in as many games, with deals of their own and with equal deals."""
    game = sevenfold.Game("sieben", seats=2)
    players = ["greedy", "random"]
    alone = sevenfold.simulate(game, players, games=2 * deals, seed=1)
    own = np.array([rewards(state)[0] + 0.5 for state in alone])
    equal = np.array([np.mean(deal["a"]) for deal in sevenfold.deals(game, *players, deals=deals, seed=1)])
    errors = tuple(float(scores.std(ddof=1) / np.sqrt(len(scores))) for scores in (own, equal))
    print(f"{2 * deals} games, each with a deal of its own: {own.mean():.3f} ± {errors[0]:.3f}")
    print(f"{deals} deals, each played from both seats:     {equal.mean():.3f} ± {errors[1]:.3f}")
    return errors[0], errors[1]


if __name__ == "__main__":
    main()
