"""The footer of a card tells what may become of it without an empty part."""

from __future__ import annotations

import pytest

from scenes.games.quibbit.choosing.card_mark import LEAST, _footer, _widths
from scenes.games.quibbit.choosing.card_signs import ICONS
from sprites.pictures.pictures import Art, Paper

CARD = 120.0


@pytest.mark.parametrize(
    "shares",
    [
        [("home", 10)],
        [("lost", 10)],
        [("home", 1), ("lost", 9)],
        [("lost", 9), ("threat", 1)],
        [("home", 4), ("lap", 1), ("lost", 4), ("threat", 1)],
    ],
)
def test_each_part_of_a_footer_has_its_picture_in_it(shares: list[tuple[str, int]]) -> None:
    named = [(ICONS[name], count) for name, count in shares]
    frame, *pieces = _footer(named, CARD, "#ffffff").pieces
    assert isinstance(frame.picture, Paper)
    grounds, icons = pieces[::2], pieces[1::2]
    assert [icon.picture.name for icon in icons if isinstance(icon.picture, Art)] == [
        name for name, _ in named
    ]
    assert [ground.x for ground in grounds] == [icon.x for icon in icons]


def test_a_likelier_part_is_wider_and_none_is_narrower_than_its_picture() -> None:
    for counts in ([10], [1, 9], [5, 5], [2, 1, 6, 1]):
        widths = _widths(counts, 4 * LEAST)
        assert sum(widths) == pytest.approx(4 * LEAST)
        assert all(wide >= LEAST - 0.01 for wide in widths)
        assert sorted(widths) == [wide for _, wide in sorted(zip(counts, widths, strict=True))]
