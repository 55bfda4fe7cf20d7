"""What a phone and the server tell each other, as JSON; docs/PHONES.md lists all messages."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, TypeAlias

from values import value

MOST_LETTERS = 2048
"""What a phone sends is never longer."""
SIZES = (512, 1024, 2048, 4096, 8192, 16384, 32768)
"""What a phone is sent is filled up to one of these lengths, which so tell little."""
_WORD = re.compile(r"[a-z_]{1,16}")
_NAME = re.compile(r"[A-Za-z0-9_./:-]{1,64}")
MOST_OPTIONS = 512


class PadUse(Enum):
    """Whether a phone is a pad of the big screen: it must be, its owner wants it, or not."""

    ONLY = "only"
    ON = "on"
    OFF = "off"


class BadMessage(Exception):
    """A phone has sent what no page of ours sends."""


# From a phone to the program


@value
class JoinRequest:
    """A phone wants to come in with the room *code*, or to return with its *token*."""

    code: str = ""
    token: str = ""


@value
class OwnerRequest:
    """What the owner asks of the program, rather than the page of the server."""


@value
class Choose(OwnerRequest):
    """The owner chose an option, counted from 0, of the step called *step*."""

    step: str
    option: int


@value
class ChooseInstead(OwnerRequest):
    """The owner chose one of the others of the step called *step*, counted from 0."""

    step: str
    option: int


@value
class GoBack(OwnerRequest):
    """The owner wants the step before the one called *step*."""

    step: str


@value
class TakeBack(OwnerRequest):
    """The owner wants to take back what was chosen last."""


@value
class HoldControl(OwnerRequest):
    """The owner pressed or released a control of the pad, called by its intent."""

    intent: str
    down: bool


@value
class UseAsPad(OwnerRequest):
    """The phone is to be a pad of the big screen from now on, or no longer."""

    on: bool


@value
class Pull:
    """The page wants all that it should show."""


@value
class Ping:
    """The page wants to know whether the server hears it."""


FromPage: TypeAlias = JoinRequest | Pull | Ping | OwnerRequest


# From the server to the program


@value
class FromServer:
    """Something happened to the phone with this number."""

    phone: int


@value
class Arrived(FromServer):
    """The phone came in, or returned."""


@value
class Left(FromServer):
    """The connection to the phone is lost; it may return."""


@value
class Asked(FromServer):
    """The owner of the phone asks for something."""

    request: OwnerRequest


def read_message(text: str | bytes) -> FromPage:
    """What a phone has sent.

    :raises BadMessage: unless it is one of the messages, and nothing else.
    """
    if not isinstance(text, str) or len(text) > MOST_LETTERS:
        raise BadMessage
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError):
        raise BadMessage from None
    if not isinstance(fields, dict) or not fields:
        raise BadMessage
    verb = next(iter(fields))
    if verb not in _READERS:
        raise BadMessage
    return _READERS[verb](fields)


def to_text(message: Mapping[str, Any]) -> str:
    """*message* as JSON, filled up with spaces to one of the `SIZES` in bytes."""
    return padded(json.dumps(message, ensure_ascii=False, separators=(",", ":")))


def padded(text: str) -> str:
    """*text* with spaces behind it, so that its length in bytes is one of the `SIZES`."""
    size = len(text.encode())
    room = next((most for most in SIZES if most >= size), size)
    return text + " " * (room - size)


def _join(fields: Mapping[str, Any]) -> JoinRequest:
    _only(fields, "join")
    match fields["join"]:
        case {"code": code, **rest} if not rest:
            return JoinRequest(code=_text(code, _NAME))
        case {"token": token, **rest} if not rest:
            return JoinRequest(token=_text(token, _NAME))
    raise BadMessage


def _choose(fields: Mapping[str, Any]) -> Choose:
    return Choose(*_option(fields, "choose"))


def _choose_instead(fields: Mapping[str, Any]) -> ChooseInstead:
    return ChooseInstead(*_option(fields, "instead"))


def _option(fields: Mapping[str, Any], verb: str) -> tuple[str, int]:
    _only(fields, verb, "option")
    option = fields.get("option")
    if type(option) is not int or not 0 <= option < MOST_OPTIONS:
        raise BadMessage
    return _text(fields[verb], _NAME), option


def _go_back(fields: Mapping[str, Any]) -> GoBack:
    _only(fields, "back")
    return GoBack(_text(fields["back"], _NAME))


def _hold(fields: Mapping[str, Any]) -> HoldControl:
    _only(fields, "press", "down")
    return HoldControl(_text(fields["press"], _WORD), _flag(fields.get("down")))


def _use_as_pad(fields: Mapping[str, Any]) -> UseAsPad:
    _only(fields, "pad")
    return UseAsPad(_flag(fields["pad"]))


def _bare(verb: str, message: FromPage) -> Callable[[Mapping[str, Any]], FromPage]:
    """Reads a message that says nothing but its *verb*."""

    def read(fields: Mapping[str, Any]) -> FromPage:
        _only(fields, verb)
        if fields[verb] is not True:
            raise BadMessage
        return message

    return read


_READERS: Mapping[str, Callable[[Mapping[str, Any]], FromPage]] = {
    "join": _join,
    "choose": _choose,
    "instead": _choose_instead,
    "back": _go_back,
    "take_back": _bare("take_back", TakeBack()),
    "press": _hold,
    "pad": _use_as_pad,
    "pull": _bare("pull", Pull()),
    "ping": _bare("ping", Ping()),
}


def _only(fields: Mapping[str, Any], *names: str) -> None:
    if set(fields) != set(names):
        raise BadMessage


def _text(value: object, form: re.Pattern[str]) -> str:
    if not isinstance(value, str) or not form.fullmatch(value):
        raise BadMessage
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise BadMessage
    return value
