"""The jar of a seat shows its points as fireflies."""

from __future__ import annotations

from scenes.games.mosquito.components.jar import PLACES, jar
from sprites.pictures.pictures import Art


def test_a_firefly_shines_in_the_jar_for_each_point_while_there_is_room() -> None:
    for points in range(2 * len(PLACES)):
        pieces = jar(points).pieces
        flies = [
            one for one in pieces if isinstance(one.picture, Art) and "fire" in one.picture.name
        ]
        assert len(flies) == min(points, len(PLACES))
        assert len({(fly.x, fly.y) for fly in flies}) == len(flies)
