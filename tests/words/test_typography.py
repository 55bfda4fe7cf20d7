"""Every translation is set as people who write it do: marks, quotes and the spaces beside them."""

from __future__ import annotations

import re

import pytest

from tests.words.translations import TRANSLATIONS
from words import translated

KEPT = r'Quibbit!|Quivvit!|https?://|"[^"]*"|\{\w+\}'  # titles, addresses, what is typed, blanks
LETTER = r"[^\W\d_]"
ANYWHERE = rf"{LETTER}'{LETTER}|[ \u00a0\u202f][.,]|  |\.\.\.|^\s|\s$"
SPACE_BEFORE_MARK = r"[ \u00a0][!?;:](?!\))"
WRONG = {
    "fr": r" [!?;:»]|« |[^\s!?][!?;:»](?!\w)|«[^\u00a0]",
    "ja": r"[！？](?=[^\s！？」）])|[\u3040-\u30ff\u4e00-\u9fff][!?;:,]",
}
PAIRS = {"de": ("„“",), "es": ("«»", "¿?", "¡!")}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_marks_and_spaces_are_those_of_the_language(language: str) -> None:
    wrong = re.compile(f"{ANYWHERE}|{WRONG.get(language, SPACE_BEFORE_MARK)}", re.MULTILINE)
    found = []
    for key, text in translated(language).items():
        bare = re.sub(KEPT, "Q", text)
        pairs = PAIRS.get(language, ("«»",))
        if wrong.search(bare) or any(bare.count(pair[0]) != bare.count(pair[1]) for pair in pairs):
            found.append(f"{key}: {text}")
    assert found == []
