"""Solving a small ending exactly, and what it says about bots.

The last decisions of a game of Sieben are a small game of their own. Its solution cannot be exploited; the bots, who do not
know in which few ways the cards may lie, can.
"""

from __future__ import annotations

from sevenfold import Ending, Game


def main(iterations: int = 1_000) -> dict[str, float]:
    """By how much each can be exploited."""
    ending = Ending(Game("sieben", seats=2), seed=4, back=4, deals=6, most=6)
    print(f"{ending.places} places, {len(ending)} of them to be told apart by whoever has to choose")
    players = {"even": ending.even(), "solution": ending.solve(iterations)}
    players |= {name: ending.bot(name, times=5, iterations=100) for name in ("random", "greedy", "club", "master")}
    for name, strategy in players.items():
        value = strategy.values()[0]
        print(f"{name:9} can be exploited by {strategy.exploitability():.4f}; among its like seat 1 wins {value:+.4f}")
    return {name: strategy.exploitability() for name, strategy in players.items()}


if __name__ == "__main__":
    main()
