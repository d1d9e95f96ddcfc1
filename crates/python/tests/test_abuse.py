"""Nothing from Python brings the engine down."""

from __future__ import annotations

import copy
import os
import pickle
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from conftest import LONG

import sevenfold
from sevenfold import Encoding, Game, Vector

NONSENSE: list[Any] = [None, -1, 2**70, 1.5, "x", b"x", "\x00", "é" * 10_000, [], {}, object(), float("nan"), True]


@pytest.mark.parametrize("nonsense", NONSENSE, ids=lambda value: repr(value)[:20])
def test_nonsense_is_refused_with_an_exception(nonsense: Any) -> None:
    state = Game("sieben").start(seed=1)
    state.draw()
    bot = state.game.bot("random")
    before = state.steps
    present: Any = "x" if nonsense is None else nonsense
    calls: list[Callable[[], Any]] = [
        lambda: Game(nonsense),
        lambda: Game("sieben", seats=present),
        lambda: Game("sieben", deck=nonsense),
        lambda: Game("sieben").start(seed=present),
        lambda: state.play(nonsense),
        lambda: state.settle(nonsense),
        lambda: state.undo(nonsense if nonsense is not True else -1),
        lambda: bot.choose(nonsense),
        lambda: sevenfold.replay(nonsense),
        lambda: sevenfold.simulate(state.game, [nonsense, "random"]),
        lambda: sevenfold.standing(state.game, [nonsense]),
        lambda: sevenfold.witness(state.game, present),
        lambda: sevenfold.reliability(state.game, [nonsense]),
    ]
    for number, call in enumerate(calls):
        with pytest.raises((TypeError, ValueError, OverflowError)):
            call()
            pytest.fail(f"call {number} took {nonsense!r}")
    assert state.steps == before


def test_data_that_contains_itself_is_refused() -> None:
    endless: list[Any] = []
    endless.append(endless)
    with pytest.raises(ValueError, match="deeply"):
        Game("sieben", deck=endless)


def test_one_state_in_many_threads_raises_or_plays_but_never_breaks() -> None:
    state = Game("sieben", seats=3).start(seed=1)
    state.draw()
    bot = state.game.bot("club", iterations=30)
    unexpected: list[BaseException] = []

    def work() -> None:
        for _ in range(100):
            try:
                chosen = bot.choose(state)
                if chosen:
                    state.play(chosen)
            except (ValueError, RuntimeError):
                # Somebody else was quicker, or the state was in use.
                continue
            except BaseException as error:
                unexpected.append(error)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not unexpected
    assert sevenfold.replay(state.record()).steps == state.steps


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_forked_process_plays_on() -> None:
    state = Game("sieben").start(seed=1)
    state.draw()
    child = os.fork()
    if child == 0:
        ended = 1
        try:
            state.play(state.legal()[0])
            played = sevenfold.simulate(state.game, ["club", "random"], iterations=2, threads=2)
            ended = 0 if played[0].over else 2
        finally:
            os._exit(ended)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 0
    assert len(state) == 1


def test_pickles_that_were_changed_are_refused_or_whole() -> None:
    """A pickled state is a record: whatever was changed in it, it is a game by the rules or none."""
    dice = Random(1)
    for name in sevenfold.games():
        state = sevenfold.simulate(Game(name), ["greedy"] * Game(name).seats, seed=1)[0]
        pickled = pickle.dumps(state)
        text = state.__reduce__()[1][0].encode()
        begin = pickled.index(text)
        refused = 0
        for _ in range(400 if LONG else 40):
            damaged = bytearray(pickled)
            damaged[begin + dice.randrange(len(text))] = dice.randrange(128)
            try:
                read = pickle.loads(bytes(damaged))
            except ValueError:
                refused += 1
                continue
            assert sevenfold.replay(read.record()).steps == read.steps
        assert refused > 0, name


def test_what_cannot_be_pickled_says_so() -> None:
    game = Game("sieben")
    for thing in (Vector(game, 1), game.bot("club"), Encoding(game)):
        with pytest.raises(TypeError):
            pickle.dumps(thing)
        with pytest.raises(TypeError):
            copy.deepcopy(thing)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_games_in_a_forked_process_go_on_apart() -> None:
    vector, dropped = Vector(Game("sieben", seats=3), 4, threads=2), Vector(Game("sieben", seats=3), 4, threads=2)
    vector.reset(1)
    before, moves = vector.save(), vector.masks.argmax(axis=1)
    child = os.fork()
    if child == 0:
        ended = 1
        # The threads that shared the games are the parent's: whoever waited for them here would wait for ever.
        signal.alarm(60)
        try:
            del dropped
            vector.step(moves)
            ended = 0 if vector.save() != before else 2
        finally:
            os._exit(ended)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 0
    assert vector.save() == before


def test_an_array_that_is_freed_or_taken_away_while_games_are_played() -> None:
    game = Game("sieben", seats=3)
    vector = Vector(game, 64, observations=np.zeros((64, Encoding(game).size), np.uint8))
    vector.reset(1)
    unexpected: list[BaseException] = []

    def play() -> None:
        for _ in range(60):
            try:
                vector.step(vector.masks.argmax(axis=1))
            except (ValueError, TypeError):
                # The array was taken away or is in use.
                continue
            except BaseException as error:
                unexpected.append(error)

    def meddle() -> None:
        for number in range(60):
            try:
                vector.rewards.resize((1 + number % 64, 3), refcheck=False)
                vector.rewards.resize((64, 3), refcheck=False)
                vector.dones.flags.writeable = number % 2 == 1
            except ValueError:
                continue

    players = [threading.Thread(target=play) for _ in range(2)]
    for player in players:
        player.start()
    for player in players:
        player.join()
    # An array must not be resized while it is written into: that is numpy's own rule, so this comes after the games.
    meddle()
    vector.dones.flags.writeable = True
    vector.step(vector.masks.argmax(axis=1))
    assert not unexpected


@pytest.mark.parametrize("seed", range(4))
def test_calls_at_random_are_answered_or_refused(seed: int) -> None:
    """A process of its own, so that a crash would be seen as one. A hundred thousand calls in all in the long form."""
    calls = 25_000 if LONG else 500
    program = str(Path(__file__).with_name("abuse.py"))
    ran = subprocess.run([sys.executable, program, str(seed), str(calls)], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-2_000:]
    answered, refused, grown = (int(number) for number in ran.stdout.split())
    assert answered > calls // 10 and refused > calls // 10
    assert grown < 16_000, f"{grown} kB more than after the first tenth"


@pytest.mark.parametrize(
    "endless",
    [
        lambda: sevenfold.simulate(Game("sieben"), ["greedy", "random"], games=2**63),
        lambda: sevenfold.simulate(Game("sieben"), ["greedy", "random"], games=2**63, threads=2),
        lambda: sevenfold.deals(Game("sieben"), "greedy", "random", deals=2**63),
        lambda: sevenfold.witness(Game("sieben"), "greedy", games=2**63, iterations=1),
        lambda: sevenfold.Ending(Game("sieben"), seed=4, back=4, deals=6, most=6).solve(2**32 - 1),
    ],
    ids=["simulate", "threads", "deals", "witness", "solve"],
)
def test_ctrl_c_ends_what_would_never_end(endless: Callable[[], Any]) -> None:
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    try:
        with pytest.raises(KeyboardInterrupt):
            endless()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
