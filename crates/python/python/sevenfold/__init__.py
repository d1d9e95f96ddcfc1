"""Games of seven for research: exact engines, views, worlds imagined from views, strong bots.

A game is a value; a state is a game being played. Moves are text in the notation, seats are numbered from 1.

>>> import sevenfold
>>> game = sevenfold.Game("sieben", seats=3)
>>> state = game.start(seed=7)
>>> state
<sieben after 0 steps, a chance step is due>
>>> events = state.draw()
>>> state.turn
1
>>> state.legal()
['lay 1', 'lay 2', 'lay 3', 'lay 6']
>>> [event.say() for event in state.play("lay 2")]
['Seat 1 lays a 2 on the table: 2.', 'Seat 1 draws a card.']

Nobody sees more than a player at the seat would, and a refusal names the rule:

>>> state.view(2)["hand"]
[1, 0, 2, 0, 1, 3, 0]
>>> state.view()["hand"] is None
True
>>> state.play("lay 4", seat=1)
Traceback (most recent call last):
    ...
sevenfold.errors.Breach: It is Seat 2’s turn.

Bots, worlds and records:

>>> bot = game.bot("club", iterations=200)
>>> bot.choose(state) in state.legal()
True
>>> world = state.imagine(2, seed=1)
>>> world.view(2) == state.view(2)
True
>>> sevenfold.replay(state.record()).steps == state.steps
True
"""

from __future__ import annotations

from importlib.metadata import version

from sevenfold import errors
from sevenfold._engine import (
    Bot,
    Encoding,
    Ending,
    Event,
    Game,
    State,
    Strategy,
    Vector,
    analyse,
    deals,
    games,
    reliability,
    replay,
    simulate,
    standing,
    witness,
)
from sevenfold.arena import arena
from sevenfold.calibration import calibrate
from sevenfold.types import Player, Seed

__version__ = version("sevenfold")

__all__ = [
    "Bot",
    "Encoding",
    "Ending",
    "Event",
    "Game",
    "Player",
    "Seed",
    "State",
    "Strategy",
    "Vector",
    "analyse",
    "arena",
    "calibrate",
    "deals",
    "errors",
    "games",
    "reliability",
    "replay",
    "simulate",
    "standing",
    "witness",
]
