"""How much is said."""

from __future__ import annotations

from enum import IntEnum


class Detail(IntEnum):
    """The degrees of the setting ``speech_detail``."""

    BRIEF = 0
    NORMAL = 1
    FULL = 2
