"""Words go into a catalogue for translators and come back the same."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tools.catalog import export, import_catalogue, keys
from words import ENGLISH, sentences


def test_what_was_exported_comes_back_the_same(tmp_path: Path) -> None:
    assert import_catalogue(ENGLISH, export(ENGLISH), tmp_path) == []
    texts: dict[str, str] = {}
    for file in (tmp_path / ENGLISH).glob("*.toml"):
        for table, found in tomllib.loads(file.read_text("utf-8")).items():
            texts |= {f"{table}.{key}": text for key, text in found.items()}
    assert texts == sentences()


def test_a_language_is_asked_for_its_own_plural_forms() -> None:
    forms = [key for key in keys("pl") if key.startswith("party.points_")]
    assert forms == [f"party.points_{form}" for form in ("one", "few", "many", "other")]
    assert "party.points_one" not in keys("ja")


def test_what_cannot_be_used_is_told_and_left_out(tmp_path: Path) -> None:
    catalogue = export("xx")
    changed, unknown, other_blanks, good = (catalogue[i] for i in range(4))
    changed.msgid, changed.msgstr = "It was once said so", "X"
    unknown.msgctxt, unknown.msgstr = "pond.depth", "X"
    other_blanks.msgstr = "{depth}"
    good.msgstr = good.msgid
    problems = import_catalogue("xx", catalogue, tmp_path)
    assert [problem.partition(": ")[2][:11] for problem in problems] == [
        *("the English", "there is no", "other blank"),
    ]
    (file,) = (tmp_path / "xx").iterdir()
    table, _, key = good.msgctxt.partition(".")
    assert tomllib.loads(file.read_text("utf-8")) == {table: {key: good.msgid}}
