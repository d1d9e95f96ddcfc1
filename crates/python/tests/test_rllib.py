"""RLlib's environments, and a network that learns with it. Ray is large: it is there for the long forms only."""

from __future__ import annotations

from typing import Any

import pytest
from conftest import LONG

if not LONG:
    pytest.skip("RLlib is tested in the long form", allow_module_level=True)

import numpy as np
from ray.tune.registry import register_env

import sevenfold
from sevenfold import Game, arena
from sevenfold.rllib import Learned, SeatsEnv, ppo, register


pytestmark = pytest.mark.usefixtures("cluster")


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


def test_games_that_follow_come_from_the_first_seed() -> None:
    def three(env: SeatsEnv) -> list[Any]:
        return [env.reset(seed=seed)[0]["seat_1"]["observation"].tolist() for seed in (3, None, None)]

    table = {"game": "sieben", "seats": 2}
    first = three(SeatsEnv(table))
    assert three(SeatsEnv(table)) == first and first[0] != first[1] != first[2]


def test_rllib_knows_the_environment_by_name() -> None:
    from ray.tune.registry import ENV_CREATOR, _global_registry

    register()
    assert _global_registry.get(ENV_CREATOR, "sevenfold") is SeatsEnv


class Watched(SeatsEnv):
    """Remembers how often a move was refused."""

    moves = refused = 0

    def step(self, action_dict: dict[str, int]) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        stepped = super().step(action_dict)
        Watched.moves += 1
        Watched.refused += any("refused" in info for info in stepped[4].values())
        return stepped


def test_rllib_learns_by_legal_moves_alone() -> None:
    """Sixteen thousand moves of self-play, less than a minute on an idle processor. What is learned wins clearly more than half of the
    games against `random`, on equal deals."""
    game = Game("sieben", seats=2, finish="any")
    register_env("watched", Watched)
    algorithm = ppo(game, seed=1).environment("watched").build_algo()
    # RLlib has tried the environment with any move at all before the first network was asked.
    Watched.moves = Watched.refused = 0
    try:
        before = arena(game, Learned(algorithm, game), "random", deals=100, seed=1)["score"]
        for _ in range(8):
            algorithm.train()
        after = arena(game, Learned(algorithm, game), "random", deals=100, seed=1)
    finally:
        algorithm.stop()
    assert Watched.moves > 8 * 2_000 and Watched.refused == 0
    print(f"before {before:.3f}, after {after['score']:.3f} {after['score_interval']}")
    assert after["score_interval"][0] > 0.6 > before
