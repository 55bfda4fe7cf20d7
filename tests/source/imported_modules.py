"""Our modules, and what each of them imports."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Set
from functools import cache
from pathlib import Path

from tests.paths import ROOT
from tests.source.syntax_trees import nodes


def files(package: str) -> list[Path]:
    found = sorted((ROOT / package).rglob("*.py"))
    assert found, f"there is no package {package}"
    return found


def packages() -> Set[str]:
    """All packages of ours but these tests."""
    return {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"tests"}


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@cache
def modules() -> Mapping[str, Path]:
    """All our modules by name."""
    return {module_name(path): path for package in packages() for path in files(package)}


def named(node: ast.AST, path: Path) -> set[str]:
    """The full names of the modules that *node* imports, if it is an import."""
    match node:
        case ast.Import(names):
            return {alias.name for alias in names}
        case ast.ImportFrom(module, names, level):
            assert level == 0, f"{path} imports relative to its own package"
            parts = {f"{module}.{alias.name}" for alias in names}
            whole = {module or ""} if parts - modules().keys() else set()
            return (parts & modules().keys()) | whole
        case _:
            return set()


@cache
def imported(path: Path) -> Set[str]:
    """The full names of all modules a file imports, wherever it does."""
    return {name for node in nodes(path) for name in named(node, path)}


def roots(path: Path) -> set[str]:
    return {name.split(".")[0] for name in imported(path)}


def imports_of_ours() -> dict[str, Set[str]]:
    return {name: imported(path) & modules().keys() for name, path in modules().items()}


def reachable(start: str, imports: Mapping[str, Set[str]]) -> set[str]:
    """All modules that *start* imports, however far away."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        new = imports[waiting.pop()] - found
        found |= new
        waiting += new
    return found
