"""Whose turn it is, for environments that ask one seat at a time."""

from __future__ import annotations

from sevenfold._engine import State


def go_on(state: State) -> int | None:
    """Draws chance until a seat is asked, and says which; None once the game is over.

    Where several seats must act, the first of them is asked first. A seat that may act but need not is asked only where
    nobody must.
    """
    while state.chance:
        state.draw()
    if state.over:
        return None
    return (state.must or state.asked)[0]


def rewards(state: State) -> list[float]:
    """What each seat of a finished game got: its share of the win less a fair share, which adds up to nothing.

    Where nobody has won, all share the win.
    """
    outcome = state.outcome
    seats = state.game.seats
    if outcome is None or not outcome["winners"]:
        return [0.0] * seats
    share = 1 / len(outcome["winners"])
    return [(share if seat in outcome["winners"] else 0.0) - 1 / seats for seat in range(1, seats + 1)]
