"""Games as environments of Gymnasium: one seat learns, the others are bots.

>>> import sevenfold, sevenfold.gymnasium
>>> env = sevenfold.gymnasium.SeatEnv(sevenfold.Game("sieben", seats=3), opponents="greedy")
>>> observation, info = env.reset(seed=7)
>>> over = False
>>> while not over:
...     action = int(observation["action_mask"].argmax())
...     observation, reward, over, truncated, info = env.step(action)
>>> info["outcome"]["winners"] != [] and -1 <= reward <= 1
True
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from sevenfold import errors
from sevenfold._engine import Encoding, Game, State
from sevenfold.turns import go_on, rewards

Observation = dict[str, npt.NDArray[Any]]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A seat at a table among bots.

    The observation is what the seat sees, with a mask that has a 1 for every legal move. The reward comes at the end of
    the game: the seat's share of the win less a fair share. A move that is not legal loses the game at once; `info` then
    says which rule it breaks.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: Game,
        *,
        seat: int = 1,
        opponents: str | list[str] = "club",
        iterations: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        if not 1 <= seat <= game.seats:
            raise ValueError(f"seats are numbered from 1 to {game.seats}")
        names = [opponents] * (game.seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != game.seats - 1:
            raise ValueError(f"{game.seats - 1} opponents are needed")
        self.game = game
        self.seat = seat
        self.render_mode = render_mode
        self.encoding = Encoding(game)
        others = [other for other in range(1, game.seats + 1) if other != seat]
        self.bots = {
            other: game.bot(name, iterations=iterations) for other, name in zip(others, names, strict=True)
        }
        self.action_space = spaces.Discrete(self.encoding.moves)
        self.observation_space: spaces.Dict = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.encoding.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.encoding.moves,), np.int8),
            }
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.state: State = self.game.start(seed=int(self.np_random.integers(2**63)))
        self._others()
        return self._observation(), self._info()

    def _others(self) -> None:
        """Lets the bots move until this seat is asked or the game is over."""
        while (seat := go_on(self.state)) is not None and seat != self.seat:
            chosen = self.bots[seat].choose(self.state, seat, seed=int(self.np_random.integers(2**63)))
            # A bot that lets it pass where nobody else is asked makes any move.
            self.state.play(chosen or self.state.legal(seat)[0], seat)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.state.play(self.encoding.text(int(action)), self.seat)
        except errors.Breach as breach:
            lost = {**self._info(), "breach": breach.rule, "sentence": str(breach)}
            return self._observation(), -1 / self.game.seats, True, False, lost
        self._others()
        reward = rewards(self.state)[self.seat - 1]
        return self._observation(), reward, self.state.over, False, self._info()

    def _observation(self) -> Observation:
        mask = np.zeros(self.encoding.moves, np.int8)
        if not self.state.over:
            self.encoding.mask(self.state, self.seat, out=mask)
        return {"observation": self.encoding.observe(self.state, self.seat), "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        # Gymnasium puts the infos of many environments together, and cannot where a key is a dictionary only sometimes.
        over = {} if self.state.outcome is None else {"outcome": self.state.outcome}
        return {**over, "steps": len(self.state)}

    def render(self) -> Any:
        """What is asked of the seat, as text."""
        return self.state.ask(self.seat) or repr(self.state) if self.render_mode == "ansi" else None
