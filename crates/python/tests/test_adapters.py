"""PettingZoo's and Gymnasium's own tests."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from conftest import LONG, every_option, every_table, name_of
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.test.performance_benchmark import performance_benchmark
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test
from pettingzoo.test.state_test import state_test

from sevenfold import Game, State
from sevenfold import pettingzoo as tables
from sevenfold.gymnasium import SeatEnv
from sevenfold.turns import go_on

TABLES = every_table() + every_option()
IDS = [name_of(game) for game in TABLES]
CYCLES = 200 if LONG else 20


@pytest.fixture(autouse=True)
def _quiet() -> None:
    """Recommendations about names and kinds of spaces; a mask is empty for whoever is not asked."""
    warnings.simplefilter("ignore")


@pytest.mark.parametrize("game", TABLES, ids=IDS)
def test_pettingzoo_api(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(tables.env(game), num_cycles=CYCLES)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("game", TABLES, ids=IDS)
def test_pettingzoo_seeds(game: Game) -> None:
    seed_test(lambda: tables.env(game), num_cycles=CYCLES)
    parallel_seed_test(lambda: tables.parallel_env(game), num_cycles=CYCLES)


@pytest.mark.parametrize("game", TABLES, ids=IDS)
def test_pettingzoo_states_and_renderings(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    state_test(tables.env(game), tables.parallel_env(game), num_cycles=5)
    render_test(lambda render_mode: tables.env(game, render_mode))
    save_obs_test(tables.env(game))
    assert "did not save" in capsys.readouterr().out, "a view is no picture"


@pytest.mark.parametrize("game", TABLES, ids=IDS)
def test_pettingzoo_parallel(game: Game) -> None:
    parallel_api_test(tables.parallel_env(game, max_steps=30), num_cycles=CYCLES)


class Chosen:
    """Where PettingZoo's test of cycles draws its moves: it does not look at masks, so somebody must for it."""

    def __init__(self, choose: Callable[[], int]) -> None:
        self.sample = choose


def evenly(begun: State, cycles: int) -> list[str]:
    """Moves by which every seat decides so often. In some games a turn is more than one decision, and most ways to play them give some
    seats more of these than others; of many games played at random with these deals one does not."""
    dice = Random(1)
    for _ in range(2_000):
        state, moves, left = begun.copy(), list[str](), [0] + [cycles] * begun.game.seats
        seat = go_on(state)
        while seat is not None and left[seat] > 0:
            left[seat] -= 1
            best, chosen = -1, ""
            for move in dice.sample(legal := state.legal(seat), min(len(legal), 6)):
                after = state.copy()
                after.play(move, seat)
                following = go_on(after)
                if best < (rest := 0 if following is None else left[following]):
                    best, chosen, going, coming = rest, move, after, following
            moves, state, seat = [*moves, chosen], going, coming
        if not any(left):
            return moves
    raise AssertionError("no way to play in which all decide as often was found")


class Cycles:
    """What PettingZoo's test takes for a module. A cycle is a decision of every seat; as if all acted at once, of one."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def env(self, max_cycles: int) -> Any:
        env = tables.env(self.game, max_steps=max_cycles * self.game.seats)
        env.reset(seed=1)
        moves = iter(evenly(env.state_of_play, max_cycles))
        env.reset = lambda begin=env.reset: begin(seed=1)
        env.action_space = lambda agent: Chosen(lambda: env.encoding.number(next(moves)))
        return env

    def parallel_env(self, max_cycles: int) -> Any:
        env = tables.parallel_env(self.game, max_steps=max_cycles)
        env.action_space = lambda agent: Chosen(lambda: int(env.aec_env.observe(agent)["action_mask"].argmax()))
        return env


@pytest.mark.parametrize("game", TABLES, ids=IDS)
def test_pettingzoo_cycles(game: Game) -> None:
    max_cycles_test(Cycles(game))


@pytest.mark.parametrize("game", TABLES, ids=IDS)
def test_a_game_is_cut_off_after_so_many_decisions(game: Game) -> None:
    env = tables.raw_env(game, max_steps=5)
    env.reset(seed=1)
    for decisions in range(5):
        assert not any(env.truncations.values()) and env.decisions == decisions
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert all(env.truncations.values()) and not any(env.terminations.values())
    for _ in env.possible_agents:
        env.step(None)
    assert env.agents == []


@pytest.mark.skipif(not LONG, reason="five seconds a table")
@pytest.mark.parametrize("game", TABLES, ids=IDS)
def test_pettingzoo_performance(game: Game) -> None:
    performance_benchmark(tables.env(game))


@pytest.mark.parametrize("game", TABLES, ids=IDS)
def test_rewards_of_an_environment_add_up_to_nothing(game: Game) -> None:
    env = tables.raw_env(game, max_steps=400)
    env.reset(seed=3)
    dice = np.random.default_rng(1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        total[agent] += reward
        mask = observation["action_mask"]
        env.step(None if termination or truncation else int(dice.choice(np.flatnonzero(mask))))
    assert abs(sum(total.values())) < 1e-6
    outcome = env.state_of_play.outcome
    if outcome is not None:
        shared_by_all = len(outcome["winners"]) in (0, game.seats)
        assert (max(total.values()) == 0) == shared_by_all


def test_a_seed_gives_the_same_game_whatever_was_played_before() -> None:
    """Seeds that are drawn on by earlier games change rewards from run to run: not here."""
    env = tables.env(Game("sieben", seats=3))
    env.reset(seed=5)
    first = env.observe("seat_1")["observation"].copy()
    for _ in range(3):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    env.reset(seed=5)
    assert np.array_equal(env.observe("seat_1")["observation"], first)
    env.reset(seed=6)
    assert not np.array_equal(env.observe("seat_1")["observation"], first)


def test_a_move_that_is_not_legal_changes_nothing() -> None:
    env = tables.raw_env(Game("sieben", seats=3))
    env.reset(seed=5)
    mask = env.observe(env.agent_selection)["action_mask"]
    before = env.state_of_play.steps
    with pytest.raises(ValueError):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(ValueError):
        env.step(10**6)
    assert env.state_of_play.steps == before


@pytest.mark.parametrize("game", TABLES, ids=IDS)
def test_gymnasium(game: Game) -> None:
    check_env(SeatEnv(game, opponents="random"), skip_render_check=True)
    env = SeatEnv(game, seat=game.seats, opponents="greedy")
    observation, info = env.reset(seed=2)
    dice = Random(1)
    for _ in range(3_000):
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        observation, reward, over, _, info = env.step(dice.choice(legal))
        if over:
            break
    assert over and info["outcome"] is not None and "breach" not in info
    assert -1 <= reward <= 1 and not observation["action_mask"].any()


def test_gymnasium_plays_several_at_once() -> None:
    """Games end at different times, and each environment's info is put together with the others'."""
    envs = SyncVectorEnv([lambda: SeatEnv(Game("sieben", finish="any"), opponents="random") for _ in range(3)])
    seen: Any = envs.reset(seed=1)[0]
    ended = 0
    for _ in range(300):
        seen, rewards, over, _, _ = envs.step(seen["action_mask"].argmax(axis=1))
        ended += int(over.sum())
    assert ended > 3 and seen["observation"].shape[0] == 3


def test_a_move_against_the_rules_loses_a_seat_its_game() -> None:
    env = SeatEnv(Game("sieben"), opponents="random")
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert over and reward == -0.5 and info["breach"].startswith("SI-")
