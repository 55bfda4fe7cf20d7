"""Shapes with longer words are tried in the pseudo-language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.languages import speaking
from tests.scenes.window_sizes import LongerWords
from words import ENGLISH, PSEUDO


@pytest.fixture(autouse=True)
def _longer_words(request: pytest.FixtureRequest) -> Iterator[None]:
    callspec = getattr(request.node, "callspec", None)
    shapes = callspec.params.get("shape_group", ()) if callspec else ()
    with speaking(PSEUDO if any(isinstance(s, LongerWords) for s in shapes) else ENGLISH):
        yield
