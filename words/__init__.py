"""All sentences that people read, in a folder of TOML files for each language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

FOLDERS = (Path(__file__).parent,)
"""Where the folders of languages are."""


@cache
def sentences(language: str = "en") -> dict[str, str]:
    """All texts of *language* by dotted key."""
    import tomllib  # takes 5 ms, and the cached title is shown without any words

    files = sorted(file for folder in FOLDERS for file in (folder / language).glob("*.toml"))
    tables = [tomllib.loads(file.read_text(encoding="utf-8")) for file in files]
    return {
        f"{name}.{key}": text
        for named in tables
        for name, table in named.items()
        for key, text in table.items()
    }


def say(key: str, **values: object) -> str:
    """The text kept under *key* with its {blanks} filled in.

    :raises KeyError: if there is no such text or a blank has no value.
    """
    return sentences()[key].format(**values)
