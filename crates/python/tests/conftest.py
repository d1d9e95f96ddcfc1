"""What several tests need."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

# numpy's threads would stand in each other's way: the matrices of these tests are small.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# So would PyTorch's, which wait for each other in every layer: on a busy machine RLlib's test took half an hour.
os.environ.setdefault("OMP_NUM_THREADS", "1")

import pytest

import sevenfold
from sevenfold import Game, State

LONG = bool(os.environ.get("SEVENFOLD_LONG"))
"""Are the long forms wanted?"""


def every_table() -> list[Game]:
    """Every game with its fewest and its most seats."""
    tables = []
    for name in sevenfold.games():
        least, most = Game(name).seats_range
        tables += [Game(name, seats=seats) for seats in sorted({least, most})]
    return tables


def every_option() -> list[Game]:
    """Every game with each of its house rules changed, one at a time; none of them is in `every_table`."""
    tables = []
    for name in sevenfold.games():
        for field in Game(name).fields():
            kind = field["kind"]
            choices = [True, False] if kind == "flag" else kind.get("choice") or kind.get("number") or []
            for value in choices:
                try:
                    tables.append(Game(name, **{field["key"]: value}))
                except sevenfold.errors.SetupRefused:
                    # The rules forbid some of them with so few seats.
                    tables.append(Game(name, seats=Game(name).seats_range[1], **{field["key"]: value}))
    usual = every_table()
    return [table for table in dict.fromkeys(tables) if table not in usual]


def name_of(game: Game) -> str:
    """A short name for a test's report."""
    return f"{game.id}-{game.seats}-" + "-".join(str(value) for value in game.options.values())


def walk(state: State, dice: Random) -> None:
    """Takes one step of a game: chance is drawn, or any of the moves is made."""
    if state.chance:
        state.draw()
        return
    seat = (state.must or state.asked)[0]
    state.play(dice.choice(state.legal(seat)), seat)


def finished(game: Game, seed: int) -> State:
    """A game to its end, played at first sight: random moves would take too long in some games."""
    state = sevenfold.simulate(game, ["greedy"] * game.seats, seed=seed)[0]
    assert state.over
    return state


PATIENCE = {
    # Ray takes a node for dead that has not answered for half a minute or so, and whoever uses it ends with it.
    "health_check_failure_threshold": 200,
    "gcs_rpc_server_reconnect_timeout_s": 600,
    # Where others fill the memory, Ray would end its own workers, which need next to none.
    "memory_monitor_refresh_ms": 0,
    # Ray gives way to everything else with its workers, which then hardly begin.
    "worker_niceness": 0,
}
"""A busy machine is no broken one."""


@pytest.fixture(scope="session")
def cluster() -> Iterator[None]:
    """A Ray cluster of this machine, for the long forms. It gives up after 30 seconds, which can be too few on a busy machine."""
    import ray

    for left in reversed(range(5)):
        try:
            # As much as Ray's store of objects needs here; else it asks for a third of the memory.
            ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, object_store_memory=256 * 2**20, _system_config=PATIENCE)
            break
        except Exception:
            ray.shutdown()
            if left == 0:
                raise
    yield
    ray.shutdown()
