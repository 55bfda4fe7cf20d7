"""Which packages speech needs: those of the extra ``speech``."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec

PACKAGES: Mapping[str, tuple[str, str]] = {
    "own": ("espeakng_loader", "espeakng-loader"),
    "reader": ("prism", "prismatoid"),
}
"""For each kind of speech the module that it imports, and the package that has it."""


def missing_package(kind: str) -> str:
    """The package that a *kind* of speech needs and that is not installed, or nothing."""
    if kind not in PACKAGES:
        return ""
    module, package = PACKAGES[kind]
    return "" if find_spec(module) else package
