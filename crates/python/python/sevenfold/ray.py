"""Simulations, contests, calibrations and analyses spread over a Ray cluster.

Everything here gives what the function of the same name in `sevenfold` gives on one machine: every game and every deal has a
seed of its own that follows from the seed and its number, so it does not matter where it is played. Thinking has to be
counted in iterations for that, not in milliseconds.

`ray.init()` comes first; Ray's workers need this package.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import ray

import sevenfold
from sevenfold._engine import Game, State
from sevenfold.types import Player, Seed


def simulate(game: Game, players: Sequence[Player], *, games: int = 1, first: int = 1, parts: int | None = None, **rest: Any) -> list[State]:
    """Whole games among players, as `sevenfold.simulate`, in so many parts (as many as there are processors)."""

    def part(first: int, games: int) -> list[State]:
        return sevenfold.simulate(game, players, games=games, first=first, **rest)

    return _spread(part, first, games, parts)


def deals(game: Game, a: Player, b: Player, *, deals: int = 100, first: int = 1, parts: int | None = None, **rest: Any) -> list[dict[str, Any]]:
    """The same deals for two players, as `sevenfold.deals`, in so many parts."""

    def part(first: int, deals: int) -> list[dict[str, Any]]:
        return sevenfold.deals(game, a, b, deals=deals, first=first, **rest)

    return _spread(part, first, deals, parts)


def arena(game: Game, a: Player, b: Player, *, seed: Seed | None = None, **rest: Any) -> dict[str, Any]:
    """Which of two players is stronger, as `sevenfold.arena`."""
    return sevenfold.standing(game, deals(game, a, b, seed=seed, **rest))


def witness(game: Game, bot: str | None = None, *, games: int = 1, first: int = 1, parts: int | None = None, **rest: Any) -> list[dict[str, Any]]:
    """A bot against itself, asked what each seat can expect, as `sevenfold.witness`, in so many parts."""

    def part(first: int, games: int) -> list[dict[str, Any]]:
        return sevenfold.witness(game, bot, games=games, first=first, **rest)

    return _spread(part, first, games, parts)


def calibrate(game: Game, bot: str | None = None, *, games: int = 200, **rest: Any) -> dict[str, Any]:
    """Whether what a bot expects comes true, as `sevenfold.calibrate`."""
    return sevenfold.reliability(game, witness(game, bot, games=games, **rest))


def analyse(states: Sequence[State], bot: str | None = None, *, parts: int | None = None, **rest: Any) -> list[dict[str, Any]]:
    """What the decisions of many games were worth, as `sevenfold.analyse` says it of each."""

    def part(first: int, count: int) -> list[dict[str, Any]]:
        return [sevenfold.analyse(state, bot, **rest) for state in states[first : first + count]]

    return _spread(part, 0, len(states), parts)


def _spread(part: Callable[[int, int], list[Any]], first: int, count: int, parts: int | None) -> list[Any]:
    """Does the work for so many numbers from the first on, in parts of nearly equal size; what came of it, in order."""
    parts = int(ray.cluster_resources().get("CPU", 1)) if parts is None else parts
    if parts < 1:
        raise ValueError("one part at least")
    remote = ray.remote(part)
    ends = [first + count * number // parts for number in range(parts + 1)]
    shares = [(begin, end - begin) for begin, end in zip(ends, ends[1:], strict=False) if end > begin]
    return [done for share in ray.get([remote.remote(*share) for share in shares]) for done in share]
