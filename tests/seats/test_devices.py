"""Every kind of device answers all that is asked of a device, and nobody asks for its kind."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from seats.bindings import DEFAULT_BINDINGS
from seats.devices import Device
from seats.intents import Intent
from seats.kinds import BY_NAME, JOINING, KINDS, REBINDABLE
from tests.source.syntax_trees import nodes
from words import say

ROOT = Path(__file__).parents[2]
CLASSES = {kind.__name__ for kind in KINDS}
ME = "scenes/players/command_line.py"  # where "me" means the keyboard, or else the mouse


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_has_a_name_of_its_own_and_a_drawing(kind: type[Device]) -> None:
    assert BY_NAME[kind.kind] is kind
    assert len(BY_NAME) == len(KINDS)
    assert (ROOT / "sprites" / "art" / f"{kind.icon}.svg").is_file()


@pytest.mark.parametrize("kind", [kind for kind in KINDS if not kind.comes_and_goes])
def test_a_device_that_does_not_come_and_go_is_always_there(kind: type[Device]) -> None:
    assert all(kind.nth(place, ()).is_here(()) for place in range(4))


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.comes_and_goes])
def test_other_devices_are_those_connected_or_else_missing_ones(kind: type[Device]) -> None:
    found, *missing = [kind.nth(place, [kind(5)]) for place in range(3)]
    assert found == kind(5)
    assert not any(device.is_here([kind(5)]) for device in missing)
    assert len(set(missing)) == 2


@pytest.mark.parametrize("kind", KINDS)
def test_the_lobby_shows_how_to_join_with_every_kind(kind: type[Device]) -> None:
    assert any(isinstance(device, kind) for device in JOINING)


@pytest.mark.parametrize("device", JOINING, ids=lambda device: device.name)
def test_a_device_has_a_name_in_the_words(device: Device) -> None:
    assert say(f"device.{device.name}")


@pytest.mark.parametrize("device", REBINDABLE, ids=lambda device: device.name)
def test_every_intent_of_a_rebindable_device_is_on_a_control(device: Device) -> None:
    given_by_triggers = {Intent.PEEK} if device.kind == "pad" else set()
    assert set(DEFAULT_BINDINGS.table(device).values()) == set(Intent) - given_by_triggers
    assert set(device.default_controls) & set(device.control_names)


@pytest.mark.parametrize("device", JOINING, ids=lambda device: device.name)
def test_a_partner_is_mutual(device: Device) -> None:
    assert device.partner is None or device.partner.partner == device


def imported_classes() -> Iterator[tuple[str, str]]:
    for top in ("scenes", "archive"):
        for path in sorted((ROOT / top).rglob("*.py")):
            for node in nodes(path):
                if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("seats."):
                    names = {alias.name for alias in node.names}
                    yield from ((str(path.relative_to(ROOT)), name) for name in names & CLASSES)


def test_nobody_else_tells_the_kinds_apart() -> None:
    assert {path for path, _ in imported_classes()} <= {ME}
