"""Environments of RLlib: every seat an agent, one asked at a time.

`register()` makes the name `sevenfold` known to RLlib; its configuration has the game and its seats:
`config.environment("sevenfold", env_config={"game": "sieben", "seats": 3})`. House rules are further entries.
"""

from __future__ import annotations

from typing import Any

from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.tune.registry import register_env

from sevenfold._engine import Game
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
        self.possible_agents = list(self.table.possible_agents)
        self.agents = list(self.possible_agents)
        self.observation_spaces = {agent: self.table.observation_space(agent) for agent in self.agents}
        self.action_spaces = {agent: self.table.action_space(agent) for agent in self.agents}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Observation], dict[str, Any]]:
        self.table.reset(seed=seed)
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
