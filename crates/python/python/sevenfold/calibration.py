"""Whether what a bot expects comes true."""

from __future__ import annotations

from typing import Any

from sevenfold._engine import Game, reliability, witness
from sevenfold.types import Seed


def calibrate(
    game: Game,
    bot: str | None = None,
    *,
    games: int = 200,
    seed: Seed = 0,
    iterations: int = 300,
    threads: int = 1,
) -> dict[str, Any]:
    """Lets a bot play against itself, the strongest one if none is named, and holds what it says of a seat's prospects against
    what happens, as `sevenfold calibrate` does. What is thought is counted, so that equal seeds give equal results.

    >>> import sevenfold
    >>> told = calibrate(sevenfold.Game("sieben"), "club", games=5, seed=7, iterations=20)
    >>> abs(sum(told["shares"]) - 1) < 1e-9, told["asked"][0]["asked"] <= 5 * 2 * 4
    (True, True)
    """
    return reliability(game, witness(game, bot, games=games, seed=seed, iterations=iterations, threads=threads))
