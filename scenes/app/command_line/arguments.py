"""The command line: its arguments, or one sentence that says what is wrong with them."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence, Set
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bots.tempers import TEMPERS
from scenes.app.command_line import argument_types as types
from scenes.app.command_line.argument_types import BadArgument, listed, quoted
from scenes.core.settings.phone_setup import PhoneSetup, Wifi
from values import value
from words import languages, say

if TYPE_CHECKING:
    from archive.values import StoredMatch
    from rules.games import AnyGame
    from scenes.core.kiosk.kiosk_rules import KioskRules

DEMO_BOT = "judge"
PHONE = "phone"  # the word for a seat that somebody plays with a phone
# Arguments that only make sense with another one.
_NEEDS = {
    "seats": "game",
    "house-set": "game",
    "party": "demo",
    "matches": "demo",
    "every": "shots",
    "option": "game",
    "phones-address": "phones",
    "phones-port": "phones",
    "phones-wifi": "phones",
}
# Arguments, another one with which none of them goes together, and the sentence that says so.
_CLASHES = (
    (("demo", "game"), "kiosk", "command.kiosk_with"),
    (("launcher",), "kiosk", "command.profile_kiosk"),
    (("demo", "game", "kiosk", "replay"), "lesson", "command.lesson_alone"),
    (("game", "kiosk", "matches", "replay"), "party", "command.party_with"),
    (("replay",), "game", "command.replay_game"),
    (("fullscreen", "phones", "profile", "speech"), "headless", "command.headless_with"),
)


@value
class Arguments:
    """The arguments. ``seats`` is empty if nobody was named, ``options`` are the game's."""

    game: AnyGame | None
    options: Any
    seats: tuple[str, ...]
    seed: int | None
    size: tuple[int, int] | None
    fullscreen: bool
    language: str | None
    one_button: str | None
    speech: str | None
    phones: bool
    phone_setup: PhoneSetup
    headless: bool
    demo: bool
    party: bool
    matches: int
    shots: Path | None
    every: float
    replay: StoredMatch | None
    lesson: str | None
    kiosk_rules: KioskRules | None
    launcher: bool

    @property
    def plays_itself(self) -> bool:
        """Whether nobody is there to play."""
        return self.demo or (self.headless and self.lesson is not None)

    @property
    def wants_phones(self) -> bool:
        """Whether phones can join from the start."""
        in_kiosk = self.kiosk_rules is not None and self.kiosk_rules.phones is not None
        return self.phones or in_kiosk or PHONE in self.seats

    @property
    def begins_at_title(self) -> bool:
        """Whether the usual title is seen first; a kiosk has one of its own."""
        elsewhere = self.game or self.replay or self.lesson or self.kiosk_rules or self.party
        return not elsewhere


def parse(argv: Sequence[str] | None = None) -> Arguments:
    """Read *argv*, by default the process's own; ``--help`` ends the process.

    :raises BadArgument: naming the value and the choices.
    """
    given = _Parser().given(argv)
    if given["profile"] == types.ARCADE:
        given["kiosk"] = types.with_coins(given["kiosk"])
    _check_combinations(given)
    game, launcher = given["game"], given["profile"] == types.LAUNCHER
    if given["house-set"] is not None:
        game = types.with_house_set(game, given["house-set"])
    return Arguments(
        game=game,
        options=types.with_options(game, given["option"]) if game else None,
        seats=_seats(game, given["seats"], given["demo"]) if game else (),
        seed=given["seed"],
        size=given["size"],
        fullscreen=given["fullscreen"] or (launcher and given["size"] is None),
        language=given["language"],
        one_button=given["one-button"],
        speech=given["speech"],
        phones=given["phones"],
        phone_setup=_phone_setup(given),
        headless=given["headless"],
        demo=given["demo"],
        party=given["party"],
        matches=given["matches"] or 1,
        shots=given["shots"],
        every=given["every"] or 5.0,
        replay=given["replay"],
        lesson=given["lesson"],
        kiosk_rules=given["kiosk"],
        launcher=launcher,
    )


def described_arguments() -> list[argparse.Action]:
    """All arguments with their help, as a manual page shows them."""
    return _Parser().described()


class _Once(argparse.Action):
    """Stores a value, and refuses a second one."""

    def __call__(self, parser: Any, given: Any, values: Any, flag: str | None = None) -> None:
        if getattr(given, self.dest) is not None:
            raise BadArgument(say("command.twice", name=flag))
        setattr(given, self.dest, values)


class _Parser(argparse.ArgumentParser):
    """Knows all arguments; their help is looked up only when it is printed."""

    def __init__(self) -> None:
        super().__init__("croakade", add_help=False, allow_abbrev=False, exit_on_error=False)
        self._types: dict[str | None, Callable[[str], object]] = {}
        self.add_argument("--help", "-h", action="help")
        self.add_argument("--fullscreen", action="store_true")
        self.add_argument("--phones", action="store_true")
        self._add("phones-address", "ADDRESS", types.to_phone_address)
        self._add("phones-port", "PORT", types.to_phone_port)
        self._add("phones-wifi", "TEXT", str, nargs=2)
        self._add("kiosk", "FILE", types.to_kiosk_rules, nargs="?", const="")
        self._add("profile", "NAME", types.to_profile)
        self._add("size", "WxH", types.to_size)
        self._add("language", "NAME", types.to_language)
        self._add("one-button", "WAY", types.to_one_button)
        self._add("speech", "VOICE", types.to_speech, nargs="?", const=types.OWN_VOICE)
        self._add("game", "NAME", types.to_game)
        self._add("seats", "WHO", types.to_seat, nargs="+")
        self._add("option", "NAME=VALUE", types.to_option, action="append", default=[])
        self._add("house-set", "FILE", types.to_house_set_file)
        self._add("seed", "NUMBER", types.to_seed)
        self._add("replay", "FILE", types.to_stored_match)
        self._add("lesson", "NAME", types.to_lesson)
        self.add_argument("--headless", action="store_true")
        self.add_argument("--demo", action="store_true")
        self.add_argument("--party", action="store_true")
        self._add("matches", "NUMBER", types.to_matches)
        self._add("shots", "FOLDER", types.to_folder)
        self._add("every", "SECONDS", types.to_seconds)

    def _add(self, name: str, metavar: str, kind: Callable[[str], object], **more: Any) -> None:
        self._types[f"--{name}"] = kind
        more = {"action": _Once, **more}
        self.add_argument(f"--{name}", dest=name, metavar=metavar, type=kind, **more)

    def given(self, argv: Sequence[str] | None) -> dict[str, Any]:
        """All arguments by name; those that are not in *argv* are None, False or empty."""
        try:
            given, unknown = self.parse_known_args(argv)
        except argparse.ArgumentError as error:
            if kind := self._types.get(error.argument_name):
                kind("")  # a missing value is as wrong as an empty one
            raise BadArgument(say("command.invalid", message=quoted(str(error)))) from None
        if unknown:
            raise BadArgument(say("command.unknown", value=quoted(unknown[0])))
        return vars(given)

    def described(self) -> list[argparse.Action]:
        """All arguments with their help."""
        from rules.games import REGISTRATIONS
        from sprites.render.language_fonts import drawn_languages

        blanks: dict[str, object] = {
            "games": listed(REGISTRATIONS),
            "seats": listed((*types.PEOPLE, *types.bot_levels())),
            "tempers": listed(TEMPERS),
            "most_seed": types.MOST_SEED,
            "languages": listed(drawn_languages(languages())),
            "profiles": listed(types.PROFILES),
            "ways": listed(types.ONE_BUTTON),
            "voices": listed(types.SPEECH),
        }
        for action in self._actions:
            action.help = say(f"command.help_{action.dest}", **blanks)
        return self._actions

    def format_help(self) -> str:
        self.description, self.epilog = say("command.about"), say("command.epilog")
        self.described()
        return super().format_help()


def _check_combinations(given: Mapping[str, Any]) -> None:
    """Refuse arguments that do not go together, or lack another one."""
    named = {name for name, value in given.items() if value not in (None, False, [])}
    if given["profile"] == types.LAUNCHER:
        named.add("launcher")  # other profiles go together with more
    for names, other, key in _CLASHES:
        clashing = [name for name in names if name in named]
        if clashing and other in named:
            raise BadArgument(say(key, name=f"--{clashing[0]}"))
    _check_needs(named)


def _check_needs(named: Set[str]) -> None:
    """Refuse arguments that lack another one."""
    for name, other in _NEEDS.items():
        if name in named and other not in named:
            raise BadArgument(say("command.needs", name=f"--{name}", other=f"--{other}"))
    if "headless" in named and named.isdisjoint({"demo", "lesson"}):
        raise BadArgument(say("command.headless_needs"))
    if "demo" in named and named.isdisjoint({"game", "party"}):
        raise BadArgument(say("command.needs", name="--demo", other="--game or --party"))


def _seats(game: AnyGame, words: Sequence[str] | None, demo: bool) -> tuple[str, ...]:
    """Who sits where; in a demo bots only, on all seats if nobody is named."""
    if words is None:
        return (DEMO_BOT,) * game.seats[-1] if demo else ()
    for word in words if demo else ():
        types.to_demo_seat(word)
    if len(words) not in game.seats:
        few, many, value = game.seats[0], game.seats[-1], quoted(" ".join(words))
        blanks = {"title": game.title, "few": few, "many": many}
        raise BadArgument(say("command.seat_count", **blanks, count=len(words), value=value))
    return tuple(words)


def _phone_setup(given: Mapping[str, Any]) -> PhoneSetup:
    """How phones join, by the arguments."""
    words = given["phones-wifi"]
    wifi = Wifi(*words) if words else None
    if wifi and not wifi.is_valid:
        raise BadArgument(say("command.phones_wifi", value=quoted(" ".join(words))))
    return PhoneSetup(given["phones-address"] or "", given["phones-port"], wifi)
