"""Bots, contests, analysis."""

from __future__ import annotations

import pytest
from conftest import every_table, finished, name_of

import sevenfold
from sevenfold import Game

TABLES = every_table()


class Last:
    """Makes the last of the legal moves."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: dict[str, object], legal: list[str]) -> str:
        assert "viewer" in view
        self.asked += 1
        return legal[-1]


class Clumsy:
    """Raises an exception at its third move."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: dict[str, object], legal: list[str]) -> str:
        self.asked += 1
        if self.asked == 3:
            raise ZeroDivisionError("on purpose")
        return legal[0]


class Cheat:
    """Makes moves that are none."""

    def choose(self, view: dict[str, object], legal: list[str]) -> str:
        return "win"


@pytest.mark.parametrize("game", TABLES, ids=[name_of(game) for game in TABLES])
def test_every_bot_plays(game: Game) -> None:
    for name in game.bots():
        bot = game.bot(name, iterations=2)
        state = game.start(seed=1)
        for step in range(30):
            if state.over:
                break
            if state.chance:
                state.draw()
                continue
            seat = (state.must or state.asked)[0]
            chosen = bot.choose(state, seat, seed=step)
            assert chosen is None or chosen in state.legal(seat)
            assert chosen == bot.choose(state, seat, seed=step)
            state.play(chosen or state.legal(seat)[0], seat)


def test_a_bot_says_what_moves_are_worth_and_why() -> None:
    game = Game("sieben", seats=2)
    state = game.start(seed=7)
    state.draw()
    bot = game.bot("master", iterations=100)
    judged = bot.judge(state)
    assert sorted(move for move, _, _ in judged) == state.legal()
    assert all(0 <= worth <= 1 for _, worth, _ in judged)
    assert bot.reason(state, judged[0][0])
    assert game.bot("random").judge(state) == []


def test_bots_are_for_their_own_game() -> None:
    bot = Game("sieben").bot("club")
    state = Game("seven").start()
    with pytest.raises(ValueError, match="plays sieben only"):
        bot.choose(state)
    with pytest.raises(ValueError, match="no bot nobody"):
        Game("sieben").bot("nobody")
    with pytest.raises(ValueError, match="not both"):
        Game("sieben").bot("club", iterations=1, milliseconds=1)


def test_games_are_the_same_on_any_number_of_threads_and_in_any_parts() -> None:
    game = Game("sieben", seats=3)
    players = ["greedy", "random", "careless"]
    alone = sevenfold.simulate(game, players, games=6, seed=5, iterations=5)
    together = sevenfold.simulate(game, players, games=6, seed=5, iterations=5, threads=3)
    parts = [
        state
        for first in (1, 4)
        for state in sevenfold.simulate(game, players, games=3, first=first, seed=5, iterations=5)
    ]
    assert [state.steps for state in alone] == [state.steps for state in together] == [state.steps for state in parts]
    assert len({str(state.steps) for state in alone}) == 6


def test_a_player_of_ones_own_plays() -> None:
    last = Last()
    state = sevenfold.simulate(Game("sieben", seats=2), [last, "random"], seed=3)[0]
    assert state.over and last.asked > 3


def test_an_exception_of_a_player_ends_the_game_and_is_raised() -> None:
    with pytest.raises(ZeroDivisionError, match="on purpose"):
        sevenfold.simulate(Game("sieben"), [Clumsy(), "random"], games=2, threads=2)
    with pytest.raises(ZeroDivisionError, match="on purpose"):
        sevenfold.deals(Game("sieben"), Clumsy(), "random", deals=2)
    with pytest.raises(sevenfold.errors.Unreadable):
        sevenfold.simulate(Game("sieben"), [Cheat(), "random"])


def test_the_arena_says_who_is_stronger_on_equal_deals() -> None:
    game = Game("sieben", seats=3)
    result = sevenfold.arena(game, "greedy", "random", deals=15, seed=1)
    low, high = result["score_interval"]
    assert result["games"] == 90 and low <= result["score"] <= high and result["score"] > 0.5
    again = sevenfold.arena(game, "greedy", "random", deals=15, seed=1, threads=2)
    assert again["score"] == result["score"] and again["elo"] == result["elo"]


def test_equal_players_are_equal_on_equal_deals() -> None:
    """The same player in every seat of the same deal: luck cancels out to the last digit."""
    result = sevenfold.arena(Game("sieben", seats=2), Last(), Last(), deals=10, seed=1)
    assert result["score"] == 0.5


def test_deals_are_the_same_in_any_parts() -> None:
    game = Game("sieben")
    whole = sevenfold.deals(game, "greedy", "random", deals=6, seed=2)
    parts = [
        deal
        for first in (1, 3, 5)
        for deal in sevenfold.deals(game, "greedy", "random", deals=2, first=first, seed=2)
    ]
    assert whole == parts
    assert sevenfold.standing(game, whole) == sevenfold.standing(game, parts)
    with pytest.raises(ValueError, match="not a deal"):
        sevenfold.standing(game, [{"deal": "x"}])


def test_an_analysis_tells_luck_from_skill() -> None:
    state = finished(Game("sieben", seats=2), seed=4)
    analysis = sevenfold.analyse(state, "master", iterations=20)
    assert len(analysis["seats"]) == 2 and analysis["decisions"]
    for seat in analysis["seats"]:
        explained = seat["luck"] + seat["unforeseen"] + seat["gifts"] - seat["loss"]
        assert abs(explained - (seat["result"] - 0.5)) < 1e-6
    with pytest.raises(ValueError, match="no opinion"):
        sevenfold.analyse(state, "random")


def test_what_a_bot_expects_is_held_against_what_happens() -> None:
    game = Game("sieben", seats=3)
    whole = sevenfold.witness(game, "club", games=6, seed=2, iterations=20)
    parts = [one for first in (1, 3, 5) for one in sevenfold.witness(game, "club", games=2, first=first, seed=2, iterations=20, threads=2)]
    assert whole == parts and len(whole) == 6 and whole[0] != whole[1]
    for witnessed in whole:
        assert abs(sum(witnessed["shares"]) - 1) < 1e-9
        asked = [(said["quarter"], said["seat"]) for said in witnessed["said"]]
        assert len(set(asked)) == len(asked) > 4, "every seat once in every quarter in which it has a choice"
        assert all(0 <= said["prospects"] <= 1 and said["share"] == witnessed["shares"][said["seat"] - 1] for said in witnessed["said"])
    told = sevenfold.calibrate(game, "club", games=6, seed=2, iterations=20)
    assert told == sevenfold.reliability(game, whole) and told["games"] == 6
    every, *quarters = told["asked"]
    assert every["asked"] == sum(len(one["said"]) for one in whole) == sum(quarter["asked"] for quarter in quarters)
    assert sum(one["asked"] for one in every["bins"]) == every["asked"]


def test_a_calibration_without_an_opinion_is_refused() -> None:
    game = Game("sieben")
    with pytest.raises(ValueError, match="no opinion"):
        sevenfold.calibrate(game, "random", games=2)
    with pytest.raises(ValueError, match="no bot nobody"):
        sevenfold.witness(game, "nobody")
    with pytest.raises(ValueError, match="too little"):
        sevenfold.witness(game, "club", iterations=0)
    with pytest.raises(ValueError, match="counted from 1"):
        sevenfold.witness(game, "club", first=0)
    said = {"quarter": 5, "seat": 1, "prospects": 0.5, "share": 1.0}
    for wrong in ({}, {"shares": [1.0, 0.0], "said": [said]}, {"shares": "x", "said": []}):
        with pytest.raises(ValueError, match="not a witnessed game"):
            sevenfold.reliability(game, [wrong])
