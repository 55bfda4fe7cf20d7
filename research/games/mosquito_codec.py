"""The codec of Mosquito, which computes its codes: there are too many actions to list."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product

from research.codec import check_code
from research.observation import numbered
from rules.mosquito import (
    DECK,
    LEVELS,
    Action,
    Cut,
    Exchange,
    Options,
    Overlay,
    Pass,
    Place,
    Spot,
    Trio,
)
from rules.mosquito.layout import SPOTS

_CODES = numbered(DECK)
_FEW: tuple[Action, ...] = (Cut(), Pass())
_FEW_CODES = numbered(_FEW)
_OVERLAYS = 1 + 3 * len(DECK)


class MosquitoCodec:
    """To cut, to pass, and placements: by three cards, the card placed, exchange and overlay."""

    def __init__(self, options: Options) -> None:
        self._numbers = 2 * options.columns
        self._trios = tuple(_trios(self._numbers, options.mixed))
        self._places = numbered(self._trios)
        self._exchanges = 1 + 3 + 3 * (LEVELS * self._numbers - 3)
        self.size = len(_FEW) + len(self._trios) * len(DECK) * self._exchanges * _OVERLAYS

    def encode(self, action: Action) -> int:
        """The code of an action."""
        if not isinstance(action, Place):
            return _FEW_CODES[action]
        exchange = _exchange_codes(action.by, self._numbers)[action.exchange]
        code = self._places[action.by] * len(DECK) + _CODES[action.card]
        code = code * self._exchanges + exchange
        return len(_FEW) + code * _OVERLAYS + _overlay_code(action)

    def decode(self, code: int) -> Action:
        """The action with that code."""
        check_code(code, self.size)
        if code < len(_FEW):
            return _FEW[code]
        code, overlay = divmod(code - len(_FEW), _OVERLAYS)
        code, exchange = divmod(code, self._exchanges)
        trio, card = divmod(code, len(DECK))
        by = self._trios[trio]
        return Place(DECK[card], by, _exchanges(by, self._numbers)[exchange], _overlay(overlay, by))


def _trios(numbers: int, mixed: bool) -> list[Trio]:
    """All trios in sequence that a card may ever be placed by."""
    found = []
    for at in range(numbers):
        rows = SPOTS[at - 1 if at else numbers - 1], SPOTS[at][:-1], SPOTS[(at + 1) % numbers]
        found += [
            (left, middle, right)
            for left, middle, right in product(*rows)
            if mixed or left.level == middle.level == right.level
        ]
    return found


@cache
def _exchanges(by: Trio, numbers: int) -> tuple[Exchange | None, ...]:
    """No exchange, two of these three, or one of them with a card elsewhere."""
    elsewhere = [spot for row in SPOTS[:numbers] for spot in row if spot not in by]
    pairs: list[tuple[Spot, Spot]] = [*combinations(by, 2), *product(by, elsewhere)]
    return (None, *(Exchange.between(one, other) for one, other in pairs))


@cache
def _exchange_codes(by: Trio, numbers: int) -> dict[Exchange | None, int]:
    return numbered(_exchanges(by, numbers))


def _overlay_code(action: Place) -> int:
    if action.overlay is None:
        return 0
    return 1 + numbered(action.by)[action.overlay.on] * len(DECK) + _CODES[action.overlay.card]


def _overlay(code: int, by: Trio) -> Overlay | None:
    if code == 0:
        return None
    on, card = divmod(code - 1, len(DECK))
    return Overlay(DECK[card], by[on])
