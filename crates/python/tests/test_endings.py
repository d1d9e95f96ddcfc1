"""Small endings and their solutions."""

from __future__ import annotations

from typing import Any

import pytest

from sevenfold import Ending, Game
from sevenfold.turns import go_on

SMALL: dict[str, tuple[Game, dict[str, Any]]] = {
    "sieben": (Game("sieben"), {"seed": 4, "back": 4, "most": 6}),
    "triple-seven": (Game("triple-seven"), {"seed": 0, "back": 2, "most": 4}),
    "double-seven": (Game("double-seven"), {"seed": 1, "back": 2, "most": 3}),
    "double-lucky-7": (Game("double-lucky-7", rounds=7), {"seed": 7, "back": 7, "most": 7}),
    "sevens": (Game("sevens", seats=3, rounds=1), {"seed": 6, "back": 6, "most": 8}),
}
"""The endings that the documentation names."""


def small(name: str, deals: int = 6) -> Ending:
    game, which = SMALL[name]
    return Ending(game, deals=deals, **which)


@pytest.mark.parametrize("name", SMALL)
def test_an_ending_is_solved(name: str) -> None:
    ending = small(name)
    solution = ending.solve(300)
    assert abs(solution.exploitability()) < 1e-4 < 0.01 < ending.even().exploitability()
    assert abs(sum(solution.values())) < 1e-9
    for seat in range(1, ending.game.seats + 1):
        value, answer = ending.even().answer(seat)
        assert value > ending.even().values()[seat - 1] - 1e-9 and answer.values()[seat - 1] == pytest.approx(value)


@pytest.mark.parametrize("name", SMALL)
def test_deals_look_alike_to_whoever_watches_and_not_to_all(name: str) -> None:
    ending = small(name)
    deals = ending.deals()
    assert len(deals) == 6
    assert all(deal.view() == deals[0].view() for deal in deals)
    seats = range(1, ending.game.seats + 1)
    assert any(deal.view(seat) != deals[0].view(seat) for deal in deals for seat in seats)
    asked = {go_on(deal) for deal in deals}
    seen = [view for seat, view, _ in ending.even().choices() if {seat} == asked]
    assert all(deal.view(seat) in seen for deal in deals for seat in asked)


def test_a_strategy_of_ones_own() -> None:
    ending = small("sieben")
    even = ending.even()
    first = [dict.fromkeys(list(moves)[:1], 1.0) for _, _, moves in even.choices()]
    always_first = even.with_choices(first)
    assert always_first.exploitability() != even.exploitability()
    assert even.with_choices([moves for _, _, moves in even.choices()]).values() == even.values()
    with pytest.raises(ValueError, match="add up"):
        even.with_choices([{} for _ in first])
    with pytest.raises(ValueError, match="are needed"):
        even.with_choices(first[1:])


def test_what_is_no_ending_is_refused() -> None:
    game = Game("sieben")
    wrong: dict[str, Any]
    for wrong in ({"back": 0}, {"deals": 0}, {"back": 10**6}, {"player": "nobody"}):
        with pytest.raises(ValueError):
            Ending(game, **wrong)
    with pytest.raises(ValueError, match="methods"):
        small("sieben").solve(1, method="guess")
    with pytest.raises(ValueError):
        small("sieben").bot("nobody")
    with pytest.raises(ValueError):
        small("sieben").even().answer(3)
    with pytest.raises(ValueError, match="too many"):
        Ending(Game("triple-seven"), back=40, most=40)
