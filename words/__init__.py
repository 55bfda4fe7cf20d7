"""All sentences that people read, in a folder of TOML files for each language."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from sys import intern
from typing import Any

from words.numbers import spelled
from words.plurals import plural_form
from words.pseudo import pseudo
from words.translations import usable

FOLDERS = (Path(__file__).parent,)
"""Where the folders of languages are."""

ENGLISH = "en"
PSEUDO = "pseudo"
"""English with longer words, for tests of layout; nobody is offered it."""

TITLE = "title"  # the file of all sentences on the title: to read all files takes 5 ms


class _Spoken:
    """The language of the whole process: everything that is said, is said in one language."""

    language = ENGLISH


def speak(language: str) -> None:
    """Say everything in *language* from now on."""
    _Spoken.language = language


def spoken() -> str:
    """The language in which everything is said."""
    return _Spoken.language


def say(key: str, **values: object) -> str:
    """The text kept under *key* with its {blanks} filled in.

    A text with plural forms is chosen by its blank ``count``.

    :raises KeyError: if there is no such text or a blank has no value.
    """
    language = spoken()
    texts = sentences(language, TITLE)
    if key not in texts:
        texts = sentences(language)
    if key not in texts and "count" in values:
        return _plural(texts, key, **values)
    return texts[key].format(**values)


def _plural(texts: Mapping[str, str], key: str, count: Any, **values: object) -> str:
    """The same in the form for *count*; an English one if the language that is spoken lacks it."""
    forms = (f"{key}_{plural_form(language, count)}" for language in (spoken(), ENGLISH))
    text = texts[next((form for form in forms if form in texts), key)]
    return text.format(count=spelled(count), **values)


def languages() -> tuple[str, ...]:
    """The languages that have a folder, in alphabetical order."""
    return _languages_in(FOLDERS)


@cache  # it takes a millisecond, and a menu of settings asks at every press
def _languages_in(folders: tuple[Path, ...]) -> tuple[str, ...]:
    files = (path for folder in folders for path in folder.glob(f"*/{TITLE}.toml"))
    return tuple(sorted({file.parent.name for file in files}))


@cache
def sentences(language: str = ENGLISH, file: str = "*") -> dict[str, str]:
    """All texts of *language* by dotted key, or those in one *file*; English where one is missing.

    What cannot be read counts as missing; ``unreadable_files`` names it.
    """
    english = translated(ENGLISH, file)
    if language == PSEUDO:
        return pseudo(english)
    return english if language == ENGLISH else {**english, **translated(language, file)}


@cache
def translated(language: str, file: str = "*") -> dict[str, str]:
    """The texts that *language* has itself, as far as they can be used."""
    texts: dict[str, str] = {}
    for path in _files(language, file):
        texts |= _texts_in(path) or {}
    return texts if language == ENGLISH else usable(texts, translated(ENGLISH, file))


def unreadable_files(language: str) -> list[Path]:
    """The files of *language* that cannot be read."""
    return [path for path in _files(language, "*") if _texts_in(path) is None]


def _files(language: str, file: str) -> list[Path]:
    return sorted(path for folder in FOLDERS for path in (folder / language).glob(f"{file}.toml"))


def _read(path: Path) -> dict[str, str]:
    """The texts in the file *path* by dotted key.

    :raises ValueError: if it is not TOML, or has a value outside its tables.
    """
    import tomllib  # takes 2 ms, and the cached title is shown without any words

    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    texts: dict[str, str] = {}
    for name, table in tables.items():
        if not isinstance(table, dict):
            raise ValueError(name)
        texts |= {  # all languages share their keys, a quarter of their memory
            intern(f"{name}.{key}"): text for key, text in table.items() if isinstance(text, str)
        }
    return texts


@cache
def _texts_in(path: Path) -> dict[str, str] | None:
    """The texts in the file *path*, if it can be read."""
    with suppress(OSError, ValueError):
        return _read(path)
    return None
