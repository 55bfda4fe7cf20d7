"""Every text is said somewhere, with just the blanks it has, in letters the font knows."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from string import Formatter

import pytest

from rules.games import AnyGame, lengths, set_by_length
from scenes.core.choice_fields import choice_fields, field_label, value_label
from scenes.core.settings.settings import Settings
from seats.keyboard.keys import LEGENDS
from sprites.render.text.fallback_font import has_fallback
from sprites.render.text.fonts import is_in_font
from tests.all_games import GAMES
from tests.paths import ROOT
from tests.source.syntax_trees import nodes
from words import PSEUDO, languages, sentences
from words.plurals import FORMS

PACKAGES = (
    *("archive", "files", "rules", "bots", "seats", "phones"),
    *("scenes", "sprites", "sounds", "words"),
)
# The page of phones says these; the keys come from its own files or from the server.
PAGE = [*(ROOT / "phones" / "page").glob("*.[hj]*"), *(ROOT / "phones").glob("*.py")]
# Its keys come from the fields of dataclasses; they are looked at one by one below.
CHOICE_FIELDS = ROOT / "scenes" / "core" / "choice_fields.py"


@dataclass(frozen=True)
class SayCall:
    """A call of ``say``: a pattern of keys (exact, if written out) and its blanks, if all known."""

    where: str
    keys: str
    exact: bool
    blanks: frozenset[str] | None


def modules() -> list[Path]:
    return [
        *(ROOT / "run_game.py",),
        *(p for package in PACKAGES for p in (ROOT / package).rglob("*.py")),
    ]


@cache
def calls() -> list[SayCall]:
    return [
        call
        for path in modules()
        if path != CHOICE_FIELDS
        for node in nodes(path)
        if isinstance(node, ast.Call) and is_say(node)
        for call in read(path, node)
    ]


def is_say(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id == "say" and bool(call.args)


def read(path: Path, call: ast.Call) -> Iterator[SayCall]:
    where = f"{path.relative_to(ROOT)}:{call.lineno}"
    names = [keyword.arg for keyword in call.keywords]
    blanks = None if None in names else frozenset(name for name in names if name)
    for key in keys(call.args[0]):
        match key:
            case ast.Constant(str() as text):
                yield SayCall(where, re.escape(text), True, blanks)
            case ast.JoinedStr(parts):
                yield SayCall(where, "".join(map(pattern, parts)), False, blanks)


def keys(expression: ast.expr) -> list[ast.expr]:
    match expression:
        case ast.IfExp(_, this, that):
            return [*keys(this), *keys(that)]
        case _:
            return [expression]


def pattern(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[^.]+"


@cache
def compiled(keys: str) -> re.Pattern[str]:
    """The pattern *keys*; there are more of them than the module ``re`` keeps."""
    return re.compile(keys)


@cache
def written() -> frozenset[str]:
    """All strings that stand in the code as they are; some are keys handed on to ``say``."""
    return frozenset(
        node.value
        for path in modules()
        for node in nodes(path)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def blanks_of(text: str) -> frozenset[str]:
    return frozenset(name for _, name, _, _ in Formatter().parse(text) if name)


@cache
def texts() -> dict[str, str]:
    """All English texts by the keys under which they are said, without the forms of plurals."""
    return {said_as(key): text for key, text in sentences().items()}


def said_as(key: str) -> str:
    start, _, form = key.rpartition("_")
    return start if form in FORMS and f"{start}_other" in sentences() else key


@cache
def page_keys() -> frozenset[str]:
    quoted = {word for path in PAGE for word in re.findall(r'"(\w+)"', path.read_text("utf-8"))}
    return frozenset(f"phone_page.{word}" for word in quoted)


def choice_field_keys() -> set[str]:
    """The keys that the choice fields of settings and options ask for."""
    asked: set[str] = set()
    tables = [("settings", Settings), *((f"{g.name}_option", g.options) for g in GAMES)]
    for game in GAMES:
        asked |= {f"{game.name}_option.length_{length}" for length in lengths(game)}
        asked |= {f"{game.name}_option.{length}_about" for length in lengths(game)}
        asked |= {f"{game.name}_option.length"} if lengths(game) else set()
    for table, kind in tables:
        for one in choice_fields(kind):
            asked.add(f"{table}.{one.field}")
            about = f"about_{one.field}" if kind is Settings else f"{one.field}_about"
            asked.add(f"{table}.{about}")
            asked |= {f"{table}.{one.field}_{ending(value)}" for value in one.values}
    return asked


def ending(value: object) -> str:
    if isinstance(value, int):
        return "is"
    return getattr(value, "name", str(value)).lower()


def test_every_saying_has_its_text() -> None:
    missing = [
        f"{call.where} {call.keys}"
        for call in calls()
        if not any(compiled(call.keys).fullmatch(key) for key in texts())
    ]
    assert missing == []


def test_every_saying_fills_just_the_blanks_of_its_text() -> None:
    wrong = [
        f"{call.where} {key}"
        for call in calls()
        for key, text in texts().items()
        if call.exact and call.blanks is not None and compiled(call.keys).fullmatch(key)
        if call.blanks != blanks_of(text)
    ]
    assert wrong == []


def test_a_text_whose_key_is_put_together_finds_its_blanks_filled() -> None:
    wrong = []
    for key, text in texts().items():
        heard = [call for call in calls() if compiled(call.keys).fullmatch(key)]
        put_together = heard and key not in written()
        if put_together and not any(s.blanks is None or s.blanks >= blanks_of(text) for s in heard):
            wrong.append(key)
    assert wrong == []


def test_every_text_is_said_somewhere() -> None:
    patterns = [re.compile(call.keys) for call in calls()]
    idle = [
        key
        for key in texts()
        if key not in written() and key not in choice_field_keys() and key not in page_keys()
        if not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert idle == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_choice_field_has_its_words(game: AnyGame) -> None:
    for table, kind in (("settings", Settings), (f"{game.name}_option", game.options)):
        for one in choice_fields(kind):
            if one.field in set_by_length(game):
                continue  # lengths have words instead
            assert field_label(table, one.field)
            assert all(value_label(table, one.field, value) for value in one.values)
    for length in lengths(game):
        assert value_label(f"{game.name}_option", "length", length)


@pytest.mark.parametrize("language", [*languages(), PSEUDO])
def test_the_fonts_know_every_letter(language: str) -> None:
    titles = [word for game in GAMES for word in (game.title, *game.designers)]
    shown = "".join([*sentences(language).values(), *titles, *LEGENDS.values()])
    letters = sorted(set(shown) - set("\n \N{NO-BREAK SPACE}"))
    lacking = [letter for letter in letters if not is_in_font(letter)]
    assert [letter for letter in lacking if not has_fallback(letter)] == []
    assert not is_in_font("ą")
    assert has_fallback("ą")
    assert not is_in_font("♞")
    assert not has_fallback("♞")


def test_all_but_polish_and_japanese_is_drawn_in_the_first_font() -> None:
    for language in {*languages()} - {"pl", "ja"}:
        words = sentences(language).items()
        own = "".join(text for key, text in words if not key.startswith("settings.language_"))
        assert is_in_font(own), language
