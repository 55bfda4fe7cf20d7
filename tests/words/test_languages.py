"""Every translation says the same as English, and what it lacks is said in English."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from fnmatch import filter as filter_names
from pathlib import Path
from shutil import copytree

import pytest

import words
from scenes.core.choice_fields import value_label
from tests.paths import ROOT
from tests.words.translations import TRANSLATIONS
from words import ENGLISH, PSEUDO, say, sentences, speak, translated, unreadable_files
from words.plurals import plural_form, plural_forms
from words.pseudo import KEPT, NAMES, NARROW, lengthened
from words.translations import blanks, english_key

MISSING = 0.05  # of the texts in the files that a translation has


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for a language of a test's own, beside the English one alone."""
    copytree(ROOT / "words" / ENGLISH, tmp_path / ENGLISH)
    monkeypatch.setattr(words, "FOLDERS", (tmp_path,))
    forget()
    (tmp_path / "pl").mkdir()
    yield tmp_path / "pl"
    forget()


def forget() -> None:
    for cache in (words.sentences, words.translated, words._texts_in):
        cache.cache_clear()


def files(language: str) -> list[Path]:
    return sorted((ROOT / "words" / language).glob("*.toml"))


def forms(key: str, language: str) -> list[str]:
    """The keys under which *language* has what English has under *key*."""
    start, _, form = key.rpartition("_")
    if form not in ("one", "other") or f"{start}_other" not in sentences():
        return [key]
    return [f"{start}_{form}" for form in plural_forms(language)]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_hardly_anything_is_missing_in_a_file_of_a_translation(language: str) -> None:
    """English may get a new text at any time; what is missing is listed as a warning."""
    assert unreadable_files(language) == []
    own = {path.name for path in files(language)}
    assert own <= {path.name for path in files(ENGLISH)}
    needed = [
        form
        for name in own
        for key in translated(ENGLISH, name.removesuffix(".toml"))
        for form in forms(key, language)
    ]
    if missing := [key for key in needed if key not in translated(language)]:
        warnings.warn(f"{language} lacks {', '.join(missing)}", stacklevel=1)
    assert len(missing) <= MISSING * len(needed), missing


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_the_blanks_of_the_english_words(language: str) -> None:
    wrong, unknown = [], []
    for path in files(language):
        for key, text in words._read(path).items():
            original = sentences().get(english_key(key, sentences()))
            spared = {"count"} if key.endswith("_one") else set()  # "a bot"
            if original is None:
                unknown.append(key)
            elif blanks(original) - spared != blanks(text) - spared:
                wrong.append(key)
    if unknown:
        warnings.warn(f"{language} has more than English: {', '.join(unknown)}", stacklevel=1)
    assert wrong == []


def test_every_key_that_is_said_to_be_narrow_is_there() -> None:
    guide = (ROOT / "docs/TRANSLATING.md").read_text(encoding="utf-8")
    rows = guide.partition("\n## Room\n")[2].partition("\n## ")[0]
    patterns = re.findall(r"`([\w*]+\.[\w*]+)`", rows) + [f"{key}*" for key in (*NAMES, *NARROW)]
    assert len(patterns) > 20
    assert [one for one in patterns if not filter_names(sentences(), one)] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_names_and_words_on_narrow_signs_are_short(language: str) -> None:
    long = []
    for key, text in translated(language).items():
        limit = 9 if key.startswith(("seat.", "player_name.")) else None
        if key.startswith(NARROW):
            limit = 2 + round(1.4 * len(sentences()[key]))
        if limit and len(text) > limit:
            long.append(f"{key}: {text}, at most {limit}")
    assert long == []


def test_what_is_not_translated_is_said_in_english(folder: Path) -> None:
    (folder / "menus.toml").write_text('[menu]\nback = "Wstecz"\n', "utf-8")
    speak("pl")
    assert say("menu.back") == "Wstecz"
    assert say("title.settings") == "Settings"
    assert [say("party.points", count=n) for n in (1, 2)] == ["1 point", "2 points"]


def test_a_text_with_other_blanks_is_said_in_english(folder: Path) -> None:
    (folder / "menus.toml").write_text(
        '[menu]\nback = "{Wstecz}"\npage = "{page}{"\nchoose = "{count}"\n', "utf-8"
    )
    speak("pl")
    assert say("menu.back") == "Back"
    assert say("menu.page", page=1, pages=2) == "1 of 2"
    assert say("menu.choose") == "choose"


def test_a_text_that_is_missing_in_all_languages_is_an_error() -> None:
    with pytest.raises(KeyError):
        say("menu.nothing")
    with pytest.raises(KeyError):
        say("menu.nothing", count=2)


@pytest.mark.parametrize("raw", [b"[menu", b"\xff\xfe", b"menu = 3"])
def test_a_file_that_cannot_be_read_is_named(folder: Path, raw: bytes) -> None:
    (folder / "menus.toml").write_bytes(raw)
    speak("pl")
    assert say("menu.back") == "Back"
    assert unreadable_files("pl") == [folder / "menus.toml"]


def test_polish_has_its_own_plural_forms(folder: Path) -> None:
    spoken = ("one", "few", "many", "other")
    text = "\n".join(f'points_{form} = "{{count}} {form}"' for form in spoken)
    (folder / "menus.toml").write_text(f"[party]\n{text}\n", "utf-8")
    speak("pl")
    said = [say("party.points", count=n) for n in (0, 1, 2, 5, 12, 22, 112)]
    assert said == ["0 many", "1 one", "2 few", "5 many", "12 many", "22 few", "112 many"]


def test_plural_forms_are_those_of_the_cldr() -> None:
    assert [plural_form("en", n) for n in (0, 1, 2)] == ["other", "one", "other"]
    assert [plural_form("fr", n) for n in (0, 1, 2)] == ["one", "one", "other"]
    assert plural_form("ja", 1) == "other"


def test_the_pseudo_language_is_longer_and_keeps_blanks() -> None:
    for key, text in sentences().items():
        longer = sentences(PSEUDO)[key]
        assert blanks(longer) == blanks(text)
        letters, more = (sum(map(str.isalpha, re.sub(KEPT, "", one))) for one in (text, longer))
        if letters > 3 and not key.startswith((*NAMES, *NARROW)):
            assert more >= letters * (1.9 if len(re.sub(KEPT, "", text)) <= 10 else 1.2), key
    assert lengthened("Settings") == "Séttîñgsséttîñgs"


@pytest.mark.parametrize(("language", "words"), [("en", "1.2 seconds"), ("de", "1,2 Sekunden")])
def test_times_are_told_in_seconds(language: str, words: str) -> None:
    speak(language)
    assert value_label("settings", "scan_time", 1200) == words
    assert "2" in value_label("settings", "scan_time", 2000).split()
