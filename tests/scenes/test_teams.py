"""Teams share a seat: everybody has a name, and the turns go round."""

from __future__ import annotations

from rules.core import Seat
from rules.quivvit import QUIVVIT, Options
from scenes.chair import Chair
from scenes.lobby import Lobby
from scenes.teams import MOST, members, resized, size_of
from seats.devices import LEFT_KEYS, RIGHT_KEYS
from seats.intents import Intent
from seats.seating import Hired, Person
from tests.scenes.breezy import change, lay_out
from tests.scenes.guests import KeyHands, tap
from tests.scenes.house_party import a_party
from tests.scenes.watched import open_up

ANN, BOB, CIS = map(Seat, range(3))


def test_no_two_people_have_one_name_however_large_the_teams() -> None:
    with a_party() as party:
        sitters = Person(LEFT_KEYS), Person(RIGHT_KEYS), Hired("judge")
        lay_out(party, *sitters, options=Options(teams=True))
        for seat in (ANN, BOB):
            party.house.teams[seat] = MOST
        names = [name for seat in (ANN, BOB, CIS) for name in members(party.house, seat)]
        assert len(names) == len(set(names)) == 2 * MOST + 1


def test_a_team_grows_to_four_and_starts_over_at_one() -> None:
    with a_party() as party:
        lay_out(party, Person(LEFT_KEYS), Hired("judge"))
        sizes = []
        for _ in range(MOST):
            sizes.append(size_of(party.house, ANN))
            resized(party.house, ANN, 1)
        assert sizes == [2, 3, 4, 1]


def test_the_prompt_names_the_member_whose_turn_it_is() -> None:
    with a_party() as party:
        options = Options(teams=True)
        for number, place in ((1, 0), (2, 1), (3, 0)):
            table = lay_out(party, Person(LEFT_KEYS), Hired("judge"), options=options)
            name = members(party.house, ANN)[place]
            change(table, round=number, player=ANN)
            open_up(party, table)
            assert f"({name})" in table.frame.shown[0].words


def test_a_chair_asks_how_many_there_are_only_where_teams_play() -> None:
    with a_party() as party:
        lay_out(party, Person(LEFT_KEYS), Hired("judge"))
        chair: object = None
        for options, asked in ((Options(), False), (Options(teams=True), True)):
            lobby = Lobby(party.house, QUIVVIT, options, LEFT_KEYS)
            party.stack.reset(lobby)
            party.frames(3)
            lobby._dock(ANN, LEFT_KEYS)
            move = lobby._dock(ANN, LEFT_KEYS)
            chair = getattr(move, "scene", None)
            assert isinstance(chair, Chair)
            party.stack.reset(lobby, chair)
            party.frames(3)
            assert ("team" in [item.name for item in chair.menu.items]) == asked
        assert isinstance(chair, Chair)
        menu = chair.menu
        party.until(lambda: menu.focus == "team", lambda: tap(party, KeyHands(), Intent.DOWN))
        tap(party, KeyHands(), Intent.RIGHT)
        assert size_of(party.house, ANN) == 3
