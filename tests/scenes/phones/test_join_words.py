"""Title and attract say how phones join, while they can."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rules.quibbit import QUIBBIT
from scenes.core.context import Context
from scenes.core.phone_access import JoinAddress
from scenes.menus.phones.opening import join_words
from scenes.menus.title import LOOK, Title
from scenes.playback.attract import SIGN_SECONDS, Attract
from scenes.table.table_scene import TableScene
from sprites.motion.timestep import STEP
from sprites.pictures.pictures import Collage, Text
from tests.scenes.contexts import headless_context
from tests.scenes.phones.example_phones import ExamplePhones


@pytest.fixture
def context() -> Context:
    context = headless_context((640, 360))
    context.phones = ExamplePhones()
    return context


def test_phones_are_told_nothing_while_none_can_join(context: Context) -> None:
    assert join_words(context.phones) == ""
    context.phones.open()
    assert context.phones.code in join_words(context.phones)
    assert context.phones.join_addresses()[0].figures in join_words(context.phones)
    context.phones.lock(True)
    assert join_words(context.phones) == ""


def test_the_title_shows_the_room_code_while_phones_can_join(context: Context) -> None:
    title = Title(context)
    title.lay_out(None)
    assert "join" not in title.widgets
    context.phones.open()
    for _ in range(LOOK + 1):
        title.step()
    assert "join" in title.widgets
    context.phones.lock(True)
    for _ in range(LOOK + 1):
        title.step()
    assert "join" not in title.widgets


class LosesNetwork(ExamplePhones):
    """The network goes as soon as its addresses were asked for."""

    def join_addresses(self) -> Sequence[JoinAddress]:
        found, self.interfaces = super().join_addresses(), ()
        return found


def test_the_title_stands_a_network_that_goes_while_it_is_laid_out(context: Context) -> None:
    context.phones = LosesNetwork(is_open=True)
    title = Title(context)
    title.lay_out(None)
    assert "join" in title.widgets
    for _ in range(LOOK + 1):
        title.step()
    assert "join" not in title.widgets


def _sign(attract: Attract) -> str:
    assert isinstance(attract.shown, TableScene)
    (sign,) = (one for one in attract.shown.table.stage.tokens if one.name == "invitation")
    assert isinstance(sign.picture, Collage)
    (words,) = (part.picture for part in sign.picture.pieces if isinstance(part.picture, Text))
    return words.words


def test_attract_shows_the_room_code_by_turns_with_what_to_press(context: Context) -> None:
    attract = Attract(context, QUIBBIT)
    attract.lay_out(None)
    context.phones.open()
    seen = []
    for _ in range(3):
        seen.append(_sign(attract))
        for _ in range(round(SIGN_SECONDS / STEP)):
            attract.step()
    assert seen == ["Press anything to play", join_words(context.phones), seen[0]]
