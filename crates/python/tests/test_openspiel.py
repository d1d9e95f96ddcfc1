"""OpenSpiel's exact algorithms and ours agree; whole games are played by its rules."""

from __future__ import annotations

import json
import subprocess
import sys
import warnings
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from conftest import LONG
from open_spiel.python.algorithms import cfr, exploitability
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.policy import TabularPolicy, UniformRandomPolicy
from test_endings import SMALL
from test_endings import small as small_with

import sevenfold.openspiel as tables
from sevenfold import Ending, Game, Strategy

DEALS = 6 if LONG else 3
ITERATIONS = 20 if LONG else 4


def small(name: str) -> Ending:
    """Fewer deals, unless there is time: OpenSpiel's Python is slow."""
    return small_with(name, DEALS)


def load(name: str) -> tables.EndingGame:
    game, which = SMALL[name]
    given = {"game": game.id, "seats": game.seats, "options": json.dumps(game.options), "deals": DEALS, **which}
    loaded: tables.EndingGame = pyspiel.load_game("sevenfold_ending", given)
    return loaded


def nash_conv(game: tables.EndingGame, policy: object) -> float:
    return float(exploitability.nash_conv(game, policy))


@pytest.mark.parametrize("name", SMALL)
def test_exploitability_of_the_even_strategy_agrees(name: str) -> None:
    game = load(name)
    ours = small(name).even().exploitability()
    assert nash_conv(game, UniformRandomPolicy(game)) / game.num_players() == pytest.approx(ours, abs=1e-6)


@pytest.mark.parametrize("method", ["cfr", "cfr+"])
@pytest.mark.parametrize("name", SMALL)
def test_solutions_agree(name: str, method: str) -> None:
    game = load(name)
    solver = cfr.CFRSolver(game) if method == "cfr" else cfr.CFRPlusSolver(game)
    for _ in range(ITERATIONS):
        solver.evaluate_and_update_policy()
    theirs = nash_conv(game, solver.average_policy()) / game.num_players()
    ours = small(name).solve(ITERATIONS, method=method)
    assert theirs == pytest.approx(ours.exploitability(), abs=1e-6)
    assert theirs < small(name).even().exploitability()


@pytest.mark.parametrize("name", SMALL)
def test_our_bots_are_as_exploitable_there(name: str) -> None:
    game = load(name)
    ours = by_view(small(name).bot("club", times=3, iterations=20))
    assert nash_conv(game, as_policy(game, ours)) / game.num_players() == pytest.approx(ours.exploitability(), abs=1e-6)


def by_view(strategy: Strategy) -> Strategy:
    """The same wherever the view is the same, whatever the seat did before."""
    chances: dict[str, dict[str, float]] = {}
    return strategy.with_choices([chances.setdefault(json.dumps(view), moves) for _, view, moves in strategy.choices()])


def as_policy(game: tables.EndingGame, strategy: Strategy) -> TabularPolicy:
    """A strategy by views as OpenSpiel has it."""
    policy = TabularPolicy(game)
    chances = {json.dumps(view): moves for _, view, moves in strategy.choices()}
    assert len(policy.state_lookup) == len(strategy.choices()), "both tell the same things apart"
    for known, index in policy.state_lookup.items():
        policy.action_probability_array[index] = 0
        for move, chance in chances[known.rsplit(" after ", 1)[0]].items():
            policy.action_probability_array[index, game.encoding.number(move)] = chance
    return policy


@pytest.mark.parametrize("name", ["sieben", "triple-seven", "double-seven", "double-lucky-7", "sevens"])
def test_whole_games_are_played(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        game = pyspiel.load_game("sevenfold", {"game": name, "seats": Game(name).seats, "seed": 3})
        dice = np.random.default_rng(1)
        state = game.new_initial_state()
        assert state.is_chance_node()
        steps = 0
        while not state.is_terminal() and steps < 300:
            outcomes = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else []
            player = state.current_player()
            if player >= 0:
                view = state.information_state_string(player)
                assert json.loads(view.rsplit(" after ", 1)[0])["viewer"]["seat"] == player + 1
                assert state.clone().information_state_string(player) == view
                assert len(state.information_state_tensor(player)) == game.encoding.size
            state.apply_action(int(dice.choice(outcomes or state.legal_actions())))
            steps += 1
        assert sum(state.returns()) == pytest.approx(0)


def test_a_seed_gives_the_same_games() -> None:
    def first_view(seed: int) -> str:
        state = pyspiel.load_game("sevenfold", {"seed": seed}).new_initial_state()
        state.apply_action(0)
        return str(state.information_state_string(0))

    assert first_view(1) == first_view(1) != first_view(2)


def test_worlds_are_drawn_from_what_a_player_knows() -> None:
    game = pyspiel.load_game("sevenfold", {"game": "sieben", "seats": 3, "seed": 3})
    state, chances = game.new_initial_state(), np.random.default_rng(1)
    state.apply_action(0)
    state.apply_action(state.legal_actions()[0])
    for player in range(3):
        worlds = [state.resample_from_infostate(player, chances.random) for _ in range(5)]
        known = {world.information_state_string(player) for world in worlds}
        assert known == {state.information_state_string(player)}
        assert len({world.information_state_string((player + 1) % 3) for world in worlds}) > 1
        # Whoever is to move knows what they may do; of somebody else that depends on what they hold.
        may = {tuple(world.legal_actions()) for world in worlds}
        assert (may == {tuple(state.legal_actions())}) == (player == state.current_player())
    small = load("sieben").new_initial_state()
    small.apply_action(0)
    with pytest.raises(NotImplementedError):
        small.resample_from_infostate(0, chances.random)


def test_openspiels_search_plays_and_changes_no_chance() -> None:
    """It looks at worlds that agree with what its seat knows. What is drawn in them is not what would have been drawn at the table."""
    options = json.dumps({"finish": "any"})

    def after(thinks: bool) -> str:
        game = pyspiel.load_game("sevenfold", {"game": "sieben", "seats": 2, "seed": 3, "options": options})
        bot = ISMCTSBot(game, RandomRolloutEvaluator(1, np.random.RandomState(1)), 2.0, 8, random_state=np.random.RandomState(1))
        state = game.new_initial_state()
        for _ in range(8):
            if state.is_chance_node():
                state.apply_action(0)
                continue
            legal = state.legal_actions()
            assert not thinks or bot.step(state) in legal
            state.apply_action(legal[0])
        return str(state.information_state_string(0))

    assert after(True) == after(False)


def test_openspiels_own_games_are_measured_beside_ours() -> None:
    """What `sevenfold bench --peers` runs."""
    script = Path(__file__).parents[2] / "cli" / "src" / "bench" / "peers.py"
    ran = subprocess.run([sys.executable, script, "0"], capture_output=True, text=True, check=True)
    peers = [json.loads(line) for line in ran.stdout.splitlines()]
    assert [peer["game"] for peer in peers] == ["oh_hell", "crazy_eights", "gin_rummy", "go"]
    assert all(peer["moves_per_second"] > peer["games_per_second"] > 0 for peer in peers)
