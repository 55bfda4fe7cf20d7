"""A match as JSON lines: a header, then a line for each joint choice, undo or change of seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, TypeAlias

from rules.core import Event, Game, IllegalChoice, Seat
from rules.games import REGISTRATIONS, game_called
from rules.match import Chosen, Match, MatchStep, Undone
from rules.notation import (
    Json,
    decode,
    decode_fields,
    decode_one,
    encode,
    encode_fields,
    from_line,
    to_line,
)
from rules.players import USUAL_TEAM, Player, check_player
from rules.text_limits import RECORD, LineError, check_text, shortened

VERSION = 1
_HEADER = ("game", "options", "house", "seats", "seed", "version")


class RecordError(LineError):
    """A record that cannot be read: the number of the line at fault, from 1, and the reason."""


class OtherVersion(RecordError):
    """A record of another ``version`` than the one that can be read."""

    def __init__(self, version: int) -> None:
        super().__init__(1, f"this is version {version}, and only version {VERSION} can be read")
        self.version = version


@dataclass(frozen=True, slots=True)
class Seated:
    """From here on these play, one for each seat."""

    players: tuple[Player, ...]


Step: TypeAlias = MatchStep | Seated


@dataclass(frozen=True, slots=True)
class Record:
    """All that is needed to play a match again. Step n stands in line n + 2."""

    game: Game[Any, Any, Any, Any]
    options: Any
    seats: int
    seed: int
    steps: tuple[Step, ...] = ()

    @property
    def players(self) -> tuple[Player, ...]:
        """Who played last, or nobody if that was not written."""
        seated = (step.players for step in reversed(self.steps) if isinstance(step, Seated))
        return next(seated, ())


@dataclass(frozen=True, slots=True)
class Replayed:
    """A match that was played again, and the events of all choices in its log."""

    match: Match[Any, Any, Any, Any]
    events: tuple[Event, ...]


def header_line(match: Match[Any, Any, Any, Any]) -> str:
    """The first line; ``house`` is the set of cards, in a game that has one."""
    return to_line(
        {
            "game": match.game.name,
            "options": encode_fields(match.options),
            "house": None if match.game.house_set is None else encode_fields(match.game.house_set),
            "seats": match.seats,
            "seed": match.seed,
            "version": VERSION,
        }
    )


def chosen_line(choices: Mapping[Seat, Any]) -> str:
    """The line of one joint choice, in the order of the seats."""
    return to_line({"chosen": {str(seat): encode(choices[seat]) for seat in sorted(choices)}})


def undone_line(seat: Seat) -> str:
    """The line of one undo."""
    return to_line({"undone": seat})


def step_line(step: MatchStep) -> str:
    """The line of a step of a match."""
    match step:
        case Chosen(choices):
            return chosen_line(choices)
        case Undone(seat):
            return undone_line(seat)


def seated_line(players: Sequence[Player]) -> str:
    """The line that says who plays from here on."""
    return to_line({"seated": [encode_fields(player) for player in players]})


def write(match: Match[Any, Any, Any, Any]) -> str:
    """The whole record of *match* as it stands, without what was undone."""
    return header_line(match) + "".join(chosen_line(choices) for choices in match.log)


def parse(text: str) -> Record:
    """Read a record.

    :raises RecordError: if a line is not what it should be.
    """
    lines = text.split("\n")
    if lines.pop():
        raise RecordError(len(lines) + 1, "the line is not finished")
    if not lines:
        raise RecordError(1, "the record is empty")
    try:
        check_text(lines, RECORD)
    except LineError as error:
        raise RecordError(error.line, error.reason) from None
    with _with_line_number(1):
        record = _read_header(_printable_json(lines[0]))
    steps = []
    for number, line in enumerate(lines[1:], 2):
        with _with_line_number(number):
            steps.append(_read_step(record, _printable_json(line)))
    return replace(record, steps=tuple(steps))


def replay(record: Record) -> Replayed:
    """Play a recorded match again, up to where the record ends.

    :raises RecordError: if the rules do not allow a line.
    """
    with _with_line_number(1):
        match = Match(record.game, record.options, record.seats, record.seed)
    events: list[Sequence[Event]] = []
    for number, step in enumerate(record.steps, 2):
        with _with_line_number(number):
            _take(match, step, events)
    return Replayed(match, tuple(chain.from_iterable(events)))


def replay_choices(match: Match[Any, Any, Any, Any], count: int) -> Replayed:
    """Play the first *count* choices of *match* again."""
    steps = tuple(Chosen(choices) for choices in match.log[:count])
    return replay(Record(match.game, match.options, match.seats, match.seed, steps))


@contextmanager
def _with_line_number(line: int) -> Iterator[None]:
    """Give what is wrong the number of its line."""
    try:
        yield
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(line, str(error)) from None


def _take(match: Match[Any, Any, Any, Any], step: Step, events: list[Sequence[Event]]) -> None:
    """Make one step in *match*; *events* holds those of each choice in its log."""
    match step:
        case Undone(seat):
            match.undo(seat)
            events.pop()
        case Seated():
            pass
        case Chosen(choices):
            missing = match.waiting_for - choices.keys()
            if missing:
                raise IllegalChoice(f"the choice of seat {min(missing)} is missing")
            following: Sequence[Event] = ()
            for seat, action in choices.items():
                following = match.choose(seat, action)
            events.append(following)


def _printable_json(line: str) -> Json:
    """What stands in *line*, if all its words can be shown to people."""
    written = from_line(line)
    for word in _words(written):
        if not word.isprintable():
            raise ValueError(f"{shortened(ascii(word))} cannot be printed")
    return written


def _words(value: Json) -> Iterator[str]:
    """All text in *value*."""
    match value:
        case str():
            yield value
        case list():
            for item in value:
                yield from _words(item)
        case dict():
            yield from _words([*value, *value.values()])


def _read_header(written: Json) -> Record:
    version = written.get("version") if isinstance(written, dict) else None
    if type(version) is int and version != VERSION:
        raise OtherVersion(version)
    if not isinstance(written, dict) or written.keys() != set(_HEADER):
        raise ValueError(f"a header has {', '.join(_HEADER)}, and nothing else")
    if type(version) is not int:
        raise ValueError(f"only version {VERSION} can be read")
    game = _housed(_find(written["game"]), written["house"])
    seats = _whole(written["seats"], game.seats, "the number of seats")
    seed = decode(int, written["seed"])
    return Record(game, _read_options(game, written["options"]), seats, seed)


def _read_options(game: Game[Any, Any, Any, Any], written: Json) -> Any:
    if isinstance(written, dict):
        usual = game.options()
        missing = {name: encode(getattr(usual, name)) for name in game.later_options}
        written = {**missing, **written}
    return decode_fields(game.options, written)


def _read_step(record: Record, written: Json) -> Step:
    match written:
        case {"chosen": dict(choices), **rest} if choices and not rest:
            seats = {str(number): Seat(number) for number in range(record.seats)}
            if not choices.keys() <= seats.keys():
                raise ValueError(f"the seats are {', '.join(seats)}")
            actions = record.game.actions
            return Chosen({seats[key]: decode_one(actions, choices[key]) for key in choices})
        case {"undone": seat, **rest} if not rest:
            return Undone(Seat(_whole(seat, range(record.seats), "the seat")))
        case {"seated": list(players), **rest} if not rest:
            if len(players) != record.seats:
                raise ValueError(f"{record.seats} seats are played, not {len(players)}")
            return Seated(tuple(map(_read_player, players)))
        case _:
            raise ValueError("a line is either chosen, undone or seated")


def _read_player(written: Json) -> Player:
    if isinstance(written, dict) and written.keys() == {"device", "name", "bot"}:
        written = {**written, "team": USUAL_TEAM}
    player: Player = decode_fields(Player, written)
    check_player(player)
    return player


def _find(name: Json) -> Game[Any, Any, Any, Any]:
    if isinstance(name, str) and name in REGISTRATIONS:
        return game_called(name)
    raise ValueError(f"the game is none of {', '.join(REGISTRATIONS)}")


def _housed(game: Game[Any, Any, Any, Any], written: Json) -> Game[Any, Any, Any, Any]:
    """The game with the set of cards it was played with."""
    if game.with_house_set is not None:
        return game.with_house_set(decode_fields(type(game.house_set), written))
    if written is not None:
        raise ValueError(f"{game.title} has no house set")
    return game


def _whole(written: Json, allowed: range, what: str) -> int:
    if type(written) is not int or written not in allowed:
        raise ValueError(f"{what} must be from {allowed[0]} to {allowed[-1]}")
    return written
