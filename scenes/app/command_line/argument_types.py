"""The types of arguments: each reads a value, or raises one sentence that says what is wrong.

The modules that a type needs are imported when it is used: most starts have no arguments.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, get_args

from bots.tempers import TEMPERS, BotName
from rules.text_limits import MOST_LETTERS, shortened
from scenes.core.settings.phone_setup import MOST_PORT, is_address
from scenes.core.settings.settings import OneButtonWay, SpeechKind
from words import PSEUDO, languages, say

if TYPE_CHECKING:
    from archive.values import StoredMatch
    from rules.games import AnyGame
    from scenes.core.kiosk.kiosk_rules import KioskRules

LAUNCHER = "launcher"
ARCADE = "arcade"
PROFILES = (LAUNCHER, ARCADE)
ONE_BUTTON = get_args(OneButtonWay)
SPEECH = get_args(SpeechKind)
OWN_VOICE = "own"
PEOPLE = ("me", "pad", "keys", "phone")
SMALLEST, LARGEST = (320, 180), (7680, 4320)
MOST_SEED = 2**63 - 1
MOST_MATCHES = 100_000
SHORTEST, LONGEST = 1 / 60, 3600.0
MOST_OF_PATH = 255  # letters that a refusal quotes

T = TypeVar("T")


class BadArgument(Exception):
    """The command line asks for something that cannot be; the text is for the terminal."""


def bot_levels() -> Sequence[str]:
    """The levels of bots."""
    from bots.levels import LEVELS

    return LEVELS


def to_game(text: str) -> AnyGame:
    """The game called *text*."""
    from rules.games import REGISTRATIONS, game_called

    return game_called(choice("game", text, REGISTRATIONS))


def to_language(text: str) -> str:
    """A language that there is, and whose fonts are installed."""
    from sprites.render.language_fonts import drawn_languages, missing_package

    if text == PSEUDO:
        return text
    if text in languages() and (package := missing_package(text)):
        raise BadArgument(say("command.language_font", value=text, package=package))
    return choice("language", text, drawn_languages(languages()))


def to_lesson(text: str) -> str:
    """The name of a game that has a lesson."""
    from rules.games import REGISTRATIONS
    from scenes.core.game_parts import has_lesson

    return choice("lesson", text, list(filter(has_lesson, REGISTRATIONS)))


def to_seat(text: str) -> str:
    """A word for who sits on a seat."""
    return text if _has_temper(text) else choice("seat", text, (*PEOPLE, *bot_levels()))


def to_demo_seat(text: str) -> str:
    """The name of a bot."""
    return text if _has_temper(text) else choice("demo_seat", text, bot_levels())


def _has_temper(text: str) -> bool:
    """Whether *text* names a bot with a temper."""
    level, temper = BotName.read(text)
    return level in bot_levels() and temper in TEMPERS


def to_option(text: str) -> tuple[str, str]:
    """Name and value of an option."""
    name, equals, value = text.partition("=")
    if not (name and equals):
        raise BadArgument(say("command.option_form", value=quoted(text)))
    return name, value


def to_seed(text: str) -> int:
    """What a match is dealt from."""
    return _whole_number(text, 0, MOST_SEED, "seed")


def to_matches(text: str) -> int:
    """How many matches to play."""
    return _whole_number(text, 1, MOST_MATCHES, "matches")


def to_phone_address(text: str) -> str:
    """The address of this machine by which phones come."""
    if not is_address(text):
        raise BadArgument(say("command.phones_address", value=quoted(text)))
    return text


def to_phone_port(text: str) -> int:
    """The port at which phones come."""
    return _whole_number(text, 1, MOST_PORT, "phones_port")


def to_one_button(text: str) -> str:
    """How one button plays."""
    return choice("one_button", text, ONE_BUTTON)


def to_speech(text: str) -> str:
    """What speaks, if its package is installed."""
    from speech.packages import missing_package

    if package := missing_package(choice("speech", text, SPEECH)):
        raise BadArgument(say("command.speech_package", package=package))
    return text


def to_profile(text: str) -> str:
    """The name of a profile: what kind of place the program runs in."""
    return choice("profile", text, PROFILES)


def to_size(text: str) -> tuple[int, int]:
    """Width and height in pixels."""
    if re.fullmatch(r"[0-9]{1,5}x[0-9]{1,5}", text):
        width, height = map(int, text.split("x"))
        if SMALLEST[0] <= width <= LARGEST[0] and SMALLEST[1] <= height <= LARGEST[1]:
            return width, height
    least, most = (f"{width}x{height}" for width, height in (SMALLEST, LARGEST))
    raise BadArgument(say("command.size", value=quoted(text), least=least, most=most))


def to_seconds(text: str) -> float:
    """The time from picture to picture."""
    try:
        if SHORTEST <= float(text) <= LONGEST:
            return float(text)
    except ValueError:
        pass
    least, most = f"{SHORTEST:.3f}", f"{LONGEST:.0f}"
    raise BadArgument(say("command.every", value=quoted(text), least=least, most=most))


def to_folder(text: str) -> Path:
    """A folder that can be written into; it is made if need be."""
    import tempfile

    try:
        folder = _path(text)
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        reason = error.strerror or error
        raise BadArgument(say("command.shots", value=quoted_path(text), reason=reason)) from None
    return folder


def to_stored_match(text: str) -> StoredMatch:
    """The match whose record is in a file, as far as it came."""
    from archive.problems import UnreadablePath, UnreadableRecord, reason_of
    from archive.stored_match import read_match
    from scenes.menus.records.messages import archive_message

    try:
        stored = read_match(_path(text))
    except UnreadableRecord as error:
        raise BadArgument(archive_message(error.problem)) from None
    except OSError as error:
        problem = UnreadablePath(Path(quoted_path(text)), reason_of(error))
        raise BadArgument(archive_message(problem)) from None
    if stored is None:
        raise BadArgument(say("command.replay_empty", file=quoted_path(text)))
    return stored


def to_kiosk_rules(text: str) -> KioskRules:
    """What a kiosk file allows; without a file everything is allowed."""
    from scenes.kiosk.kiosk_file import parse_kiosk_file, read_kiosk_file

    return _read("kiosk", text, read_kiosk_file) if text else parse_kiosk_file("")


def with_coins(kiosk_rules: KioskRules | None) -> KioskRules:
    """The rules of an arcade cabinet: those of its kiosk file, or everything is allowed."""
    from scenes.core.kiosk.coin_box import ArcadeRules

    rules = kiosk_rules or to_kiosk_rules("")
    return replace(rules, arcade=rules.arcade or ArcadeRules())


def to_house_set_file(text: str) -> str:
    """The file of a house set, which is read only with its game."""
    return _read("house_set", text, str)


def with_house_set(game: AnyGame, text: str) -> AnyGame:
    """*game* with the house set in a file."""
    from bots.house_set_option import read_house_set

    if game.with_house_set is None:
        raise BadArgument(say("command.house_set_none", title=game.title, file=quoted_path(text)))
    return _read("house_set", text, lambda file: read_house_set(game, file))


def with_options(game: AnyGame, chosen: Iterable[tuple[str, str]]) -> Any:
    """The options of *game* with the names and values in *chosen*."""
    from rules.core import OptionConflict
    from rules.games import first_options
    from scenes.core.choice_fields import choice_fields

    known = {
        choice.field: {_written(value): value for value in choice.values}
        for choice in choice_fields(game.options)
    }
    try:
        named = {name: _option(game, known, name, text) for name, text in chosen}
        return game.options(**first_options(game) | named)
    except OptionConflict as conflict:
        reason = say(str(conflict))
        raise BadArgument(say("command.option_clash", reason=reason)) from None


def _option(game: AnyGame, known: dict[str, dict[str, object]], name: str, text: str) -> object:
    if not known:
        raise BadArgument(say("command.option_none", title=game.title, value=quoted(name)))
    values = known[choice("option_name", name, known, title=game.title)]
    return values[choice("option_value", text, values, name=name)]


def _written(value: object) -> str:
    """How a player types the *value* of an option."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(getattr(value, "name", value)).lower()


def _whole_number(text: str, least: int, most: int, key: str) -> int:
    if not re.fullmatch(r"[0-9]{1,19}", text) or not least <= int(text) <= most:
        raise BadArgument(say(f"command.{key}", value=quoted(text), most=most))
    return int(text)


def _read(key: str, text: str, read: Callable[[Path], T]) -> T:
    """What *read* makes of the file called *text*; *key* is the key of the sentences."""
    from rules.text_limits import LineError

    file = quoted_path(text)
    try:
        return read(_path(text))
    except LineError as error:
        blanks = {"line": error.line, "reason": error.reason}
        raise BadArgument(say(f"command.{key}", file=file, **blanks)) from None
    except OSError as error:
        reason = error.strerror or error
        raise BadArgument(say(f"command.{key}_unread", file=file, reason=reason)) from None


def _path(text: str) -> Path:
    if not text.strip() or "\0" in text:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
    if any(len(part) > MOST_OF_PATH for part in Path(text).parts):
        raise OSError(errno.ENAMETOOLONG, os.strerror(errno.ENAMETOOLONG))
    return Path(text)


def choice(key: str, text: str, choices: Collection[str], **blanks: object) -> str:
    """*text*, which is one of *choices*; else the sentence called *key* names them."""
    if text not in choices:
        blanks |= {"value": quoted(text), "choices": listed(choices)}
        raise BadArgument(say(f"command.{key}", **blanks))
    return text


def listed(words: Iterable[str]) -> str:
    """All *words* to choose from."""
    return ", ".join(words)


def quoted(text: str, most: int = MOST_LETTERS) -> str:
    """The beginning of *text*, in quotes if it is empty or has a line break."""
    return shortened(text if text.isprintable() and text.strip() else repr(text), most)


def quoted_path(text: str) -> str:
    """The same for the path of a file or folder."""
    return quoted(text, MOST_OF_PATH)
