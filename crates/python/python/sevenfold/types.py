"""Types that signatures name."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias, TypedDict, runtime_checkable

Seed: TypeAlias = int | str | bytes
"""64 hexadecimal digits, 32 bytes, or a number below 2**64, which stands for its digits with zeros before them."""

View: TypeAlias = dict[str, Any]
"""What a seat may know, as the rules' own words have it."""


@runtime_checkable
class Chooser(Protocol):
    """A player of one's own. It gets what its seat sees and the legal moves; None lets it pass where that is allowed."""

    def choose(self, view: View, legal: list[str]) -> str | None: ...


Player: TypeAlias = str | Chooser
"""The name of a bot, with `@2` after it to let it think on two threads, or a player of one's own."""


class Outcome(TypedDict):
    """How a game ended: points by seat, and the numbers of the seats that won."""

    points: list[int]
    winners: list[int]
