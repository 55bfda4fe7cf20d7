"""The version of the program."""

from __future__ import annotations

from typing import Final

VERSION: Final = "0.1.0"  # as in pyproject.toml, which a frozen program does not have
