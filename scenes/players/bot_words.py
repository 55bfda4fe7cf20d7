"""What bots are called on the screen."""

from __future__ import annotations

from bots.tempers import BotName
from words import say


def bot_words(name: str) -> str:
    """What the bot called *name* is, or, if it has a temper, its level and that."""
    level, temper = BotName.read(name)
    if temper is None:
        return say(f"level.{level}")
    return say("temper.bot", level=say(f"level_alone.{level}"), temper=temper_words(temper))


def temper_words(temper: str | None) -> str:
    """What a temper, or having none, is called."""
    return say(f"temper.{temper or 'none'}")
