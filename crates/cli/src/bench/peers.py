"""Random games of OpenSpiel, as many a second as its own C++ plays on one core.

One line of JSON a game. What is timed are the random rollouts of OpenSpiel's search, from a few deals to the end and without
Python in between: a search of one simulation does nothing else. How many moves such games have is counted in games that are
played from Python. Chance steps do not count as moves.
"""

import json
import random
import sys
import time

import pyspiel

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
GAMES = ["oh_hell(players=4)", "crazy_eights(players=4)", "gin_rummy", "go"]
DEALS = 8


def draw(state, dice):
    """A chance step."""
    outcomes, chances = zip(*state.chance_outcomes())
    state.apply_action(dice.choices(outcomes, chances)[0])


def dealt(game, dice):
    """A game before its first move."""
    state = game.new_initial_state()
    while state.is_chance_node():
        draw(state, dice)
    return state


def moves_of_one(state, dice):
    """How many moves a random game has."""
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            draw(state, dice)
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            moves += 1
    return moves


def moves_of_many(deals, dice):
    """How many moves random games have on average."""
    counted, begun = [], time.perf_counter()
    while len(counted) < len(deals) or time.perf_counter() - begun < SECONDS:
        counted += [moves_of_one(deal.clone(), dice) for deal in deals]
    return sum(counted) / len(counted)


def games_a_second(game, deals):
    """How many random games are played to their end."""
    count = 1
    while True:
        evaluator = pyspiel.RandomRolloutEvaluator(count, 7)
        search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 7, False)
        begun = time.perf_counter()
        for deal in deals:
            search.mcts_search(deal)
        took = time.perf_counter() - begun
        if took >= SECONDS and took > 0:
            return len(deals) * count / took
        count *= 2


for name in GAMES:
    game, dice = pyspiel.load_game(name), random.Random(7)
    deals = [dealt(game, dice) for _ in range(DEALS)]
    games = games_a_second(game, deals)
    speed = {
        "engine": "OpenSpiel",
        "game": game.get_type().short_name,
        "seats": game.num_players(),
        "moves_per_second": round(games * moves_of_many(deals, dice)),
        "games_per_second": round(games),
    }
    print(json.dumps(speed), flush=True)
