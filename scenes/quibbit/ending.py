"""From the end of a match to its results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.match import Match
from rules.quibbit import Action, Event, Frog, GameWon, Reason, View
from scenes.house import House
from scenes.quibbit.captions import Captions
from scenes.results import Place, Results
from scenes.scene import Scene
from seats.seating import Sitter


def ending(house: House, match: Match[Any, Action, Event, View]) -> Results:
    """The results of a match that is over."""
    view, outcome = match.state.view(None), match.state.outcome()
    assert outcome is not None, "only a match that is over has an ending"
    places: list[Place] = []
    for seats in outcome.places:
        number = len(places) + 1
        if not seats and view.dummy is not None:
            places.append(Place(number, None, view.dummy))
        places += [Place(number, seat, seat) for seat in seats]
    frog = Frog(outcome.places[0][0]) if outcome.places[0] else view.dummy
    assert frog is not None, "only a dummy leaves the first place empty"
    assert isinstance(outcome.reason, Reason)
    why = Captions(view.ring, view.dummy).caption(GameWon(frog, outcome.reason))
    return Results(
        house, match.game, places, why, lambda: _again(house, match), lambda: _lobby(house, match)
    )


def _again(house: House, match: Match[Any, Action, Event, View]) -> Scene:
    from scenes.tables import open_table  # the tables lead here

    return open_table(house, match.game, match.options, _sitters(house), house.seed())


def _lobby(house: House, match: Match[Any, Action, Event, View]) -> Scene:
    from scenes.lobby import Lobby  # the lobby leads here, by way of the table

    return Lobby(house, match.game)


def _sitters(house: House) -> Sequence[Sitter]:
    return [house.seating.sitter(seat) for seat in house.seating.seats()]
