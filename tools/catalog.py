"""Carries the words of a language into a gettext catalogue (.po) for translators, and back.

An entry is one text: its key is the context, its msgid the English text.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import polib
import tomlkit

from words import ENGLISH, sentences, translated
from words.plurals import FORMS, plural_forms
from words.translations import blanks, english_key

WORDS = Path(__file__).parents[1] / "words"


def main(argv: Sequence[str] | None = None) -> int:
    """Do what *argv* asks for; returns 1 if something was left out."""
    asked = _parser().parse_args(argv)
    if asked.command == "export":
        export(asked.language).save(str(asked.file))
        return 0
    if asked.command == "missing":
        problems = [key for key in keys(asked.language) if key not in translated(asked.language)]
    else:
        problems = import_catalogue(asked.language, polib.pofile(str(asked.file)))
    print("\n".join(problems) or "Nothing is missing.")
    return 1 if problems else 0


def export(language: str) -> polib.POFile:
    """All texts of *language*, empty where it has none yet."""
    catalogue = polib.POFile()
    catalogue.metadata = {"Language": language, "Content-Type": "text/plain; charset=utf-8"}
    own, english = translated(language), sentences()
    for key in keys(language):
        original = english[english_key(key, english)]
        catalogue.append(polib.POEntry(msgctxt=key, msgid=original, msgstr=own.get(key, "")))
    return catalogue


def import_catalogue(language: str, catalogue: polib.POFile, folder: Path = WORDS) -> list[str]:
    """Write the texts of *catalogue* into the files of *language*; says what was left out."""
    texts, problems = dict(translated(language)), []
    known = set(keys(language))
    for entry in catalogue:
        if problem := _problem(entry, known):
            problems.append(problem)
        elif entry.msgstr:
            texts[entry.msgctxt] = entry.msgstr
    for file in sorted((WORDS / ENGLISH).glob("*.toml")):
        if text := _file_text(language, file.stem, texts):
            (folder / language).mkdir(exist_ok=True)
            (folder / language / file.name).write_text(text, encoding="utf-8")
    return problems


def keys(language: str, file: str = "*") -> Iterator[str]:
    """The keys that *language* needs: those of English, in its own plural forms."""
    english = translated(ENGLISH, file)
    for key in english:
        start, _, form = key.rpartition("_")
        if form not in FORMS or f"{start}_other" not in english:
            yield key
        elif form == "other":
            yield from (f"{start}_{one}" for one in plural_forms(language))


def _problem(entry: polib.POEntry, known: set[str]) -> str:
    """Why *entry* cannot be used, or nothing."""
    key, english = str(entry.msgctxt), sentences()
    if key not in known:
        return f"{key}: there is no such text"
    original = english[english_key(key, english)]
    if entry.msgid != original:
        return f"{key}: the English text has changed to {original!r}"
    if entry.fuzzy:
        return f"{key}: marked as fuzzy"
    try:
        fits = not entry.msgstr or blanks(entry.msgstr) | {"count"} == blanks(original) | {"count"}
    except ValueError:
        fits = False
    return "" if fits else f"{key}: other blanks than in {original!r}"


def _file_text(language: str, file: str, texts: dict[str, str]) -> str:
    """The TOML of a *file* with those *texts* that stand in it, or nothing."""
    tables: dict[str, dict[str, str]] = {}
    for key in keys(language, file):
        if key in texts:
            table, _, name = key.partition(".")
            tables.setdefault(table, {})[name] = texts[key]
    return tomlkit.dumps(tables) if tables else ""


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.catalog", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("export", "import", "missing"):
        command = commands.add_parser(name)
        command.add_argument("language", metavar="LANGUAGE")
        if name != "missing":
            command.add_argument("file", metavar="FILE", type=Path)
    return parser


if __name__ == "__main__":
    sys.exit(main())
