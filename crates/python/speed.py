"""Steps a second, side by side, in one run on one core.

Random moves everywhere; every step gives what the player sees and which moves are legal.

    pip install WHEEL rlcard open_spiel pgx "jax[cpu]"
    python crates/python/speed.py
"""

from __future__ import annotations

import itertools
import os
import statistics
import time
from collections.abc import Callable
from typing import Any

# One core for everybody, before any of them begins to count cores.
for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(name, "1")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import numpy as np

from sevenfold import Game, Vector

ROUNDS = 5
SECONDS = 0.6
COUNT = 1024

ALL_CORES = os.sched_getaffinity(0)

Work = Callable[[], int]
"""Makes some steps, and says how many."""
Clock = Callable[[], float]


def rate(work: Work, clock: Clock) -> float:
    """Steps a second."""
    steps, begun = 0, clock()
    while clock() - begun < SECONDS:
        steps += work()
    return steps / (clock() - begun)


def rates(works: dict[str, Work], clock: Clock = time.process_time) -> dict[str, float]:
    """Steps a second of each: the median of rounds in which all take turns, after one to warm up. By the processor's time for this
    process, so that whatever else runs on the machine changes little."""
    for work in works.values():
        work()
    rounds = [{name: rate(work, clock) for name, work in works.items()} for _ in range(ROUNDS)]
    return {name: statistics.median(measured[name] for measured in rounds) for name in works}


def ours(game: Game, threads: int = 1) -> Work:
    """Many games at once."""
    vector = Vector(game, COUNT, threads=threads)
    vector.reset(seed=1)
    turns = itertools.count()

    def work() -> int:
        vector.step(vector.sample(next(turns)))
        return COUNT

    return work


def rlcard(name: str) -> Work:
    """One game after another, with the random player that comes with it."""
    import rlcard as cards
    from rlcard.agents import RandomAgent

    env = cards.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def work() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return work


def open_spiel(name: str) -> Work:
    """One game after another, driven from Python; what is seen is asked for as in our case."""
    import pyspiel

    game = pyspiel.load_game(name)
    dice = np.random.default_rng(1)

    def work() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(dice.choice(outcomes, p=chances)))
                continue
            state.information_state_tensor()
            legal = state.legal_actions()
            state.apply_action(legal[int(dice.random() * len(legal))])
            steps += 1
        return steps

    return work


def pgx(name: str) -> Work:
    """Many games at once, compiled."""
    import jax
    import pgx as games
    from pgx.experimental.wrappers import auto_reset

    env = games.make(name)
    begin, step = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def go_on(state: Any, key: Any) -> Any:
        first, second = jax.random.split(key)
        likes = jax.random.uniform(first, state.legal_action_mask.shape)
        moves = (likes * state.legal_action_mask).argmax(axis=1)
        return step(state, moves, jax.random.split(second, COUNT))

    state = begin(jax.random.split(jax.random.PRNGKey(0), COUNT))
    key = jax.random.PRNGKey(1)

    def work() -> int:
        nonlocal state, key
        key, now = jax.random.split(key)
        state = jax.block_until_ready(go_on(state, now))
        return COUNT

    return work


def beside() -> None:
    """All of them in turns on one core."""
    seven, lucky, uno, hell = "777", "Double Lucky 7", "RLCard uno", "OpenSpiel oh_hell"
    measured = rates(
        {
            seven: ours(Game("triple-seven")),
            uno: rlcard("uno"),
            lucky: ours(Game("double-lucky-7", seats=3)),
            hell: open_spiel("oh_hell(players=3)"),
            "pgx leduc_holdem": pgx("leduc_holdem"),
            "pgx sparrow_mahjong": pgx("sparrow_mahjong"),
        }
    )
    notes = {
        seven: f"{measured[seven] / measured[uno]:.0f} times {uno}",
        lucky: f"{measured[lucky] / measured[hell]:.0f} times {hell}",
    }
    print("| | steps a second | |\n| --- | ---: | --- |")
    for name, steps in measured.items():
        print(f"| {name} | {steps:,.0f} | {notes.get(name, '')} |")


def threads() -> None:
    """Two threads beside one: by the clock on the wall and by what the calling thread has to do itself, which count on an idle machine; and
    by what both have to do together, which is nearly the same on a busy one: without what sharing costs they would be twice as fast."""
    print("\n| two threads over one | by the clock | by the work of the first | by that of both |\n| --- | ---: | ---: | ---: |")
    for game in (Game("triple-seven"), Game("double-lucky-7", seats=3)):
        times = []
        for clock, workers in ((time.perf_counter, 1), (time.thread_time, 1), (time.process_time, 2)):
            measured = rates({"one": ours(game), "two": ours(game, 2)}, clock)
            times.append(f"{workers * measured['two'] / measured['one']:.2f}")
        print(f"| {game.title} | {' | '.join(times)} |")


def main() -> None:
    os.sched_setaffinity(0, {min(ALL_CORES)})
    beside()
    os.sched_setaffinity(0, ALL_CORES)
    threads()


if __name__ == "__main__":
    main()
