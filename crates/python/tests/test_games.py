"""Games as values."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random
from typing import Any

import pytest
from conftest import every_option, every_table, finished, name_of, walk

import sevenfold
from sevenfold import Game, State, errors

TABLES = every_table()
IDS = [name_of(game) for game in TABLES]
OPTIONS = every_option()


def middle(game: Game, steps: int = 12, seed: int = 3) -> State:
    """A game after some steps, where a seat is asked."""
    state, dice = game.start(seed=seed), Random(seed)
    for _ in range(steps):
        walk(state, dice)
    while state.chance:
        state.draw()
    return state


@pytest.mark.parametrize("game", TABLES, ids=IDS)
def test_a_game_is_played_to_its_end(game: Game) -> None:
    state = finished(game, seed=7)
    outcome = state.outcome
    assert outcome is not None and len(outcome["points"]) == game.seats
    assert outcome["winners"] and all(1 <= seat <= game.seats for seat in outcome["winners"])
    assert state.turn is None and not state.asked


@pytest.mark.parametrize("game", OPTIONS, ids=[name_of(game) for game in OPTIONS])
def test_every_house_rule_can_be_played(game: Game) -> None:
    assert finished(game, seed=1).outcome is not None


@pytest.mark.parametrize("game", TABLES, ids=IDS)
def test_a_record_tells_the_whole_game(game: Game) -> None:
    state = finished(game, seed=5)
    record = state.record()
    again = sevenfold.replay(record)
    assert again.steps == state.steps and again.outcome == state.outcome and again.game == game
    assert json.loads(record)["result"] == state.outcome
    assert all("legal" in step for step in json.loads(state.record(legal=True))["steps"] if "do" in step)


@pytest.mark.parametrize("game", TABLES, ids=IDS)
def test_equal_seeds_give_equal_games_and_other_seeds_others(game: Game) -> None:
    played = [finished(game, seed=seed).steps for seed in (4, 4, 9)]
    assert played[0] == played[1]
    if game.start(seed=4).chance:
        assert played[0] != played[2]


@pytest.mark.parametrize("game", TABLES, ids=IDS)
def test_a_world_is_imagined_from_what_a_seat_knows(game: Game) -> None:
    state = middle(game)
    worlds = [state.imagine(1, seed=seed) for seed in range(8)]
    assert all(world.view(1) == state.view(1) for world in worlds)
    assert all(world.asked == state.asked for world in worlds)
    world = worlds[0]
    for step in range(2_000):
        if world.over:
            break
        if world.chance:
            world.draw(dice=step)
        else:
            walk(world, Random(step))
    assert len(world) > 0
    with pytest.raises(TypeError, match="imagined"):
        world.record()


@pytest.mark.parametrize("game", TABLES, ids=IDS)
def test_a_view_alone_has_the_worlds_of_the_state(game: Game) -> None:
    state = middle(game)
    lookers = [None, *range(1, game.seats + 1)]
    for seat in lookers:
        view = json.loads(json.dumps(state.view(seat)))
        world, same = game.imagine(view, seed=3), state.imagine(seat, seed=3)
        assert world.view(seat) == view and world.game == game and world.asked == state.asked
        assert all(world.view(other) == same.view(other) for other in lookers)


def test_a_view_that_no_game_gives_is_refused() -> None:
    game = Game("sieben", seats=3)
    view = middle(game).view(1)
    wrong: list[Any] = [None, {}, [], "view", {"viewer": 7}, {**view, "draw_pile": 250}, {**view, "hand": [9] * 7}, {**view, "viewer": {"seat": 5}}]
    for given in wrong:
        with pytest.raises(ValueError, match="no view that a game of sieben gives"):
            game.imagine(given)
    with pytest.raises(ValueError, match="no view that a game of sevens gives"):
        Game("sevens", seats=3).imagine(view)
    with pytest.raises(ValueError, match="the view is of Game"):
        Game("sieben", seats=3, finish="any").imagine(view)


def test_hidden_hands_differ_between_imagined_worlds() -> None:
    state = middle(Game("sevens", seats=4))
    hands = {str(state.imagine(1, seed=seed).view(2)["hand"]) for seed in range(8)}
    assert len(hands) > 1


def test_chance_can_be_given_step_by_step() -> None:
    seeded = Game("sieben", seats=3).start(seed=7)
    seeded.draw()
    given = Game("sieben", seats=3).start()
    with pytest.raises(ValueError, match="no seed"):
        given.draw()
    given.settle(seeded.steps[0][1])
    assert given.view(1) == seeded.view(1)
    with pytest.raises(errors.ImpossibleChance):
        given.settle(seeded.steps[0][1])
    other = Game("sieben", seats=3).start(seed=8)
    with pytest.raises(errors.ImpossibleChance, match="seed"):
        other.settle(seeded.steps[0][1])


def test_a_refusal_names_the_rule_and_changes_nothing() -> None:
    state = middle(Game("sieben", seats=3), steps=1)
    before = state.steps
    with pytest.raises(errors.Breach) as breach:
        state.play("take")
    assert breach.value.rule == "SI-7" and breach.value.rule in state.game.rules()
    assert breach.value.key.startswith("sieben-") and isinstance(breach.value.facts, dict)
    with pytest.raises(errors.Unreadable) as unreadable:
        state.play("dance")
    assert unreadable.value.facts == {"text": "dance"}
    assert state.steps == before
    again = pickle.loads(pickle.dumps(breach.value))
    assert (type(again), str(again), again.rule) == (errors.Breach, str(breach.value), "SI-7")


def test_a_setup_is_refused_with_the_rule() -> None:
    with pytest.raises(errors.SetupRefused) as refused:
        Game("sieben", seats=3, finish="never")
    assert refused.value.rule == "SI-13"
    with pytest.raises(errors.SetupRefused, match="99"):
        Game("sieben", seats=99)
    with pytest.raises(ValueError, match="did you mean sieben"):
        Game("siebn")


def test_a_record_with_a_fault_says_where() -> None:
    record = json.loads(middle(Game("sieben", seats=3)).record())
    record["steps"][3] = {"seat": 1, "do": "dance"}
    with pytest.raises(errors.RecordFault) as fault:
        sevenfold.replay(json.dumps(record))
    assert (fault.value.step, fault.value.code) == (4, "notation")


@pytest.mark.parametrize("game", TABLES, ids=IDS)
def test_games_and_states_are_values(game: Game) -> None:
    assert pickle.loads(pickle.dumps(game)) == game and hash(copy.copy(game)) == hash(game)
    assert eval(repr(game), {"Game": Game}) == game
    state = middle(game)
    twin, other = copy.deepcopy(state), pickle.loads(pickle.dumps(state))
    assert twin.steps == other.steps == state.steps
    walk(twin, Random(0))
    assert len(twin) == len(state) + 1
    twin.undo()
    assert twin.view(1) == state.view(1)
    with pytest.raises(ValueError, match="steps"):
        twin.undo(10_000)


@pytest.mark.parametrize("game", TABLES, ids=IDS)
def test_nobody_hears_what_is_not_for_them(game: Game) -> None:
    state = game.start(seed=2)
    heard = []
    for step in range(60):
        if state.over:
            break
        seat = None if state.chance else (state.must or state.asked)[0]
        events = state.draw() if seat is None else state.play(state.legal(seat)[step % len(state.legal(seat))], seat)
        heard += [(event.seen_by(), event.say(1), event.say(1, lang="de")) for event in events]
    assert any(told is not None for told, _, _ in heard)
    assert any(english and german and english != german for _, english, german in heard)


def test_a_seat_must_be_named_where_several_are_asked() -> None:
    state = middle(Game("sieben", seats=3), steps=1)
    assert state.legal() == state.legal(state.turn)
    with pytest.raises(ValueError, match="from 1 to 3"):
        state.legal(4)
    with pytest.raises(ValueError, match="from 1 to 3"):
        state.view(0)
    with pytest.raises(ValueError, match="is over"):
        finished(Game("sieben"), seed=1).legal()
    with pytest.raises(ValueError, match="chance step is due"):
        Game("sieben").start(seed=1).legal()


def test_sentences_come_in_three_languages() -> None:
    state = middle(Game("sieben", seats=3), steps=1)
    asked = {state.ask(1, lang=lang) for lang in ("en", "de", "nl")}
    assert len(asked) == 3 and None not in asked
    assert state.describe("lay 4") and state.describe("dance") is None
    with pytest.raises(ValueError, match="languages"):
        state.ask(1, lang="fr")
