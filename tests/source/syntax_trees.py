"""Our modules as syntax trees, read once by all tests that look at them."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def tree(path: Path) -> ast.Module:
    """The module in the file *path*; not to be changed."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """All that the module is made of."""
    return tuple(ast.walk(tree(path)))
