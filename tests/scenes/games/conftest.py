"""Shapes with longer words are tried in the pseudo-language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.languages import speaking
from tests.scenes.window_sizes import LongerWords
from words import ENGLISH, PSEUDO


@pytest.fixture(autouse=True)
def _longer_words(request: pytest.FixtureRequest) -> Iterator[None]:
    shape = getattr(request.node, "callspec", None) and request.node.callspec.params.get("shape")
    with speaking(PSEUDO if isinstance(shape, LongerWords) else ENGLISH):
        yield
