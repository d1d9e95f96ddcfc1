"""How much of a result is luck, and how equal deals take it out.

Two players meet in many games. First every game has a deal of its own; then each deal is played by both players from every
seat, so that good cards help either of them. As many games say more the second way: how much more depends on how much the cards decide.
"""

from __future__ import annotations

from typing import Any

import numpy as np

import sevenfold
from sevenfold.turns import rewards


class First:
    """Makes the first of the legal moves."""

    def choose(self, view: dict[str, Any], legal: list[str]) -> str:
        return legal[0]


class Last:
    """Makes the last of them."""

    def choose(self, view: dict[str, Any], legal: list[str]) -> str:
        return legal[-1]


def main(deals: int = 200) -> tuple[float, float]:
    """The standard error of the score in as many games, with deals of their own and with equal deals."""
    game = sevenfold.Game("sevens", seats=3)
    games = game.seats * deals
    alone = sevenfold.simulate(game, [First(), Last(), Last()], games=games, seed=1)
    own = np.array([rewards(state)[0] + 1 / game.seats for state in alone])
    equal = np.array([np.mean(deal["a"]) for deal in sevenfold.deals(game, First(), Last(), deals=deals, seed=1)])
    errors = [float(scores.std(ddof=1) / np.sqrt(len(scores))) for scores in (own, equal)]
    print(f"{games} games, each with a deal of its own: {own.mean():.3f} ± {errors[0]:.3f}")
    print(f"{deals} deals, each from every seat:        {equal.mean():.3f} ± {errors[1]:.3f}")
    print(f"equal deals are worth {(errors[0] / errors[1]) ** 2:.1f} times as many games")
    return errors[0], errors[1]


if __name__ == "__main__":
    main()
