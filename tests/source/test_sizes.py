"""Files, folders, functions and lists of parameters stay small, as CONTRIBUTING.md asks."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

from tests.paths import ROOT
from tests.source.imported_modules import files, packages
from tests.source.syntax_trees import nodes

MOST_LINES = 350  # of a file
MOST_MODULES = 15  # of a folder
MOST_FUNCTION_LINES = 40
MOST_PARAMETERS = 8  # besides self


def python_files() -> list[Path]:
    return [path for package in sorted({*packages(), "tests"}) for path in files(package)]


def functions(path: Path) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    return [n for n in nodes(path) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]


def parameters(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    given = function.args
    named = [part.arg for part in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
    return [name for name in named if name not in ("self", "cls")]


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (function.end_lineno or function.lineno) - function.lineno + 1


def test_every_file_is_short() -> None:
    lines = {path: path.read_text(encoding="utf-8").count("\n") for path in python_files()}
    assert not [path for path, count in lines.items() if count > MOST_LINES]


def test_no_folder_has_many_modules() -> None:
    modules = Counter(path.parent for path in python_files() if path.name != "__init__.py")
    assert not [str(folder) for folder, count in modules.items() if count > MOST_MODULES]


def test_every_function_is_short() -> None:
    assert not [
        f"{path.relative_to(ROOT)}: {function.name}"
        for path in python_files()
        for function in functions(path)
        if length(function) > MOST_FUNCTION_LINES
    ]


def test_no_function_has_many_parameters() -> None:
    assert not [
        f"{path.relative_to(ROOT)}: {function.name}"
        for path in python_files()
        for function in functions(path)
        if len(parameters(function)) > MOST_PARAMETERS
    ]
