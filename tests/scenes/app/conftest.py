"""A display, and a folder of its own for the files of a test."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest


@pytest.fixture
def own_display(own_home: None) -> Iterator[None]:
    pygame.display.init()
    yield
    pygame.quit()
