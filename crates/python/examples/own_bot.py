"""A player of one's own in the arena.

The rule of thumb: lay a card that makes seven; otherwise keep the low cards, which fit most piles, for later.
"""

from __future__ import annotations

from typing import Any

import sevenfold


class Thumb:
    """Sieben by rule of thumb, from what the seat sees."""

    def choose(self, view: dict[str, Any], legal: list[str]) -> str:
        makes_seven = {self.text(choice): choice["total"] == 7 for choice in view["choices"]}
        return max(legal, key=lambda move: (makes_seven.get(move, False), move))

    def text(self, choice: dict[str, Any]) -> str:
        """The move that a choice of the view stands for, in the notation."""
        way = "" if choice["way"] == "open" else " " + choice["way"]
        return f"lay {choice['card']}{way}"


def main(deals: int = 60) -> dict[str, float]:
    """How it does against others, each deal played in every line-up: one half means equal."""
    game = sevenfold.Game("sieben", seats=3)
    scores = {}
    for opponent in ("random", "greedy", "club"):
        result = sevenfold.arena(game, Thumb(), opponent, deals=deals, seed=1, iterations=50)
        low, high = result["score_interval"]
        scores[opponent] = result["score"]
        print(f"against {opponent:7} {result['score']:.3f}  (with 95 % confidence {low:.3f} to {high:.3f})")
    return scores


if __name__ == "__main__":
    main()
