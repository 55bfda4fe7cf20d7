"""Which texts of a translation can be used: those with no other blanks than the English ones."""

from __future__ import annotations

import re
from collections.abc import Mapping

from words.plurals import FORMS

_BLANK = r"\{(\w+)\}"


def usable(texts: Mapping[str, str], english: Mapping[str, str]) -> dict[str, str]:
    """Those of *texts* that can be said where the *english* ones are."""
    return {key: text for key, text in texts.items() if _is_usable(key, text, english)}


def english_key(key: str, english: Mapping[str, str]) -> str:
    """The key of the English text that the one under *key* translates.

    It is another one for a plural form that English lacks.
    """
    if key in english:
        return key
    start, _, form = key.rpartition("_")
    return f"{start}_other" if form in FORMS else key


def blanks(text: str) -> frozenset[str]:
    """The names of all {blanks} in *text*.

    :raises ValueError: if it has any other braces.
    """
    if "{" in (rest := re.sub(_BLANK, "", text)) or "}" in rest:
        raise ValueError(text)
    return frozenset(re.findall(_BLANK, text))


def _is_usable(key: str, text: str, english: Mapping[str, str]) -> bool:
    counted = {"count"} if key.rpartition("_")[2] in FORMS else set()
    try:
        return blanks(text) <= blanks(english[english_key(key, english)]) | counted
    except (KeyError, ValueError):
        return False
