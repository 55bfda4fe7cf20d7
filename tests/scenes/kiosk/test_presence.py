"""Wedged controls are no guests: a kiosk sleeps although they are pressed, and wakes for people."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path

import pygame
import pytest

from scenes.kiosk.presence import FAR, QUIET, SAME, Presence
from scenes.kiosk.still_there import StillThere
from scenes.playback.attract import Attract
from seats.devices import Device
from seats.input.input_events import InputEvent, OwnScreenUsed, Point, Press, UnknownPad
from seats.intents import Intent, Phase
from seats.keyboard.keys import LEFT_KEYS
from seats.pads.pad import Pad
from seats.pointer.pointer import POINTER
from tests import input_events
from tests.scenes.kiosk.kiosk_app import KioskApp, kiosk_app
from tests.scenes.simulated_players import KeyButtons

pytestmark = pytest.mark.usefixtures("own_home")
PAD = Pad(0)
NIGHT = 1200  # seconds


def press(intent: Intent, *, repeat: bool = False, device: Device = PAD) -> Press:
    return Press(None, intent, device, repeat=repeat)


def moved(x: float) -> Point:
    return Point(None, POINTER, x, 0.5, Phase.MOVE)


def touched(x: float) -> Point:
    return Point(None, POINTER, x, 0.5, Phase.DOWN)


WEDGED: dict[str, list[InputEvent]] = {
    "a held direction": [press(Intent.LEFT, repeat=True)],
    "a button that jitters": [press(Intent.CONFIRM)],
    "a pad on its stick": [press(Intent.LEFT), press(Intent.UP)],
    "two buttons in turn": [press(Intent.CONFIRM), press(Intent.CANCEL)],
    "drops of water at two places": [touched(0.2), touched(0.8)],
    "a trembling mouse": [moved(0.5), moved(0.5 + FAR / 2)],
    "a mouse that jumps": [moved(0.3), moved(0.6)],
    "a drop of water": [touched(0.5)],
    "an unknown joystick": [UnknownPad(Pad(9), "odd", pressed=True)],
}


@pytest.mark.parametrize("wedged", WEDGED.values(), ids=WEDGED)
def test_what_a_wedged_control_does_is_not_a_guests_after_a_minute(
    wedged: list[InputEvent],
) -> None:
    presence, events = Presence(), cycle(wedged)
    heard = [presence.shows_guest(next(events), moment / 4) for moment in range(round(4 * NIGHT))]
    assert not any(heard[round(4 * SAME) + 2 :])


def test_two_wedged_controls_are_no_guest_either() -> None:
    presence = Presence()
    heard = [
        presence.shows_guest(event, moment / 4)
        for moment in range(4 * NIGHT)
        for event in (press(Intent.CONFIRM), press(Intent.CONFIRM, device=LEFT_KEYS), moved(0.3))
    ]
    assert not any(heard[round(4 * 3 * SAME) :])


def test_a_guest_who_does_different_things_is_noticed_all_the_time() -> None:
    presence, deeds = Presence(), cycle((Intent.RIGHT, Intent.CONFIRM, Intent.SECOND))
    assert all(presence.shows_guest(press(next(deeds)), moment) for moment in range(NIGHT))


def test_a_guest_who_moves_and_confirms_is_noticed_all_the_time() -> None:
    presence, deeds = Presence(), cycle((Intent.RIGHT, Intent.RIGHT, Intent.CONFIRM))
    assert all(presence.shows_guest(press(next(deeds)), moment) for moment in range(NIGHT))


def test_a_guest_who_only_touches_the_screen_is_noticed_all_the_time() -> None:
    presence, places = Presence(), cycle((0.1, 0.4, 0.8))
    assert all(presence.shows_guest(touched(next(places)), moment) for moment in range(NIGHT))


def test_a_guest_who_only_chooses_on_a_phone_is_noticed_all_the_time() -> None:
    presence = Presence()
    answers = (OwnScreenUsed(PAD, ("step", moment)) for moment in range(NIGHT))
    assert all(presence.shows_guest(event, moment) for moment, event in enumerate(answers))


def test_the_same_button_is_a_guests_again_after_a_while() -> None:
    presence = Presence()
    for moment in range(round(2 * SAME)):
        presence.shows_guest(press(Intent.CONFIRM), moment)
    assert not presence.shows_guest(press(Intent.CONFIRM), 2 * SAME + 1)
    assert presence.shows_guest(press(Intent.CONFIRM), 2 * SAME + 1 + QUIET)


# The whole kiosk


@pytest.fixture
def kiosk(tmp_path: Path) -> Iterator[KioskApp]:
    with kiosk_app(tmp_path) as opened:
        yield opened


def jitter() -> None:
    input_events.tap_key(pygame.KSCAN_D)


def hold() -> None:
    """The key is held from before, and reports itself again and again."""


def tremble() -> None:
    for x in (0.5, 0.51):
        input_events.mouse_to(x, 0.5)


@pytest.mark.parametrize(
    ("wedged", "place"),
    [(jitter, "help"), (hold, "match"), (tremble, "match")],
    ids=lambda one: getattr(one, "__name__", one),
)
def test_a_kiosk_sleeps_whatever_is_wedged(
    kiosk: KioskApp, wedged: Callable[[], None], place: str
) -> None:
    context, now = kiosk.app.context, kiosk.app._clock.now
    if place == "help":
        kiosk.app.stack.reset(context.routes.title(), context.routes.help_on_controls(LEFT_KEYS))
    else:
        kiosk.play()
    if wedged is hold:
        KeyButtons().put(Intent.RIGHT, True)
    kiosk.live(0.2)
    begun = now()
    while not kiosk.shows(Attract):
        wedged()
        if kiosk.shows(StillThere):
            kiosk.live(1)
        else:
            kiosk.pass_time(5)
        assert now() - begun < SAME + 180 + 30, kiosk.scene
    for _ in range(20):
        wedged()
        kiosk.pass_time(5)
    assert kiosk.shows(Attract)
    input_events.tap_key(pygame.KSCAN_SPACE)
    kiosk.live(0.2)
    assert not kiosk.shows(Attract)
