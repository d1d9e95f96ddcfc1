"""A Ray cluster gives what one machine gives. Ray is large: it is installed and started only for the long forms
(`pip install "ray[rllib]" torch`)."""

from __future__ import annotations

import pytest
from conftest import LONG

if not LONG:
    pytest.skip("Ray is tested in the long form", allow_module_level=True)

import sevenfold
import sevenfold.ray as spread
from sevenfold import Game

GAME = Game("sieben", seats=3)


pytestmark = pytest.mark.usefixtures("cluster")


@pytest.mark.parametrize("parts", [None, 1, 5, 100])
def test_games_do_not_depend_on_where_they_are_played(parts: int | None) -> None:
    players = ["club", "random", "greedy"]
    alone = sevenfold.simulate(GAME, players, games=7, seed=3, iterations=10)
    together = spread.simulate(GAME, players, games=7, seed=3, iterations=10, parts=parts)
    assert [state.record() for state in together] == [state.record() for state in alone]


def test_contests_do_not_depend_on_where_they_are_played() -> None:
    alone = sevenfold.arena(GAME, "greedy", "random", deals=9, seed=1)
    assert spread.arena(GAME, "greedy", "random", deals=9, seed=1, parts=4) == alone
    later = sevenfold.deals(GAME, "greedy", "random", deals=4, first=6, seed=1)
    assert spread.deals(GAME, "greedy", "random", deals=4, first=6, seed=1, parts=3) == later


def test_calibrations_do_not_depend_on_where_they_are_played() -> None:
    alone = sevenfold.calibrate(GAME, "club", games=7, seed=2, iterations=20)
    assert spread.calibrate(GAME, "club", games=7, seed=2, iterations=20, parts=3) == alone
    later = sevenfold.witness(GAME, "club", games=3, first=4, seed=2, iterations=20)
    assert spread.witness(GAME, "club", games=3, first=4, seed=2, iterations=20, parts=2) == later


def test_analyses_do_not_depend_on_where_they_are_made() -> None:
    states = sevenfold.simulate(GAME, ["random"] * 3, games=3, seed=1)
    alone = [sevenfold.analyse(state, "master", iterations=10) for state in states]
    assert spread.analyse(states, "master", iterations=10, parts=2) == alone


def test_parts_that_are_none_are_refused() -> None:
    with pytest.raises(ValueError):
        spread.simulate(GAME, ["random"] * 3, parts=0)
