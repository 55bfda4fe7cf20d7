"""The fallback fonts, for letters that the first font lacks, and the languages that need them."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from typing import NamedTuple

import fontpkg_nunito

BLACK = 8 << 16  # the instance of Nunito, a variable font, that is as heavy as the first font


class FontFile(NamedTuple):
    """A font in a package, which need not be installed, and the number of its instance."""

    package: str
    file: str
    instance: int = 0


FONTS = (
    FontFile(fontpkg_nunito.__name__, "files/Nunito[wght].ttf", BLACK),
    FontFile("noto_cjk_sans_jp_bold", "NotoSansCJKjp-Bold.otf"),
)
"""The first that has a letter draws it."""

NEEDED = {"ja": FONTS[1].package}
"""The packages without which a language cannot be drawn."""


def drawn_languages(languages: Iterable[str]) -> tuple[str, ...]:
    """Those of *languages* that can be drawn: the fonts that they need are installed."""
    return tuple(language for language in languages if not missing_package(language))


def missing_package(language: str) -> str:
    """The package to install before *language* can be drawn; nothing if it can be drawn."""
    package = NEEDED.get(language, "")
    return package.replace("_", "-") if package and find_spec(package) is None else ""
