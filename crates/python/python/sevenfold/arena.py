"""Which of two players is stronger."""

from __future__ import annotations

from typing import Any

from sevenfold._engine import Game, deals as play_deals, standing
from sevenfold.types import Player, Seed


def arena(
    game: Game,
    a: Player,
    b: Player,
    *,
    deals: int = 100,
    seed: Seed = 0,
    iterations: int | None = None,
    milliseconds: int | None = None,
    threads: int = 1,
) -> dict[str, Any]:
    """Plays deals between two players, each deal in every line-up, and says how strong the first one is.

    A score of one half means equal. The same deals come of the same seed, whatever the number of threads.

    >>> import sevenfold
    >>> result = arena(sevenfold.Game("sieben"), "greedy", "random", deals=20, seed=7)
    >>> result["games"], result["score"] > 0.5
    (40, True)
    """
    played = play_deals(
        game, a, b, deals=deals, seed=seed, iterations=iterations, milliseconds=milliseconds, threads=threads
    )
    return standing(game, played)
