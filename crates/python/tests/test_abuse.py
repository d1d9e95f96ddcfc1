"""Nothing from Python brings the engine down."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from typing import Any

import pytest

import sevenfold
from sevenfold import Game

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
