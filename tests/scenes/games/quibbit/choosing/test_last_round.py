"""In the last round only the place on the ring counts, and is told."""

from __future__ import annotations

import pytest

from scenes.games.quibbit.choosing.outlook import outlook
from scenes.games.quibbit.choosing.preview import mood_of
from scenes.games.quibbit.choosing.preview_sign import sign_row
from sprites.pictures.pictures import Art
from tests.scenes.games.quibbit.choosing.foretold_positions import ANN, view
from tests.scenes.window_sizes import leaves
from values import replace


@pytest.mark.parametrize(
    ("hands", "told", "mood"),
    [
        ("A:5 B:1 C:2", ("crown", "Sure: you end in front and win"), "cheer"),
        ("A:1 B:23 C:2", ("icon-cross", "Sure: you do not end in front"), "sad"),
        ("A:3 B:14 C:2", ("crown", "You may end in front and win"), "think"),
    ],
)
def test_in_the_last_round_it_is_told_whether_one_ends_in_front(
    hands: str, told: tuple[str, str], mood: str
) -> None:
    seen = view("C . A . B^ . . . . . . .", hands)
    last = replace(seen, board=replace(seen.board, round=15, last_round=15))
    card = last.board.hand(ANN)[0]
    row = sign_row(last.board, outlook(last, ANN, card))
    (icon,) = (one.name for one in leaves(row.icon) if isinstance(one, Art))
    assert (icon, row.words) == told
    assert mood_of(outlook(last, ANN, card)) == mood
    before = replace(seen, board=replace(seen.board, round=14, last_round=15))
    assert not outlook(before, ANN, card).in_front
