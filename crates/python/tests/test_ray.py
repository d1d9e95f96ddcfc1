"""A Ray cluster gives what one machine gives; RLlib's environments. Ray is large: it is installed and started only for the
long forms (`pip install "ray[rllib]"`)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from conftest import LONG

if not LONG:
    pytest.skip("Ray is tested in the long form", allow_module_level=True)

import numpy as np
import ray

import sevenfold
import sevenfold.ray as spread
from sevenfold import Game
from sevenfold.rllib import SeatsEnv, register

GAME = Game("sieben", seats=3)


@pytest.fixture(scope="module", autouse=True)
def _cluster() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


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


def test_analyses_do_not_depend_on_where_they_are_made() -> None:
    states = sevenfold.simulate(GAME, ["random"] * 3, games=3, seed=1)
    alone = [sevenfold.analyse(state, "master", iterations=10) for state in states]
    assert spread.analyse(states, "master", iterations=10, parts=2) == alone


def test_parts_that_are_none_are_refused() -> None:
    with pytest.raises(ValueError):
        spread.simulate(GAME, ["random"] * 3, parts=0)


@pytest.mark.parametrize("name", sevenfold.games())
def test_rllib_plays(name: str) -> None:
    env = SeatsEnv({"game": name, "max_steps": 400})
    seen, _ = env.reset(seed=1)
    dice, over = np.random.default_rng(1), False
    while not over:
        (agent,) = seen
        assert env.observation_spaces[agent].contains(seen[agent])
        move = int(dice.choice(np.flatnonzero(seen[agent]["action_mask"])))
        seen, rewards, ended, cut, _ = env.step({agent: move})
        over = ended["__all__"] or cut["__all__"]
    assert set(seen) == set(env.possible_agents) and abs(sum(rewards.values())) < 1e-6
    seen, _ = env.reset(seed=1)
    (agent,) = seen
    illegal = int(np.flatnonzero(seen[agent]["action_mask"] == 0)[0])
    _, rewards, ended, _, infos = env.step({agent: illegal})
    assert ended["__all__"] and min(rewards, key=lambda other: rewards[other]) == agent and infos[agent]["refused"]


def test_rllib_knows_the_environment_by_name() -> None:
    from ray.tune.registry import ENV_CREATOR, _global_registry

    register()
    assert _global_registry.get(ENV_CREATOR, "sevenfold") is SeatsEnv
