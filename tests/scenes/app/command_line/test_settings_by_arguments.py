"""What the command line sets, the settings can change again."""

from __future__ import annotations

from dataclasses import replace

import pygame

from scenes.app.command_line.arguments import parse
from scenes.app.frames.clocks import GameClock
from scenes.app.services.services import Services

DEMO = ("--headless", "--demo", "--game", "quibbit", "--size", "320x180")


def test_one_button_play_is_switched_on_and_off() -> None:
    services = Services(parse([*DEMO, "--one-button", "hold"]), GameClock())
    context = services.context
    assert context.settings.one_button == "hold"
    assert context.input_reader.one_button
    context.keep(replace(context.settings, one_button="off"))
    assert not context.input_reader.one_button
    services.close()
    pygame.quit()


def test_a_voice_is_switched_on() -> None:
    services = Services(replace(parse(DEMO), speech="own"), GameClock())
    assert services.context.settings.speech == "own"
    services.close()
    pygame.quit()
