"""Rules and what research shows of them are pure: nothing but their arguments goes in."""

from __future__ import annotations

import ast

from tests.paths import ROOT
from tests.source.imported_modules import files, imported, roots
from tests.source.syntax_trees import nodes

PURE = {
    "__future__",
    "abc",
    "array",
    "collections",
    "contextlib",
    "dataclasses",
    "enum",
    "fractions",
    "functools",
    "itertools",
    "json",
    "math",
    "operator",
    "random",
    "re",
    "tomllib",
    "types",
    "typing",
}
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "compile", "breakpoint", "__import__"}


def test_the_rules_are_pure() -> None:
    for path in files("rules") + files("values"):
        found = roots(path) - {"rules", "values"}
        if path == ROOT / "rules" / "games.py":
            found -= {"importlib"}  # it loads a game when it is asked for
        assert found <= PURE, f"{path} imports {found - PURE}"


def test_codecs_and_observations_are_pure() -> None:
    for path in files("research"):
        if path.parent == ROOT / "research" / "adapters":
            continue
        assert not any(name.startswith("research.adapters") for name in imported(path)), path
        found = roots(path) - {"research", "rules"}
        assert found <= PURE, f"{path} imports {found - PURE}"


def test_the_rules_take_chance_only_as_an_argument() -> None:
    for path in files("rules"):
        for node in nodes(path):
            if isinstance(node, ast.Import):
                assert "random" not in {alias.name for alias in node.names}, path
            if isinstance(node, ast.ImportFrom) and node.module == "random":
                assert {alias.name for alias in node.names} == {"Random"}, path


def test_the_rules_open_print_and_run_nothing() -> None:
    for path in files("rules"):
        called = {
            node.func.id
            for node in nodes(path)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not called & IMPURE_CALLS, f"{path} calls {called & IMPURE_CALLS}"


def test_rules_make_no_chance_of_their_own_but_in_a_match() -> None:
    for path in files("rules"):
        made = [
            node
            for node in nodes(path)
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "Random"
        ]
        assert not made or path.name == "match.py", f"{path} makes its own chance"
