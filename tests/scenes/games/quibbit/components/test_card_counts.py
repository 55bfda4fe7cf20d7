"""The number of cards on the tags of Quibbit."""

from __future__ import annotations

from scenes.games.quibbit.table import QuibbitTable
from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Paper
from tests.scenes.games.quibbit.showing import a_table
from tests.scenes.running_app import running_app
from tests.scenes.window_sizes import texts


def told(table: QuibbitTable) -> list[tuple[str, bool]]:
    """What each tag says, and whether it stands out."""
    return [(_words(token.picture), _amber(token.picture)) for token in table.tokens.counts.tokens]


def _words(picture: object) -> str:
    assert isinstance(picture, Collage)
    return next(iter(texts(picture))).words


def _amber(picture: object) -> bool:
    assert isinstance(picture, Collage)
    sheet = picture.pieces[0].picture
    assert isinstance(sheet, Paper)
    return sheet.colour == theme.FOCUS


def test_each_tag_says_how_many_cards_are_left_and_the_fewest_stand_out() -> None:
    with running_app() as app:
        table = a_table(app)
        assert told(table) == [("5", False), ("3", True), ("5", False)]
        table.tokens.counts.lose(1)
        assert told(table)[1] == ("2", True)
        for _ in range(3):
            table.tokens.counts.lose(0)
        assert told(table) == [("2", True), ("2", True), ("5", False)]
