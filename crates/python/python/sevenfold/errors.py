"""What can be wrong. A refusal changes nothing, and says which rule is broken and by what."""

from __future__ import annotations

from typing import Any


class Refused(ValueError):
    """Something that was not done.

    `str()` is a sentence in English; `key` names the sentence and `facts` holds what it is made of, so that a program
    need not read it.
    """

    key: str
    facts: dict[str, Any]

    def __init__(self, sentence: str, *, key: str = "", facts: dict[str, Any] | None = None) -> None:
        super().__init__(sentence)
        self.key = key
        self.facts = facts or {}

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), str(self), dict(self.__dict__))


class Unreadable(Refused):
    """The text is not a move, whatever the position."""


class Breach(Refused):
    """The move breaks a rule."""

    rule: str

    def __init__(self, sentence: str, *, rule: str, **known: Any) -> None:
        super().__init__(sentence, **known)
        self.rule = rule


class SetupRefused(Refused):
    """A game cannot be set up like this; `rule` is the rule that forbids it, if one does."""

    rule: str | None

    def __init__(self, sentence: str, *, rule: str | None = None, **known: Any) -> None:
        super().__init__(sentence, **known)
        self.rule = rule


class ImpossibleChance(Refused):
    """The table cannot have drawn this here, or it does not follow from the seed."""


class RecordFault(Refused):
    """The first fault of a record.

    `step` counts from 1 (0 is the head, one past the last step the result). `code` is a rule id, or `record`,
    `notation`, `seed`, `chance` or `result`.
    """

    step: int
    code: str

    def __init__(self, sentence: str, *, step: int, code: str, **known: Any) -> None:
        super().__init__(sentence, **known)
        self.step = step
        self.code = code


class Stuck(Refused):
    """A game among players that cannot go on."""


def _again(kind: type[Refused], sentence: str, known: dict[str, Any]) -> Refused:
    """The same exception in another process."""
    return kind(sentence, **known)
