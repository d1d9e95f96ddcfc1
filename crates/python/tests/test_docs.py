"""What the documentation shows is what happens."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import sevenfold

MODULES = ["sevenfold"] + [f"sevenfold.{module.name}" for module in pkgutil.iter_modules(sevenfold.__path__)]
NEED_RAY = ("sevenfold.ray", "sevenfold.rllib")
PAGES = Path(__file__).parents[3] / "docs" / "python.md"
OPTIONS = doctest.IGNORE_EXCEPTION_DETAIL | doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    if name in NEED_RAY:
        pytest.importorskip("ray", reason="Ray is there for the long forms only")
    failed, _ = doctest.testmod(importlib.import_module(name), optionflags=OPTIONS)
    assert failed == 0


def test_there_are_examples_to_try() -> None:
    tests = [test for name in ("sevenfold", "sevenfold.arena") for test in doctest.DocTestFinder().find(importlib.import_module(name))]
    assert sum(len(test.examples) for test in tests) > 10


def test_the_page_is_true() -> None:
    failed, tried = doctest.testfile(str(PAGES), module_relative=False, optionflags=OPTIONS)
    assert failed == 0 and tried > 20
