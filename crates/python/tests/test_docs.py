"""What the documentation shows is what happens."""

from __future__ import annotations

import doctest
import importlib
import inspect
import pkgutil
from pathlib import Path
from typing import Any

import pytest

import sevenfold

MODULES = ["sevenfold"] + [f"sevenfold.{module.name}" for module in pkgutil.iter_modules(sevenfold.__path__)]
NEED_RAY = ("sevenfold.masked", "sevenfold.ray", "sevenfold.rllib")
PAGES = Path(__file__).parents[3] / "docs" / "python.md"
OPTIONS = doctest.IGNORE_EXCEPTION_DETAIL | doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    if name in NEED_RAY:
        pytest.importorskip("ray", reason="Ray is there for the long forms only")
    failed, _ = doctest.testmod(importlib.import_module(name), optionflags=OPTIONS)
    assert failed == 0


def public() -> dict[str, Any]:
    """Everything of the package that can be called."""
    return {name: getattr(sevenfold, name) for name in sevenfold.__all__ if inspect.isroutine(getattr(sevenfold, name)) or inspect.isclass(getattr(sevenfold, name))}


def test_everything_public_has_an_example_that_is_tried() -> None:
    """The engine is a module of its own, in which its functions are found; its classes are found in the package."""
    found = [test for name in MODULES if name not in NEED_RAY for test in doctest.DocTestFinder().find(importlib.import_module(name))]
    tried = {test.name.split(".")[-1] for test in found if test.examples}
    assert len(public()) > 10
    assert set(public()) <= tried


def test_everything_public_says_what_it_is() -> None:
    for name, thing in public().items():
        assert inspect.getdoc(thing), name
        members = {} if inspect.isroutine(thing) else vars(thing)
        for member, what in members.items():
            if not member.startswith("_"):
                assert inspect.getdoc(what), f"{name}.{member}"


def test_the_page_is_true() -> None:
    failed, tried = doctest.testfile(str(PAGES), module_relative=False, optionflags=OPTIONS)
    assert failed == 0 and tried > 20


def test_the_first_program_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[1] / "README.md").read_text("utf-8")
    program = page.split("```python\n")[1].split("```")[0]
    exec(program, {})
    assert "winners" in capsys.readouterr().out
