"""Which package may know which, read from the syntax trees."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.paths import ROOT

TOOLS = {"numpy", "scipy", "soundfile"}  # for what makes and measures things, never for play
MAY_KNOW = {
    "words": {"words"},
    "rules": {"rules"},
    "bots": {"bots", "rules"},
    "archive": {"archive", "rules"},
    "seats": {"seats", "rules", "pygame"},
    "sprites": {"sprites", "words", "pygame", "pymunk", "font_fredoka_one", *TOOLS},
    "sounds": {"sounds", "pygame", *TOOLS},
    "scenes": {
        *("scenes", "archive", "rules", "bots", "seats", "sprites", "sounds", "words"),
        *("pygame", "platformdirs", "tomlkit"),
    },
    "bench": {
        *("bench", "scenes", "archive", "rules", "bots", "seats", "sprites", "sounds", "words"),
        *("pygame", *TOOLS),
    },
}
PURE = {
    "__future__",
    "abc",
    "collections",
    "contextlib",
    "dataclasses",
    "enum",
    "fractions",
    "functools",
    "itertools",
    "json",
    "math",
    "random",
    "re",
    "tomllib",
    "types",
    "typing",
}
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "compile", "breakpoint", "__import__"}


def files(package: str) -> list[Path]:
    found = sorted((ROOT / package).rglob("*.py"))
    assert found, f"there is no package {package}"
    return found


def nodes(path: Path) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path)))


def imported(path: Path) -> set[str]:
    """The full names of all modules a file imports, wherever it does."""
    names: set[str] = set()
    for node in nodes(path):
        match node:
            case ast.Import():
                names |= {alias.name for alias in node.names}
            case ast.ImportFrom():
                assert node.level == 0, f"{path} imports by its own place"
                names.add(node.module or "")
            case _:
                pass
    return names


def roots(path: Path) -> set[str]:
    return {name.split(".")[0] for name in imported(path)}


def test_every_package_of_the_house_is_looked_at() -> None:
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    assert packages - {"tests"} == MAY_KNOW.keys()


@pytest.mark.parametrize("package", MAY_KNOW)
def test_packages_know_only_what_they_may(package: str) -> None:
    for path in files(package):
        known = roots(path) - sys.stdlib_module_names
        assert known <= MAY_KNOW[package], f"{path} knows {known - MAY_KNOW[package]}"


def reached(start: str) -> set[Path]:
    """All files of the house that *start* brings along, however far away."""
    found: set[Path] = set()
    ahead = [ROOT / start]
    while ahead:
        path = ahead.pop()
        if path in found:
            continue
        found.add(path)
        for module in imported(path):
            stem = ROOT.joinpath(*module.split("."))
            ahead += [
                file for file in (stem.with_suffix(".py"), stem / "__init__.py") if file.exists()
            ]
    return found


def test_the_game_itself_needs_no_tools() -> None:
    played = reached("scenes/app/main.py")
    assert ROOT / "rules/quibbit/state.py" in played
    for path in played:
        assert not roots(path) & TOOLS, f"{path} needs {roots(path) & TOOLS}"


def test_the_rules_are_pure() -> None:
    for path in files("rules"):
        found = roots(path) - {"rules"}
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


def test_only_the_seats_read_the_event_queue() -> None:
    readers = {"get", "poll", "wait"}
    for package in MAY_KNOW.keys() - {"seats", "bench"}:  # bare pygame is measured too
        for path in files(package):
            for node in nodes(path):
                if (
                    isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Attribute)
                    and node.func.attr in readers
                ):
                    assert ast.unparse(node.func.value) != "pygame.event", path
