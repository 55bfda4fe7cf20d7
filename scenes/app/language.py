"""Which language is spoken: the one of the command line, of the settings, or of the system."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from words import ENGLISH

SYSTEM = "system"  # the value of the setting that leaves the choice to the system
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set holds


def chosen_language(setting: str, offered: Sequence[str]) -> str:
    """The language of the *setting*; English, or the first one *offered*, if it is not offered."""
    wanted = system_language() if setting == SYSTEM else setting
    if wanted in offered:
        return wanted
    return ENGLISH if ENGLISH in offered else offered[0]


def system_language() -> str:
    """The language of the operating system, two letters; English if it names none."""
    locale = next(filter(None, map(os.environ.get, _VARIABLES)), "") or _preferred()
    code = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return code if len(code) == 2 else ENGLISH


def _preferred() -> str:
    """The first language in the settings of Windows or macOS, which have no such variables."""
    if sys.platform not in ("win32", "darwin"):
        return ""
    from pygame.system import get_pref_locales

    return next((str(one["language"]) for one in get_pref_locales()), "")
