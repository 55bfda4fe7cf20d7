"""What a seat did in its turn as signs: where its frogs went, its cards, whom it sent back."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.frogger import (
    EXCUSE,
    CardTaken,
    Event,
    FrogAdvanced,
    FrogBitten,
    FrogRetreated,
    FrogSwept,
    Path,
    Space,
    TurnPassed,
)
from scenes.games.frogger.components.path import owner
from scenes.games.frogger.decktet_cards import back, suit_sign
from scenes.games.frogger.material import MATERIAL
from scenes.ui.boards import board
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text

HIGH = 40.0  # all signs are so high, at 100 % text
ARROW, CARD, NUMBER, POND, HEAD = 26.0, 26.0, 46.0, 50.0, 46.0  # how wide each is
SUIT, CROCODILE, PASSED = 36.0, 60.0, 36.0
GAP, APART = 4.0, 12.0  # between signs of one move, and between moves
SMALLEST = 0.87  # of their size, at which signs are still shown
DEEDS = FrogAdvanced | FrogRetreated | FrogSwept | FrogBitten | CardTaken | TurnPassed


class DeedSigns:
    """The last deeds of each seat on a *path* as signs, by the words that tell them too."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._last: dict[Seat, tuple[str, list[DEEDS]]] = {}

    def note(self, seat: Seat, words: str, events: Sequence[Event]) -> None:
        """Remember that *words* tell what happened in the turn of a *seat*."""
        self._last[seat] = words, [event for event in events if isinstance(event, DEEDS)]

    def add(self, seat: Seat, words: str, event: Event) -> None:
        """Remember that *words* tell of a *seat* what was noted, and that *event* followed."""
        _, before = self._last.get(seat, ("", []))
        self.note(seat, words, [*before, event])

    def picture(self, seat: Seat, words: str, room: float, scale: float) -> Collage | None:
        """The deeds that *words* tell of a *seat*, if they were noted, for a *room* so wide.

        Where it is too narrow, suits are left out, then frogs sent back, then what was done first.
        """
        told, deeds = self._last.get(seat, ("", []))
        if told != words or not deeds:
            return None
        own = [deed for deed in deeds if not isinstance(deed, FrogSwept)] or deeds
        tries = [deeds, *(own[first:] for first in range(len(own)))]
        pictures = [
            _picture(deeds, self._path, scale, suits=True),
            *(_picture(some, self._path, scale) for some in tries),
        ]
        return next((one for one in pictures if SMALLEST * one.width <= room), pictures[-1])


def _picture(deeds: Sequence[DEEDS], path: Path, scale: float, *, suits: bool = False) -> Collage:
    """What *deeds* tell, with the *suits* by which frogs leapt if they are wanted."""
    parts: list[Part] = []
    x = 0.0
    for deed in deeds:
        if parts:
            x += scale * (GAP if isinstance(deed, CardTaken) else APART)
        suit = [_suit(deed, scale)] if suits and isinstance(deed, FrogAdvanced) else []
        for wide, sign in [*suit, *_signs(deed, path, scale)]:
            parts.append(Part(sign, x + wide / 2, scale * HIGH / 2))
            x += wide + scale * GAP
        x -= scale * GAP
    return Collage(x, scale * HIGH, tuple(parts))


def _signs(deed: DEEDS, path: Path, scale: float) -> list[tuple[float, Picture]]:
    """Signs for one move, each with its width."""
    match deed:
        case FrogAdvanced(end=end):
            return [_art("arrow-right", scale * ARROW), _place(end, path, scale)]
        case FrogRetreated(end=end):
            return [_art("arrow-left", scale * ARROW), _place(end, path, scale)]
        case FrogSwept(frog):
            wide = scale * HEAD
            head = wide, Art("frog-head", wide, palette_of(owner(frog)))
            return [head, *_into_the_pond(path, scale)]
        case FrogBitten():
            return [_art("croc-snap", scale * CROCODILE), *_into_the_pond(path, scale)]
        case TurnPassed():
            return [_art("icon-pass", scale * PASSED)]
        case CardTaken():
            return [(scale * CARD, back(scale * CARD, 0.9 * scale * HIGH))]


def _into_the_pond(path: Path, scale: float) -> list[tuple[float, Picture]]:
    return [_art("arrow-left", scale * ARROW), _place(EXCUSE, path, scale)]


def _suit(deed: FrogAdvanced, scale: float) -> tuple[float, Picture]:
    return scale * SUIT, suit_sign(deed.suit, scale * SUIT)


def _art(name: str, wide: float) -> tuple[float, Picture]:
    return wide, Art(name, wide)


def _place(space: Space, path: Path, scale: float) -> tuple[float, Picture]:
    """The number of a column on a board as over it, the house of the haven, or the pond."""
    high = scale * HIGH
    if space == EXCUSE:
        wide, low = scale * POND, 0.7 * high
        return wide, Paper(wide, low, theme.RIVER, low / 2, edge=theme.LILY_DARK)
    if space == path.home:
        return _art("frogger-home", high)
    wide = scale * NUMBER
    number = Text(str(path.numbers[space]), theme.BODY)
    plate = board(wide, high, MATERIAL, lit=True)
    return wide, Collage(
        wide, high, (Part(plate, wide / 2, high / 2), Part(number, wide / 2, high / 2))
    )
