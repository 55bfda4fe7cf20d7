"""Everything the game says, kept apart from what it does: one TOML file a language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_FOLDER = Path(__file__).parent


@cache
def sentences(language: str = "en") -> dict[str, str]:
    """All texts of *language* by dotted key."""
    import tomllib  # takes 5 ms, and the first picture has no words to find

    with (_FOLDER / f"{language}.toml").open("rb") as file:
        tables = tomllib.load(file)
    return {
        f"{table}.{key}": text for table, texts in tables.items() for key, text in texts.items()
    }


def say(key: str, **values: object) -> str:
    """The text kept under *key* with its {blanks} filled in.

    :raises KeyError: if there is no such text or a blank has no value.
    """
    return sentences()[key].format(**values)
