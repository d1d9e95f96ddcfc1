"""Games in RLlib: every seat an agent, one asked at a time.

`register()` makes the name `sevenfold` known to RLlib; its configuration has the game and its seats:
`config.environment("sevenfold", env_config={"game": "sieben", "seats": 3})`. House rules are further entries.

`ppo(game)` is a whole configuration that learns by self-play, and `Learned(algorithm)` plays what was learned, in the arena for
example. Both need PyTorch:

    algorithm = sevenfold.rllib.ppo(game).build_algo()
    for _ in range(30):
        algorithm.train()
    sevenfold.arena(game, sevenfold.rllib.Learned(algorithm, game), "club")
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.tune.registry import register_env

from sevenfold._engine import Encoding, Game
from sevenfold.pettingzoo import Observation, TableEnv, raw_env


class SeatsEnv(MultiAgentEnv):
    """A table whose seats are agents, called seat_1, seat_2, and so on.

    Only the seat that is asked is observed and has to act. A game is rewarded at its end. A move that is not legal ends the
    game at once, and whoever made it loses as much as by losing; the mask says which moves are legal.
    """

    def __init__(self, config: dict[str, Any]) -> None:
        super().__init__()
        given = dict(config)
        most = given.pop("max_steps", None)
        self.table: TableEnv = raw_env(Game(given.pop("game"), **given), max_steps=most)
        self.dice = Random()
        self.possible_agents = list(self.table.possible_agents)
        self.agents = list(self.possible_agents)
        self.observation_spaces = {agent: self.table.observation_space(agent) for agent in self.agents}
        self.action_spaces = {agent: self.table.action_space(agent) for agent in self.agents}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Observation], dict[str, Any]]:
        # RLlib gives a seed for the first game only: those that follow come from it.
        if seed is not None:
            self.dice = Random(seed)
        self.table.reset(seed=self.dice.randrange(2**63) if seed is None else seed)
        self.agents = list(self.possible_agents)
        return self._asked(), {}

    def _asked(self) -> dict[str, Observation]:
        agent = self.table.agent_selection
        return {agent: self.table.observe(agent)}

    def step(self, action_dict: dict[str, int]) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        agent = self.table.agent_selection
        if set(action_dict) != {agent}:
            raise ValueError(f"{agent} alone is asked")
        fair = 1 / len(self.possible_agents)
        try:
            self.table.step(int(action_dict[agent]))
        except ValueError as refused:
            lost = {other: -fair if other == agent else fair / (len(self.possible_agents) - 1) for other in self.possible_agents}
            return self._seen(), lost, {"__all__": True}, {"__all__": False}, {agent: {"refused": str(refused)}}
        over, cut = any(self.table.terminations.values()), any(self.table.truncations.values())
        if over or cut:
            rewards = {other: float(reward) for other, reward in self.table.rewards.items()}
            return self._seen(), rewards, {"__all__": over}, {"__all__": cut}, {}
        return self._asked(), {agent: 0.0}, {"__all__": False}, {"__all__": False}, {}

    def _seen(self) -> dict[str, Observation]:
        """What everybody sees in the end."""
        return {agent: self.table.observe(agent) for agent in self.possible_agents}


def register(name: str = "sevenfold") -> None:
    """Makes the environment known to RLlib."""
    register_env(name, SeatsEnv)


def ppo(game: Game, *, hidden: tuple[int, ...] = (128,), max_steps: int | None = None, seed: int = 0) -> PPOConfig:
    """PPO by self-play: one network plays all seats. What is set here can be set anew, as with every configuration of RLlib.

    A game is rewarded at its end alone, which counts for its first moves as well (`gamma`, `lambda_`). RLlib's usual rate of learning
    is sixty times lower: with it nothing is learned in the few thousand games that a processor plays in some minutes.
    """
    from sevenfold.masked import MaskedModule

    register()
    table = {"game": game.id, "seats": game.seats, "max_steps": max_steps, **game.options}
    module = RLModuleSpec(module_class=MaskedModule, model_config={"hidden": list(hidden)})
    return (
        PPOConfig()
        .environment("sevenfold", env_config=table)
        .env_runners(num_env_runners=0, batch_mode="complete_episodes")
        .multi_agent(policies={"all"}, policy_mapping_fn=lambda agent, *_, **__: "all")
        .rl_module(rl_module_spec=module)
        .training(lr=3e-3, gamma=1.0, lambda_=0.95, train_batch_size_per_learner=2_000, minibatch_size=500, num_epochs=6, entropy_coeff=0.01)
        .debugging(seed=seed)
    )


class Learned:
    """Plays what an algorithm has learned: always the legal move that it likes best."""

    def __init__(self, algorithm: Any, game: Game, policy: str = "all") -> None:
        self.encoding = Encoding(game)
        self.module = algorithm.get_module(policy)

    def choose(self, view: dict[str, Any], legal: list[str]) -> str:
        worths = self.module.worths(self.encoding.observe_view(view))
        return max(legal, key=lambda move: -np.inf if (number := self.encoding.number(move)) is None else float(worths[number]))
