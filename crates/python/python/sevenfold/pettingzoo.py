"""Games as environments of PettingZoo: every seat is an agent, asked in turn.

>>> import sevenfold, sevenfold.pettingzoo
>>> env = sevenfold.pettingzoo.env(sevenfold.Game("sieben", seats=3))
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     done = termination or truncation
...     env.step(None if done else int(observation["action_mask"].argmax()))
>>> env.agents
[]
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from sevenfold._engine import Encoding, Game, State
from sevenfold.turns import go_on, rewards

Observation = dict[str, npt.NDArray[Any]]


def raw_env(game: Game, render_mode: str | None = None, max_steps: int | None = None) -> TableEnv:
    """The game, one seat at a time. After so many decisions it is cut off, if a number is given."""
    return TableEnv(game, render_mode, max_steps)


def env(game: Game, render_mode: str | None = None, max_steps: int | None = None) -> AECEnv:
    """The same as PettingZoo has it: a move that is not legal ends the game, and whoever made it gets -1."""
    table = raw_env(game, render_mode, max_steps)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(table, illegal_reward=-1))


def parallel_env(game: Game, render_mode: str | None = None, max_steps: int | None = None) -> ParallelEnv:
    """The game as if all acted at once: only what the seat that is asked does counts."""
    return turn_based_aec_to_parallel(env(game, render_mode, max_steps))


class TableEnv(AECEnv):
    """A table whose seats are agents, called seat_1, seat_2, and so on.

    An agent sees what its seat sees, and a mask with a 1 for every move it may make now. A game is rewarded at its end:
    each seat gets its share of the win less a fair share. A move that is not legal raises ValueError and changes nothing.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "is_parallelizable": False, "name": "sevenfold"}

    def __init__(self, game: Game, render_mode: str | None = None, max_steps: int | None = None) -> None:
        super().__init__()
        self.game = game
        self.encoding = Encoding(game)
        self.render_mode = render_mode
        self.max_steps = max_steps
        self.metadata = {**self.metadata, "name": game.id}
        self.possible_agents = [f"seat_{seat}" for seat in range(1, game.seats + 1)]
        self._action_spaces: dict[str, spaces.Discrete[Any]] = {agent: spaces.Discrete(self.encoding.moves) for agent in self.possible_agents}
        self._observation_spaces = {agent: self._space() for agent in self.possible_agents}
        whole = (game.seats * self.encoding.size,)
        self.state_space = spaces.Box(-np.inf, np.inf, whole, np.float32)
        self._told: list[str] = []

    def _space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.encoding.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.encoding.moves,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Its chance follows from the seed; without one it is any game."""
        self.state_of_play: State = self.game.start(seed=secrets.randbits(63) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.decisions = 0
        self._told = []
        self._ask()

    def _ask(self) -> None:
        """Asks the next seat, or ends the game."""
        seat = go_on(self.state_of_play)
        if seat is not None:
            self.agent_selection = self.possible_agents[seat - 1]
            return
        for agent, reward in zip(self.possible_agents, rewards(self.state_of_play), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked for a move")
        move = self.encoding.text(int(action))
        events = self.state_of_play.play(move, self._seat(agent))
        self._told = [told for event in events if (told := event.say()) is not None]
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.decisions += 1
        self._ask()
        if self.max_steps is not None and self.decisions >= self.max_steps and not self.state_of_play.over:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent) + 1

    def observe(self, agent: str) -> Observation:
        seat = self._seat(agent)
        mask = np.zeros(self.encoding.moves, np.int8)
        if agent == self.agent_selection and not self.state_of_play.over:
            self.encoding.mask(self.state_of_play, seat, out=mask)
        return {"observation": self.encoding.observe(self.state_of_play, seat), "action_mask": mask}

    def state(self) -> npt.NDArray[np.float32]:
        """What all seats together see."""
        seats = range(1, self.game.seats + 1)
        return np.concatenate([self.encoding.observe(self.state_of_play, seat) for seat in seats])

    def render(self) -> str | None:
        """What has just happened, as far as everybody may know it, and whose turn it is."""
        text = "\n".join([*self._told, repr(self.state_of_play)])
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""
