"""All sentences that people read, in a folder of TOML files for each language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

FOLDERS = (Path(__file__).parent,)
"""Where the folders of languages are."""

TITLE = "title"  # the file of all sentences on the title: to read all files takes 5 ms


@cache
def sentences(language: str = "en", file: str = "*") -> dict[str, str]:
    """All texts of *language* by dotted key, or those in one *file*."""
    import tomllib  # takes 2 ms, and the cached title is shown without any words

    files = sorted(path for folder in FOLDERS for path in (folder / language).glob(f"{file}.toml"))
    tables = [tomllib.loads(path.read_text(encoding="utf-8")) for path in files]
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
    title = sentences(file=TITLE)
    return (title if key in title else sentences())[key].format(**values)
