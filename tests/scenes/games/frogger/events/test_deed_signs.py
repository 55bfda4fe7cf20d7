"""A seat tells what it did by signs, as many as it has room for."""

from __future__ import annotations

from random import Random

from rules.core import Seat
from rules.decktet import Card
from rules.frogger import (
    EXCUSE,
    FROGGER,
    FROGS,
    CardTaken,
    Event,
    Frog,
    FrogAdvanced,
    FrogBitten,
    FrogRetreated,
    FrogSwept,
    Options,
    Path,
    Space,
    State,
    TurnPassed,
)
from scenes.games.frogger.components.deed_signs import SMALLEST, DeedSigns
from sprites.pictures.pictures import Art, Collage

ANN, BOB = Seat(0), Seat(1)
WIDE = 2000.0
FAR = Space(9)
CARD = Card.PACT


def path() -> Path:
    state = FROGGER.deal(Options(), 2, Random(4))
    assert isinstance(state, State)
    return state.board.path


def signs() -> DeedSigns:
    """Of a turn in which Ann leaps, sends a frog back, hops back for a card, and leaps home."""
    trail = path()
    frog, suit = Frog(0), CARD.suits[0]
    noted = DeedSigns(trail)
    turn: list[Event] = [
        FrogAdvanced(frog, CARD, suit, EXCUSE, FAR),
        FrogSwept(Frog(FROGS), FAR),
        FrogRetreated(frog, FAR, EXCUSE),
        CardTaken(ANN, CARD),
        FrogAdvanced(frog, CARD, suit, EXCUSE, trail.home),
    ]
    noted.note(ANN, "words", turn)
    return noted


def arts(picture: Collage | None) -> list[str]:
    assert picture
    return [part.picture.name for part in picture.pieces if isinstance(part.picture, Art)]


def test_all_deeds_are_told_in_their_order() -> None:
    told = arts(signs().picture(ANN, "words", WIDE, 1.0))
    suit, ahead, back = f"suit-{CARD.suits[0].name.lower()}", "arrow-right", "arrow-left"
    assert told == [suit, ahead, "frog-head", back, back, suit, ahead, "frogger-home"]


def test_a_narrow_seat_leaves_out_suits_whom_it_sent_back_and_what_it_did_first() -> None:
    ahead, back, home = "arrow-right", "arrow-left", "frogger-home"
    shown, told = [], signs().picture(ANN, "words", WIDE, 1.0)
    while told and arts(told) not in shown:
        shown.append(arts(told))
        told = signs().picture(ANN, "words", SMALLEST * told.width - 1, 1.0)
    assert shown[1:] == [
        [ahead, "frog-head", back, back, ahead, home],
        [ahead, back, ahead, home],
        [back, ahead, home],
        [ahead, home],
    ]


def test_what_befalls_a_frog_follows_what_its_seat_did() -> None:
    noted = signs()
    noted.add(ANN, "more words", FrogSwept(Frog(0), FAR))
    assert arts(noted.picture(ANN, "more words", WIDE, 1.0))[-2:] == ["frog-head", "arrow-left"]
    noted.note(BOB, "bitten", [FrogBitten(Frog(FROGS), FAR)])
    assert arts(noted.picture(BOB, "bitten", WIDE, 1.0)) == ["croc-snap", "arrow-left"]
    noted.note(BOB, "passed", [TurnPassed(BOB)])
    assert arts(noted.picture(BOB, "passed", WIDE, 1.0)) == ["icon-pass"]


def test_other_words_and_other_seats_have_no_signs() -> None:
    assert signs().picture(ANN, "other words", WIDE, 1.0) is None
    assert signs().picture(BOB, "words", WIDE, 1.0) is None
