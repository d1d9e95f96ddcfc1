"""The examples end well."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).parents[1] / "examples"


def run(name: str) -> dict[str, Any]:
    """What an example defines."""
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))


def test_every_example_is_run_here() -> None:
    tested = {name.removeprefix("test_example_") for name in globals() if name.startswith("test_example_")}
    assert tested == {path.stem for path in EXAMPLES.glob("*.py")}


def test_example_own_bot() -> None:
    scores = run("own_bot")["main"](deals=10)
    assert scores["random"] > 0.5


def test_example_luck() -> None:
    own, equal = run("luck")["main"](deals=60)
    assert 0 < equal < own


def test_example_solve() -> None:
    exploited = run("solve")["main"](iterations=300)
    assert exploited["solution"] < 1e-4 < min(exploited[name] for name in exploited if name != "solution")


def lines(name: str) -> int:
    """Lines of an example that are not blank."""
    return sum(1 for line in (EXAMPLES / f"{name}.py").read_text("utf-8").splitlines() if line.strip())


def test_example_self_play() -> None:
    assert lines("self_play") <= 50
    scores = run("self_play")["main"](steps=1_500, deals=40)
    assert scores["random"] > 0.65 and 0 < scores["club"] < 1
