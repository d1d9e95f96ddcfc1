"""Calls everything there is with anything there is, at random: `python abuse.py SEED CALLS`.

Whatever comes of a call is an answer or an exception. A crash ends this program, a panic of the engine as well; it says at the
end how many calls were answered, how many refused, and by how many kilobytes the process has grown since the first tenth.
"""

from __future__ import annotations

import copy
import gc
import inspect
import pickle
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

import sevenfold
from sevenfold import Encoding, Ending, Game, Vector

NONSENSE: list[Any] = [
    None, True, -1, 0, 1, 2, 7, 2**31, 2**63, 2**64, 2**200, 1.5, float("nan"), float("inf"), "", "x", "\x00", "é" * 500, "lay 2",
    b"", b"x" * 32, [], [[]], [None], {}, {"deal": 1}, (), object(), int, print, ..., "club", "random", "greedy@2", "sieben", "de",
    "0" * 64, ["random", "random"], np.zeros(0), np.zeros(3, np.int64), np.zeros((2, 2)), np.array("x"), np.int8(1), range(3),
]  # fmt: skip
"""Wrong nearly everywhere, and right here and there."""
COSTLY = {"games", "deals", "most", "back", "times", "iterations", "milliseconds", "count", "threads"}
"""Numbers that only say how much is to be done: large ones are not wrong but long."""
KINDS = (sevenfold.State, sevenfold.Event, sevenfold.Bot, Encoding, Vector, Ending, sevenfold.Strategy, Game)


def memory() -> int:
    """Kilobytes that this process holds."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * 4


class Abuse:
    """Things to call, and to call them with."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        self.game = Game("sieben", seats=2)
        self.things: list[Any] = []
        self.answered = self.refused = 0
        self.renew()

    def renew(self) -> None:
        """Things as they are when they are new. What was made of them is forgotten, so that memory shows what is kept."""
        game = Game(self.dice.choice(sevenfold.games()))
        state = game.start(seed=self.dice.randrange(100))
        while state.chance:
            state.draw()
        self.things = [
            game,
            state,
            game.bot("greedy"),
            game.bot("club", iterations=2),
            Encoding(game),
            Vector(game, 3, threads=2),
            Ending(self.game, seed=4, back=2, deals=2, most=3),
            state.view(1),
            state.legal()[0] if state.turn else "x",
            Vector(game, 1).save(),
        ]

    def value(self, name: str) -> Any:
        """Something for an argument."""
        if name in COSTLY:
            return self.dice.choice([None, -1, 0, 1, 2, 3, 2**64, 1.5, "x"])
        known = [thing for thing in self.things if not isinstance(thing, BaseException)]
        return self.dice.choice(self.dice.choice([NONSENSE, known]))

    def arguments(self, called: Any) -> tuple[list[Any], dict[str, Any]]:
        try:
            names = [name for name in inspect.signature(called).parameters if name != "self"]
        except (TypeError, ValueError):
            names = ["x"] * self.dice.randrange(3)
        given = names[: self.dice.randrange(len(names) + 1)] if self.dice.random() < 0.5 else names
        if self.dice.random() < 0.5:
            return [self.value(name) for name in given], {}
        return [], {name: self.value(name) for name in given if self.dice.random() < 0.8}

    def called(self) -> Any:
        """Something that can be called, or a way to look at or copy something."""
        thing = self.dice.choice([thing for thing in self.things if isinstance(thing, KINDS)])
        functions = [getattr(sevenfold, name) for name in ("Game", "Vector", "Encoding", "replay", "simulate", "deals", "standing", "reliability", "analyse")]
        ways: list[Callable[[Any], Any]] = [repr, hash, len, copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one)), lambda one: one == self.game]
        which = self.dice.random()
        if which < 0.2:
            return self.dice.choice(functions)
        if which < 0.3:
            way = self.dice.choice(ways)
            return lambda: way(thing)
        name = self.dice.choice([name for name in dir(thing) if not name.startswith("__") or name in ("__new__", "__reduce__")])
        return getattr(thing, name) if callable(getattr(thing, name)) else lambda: getattr(thing, name)

    def once(self) -> None:
        called = self.called()
        arguments, named = self.arguments(called)
        try:
            made = called(*arguments, **named)
        except Exception:
            # A panic is no Exception, and ends this program.
            self.refused += 1
            return
        self.answered += 1
        if isinstance(made, KINDS) and len(self.things) < 40:
            self.things.append(made)


def main(seed: int, calls: int) -> None:
    abuse, before = Abuse(seed), 0
    for call in range(calls):
        if call % 200 == 0:
            abuse.renew()
            gc.collect()
        if call == calls // 10:
            before = memory()
        abuse.once()
    abuse.things.clear()
    gc.collect()
    print(abuse.answered, abuse.refused, memory() - before)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
