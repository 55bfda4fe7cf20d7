"""The command line: what was asked for, or one sentence saying what is wrong with it."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scenes.app.argument_types import (
    MOST_SEED,
    PEOPLE,
    BadArgument,
    bots,
    check_seat,
    games,
    listed,
    quoted,
    split,
    to_file,
    to_folder,
    to_game,
    to_housed,
    to_match,
    to_matches,
    to_options,
    to_seats,
    to_seconds,
    to_seed,
    to_size,
    to_venue,
)
from words import say

if TYPE_CHECKING:
    from rules.core import Game
    from rules.match import Match
    from scenes.core.kiosk_rules import KioskRules

_FLAGS: Mapping[str, str | None] = {
    "fullscreen": None,
    "kiosk": "FILE",
    "size": "WxH",
    "game": "NAME",
    "seats": "WHO",
    "option": "NAME=VALUE",
    "house-set": "FILE",
    "seed": "NUMBER",
    "replay": "FILE",
    "headless": None,
    "demo": None,
    "matches": "NUMBER",
    "shots": "FOLDER",
    "every": "SECONDS",
}
_WORDS = {"seats": "+", "kiosk": "?"}  # how many may follow, where it is not one


@dataclass(frozen=True, slots=True)
class Arguments:
    """What was asked for. ``seats`` is empty if nobody was named, ``options`` are the game's."""

    game: Game[Any, Any, Any, Any] | None
    options: Any
    seats: tuple[str, ...]
    seed: int | None
    size: tuple[int, int] | None
    fullscreen: bool
    headless: bool
    demo: bool
    matches: int
    shots: Path | None
    every: float
    replay: Match[Any, Any, Any, Any] | None
    kiosk_rules: KioskRules | None

    @property
    def begins_at_title(self) -> bool:
        """Whether the usual title is seen first; a kiosk has one of its own."""
        return self.game is None and self.replay is None and self.kiosk_rules is None


def parse(argv: Sequence[str] | None = None) -> Arguments:
    """Read *argv*, by default the process's own; ``--help`` ends the process.

    :raises BadArgument: naming the value and the choices.
    """
    given = _understood(argv)
    options = given.option or []
    once = _FLAGS.keys() - {"option"}
    event = {name: _once(name, values) for name, values in vars(given).items() if name in once}
    _check_company(event, options)

    def value(name: str, unsaid: Any = None) -> Any:
        return unsaid if event[name] is None else _READERS[name](event[name])

    game = value("game")
    if event["house-set"] is not None:
        game = to_housed(game, event["house-set"])
    return Arguments(
        game=game,
        options=None if game is None else to_options(game, options),
        seats=() if game is None else to_seats(game, event["seats"], event["demo"]),
        seed=value("seed"),
        size=value("size"),
        fullscreen=event["fullscreen"],
        headless=event["headless"],
        demo=event["demo"],
        matches=value("matches", 1),
        shots=value("shots"),
        every=value("every", 5.0),
        replay=value("replay"),
        kiosk_rules=value("kiosk"),
    )


def _understood(argv: Sequence[str] | None) -> argparse.Namespace:
    try:
        given, unknown = _parser().parse_known_args(argv)
    except argparse.ArgumentError as error:
        flag = (error.argument_name or "").removeprefix("--")
        if flag in _READERS:
            _READERS[flag]("")  # a missing value is as wrong as an empty one
        raise BadArgument(say("command.invalid", message=error)) from None
    if unknown:
        raise BadArgument(say("command.unknown", value=quoted(unknown[0])))
    return given


class _Help(argparse.Action):
    """Prints what can be said; only then the games and the bots are looked up."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        blanks: dict[str, object] = {
            "games": listed(games()),
            "seats": listed((*PEOPLE, *bots())),
            "most_seed": MOST_SEED,
        }
        helpful = _parser(lambda key: say(f"command.{key}", **blanks))
        helpful.print_help()
        helpful.exit()


def _parser(explain: Callable[[str], str | None] = lambda _: None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="croakade",
        description=explain("about"),
        epilog=explain("epilog"),
        add_help=False,
        allow_abbrev=False,
        exit_on_error=False,
    )
    parser.add_argument("--help", "-h", nargs=0, action=_Help, help=explain("help_help"))
    for name, metavar in _FLAGS.items():
        flag, text = f"--{name}", explain(f"help_{name}")
        if metavar is None:
            parser.add_argument(flag, dest=name, action="store_true", help=text)
        else:
            parser.add_argument(
                flag, dest=name, metavar=metavar, nargs=_WORDS.get(name), action="append",
                const="" if name == "kiosk" else None, help=text,
            )  # fmt: skip
    return parser


def _once(name: str, values: Any) -> Any:
    if not isinstance(values, list):
        return values
    if len(values) > 1:
        raise BadArgument(say("command.twice", name=f"--{name}"))
    return values[0]


def _check_company(given: Mapping[str, Any], options: Sequence[str]) -> None:
    """Refuse what only makes sense together with something that is not there."""
    for name in ("game", "demo"):
        if given["kiosk"] is not None and given[name] not in (None, False):
            raise BadArgument(say("command.kiosk_with", name=f"--{name}"))
    for name, other in (
        ("seats", "game"),
        ("demo", "game"),
        ("house-set", "game"),
        ("headless", "demo"),
        ("matches", "demo"),
        ("every", "shots"),
    ):
        if given[name] not in (None, False) and given[other] in (None, False):
            raise BadArgument(say("command.needs", name=f"--{name}", other=f"--{other}"))
    if options and given["game"] is None:
        raise BadArgument(say("command.needs", name="--option", other="--game"))
    if given["replay"] is not None and given["game"] is not None:
        raise BadArgument(say("command.replay_game"))
    if given["headless"] and given["fullscreen"]:
        raise BadArgument(say("command.headless_fullscreen"))


_READERS: Mapping[str, Callable[[str], object]] = {
    "size": to_size,
    "game": to_game,
    "seats": check_seat,
    "option": split,
    "house-set": to_file,
    "seed": to_seed,
    "replay": to_match,
    "matches": to_matches,
    "shots": to_folder,
    "every": to_seconds,
    "kiosk": to_venue,
}
