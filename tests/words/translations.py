"""The languages into which English is translated."""

from __future__ import annotations

from words import ENGLISH, languages

TRANSLATIONS = [language for language in languages() if language != ENGLISH]
