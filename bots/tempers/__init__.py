"""Tempers: what bots of any level prefer among choices that are about equally good.

A bot's name is its level, or its level and temper such as ``easy-bold``.
"""

from __future__ import annotations

from typing import NamedTuple

TEMPERS = ("bold", "cautious", "thieving")


class BotName(NamedTuple):
    """The level of a bot and its temper, if it has one."""

    level: str
    temper: str | None = None

    @classmethod
    def read(cls, text: str) -> BotName:
        """The name that *text* stands for, be it one of a known bot or not."""
        level, dash, temper = text.partition("-")
        return cls(level, temper if dash else None)

    def __str__(self) -> str:
        return f"{self.level}-{self.temper}" if self.temper else self.level
