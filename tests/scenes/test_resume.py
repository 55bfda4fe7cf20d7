"""What was cut off is offered by the next start, and goes on with the same people and bots."""

from __future__ import annotations

from pathlib import Path

from rules.core import Seat
from scenes.kiosk.venue import Patience, Venue
from scenes.lobby import Lobby
from scenes.missing import Missing
from scenes.notice import Notice
from scenes.offer import Offer
from scenes.pause import Pause
from scenes.results import Results
from scenes.title import Title
from seats.devices import LEFT_KEYS, Device, Kind
from seats.intents import Intent
from seats.seating import Away, Hired, Person
from sprites.motion import STEP
from tests.archive.company import same
from tests.scenes.guests import ButtonGuest, KeyHands, PadHands, tap
from tests.scenes.house_party import AnyTable, Party, a_party


def play_some(party: Party, choices: int, *sitters: Person | Hired) -> AnyTable:
    """Begin a match and play so many choices."""
    table = party.sit_down(*(sitters or (Person(LEFT_KEYS), Hired("easy"))))
    guest = ButtonGuest(party, KeyHands())
    party.until(lambda: len(table.match.log) == choices and table.resting, guest.act)
    return table


def test_a_match_goes_on_after_the_plug_was_pulled(tmp_path: Path) -> None:
    with a_party(archive=tmp_path) as party:
        party.house.names[Seat(0)] = "newt"
        before = play_some(party, 4)
    with a_party(archive=tmp_path) as party:
        offer = party.shows(Offer)
        assert "Newt and a bot" in offer.words
        tap(party, KeyHands(), Intent.CONFIRM)
        party.frames(3)
        table = party.table
        assert same(table.match, before.match)
        assert table.log == before.log
        seating = party.house.seating
        assert [seating.sitter(seat) for seat in seating.seats()] == [
            Person(LEFT_KEYS),
            Hired("easy"),
        ]
        assert party.house.names == {Seat(0): "newt"}
        guest = ButtonGuest(party, KeyHands())
        party.until(lambda: isinstance(party.scene, Results), guest.act)
        party.house.archive.settle()
        assert len(list((tmp_path / "matches").iterdir())) == 1
    with a_party(archive=tmp_path) as party:
        party.shows(Title)


def test_a_match_put_away_is_not_offered_again(tmp_path: Path) -> None:
    with a_party(archive=tmp_path) as party:
        play_some(party, 3)
    with a_party(archive=tmp_path) as party:
        tap(party, KeyHands(), Intent.RIGHT, Intent.CONFIRM)
        party.shows(Title)
    with a_party(archive=tmp_path) as party:
        party.shows(Title)


def test_going_back_from_the_offer_throws_nothing_away(tmp_path: Path) -> None:
    with a_party(archive=tmp_path) as party:
        play_some(party, 3)
    with a_party(archive=tmp_path) as party:
        tap(party, KeyHands(), Intent.CANCEL, Intent.CANCEL)
        assert party.shows(Offer).menu.focus == "away"


def test_a_kiosk_waits_only_so_long_for_an_answer(tmp_path: Path) -> None:
    with a_party(archive=tmp_path) as party:
        play_some(party, 3)
    with a_party(archive=tmp_path) as party:
        party.house.venue = Venue(kiosk=True, patience=Patience(answer=5))
        party.stack.reset(Title(party.house))
        party.frames(3)
        offer = party.shows(Offer)
        seen = {offer.answers[1].words}
        party.frames(round(4.8 / STEP / 2))
        seen.add(offer.answers[1].words)
        assert party.scene is offer
        assert seen == {"Put it away (5)", "Put it away (1)"}
        party.frames(60)
        party.shows(Title)
    assert list((tmp_path / "running").iterdir()) == []


def test_people_without_their_pads_are_waited_for(tmp_path: Path) -> None:
    with a_party(archive=tmp_path, pads=1) as party:
        pad = PadHands(party.pads[0])
        party.sit_down(Person(pad.device), Person(LEFT_KEYS))
        one, other = ButtonGuest(party, pad), ButtonGuest(party, KeyHands())

        def act() -> None:
            one.act()
            other.act()

        party.until(lambda: len(party.table.match.log) == 3, act)
    with a_party(archive=tmp_path) as party:
        tap(party, KeyHands(), Intent.CONFIRM)
        party.frames(3)
        party.shows(Missing)
        assert party.house.seating.sitter(Seat(0)) == Away(Device(Kind.PAD, -1))
        pad = PadHands(party.plug())
        party.frames(2)
        tap(party, pad, Intent.CONFIRM)
        assert party.house.seating.sitter(Seat(0)) == Person(pad.device)


def test_people_find_their_pads_again(tmp_path: Path) -> None:
    with a_party(archive=tmp_path, pads=1) as party:
        pad = PadHands(party.pads[0])
        party.sit_down(Person(pad.device), Hired("hard"))
        guest = ButtonGuest(party, pad)
        party.until(lambda: len(party.table.match.log) == 2, guest.act)
    with a_party(archive=tmp_path, pads=1) as party:
        pad = PadHands(party.pads[0])
        tap(party, pad, Intent.CONFIRM)
        party.frames(3)
        assert party.house.seating.sitter(Seat(0)) == Person(pad.device)


def test_leaving_a_match_is_for_good(tmp_path: Path) -> None:
    with a_party(archive=tmp_path) as party:
        play_some(party, 3)
        keys = KeyHands()
        tap(party, keys, Intent.MENU)
        party.until(
            lambda: party.shows(Pause).menu.focus == "leave", lambda: tap(party, keys, Intent.DOWN)
        )
        tap(party, keys, Intent.CONFIRM)
        party.frames(3)
        assert not isinstance(party.scene, Offer)
        assert list((tmp_path / "running").iterdir()) == []


def test_bots_on_show_leave_no_record(tmp_path: Path) -> None:
    with a_party(archive=tmp_path) as party:
        table = party.sit_down(Hired("easy"), Hired("easy"))
        party.until(lambda: len(table.match.log) > 4)
        party.house.archive.settle()
        assert list((tmp_path / "running").iterdir()) == []


def test_that_a_match_is_not_kept_any_longer_is_said_at_the_table(tmp_path: Path) -> None:
    with a_party(archive=tmp_path) as party:
        table = play_some(party, 3)
        party.house.notices.append("The disk is full.")
        party.frames(3)
        assert party.shows(Notice).words == "The disk is full."
        tap(party, KeyHands(), Intent.CONFIRM)
        assert party.scene is table
        assert not isinstance(party.scene, Lobby)
