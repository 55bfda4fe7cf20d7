"""The number of cards on the tags of Quibbit."""

from __future__ import annotations

from rules.quibbit import Frog, PicksRevealed
from scenes.games.quibbit.table import QuibbitTable
from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Paper
from tests.scenes.games.quibbit.showing import a_table
from tests.scenes.running_app import running_app
from tests.scenes.window_sizes import texts


def told(table: QuibbitTable) -> list[str]:
    """What each tag says."""
    pictures = [token.picture for token in table.tokens.counts.tokens]
    return [next(iter(texts(picture))).words for picture in pictures]


def sheets(table: QuibbitTable) -> set[str]:
    """The colours of what the numbers lie on."""
    pictures = [token.picture for token in table.tokens.counts.tokens]
    collages = [picture for picture in pictures if isinstance(picture, Collage)]
    lowest = [collage.pieces[0].picture for collage in collages]
    return {sheet.colour for sheet in lowest if isinstance(sheet, Paper)}


def test_each_tag_says_how_many_cards_are_left_and_all_look_the_same() -> None:
    with running_app() as app:
        table = a_table(app)
        assert told(table) == ["5", "3", "5"]
        table.tokens.counts.lose(1)
        assert told(table) == ["5", "2", "5"]
        assert sheets(table) == {theme.PAPER_BRIGHT}


def test_a_card_that_lies_open_is_not_counted_until_it_is_back() -> None:
    with running_app() as app:
        table = a_table(app)
        for _ in table.show(PicksRevealed(((Frog(0), 2), (Frog(1), 3), (Frog(2), 4)))):
            pass
        assert told(table) == ["4", "2", "4"]
        table.tokens.counts.bring_back(0)
        table.tokens.counts.lose(1)
        assert told(table) == ["5", "2", "4"]
