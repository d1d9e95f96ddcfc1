"""Games of OpenSpiel: whole tables, and small endings that its exact algorithms can take.

>>> import pyspiel
>>> import sevenfold.openspiel
>>> game = pyspiel.load_game("sevenfold_ending(game=sieben,seats=2,seed=4,back=4,deals=6,most=6)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 6)
>>> state.apply_action(0)
>>> [state.action_to_string(action) for action in state.legal_actions()]
['lay 1 number', 'lay 2 number', 'lay 6 hole']
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from sevenfold._engine import Encoding, Ending, Game, State
from sevenfold.turns import rewards

LONGEST = 100_000
"""A game that goes on for longer is not going anywhere."""

TABLE = {"game": "sieben", "seats": 2, "options": "", "seed": 0}
ENDING = {**TABLE, "back": 4, "deals": 4, "most": 6}


def _type(name: str, what: str, chance: Any, parameters: dict[str, Any]) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=name,
        long_name=what,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=7,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


_CHANCE = pyspiel.GameType.ChanceMode
_TABLE_TYPE = _type("sevenfold", "A game of Sevenfold", _CHANCE.SAMPLED_STOCHASTIC, TABLE)
_ENDING_TYPE = _type("sevenfold_ending", "An ending of Sevenfold", _CHANCE.EXPLICIT_STOCHASTIC, ENDING)


def _game(given: dict[str, Any]) -> Game:
    """The game that parameters name; its house rules are JSON, empty for the usual ones."""
    options = json.loads(given["options"]) if given["options"] else {}
    return Game(given["game"], seats=int(given["seats"]), **options)


class _SpielGame(pyspiel.Game):
    """What both have in common: moves are numbered as everywhere in this package."""

    def __init__(self, kind: pyspiel.GameType, table: Game, chances: int, longest: int, given: dict[str, Any]) -> None:
        self.table = table
        self.encoding = Encoding(table)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.moves,
            max_chance_outcomes=chances,
            num_players=table.seats,
            min_utility=-1 / table.seats,
            max_utility=1 - 1 / table.seats,
            utility_sum=0.0,
            max_game_length=longest,
        )
        super().__init__(kind, info, given)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ViewObserver:
        return ViewObserver(self.encoding)


class TableGame(_SpielGame):
    """A whole game. Chance is drawn, not listed: there are too many deals. It follows from the parameter `seed`; that of imagined
    worlds is drawn apart, so that whoever thinks ahead changes nothing."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**TABLE, **(params or {})}
        super().__init__(_TABLE_TYPE, _game(given), 1, LONGEST, given)
        self.dice = random.Random(int(given["seed"]))
        self.imagined_dice = random.Random(int(given["seed"]))

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.table.start())


class EndingGame(_SpielGame):
    """A small ending. Chance decides at the start in which of the ways the hidden cards lie."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**ENDING, **(params or {})}
        seed, back, deals, most = (int(given[key]) for key in ("seed", "back", "deals", "most"))
        self.ending = Ending(_game(given), seed=seed, back=back, deals=deals, most=most)
        super().__init__(_ENDING_TYPE, self.ending.game, deals, most, given)
        self.deals = self.ending.deals()

    def new_initial_state(self) -> SpielState:
        return SpielState(self, None)


class SpielState(pyspiel.State):
    """A position. Seats are players, counted from 0."""

    def __init__(self, game: _SpielGame, played: State | None) -> None:
        super().__init__(game)
        self.played = played
        self.sampled = played is not None
        self.imagined = False
        self.deal = 0
        self.decisions = 0
        self.past = [""] * game.table.seats

    def current_player(self) -> int:
        state = self.played
        if state is None or (self.sampled and state.chance):
            return int(pyspiel.PlayerId.CHANCE)
        if state.over or self.decisions >= self.get_game().max_game_length():
            return int(pyspiel.PlayerId.TERMINAL)
        return (state.must or state.asked)[0] - 1

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.get_game().max_chance_outcomes()
        return [(deal, 1 / count) for deal in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.played is None else np.flatnonzero(self._encoding().mask(self.played, player + 1)).tolist()

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        if player == pyspiel.PlayerId.CHANCE:
            if self.played is None:
                self.deal = action
                self.played = self.get_game().deals[action].copy()
            else:
                dice = self.get_game().imagined_dice if self.imagined else self.get_game().dice
                self.played.draw(dice=dice.getrandbits(63))
        else:
            assert self.played is not None, "only chance acts before the deal"
            move = self._encoding().text(action)
            self.past[player] = hashlib.sha256(f"{self.known(player)} {move}".encode()).hexdigest()
            self.played.play(move, player + 1)
            self.decisions += 1
        while not self.sampled and self.played.chance:
            self.played.draw(dice=self.deal)

    def known(self, player: int) -> str:
        """All that a player knows: what the seat sees, and a digest of what it saw and did before."""
        if self.played is None:
            return "before the deal"
        return f"{json.dumps(self.played.view(player + 1))} after {self.past[player] or 'nothing'}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Any of the worlds that agree with what a player knows, for algorithms that search in them, as OpenSpiel's IS-MCTS does. Only of
        whole games; of an ending there are no others than its deals."""
        if not self.sampled or self.played is None:
            raise NotImplementedError("the worlds of an ending are its deals")
        world = SpielState(self.get_game(), self.played.imagine(player + 1, seed=int(sampler() * 2**53)))
        world.imagined, world.decisions = True, self.decisions
        # What the others saw and did before is not among the things that the player knows.
        world.past[player] = self.past[player]
        return world

    def _encoding(self) -> Encoding:
        encoding: Encoding = self.get_game().encoding
        return encoding

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self._encoding().text(action)

    def is_terminal(self) -> bool:
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        state = self.played
        return [0.0] * len(self.past) if state is None or not self.is_terminal() else rewards(state)

    def __str__(self) -> str:
        return "before the deal" if self.played is None else f"deal {self.deal}: {self.played!r}"


class ViewObserver:
    """What a player sees, as numbers and as text."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.tensor: npt.NDArray[np.float32] = np.zeros(encoding.size, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.played is not None:
            self.encoding.observe(state.played, player + 1, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.known(player)


pyspiel.register_game(_TABLE_TYPE, TableGame)
pyspiel.register_game(_ENDING_TYPE, EndingGame)
