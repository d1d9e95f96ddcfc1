"""Steps a second, side by side, in one run on one core.

Random moves everywhere, chosen with numpy; every step gives what the player sees and which moves are legal.

    pip install WHEEL rlcard open_spiel pgx "jax[cpu]"
    python crates/python/speed.py
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any

# One core for everybody, before any of them begins to count cores.
for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(name, "1")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import numpy as np

from sevenfold import Game, Vector

SECONDS = 3.0
COUNT = 1024

ALL_CORES = os.sched_getaffinity(0)


def rate(work: Callable[[], int], clock: Callable[[], float] = time.process_time) -> float:
    """Steps a second of work that says how many it made; once first, to warm up. Only the processor's time for this counts,
    so that whatever else runs on the machine changes little."""
    work()
    steps, begun = 0, clock()
    while clock() - begun < SECONDS:
        steps += work()
    return steps / (clock() - begun)


def ours(game: Game, threads: int = 1, clock: Callable[[], float] = time.process_time) -> float:
    """Many games at once. Moves are chosen by a formula in small numbers, so that little but the games is measured."""
    vector = Vector(game, COUNT, threads=threads)
    vector.reset(seed=1)
    likes = np.random.default_rng(1).integers(1, 256, (16, vector.moves), np.uint8)
    turn = 0

    def work() -> int:
        nonlocal turn
        turn += 1
        vector.step((vector.masks * likes[turn % 16]).argmax(axis=1))
        return COUNT

    return rate(work, clock)


def rlcard(name: str) -> float:
    """One game after another, with the random player that comes with it."""
    import rlcard as cards
    from rlcard.agents import RandomAgent

    env = cards.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def work() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return rate(work)


def open_spiel(name: str) -> float:
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

    return rate(work)


def pgx(name: str) -> float:
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

    return rate(work)


def main() -> None:
    os.sched_setaffinity(0, {min(ALL_CORES)})
    seven, lucky = Game("triple-seven"), Game("double-lucky-7", seats=3)
    rates = {
        "777": ours(seven),
        "RLCard uno": rlcard("uno"),
        "Double Lucky 7": ours(lucky),
        "OpenSpiel oh_hell": open_spiel("oh_hell(players=3)"),
        "pgx leduc_holdem": pgx("leduc_holdem"),
        "pgx sparrow_mahjong": pgx("sparrow_mahjong"),
    }
    for name, steps in rates.items():
        print(f"{name:20} {steps:12,.0f} steps a second")
    print(f"777 over RLCard uno: {rates['777'] / rates['RLCard uno']:.0f} times")
    print(f"Double Lucky 7 over OpenSpiel oh_hell: {rates['Double Lucky 7'] / rates['OpenSpiel oh_hell']:.1f} times")
    os.sched_setaffinity(0, ALL_CORES)
    for game in (seven, lucky):
        # By the clock on the wall, which counts on an idle machine; and by what the thread that waits for the other has to do
        # itself, which is the same on a busy one.
        for clock, of in ((time.perf_counter, "on the wall"), (time.thread_time, "of the first thread")):
            one, two = (ours(game, threads, clock) for threads in (1, 2))
            print(f"{game.title}, two threads over one, by the clock {of}: {two / one:.2f} times")


if __name__ == "__main__":
    main()
