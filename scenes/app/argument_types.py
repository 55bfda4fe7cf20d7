"""From words on the command line to values, or one sentence naming the choices."""

from __future__ import annotations

import errno
import math
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from words import say

# The games and the bots take longer to load than the first picture: only who is asked for comes.
if TYPE_CHECKING:
    from rules.core import Game
    from rules.match import Match
    from scenes.core.kiosk_rules import KioskRules

PEOPLE = ("me", "pad", "keys")
SMALLEST, LARGEST = (320, 180), (7680, 4320)
MOST_SEED = 2**63 - 1
MOST_MATCHES = 100_000
SHORTEST, LONGEST = 1 / 60, 3600.0
DEMO_BOT = "judge"


class BadArgument(ValueError):
    """The command line asks for something that cannot be; the text is for the terminal."""


def games() -> dict[str, Game[Any, Any, Any, Any]]:
    """The games on the shelf by name."""
    from rules.games import all_games

    return {game.name: game for game in all_games()}


def bots() -> tuple[str, ...]:
    """The words for bots."""
    from bots.levels import LEVELS

    return LEVELS


def to_game(name: str) -> Game[Any, Any, Any, Any]:
    """The game on the shelf called *name*."""
    shelf = games()
    if name not in shelf:
        raise BadArgument(say("command.game", value=quoted(name), choices=listed(shelf)))
    return shelf[name]


def to_housed(game: Game[Any, Any, Any, Any], text: str) -> Game[Any, Any, Any, Any]:
    """*game* with the house set in a file."""
    from bots.house_set_option import housed
    from rules.quabble import HouseSetError

    file = quoted(text)
    if game.with_house_set is None:
        raise BadArgument(say("command.house_set_none", title=game.title, file=file))
    try:
        return housed(game, to_file(text))
    except HouseSetError as error:
        blanks = {"line": error.line, "reason": error.reason}
        raise BadArgument(say("command.house_set", file=file, **blanks)) from None
    except OSError as error:
        reason = error.strerror or error
        raise BadArgument(say("command.house_set_unread", file=file, reason=reason)) from None


def to_file(text: str) -> Path:
    """The file of a house set; whether it is there shows when it is read."""
    if not text.strip() or "\0" in text:
        reason = os.strerror(errno.ENOENT)
        raise BadArgument(say("command.house_set_unread", file=quoted(text), reason=reason))
    return Path(text)


def to_venue(text: str) -> KioskRules:
    """What the owner of a kiosk wrote into a file; without one everything is allowed."""
    from rules.lined import LineError
    from scenes.kiosk.kiosk_file import parse_kiosk_file, read_kiosk_file

    file = quoted(text)
    try:
        return read_kiosk_file(to_file(text)) if text else parse_kiosk_file("")
    except LineError as error:
        blanks = {"line": error.line, "reason": error.reason}
        raise BadArgument(say("command.kiosk", file=file, **blanks)) from None
    except OSError as error:
        reason = error.strerror or error
        raise BadArgument(say("command.kiosk_unread", file=file, reason=reason)) from None


def to_match(text: str) -> Match[Any, Any, Any, Any]:
    """The match that was kept in a file, as far as it came."""
    from archive.problems import UnreadableRecord
    from archive.stored_match import read_match
    from scenes.menus.records.messages import archive_message

    try:
        stored = read_match(to_file(text))
    except UnreadableRecord as error:
        raise BadArgument(archive_message(error.problem)) from None
    if stored is None:
        raise BadArgument(say("command.replay_empty", file=quoted(text)))
    to_game(stored.match.game.name)
    return stored.match


def to_seats(
    game: Game[Any, Any, Any, Any], words: Sequence[str] | None, demo: bool
) -> tuple[str, ...]:
    """Who sits where; in a demo bots only, and all seats taken if nobody is named."""
    if words is None:
        return (DEMO_BOT,) * game.seats[-1] if demo else ()
    for word in words:
        check_seat(word)
        if demo and word in PEOPLE:
            raise BadArgument(say("command.demo_seat", value=word, choices=listed(bots())))
    if len(words) not in game.seats:
        few, many, value = game.seats[0], game.seats[-1], " ".join(words)
        blanks = {"title": game.title, "few": few, "many": many}
        raise BadArgument(say("command.seat_count", **blanks, count=len(words), value=value))
    return tuple(words)


def check_seat(word: str) -> None:
    """Refuse whoever cannot sit down at any game."""
    everybody = (*PEOPLE, *bots())
    if word not in everybody:
        raise BadArgument(say("command.seat", value=quoted(word), choices=listed(everybody)))


def to_options(game: Game[Any, Any, Any, Any], texts: Sequence[str]) -> Any:
    """The game's options as *texts* of the form NAME=VALUE want them."""
    from scenes.core.choice_fields import choice_fields

    known = {dial.field: dial.values for dial in choice_fields(game.options)}
    chosen: dict[str, object] = {}
    for text in texts:
        name, value = split(text)
        if not known:
            raise BadArgument(say("command.option_none", title=game.title, value=quoted(name)))
        if name not in known:
            choices = listed(known)
            text = say("command.option_name", title=game.title, value=quoted(name), choices=choices)
            raise BadArgument(text)
        chosen[name] = _option(name, value, {_written(one): one for one in known[name]})
    try:
        return game.options(**chosen)
    except ValueError as error:
        raise BadArgument(say("command.option_clash", reason=error)) from None


def split(text: str) -> tuple[str, str]:
    """Name and value of an option."""
    name, equals, value = text.partition("=")
    if not (name and equals):
        raise BadArgument(say("command.option_form", value=quoted(text)))
    return name, value


def _option(name: str, text: str, values: Mapping[str, object]) -> object:
    if text not in values:
        choices = listed(values)
        raise BadArgument(
            say("command.option_value", name=name, value=quoted(text), choices=choices)
        )
    return values[text]


def _written(value: object) -> str:
    """How a player types the *value* of an option."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(getattr(value, "name", value)).lower()


def to_seed(text: str) -> int:
    """What a match is dealt from."""
    return _whole(text, 0, MOST_SEED, "seed")


def to_matches(text: str) -> int:
    """How many matches to play."""
    return _whole(text, 1, MOST_MATCHES, "matches")


def _whole(text: str, least: int, most: int, key: str) -> int:
    if not re.fullmatch(r"[0-9]{1,19}", text) or not least <= int(text) <= most:
        raise BadArgument(say(f"command.{key}", value=quoted(text), most=most))
    return int(text)


def to_size(text: str) -> tuple[int, int]:
    """Width and height in pixels."""
    found = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", text)
    if found:
        width, height = int(found[1]), int(found[2])
        if SMALLEST[0] <= width <= LARGEST[0] and SMALLEST[1] <= height <= LARGEST[1]:
            return width, height
    least, most = (f"{width}x{height}" for width, height in (SMALLEST, LARGEST))
    raise BadArgument(say("command.size", value=quoted(text), least=least, most=most))


def to_seconds(text: str) -> float:
    """The time from picture to picture."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not SHORTEST <= seconds <= LONGEST:
        least, most = f"{SHORTEST:.3f}", f"{LONGEST:.0f}"
        raise BadArgument(say("command.every", value=quoted(text), least=least, most=most))
    return seconds


def to_folder(text: str) -> Path:
    """A folder that can be written into; it is made if need be."""
    import tempfile

    folder = Path(text)
    try:
        if not text.strip():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        reason = error.strerror or error
        raise BadArgument(say("command.shots", value=quoted(text), reason=reason)) from None
    return folder


def listed(words: Iterable[str]) -> str:
    """All *words* to choose from."""
    return ", ".join(words)


def quoted(text: str) -> str:
    """*text* so that a missing one is seen, and a line break stays on its line."""
    return text if text.isprintable() and text.strip() else repr(text)
